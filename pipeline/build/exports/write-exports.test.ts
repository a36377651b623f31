import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { expectShape } from '../../testing/read-api-shape.ts';
import { rankCatalog } from '../listings/rank-catalog.ts';
import { DAY, seededCatalog } from '../testing/ranking.ts';
import { type ExportInput, writeExports } from './write-exports.ts';

const NAMES = ['SHA256SUMS', 'catalog.sqlite.gz', 'listings.ndjson.gz', 'report-2026-11.html', 'report-2026-11.json'];
const HOSTILE = `Robert'); drop table listings; -- "NEAR(* \ud800 größe "knowable":1,"position":2,`;

/** Two words of one kind may be the same: a publisher's list is no set. */
const SAYS_ALL: Partial<Listing> = {
  ...{ keywords: ["d'or", 'raw', 'raw'], languages: ['de', 'en', 'de'], packages: ['pkg:npm/tool'] },
  ...{ requirements: '4 GB of memory', deployment: ['desktop'], support_until: '2030-12-31' },
  order_url: 'https://works.example/buy',
  ...{ support_url: 'https://works.example/help', status_page: 'https://status.works.example/' },
  security: { policy_url: 'https://works.example/security' },
  versions: [
    {
      ...{ version: '2.0', released_in: '2019-05', prerelease: false, changes: "It's faster." },
      artifacts: [
        { uri: 'https://works.example/2.exe', platform: 'windows', format: 'exe', size_bytes: 12_345_678 },
        { uri: 'https://works.example/2.tar.gz' },
      ],
    },
  ],
};

