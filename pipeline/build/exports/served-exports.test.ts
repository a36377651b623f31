import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ExportList } from '../../../schemas/contracts/generated/read-api.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { parseCatalog } from '../../repo/catalog/parse-catalog.ts';
import { openCheckout, readCheckout } from '../../repo/data/checkout.ts';
import { evidencePath, ledgerPath, listingPath, SETTINGS } from '../../repo/data/data-files.ts';
import { readHead } from '../../repo/data/head.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import { expectShape } from '../../testing/read-api-shape.ts';
import { type TemporaryCatalog, temporaryCatalog } from '../../testing/temporary-catalog.ts';
import { emitApi } from '../api/emit-api.ts';
import { factsOfAll } from '../listings/listing-facts.ts';
import { rankCatalog } from '../listings/rank-catalog.ts';
import { readData } from '../listings/read-data.ts';
import { readSnapshots, snapshotPath, toSnapshot } from '../rank/monthly-snapshots.ts';
import { seededCatalog } from '../testing/ranking.ts';
import { type FileCounts, openBuild } from '../writer/build-writer.ts';
import { readNote } from '../writer/last-build-record.ts';
import { noteBuild, readPreviousOutput } from '../writer/previous-output.ts';
import { serveExports } from './served-exports.ts';

const [SEEDED] = seededCatalog(1).catalog.listings.values();

const EVIDENCE = {
  ...{ witness: 'osv', subject: 'pkg:npm/first', source: 'https://api.osv.dev/v1/query', since: '2026-12-01' },
  values: { advisories: 0 },
};
let catalog: TemporaryCatalog;
let folder: string;
beforeEach(() => {
  catalog = temporaryCatalog();
  folder = mkdtempSync(join(tmpdir(), 'catalog-served-'));
});
afterEach(() => {
  catalog.remove();
  rmSync(folder, { recursive: true });
});

const at = (path: string) => join(folder, path);

function ledger(slug: string, change: object): void {
  const record = { slug, source: { kind: 'pad-json' }, content_sha256: 'a'.repeat(64), report: [], overrides: {} };
  catalog.write(ledgerPath(slug), JSON.stringify({ ...record, ...change }));
}

/** @returns the commit */
function publish(slug: string, time: string, member: object = {}): string {
  catalog.write(listingPath(slug), JSON.stringify({ ...SEEDED, slug, name: `Tool ${slug}`, ...member }));
  ledger(slug, { state: 'published' });
  return commit(`Publish ${slug}`, time);
}

function depart(slug: string, time: string, change: object): void {
  catalog.git('rm', '--quiet', '--force', listingPath(slug));
  ledger(slug, change);
  catalog.commit(`Depart ${slug}`, time);
}

function commit(message: string, time: string): string {
  catalog.commit(message, time);
  return catalog.git('rev-parse', 'HEAD');
}

/** Changes what is committed, or is not yet. */
function set(change: Partial<Settings>): void {
  const settings = JSON.parse(readFileSync(join(catalog.folder, SETTINGS), 'utf8'));
  catalog.write(SETTINGS, JSON.stringify({ ...settings, ...change }));
}

interface Serving {
  from: string;
  program: string;
  read: typeof openData | typeof readAllData;
  /** After the build that is there. */
  goesOn: boolean;
}

/** As a build opens it, which knows what its files say by their names in git. */
async function openData(from: string) {
  const head = await readHead(from);
  const checkout = await openCheckout(from, head);
  return { checkout, ...(await readData(checkout.files, { baseUrl: undefined, program: 'one', kept: at('kept') })) };
}

/** With every file read for it. */
async function readAllData(from: string) {
  const checkout = await readCheckout(from);
  const catalog = parseCatalog(checkout.files);
  return { checkout, catalog, site: catalog.settings, facts: factsOfAll(catalog, catalog.settings) };
}

/** What the last build kept and wrote of the exports. */
let counts: FileCounts;