/** What is shown is not what its publisher names. */
const SHOWN = { sha256: 'ab'.repeat(32), width: 128, height: 72 };
const FROM = { from: 'publisher', source_sha256: 'cd'.repeat(32) } as const;
const PICTURED: Partial<Listing> = {
  ...{ icon: 'https://works.example/icon.png', screenshots: ['https://works.example/1.png'] },
  pictures: {
    icon: { ...SHOWN, ...FROM },
    screenshots: [{ ...SHOWN, ...FROM, small: SHOWN, alt: 'It\'s a "window"' }],
  },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-exports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Of 30 listings, the first of which has a name that means harm. */
function input(settings: Partial<Settings> = {}, reversed = false): ExportInput {
  const { catalog, history } = seededCatalog(30);
  const listings = [...catalog.listings].map(([slug, listing], index): [string, Listing] => [
    slug,
    index === 0 ? { ...listing, ...SAYS_ALL, ...PICTURED, name: HOSTILE } : listing,
  ]);
  const data = {
    ...{ ...catalog, settings: { ...catalog.settings, ...settings } },
    listings: new Map(reversed ? listings.reverse() : listings),
    ledger: new Map([['gone', { slug: 'gone', state: 'withdrawn', reason: 'unsafe' } as never]]),
  };
  const site = data.settings;
  return { catalog: data, ranked: rankCatalog(data, history, site, DAY), snapshots: [], site, date: DAY, commit: null };
}

const at = (name: string) => join(folder, name);
const lines = () =>
  gunzipSync(readFileSync(at('listings.ndjson.gz')))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

function openSqlite(): DatabaseSync {
  writeFileSync(at('catalog.sqlite'), gunzipSync(readFileSync(at('catalog.sqlite.gz'))), { mode: 0o400 });
  return new DatabaseSync(at('catalog.sqlite'), { readOnly: true });
}

describe('an export', () => {
  it('is the same bytes whenever it is written, in whatever order listings are read', async () => {
    const first = await writeExports(at('first'), input());
    expect(await writeExports(at('second'), input({}, true))).toEqual(first);
    expect(readdirSync(at('first'))).toEqual(NAMES);
    for (const name of NAMES)
      expect(readFileSync(at(`first/${name}`)).equals(readFileSync(at(`second/${name}`)))).toBe(true);
  });

  it('names every file with its size and digest, as the list of sums does', async () => {
    const list = await writeExports(folder, input());
    expectShape('ExportList', list);
    expect(list).toMatchObject({
      access: 'top_tier',
      listing_count: 30,
      attribution: 'Test catalog, https://catalog.test',
    });
    expect(list.files.map(({ name }) => name).toSorted()).toEqual(NAMES);
    for (const { name, sha256, size, links } of list.files) {
      const bytes = readFileSync(at(name));
      expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([size, sha256]);
      expect(links.self).toBe(`https://catalog.test/api/v1/exports/${name}`);
    }
    const listed = list.files.filter(({ name }) => name !== 'SHA256SUMS');
    expect(readFileSync(at('SHA256SUMS'), 'utf8')).toBe(
      listed.map(({ sha256, name }) => `${sha256}  ${name}\n`).join(''),
    );
  });

  it('holds every published listing with its place, as the API answers, and nothing else', async () => {
    await writeExports(folder, input());
    const listings = lines();
    expect(listings.map(({ rank }) => rank.position)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    for (const listing of listings) expectShape('SoftwareListing', listing);
    expect(JSON.stringify(listings)).not.toContain('gone');
    expect(JSON.stringify(listings)).not.toContain('unsafe');
  });

  it('names in its gzip files neither the time nor the machine', async () => {
    await writeExports(folder, input());
    for (const name of ['listings.ndjson.gz', 'catalog.sqlite.gz']) {
      const header = readFileSync(at(name)).subarray(0, 10);
      expect([...header.subarray(0, 8), header[9]]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 255]);
    }
  });

  it('is cut where a file is too large, and put together again by its parts in order', async () => {
    await writeExports(at('whole'), input());
    const list = await writeExports(folder, { ...input(), maxFileBytes: 2_500 });
    expectShape('ExportList', list);
    for (const whole of ['listings.ndjson.gz', 'catalog.sqlite.gz']) {
      const parts = list.files.filter(({ part_of }) => part_of === whole);
      expect(parts.length).toBeGreaterThan(1);
      expect(parts[0]?.name).toBe(`${whole}.001`);
      const together = Buffer.concat(parts.map(({ name }) => readFileSync(at(name))));
      expect(together.equals(readFileSync(at(`whole/${whole}`)))).toBe(true);
    }
    expect(
      readdirSync(folder)
        .filter((name) => name !== 'whole')
        .toSorted(),
    ).toEqual(list.files.map(({ name }) => name).toSorted());
    for (const { size } of list.files) expect(size).toBeLessThanOrEqual(2_500);
  });
});

describe('the SQLite file', () => {
  it('is sound, opens without leave to write, and says the same as the listings', async () => {
    await writeExports(folder, input());
    const database = openSqlite();
    const all = (text: string) =>
      database
        .prepare(text)
        .all()
        .map((row) => ({ ...row }));
    expect(all('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(all('pragma foreign_key_check')).toEqual([]);
    expect(all('pragma journal_mode')).toEqual([{ journal_mode: 'delete' }]);
    const listings = lines();
    expect(all('select json from listings order by position').map(({ json }) => JSON.parse(String(json)))).toEqual(
      listings,
    );
    expect(all('select count(*) as count from versions')[0]?.count).toBe(
      listings.flatMap(({ versions }) => versions).length,
    );
    expect(all('select count(*) as count from signals')[0]?.count).toBe(30 * 4);
    expect(all('select count(*) as count from facts')[0]?.count).toBe(
      listings.flatMap(({ rank }) => rank.signals.flatMap(({ facts }: { facts: unknown[] }) => facts)).length,
    );
    expect(all('select count(*) as count from evidence')[0]?.count).toBe(
      listings.flatMap(({ evidence }) => evidence).length,
    );
    expect(all("select value from about where name = 'date'")).toEqual([{ value: DAY }]);
    database.close();
  });

  it('has rows for what a listing has several of, and what is not stated is null', async () => {
    await writeExports(folder, input());
    const database = openSqlite();
    const all = (text: string) =>
      database
        .prepare(text)
        .all()
        .map((row) => Object.values(row));
    expect(all('select keyword from keywords order by keyword')).toEqual([["d'or"], ['raw']]);
    expect(all('select language from languages order by language')).toEqual([['de'], ['en']]);
    expect(all('select package from packages')).toEqual([['pkg:npm/tool']]);
    expect(all('select released_on, released_in, changes from versions where changes is not null')).toEqual([
      [null, '2019-05', "It's faster."],
    ]);
    expect(all('select number, file, uri, platform, format, size_bytes, sha256 from artifacts')).toEqual([
      [1, 1, 'https://works.example/2.exe', 'windows', 'exe', 12_345_678, null],
      [1, 2, 'https://works.example/2.tar.gz', null, null, null, null],
    ]);
    const said = lines().find(({ keywords }) => keywords.length > 0);
    const [{ url, width, height, small, alt }] = said.screenshots;
    expect(url).toMatch(new RegExp(`^https://.+/pictures/ab/${SHOWN.sha256}\\.webp$`));
    expect(all('select url, width, height, small_url, alt from screenshots')).toEqual([
      [url, width, height, small.url, alt],
    ]);
    expect(all('select icon from listings where icon is not null')).toEqual([[said.icon]]);
    expect(said).toMatchObject({ ...SAYS_ALL, security: { ...SAYS_ALL.security, security_txt_url: null } });
    database.close();
  });

  it('finds words, also without their marks, and holds hostile names as names', async () => {
    await writeExports(folder, input());
    const database = openSqlite();
    const found = database
      .prepare('select listings.name from search join listings on position = search.rowid where search match ?')
      .all('grosse OR groSSe OR große OR "größe"');
    expect(found).toHaveLength(1);
    expect(String(found[0]?.name)).toContain("Robert'); drop table listings;");
    expect(database.prepare("select count(*) as count from search where search match 'does'").get()?.count).toBe(30);
    database.close();
  });
});