/** Builds no more than the exports. @returns their list */
async function serve(
  date: string,
  { from = catalog.folder, program = 'one', read = openData, goesOn = false }: Partial<Serving> = {},
): Promise<ExportList> {
  if (!goesOn) rmSync(at('built'), { recursive: true, force: true });
  const standing = await readPreviousOutput(at('built'), goesOn ? await readNote(at('noted')) : undefined);
  const data = await read(from);
  const snapshots = readSnapshots(data.checkout.files, date);
  const writer = openBuild(at('next'), at('built'), standing);
  const { checkout, site } = data;
  const ranked = rankCatalog(data.catalog, checkout.history, site, date, data.facts);
  await writer.add(emitApi({ ...data, ranked, date, snapshots, history: checkout.history, program }));
  mkdirSync(at('scratch'));
  await serveExports(writer, { ...data, ranked, program, scratch: at('scratch'), snapshots, date });
  counts = writer.account().exports;
  if (writer.written.size > 0) cpSync(at('next'), at('built'), { recursive: true });
  for (const name of ['next', 'scratch']) rmSync(at(name), { recursive: true, force: true });
  await noteBuild(at('noted'), at('built'), { key: 'any', date, result: null }, writer);
  const list = JSON.parse(readFileSync(at('built/api/v1/exports.json'), 'utf8'));
  expectShape('ExportList', list);
  return list;
}

const namesOf = ({ files }: ExportList) => files.map(({ name }) => name).toSorted();
const contents = () =>
  readdirSync(at('built'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && join(entry.parentPath, entry.name).includes('/exports'))
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'base64')]);
const exported = () =>
  gunzipSync(readFileSync(at('built/api/v1/exports/listings.ndjson.gz')))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
const slugs = () =>
  exported()
    .map(({ slug }) => slug)
    .toSorted();

describe('exports', () => {
  it('are of what is checked out, on the day of its commit, on every later day of the month and in every clone', async () => {
    publish('first', '2026-12-31T23:59:59Z');
    const head = publish('second', '2027-01-05T10:00:00Z');
    const list = await serve('2027-01-05');
    expect(list).toMatchObject({ commit: head, date: '2027-01-05', listing_count: 2 });
    expect(slugs()).toEqual(['first', 'second']);
    expect(exported().map(({ rank }) => rank.position)).toEqual([1, 2]);
    expect(namesOf(list)).toContain('report-2027-01.json');
    const before = contents();
    execFileSync('git', ['clone', '--quiet', catalog.folder, at('clone')]);
    await serve('2027-01-31', { from: at('clone') });
    expect(contents()).toEqual(before);
  });

  it('are of the first day of a month in which nothing was committed', async () => {
    const head = publish('first', '2026-12-05T10:00:00Z');
    const list = await serve('2027-02-20');
    expect(list).toMatchObject({ commit: head, date: '2027-02-01' });
    expect(namesOf(list)).toContain('report-2027-02.json');
    const report = JSON.parse(readFileSync(at('built/api/v1/exports/report-2027-02.json'), 'utf8'));
    // Of a month that has only begun nothing is counted.
    expect(report.published_by_month.at(-1)).toEqual({ month: '2027-01', count: 0 });
  });

  it('are never of a day after the build', async () => {
    publish('first', '2026-12-05T10:00:00Z');
    expect(await serve('2026-12-03')).toMatchObject({ date: '2026-12-03' });
  });

  it('lack what was withdrawn, and have what was renamed under its present name', async () => {
    for (const slug of ['unsafe', 'old', 'steady']) publish(slug, '2026-12-05T10:00:00Z');
    depart('unsafe', '2027-01-10T00:00:00Z', { state: 'withdrawn', reason: 'It is unsafe.' });
    publish('better', '2027-01-11T00:00:00Z', { renamed_from: 'old' });
    depart('old', '2027-01-11T00:00:00Z', { state: 'renamed', renamed_to: 'better' });
    expect(await serve('2027-01-12')).toMatchObject({ listing_count: 2 });
    expect(slugs()).toEqual(['better', 'steady']);
  });

  it('are the same bytes, however much is known of the files', async () => {
    publish('first', '2026-12-05T10:00:00Z');
    publish('old', '2026-12-05T10:00:00Z');
    catalog.write(evidencePath('first'), JSON.stringify({ slug: 'first', records: [EVIDENCE] }));
    commit('Witness', '2026-12-10T10:00:00Z');
    await serve('2026-12-12');
    expect(exported()).toMatchObject([{ slug: 'first', evidence: [EVIDENCE] }, { slug: 'old' }]);
    const known = contents();
    await serve('2026-12-12', { read: readAllData });
    expect(contents()).toEqual(known);
  });

  it('of files that are not committed are of these files, on the day of the build', async () => {
    publish('first', '2026-12-05T10:00:00Z');
    set({ name: 'Not yet' });
    const list = await serve('2027-01-20');
    expect(list).toMatchObject({ commit: null, date: '2027-01-20', attribution: 'Not yet, https://catalog.test' });
  });

  it('say who moved since the places of the last month that are stored', async () => {
    const released = (released_on: string, seen?: { seen_on: string }) => {
      return { versions: [{ version: '1.0.0', released_on, ...seen, prerelease: false }] };
    };
    publish('first', '2026-12-05T10:00:00Z', released('2026-12-01'));
    publish('second', '2026-12-05T10:00:00Z', released('2020-01-01'));
    const { files, history } = await readCheckout(catalog.folder);
    const data = parseCatalog(files);
    const places = toSnapshot(rankCatalog(data, history, data.settings, '2026-12-06'), '2026-12-06');
    catalog.write(snapshotPath('2026-12-06'), places);
    publish('second', '2026-12-20T10:00:00Z', released('2026-12-20', { seen_on: '2026-12-20' }));
    await serve('2027-01-20');
    const report = JSON.parse(readFileSync(at('built/api/v1/exports/report-2027-01.json'), 'utf8'));
    expect(report).toMatchObject({
      ...{ month: '2027-01', date: '2027-01-01' },
      movers: { from: '2026-12', to: '2027-01', up: [{ slug: 'second', from: 2, to: 1 }], down: [{ slug: 'first' }] },
    });
  });
});

const VIEW = `alter table keywords rename to words;
  create view keywords as select slug, 'forged' as keyword from listings`;

describe('what was made', () => {
  beforeEach(async () => {
    publish('first', '2026-12-05T10:00:00Z');
    await serve('2027-01-01');
  });

  it('is taken over by later builds of the commit', async () => {
    expect(counts).toEqual({ kept: 0, written: 6, removed: 0 });
    await serve('2027-01-15', { goesOn: true });
    expect(counts).toEqual({ kept: 6, written: 0, removed: 0 });
    publish('new', '2027-01-16T10:00:00Z');
    await serve('2027-01-16', { goesOn: true });
    expect(counts.written).toBe(6);
    expect(slugs()).toEqual(['first', 'new']);
  });

  it('is gone on from with the bytes of a first build, whatever has come, gone and changed', async () => {
    const artifacts = [{ uri: 'https://works.example/2.exe', platform: 'windows' }];
    const versions = [{ version: '2.0', released_on: '2026-12-30', prerelease: false, artifacts }];
    const steps = [
      () => publish('new', '2027-01-02T10:00:00Z', { keywords: ['raw', 'raw'], languages: ['de'], versions }),
      () => publish('first', '2027-01-03T10:00:00Z', { keywords: ['raw'] }),
      () => depart('first', '2027-01-04T10:00:00Z', { state: 'withdrawn', reason: 'It is unsafe.' }),
      () => publish('first', '2027-01-05T10:00:00Z', { name: 'Another' }),
    ];
    for (const [index, step] of steps.entries()) {
      step();
      const date = `2027-01-0${index + 2}`;
      await serve(date, { goesOn: true });
      const gone = contents();
      cpSync(at('built'), at('kept-built'), { recursive: true, preserveTimestamps: true });
      cpSync(at('noted'), at('kept-noted'), { recursive: true });
      await serve(date);
      expect(contents()).toEqual(gone);
      for (const name of ['built', 'noted']) {
        rmSync(at(name), { recursive: true });
        renameSync(at(`kept-${name}`), at(name));
      }
    }
  });

  /** As if an earlier build had made it. */
  function forge(change: (bytes: Buffer) => Buffer): void {
    const file = at('built/api/v1/exports/catalog.sqlite.gz');
    const told = (bytes: Buffer) => `"${sha256(bytes)}",${bytes.length},`;
    const before = readFileSync(file);
    const after = change(before);
    const note = readFileSync(at('noted/last.json'), 'utf8');
    expect(note).toContain(told(before));
    writeFileSync(file, after);
    writeFileSync(at('noted/last.json'), note.replace(told(before), told(after)));
  }

  it('lends its rows to the next export of the same program alone', async () => {
    const forgeName = (bytes: Buffer) => {
      writeFileSync(at('forged.sqlite'), gunzipSync(bytes));
      using database = new DatabaseSync(at('forged.sqlite'));
      database.exec(`update listings set vendor = 'Forged'; update descriptions set summary = 'Forged'`);
      return gzipSync(readFileSync(at('forged.sqlite')));
    };
    publish('new', '2027-01-16T10:00:00Z');
    for (const [program, forged] of [
      ['one', [1, 1]],
      ['two', [0, 0]],
    ] as const) {
      await serve('2027-01-01');
      forge(forgeName);
      set({ name: `Another of ${program}` });
      commit('Rename the catalog', '2027-01-17T10:00:00Z');
      await serve('2027-01-17', { goesOn: true, program });
      writeFileSync(at('made.sqlite'), gunzipSync(readFileSync(at('built/api/v1/exports/catalog.sqlite.gz'))));
      using database = new DatabaseSync(at('made.sqlite'), { readOnly: true });
      const count = (text: string) => database.prepare(`select count(*) as count from ${text} = 'Forged'`).get()?.count;
      expect([count('listings where vendor'), count('descriptions where summary')]).toEqual(forged);
    }
  });

  /** Of the database, by a statement. */
  const altered = (bytes: Buffer, statement: string) => {
    writeFileSync(at('altered.sqlite'), gunzipSync(bytes));
    using database = new DatabaseSync(at('altered.sqlite'));
    database.exec(statement);
    return gzipSync(readFileSync(at('altered.sqlite')));
  };

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['cannot be unpacked', (bytes) => bytes.subarray(0, -9)],
    ['is no database', () => gzipSync('no database')],
    ['is empty', () => gzipSync('')],
    ['lacks a table', (bytes) => altered(bytes, 'drop table facts')],
    ['has a view in place of a table', (bytes) => altered(bytes, VIEW)],
  ])('lends nothing where it %s', async (_what, change) => {
    forge(change);
    publish('new', '2027-01-16T10:00:00Z');
    await serve('2027-01-16', { goesOn: true });
    const gone = contents();
    await serve('2027-01-16');
    expect(contents()).toEqual(gone);
  });

  it('is made again where a file of it was altered or lost', async () => {
    const before = contents();
    const file = at('built/api/v1/exports/listings.ndjson.gz');
    for (const damage of [() => writeFileSync(file, 'x'), () => rmSync(file)]) {
      damage();
      await serve('2027-01-01', { goesOn: true });
      expect(contents()).toEqual(before);
    }
  });
});

it.each<[Partial<Settings>, boolean]>([
  [{ host: 'worker' }, true],
  [{ host: 'static', exports: 'open' }, true],
  [{ host: 'static' }, false],
])('a build with %j has the files: %s, and says what they are of in any case', async (settings, expected) => {
  set(settings);
  publish('first', '2026-12-05T10:00:00Z');
  const list = await serve('2027-01-15');
  expect(list).toMatchObject({ date: '2027-01-01', listing_count: 1, access: settings.exports ?? 'top_tier' });
  expect(readdirSync(at('built/api/v1')).includes('exports')).toBe(expected);
  expect(list.files.length > 0).toBe(expected);
});

it('a shallow clone is refused, because nobody can say there what was published when', async () => {
  publish('first', '2026-12-05T10:00:00Z');
  publish('second', '2026-12-06T10:00:00Z');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${catalog.folder}`, at('clone')]);
  await expect(serve('2027-01-01', { from: at('clone') })).rejects.toThrow('This clone is shallow');
});
