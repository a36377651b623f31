import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files } from '../../../schemas/contracts/addresses.ts';
import type { EvidenceRecord } from '../../../schemas/contracts/generated/evidence.ts';
import type { RankTable, SoftwareListing } from '../../../schemas/contracts/generated/read-api.ts';
import { rankInput } from '../../../schemas/rank/rank-input.ts';
import { rankCatalog } from '../../build/listings/rank-catalog.ts';
import { readSnapshots, snapshotPath, toSnapshot } from '../../build/rank/monthly-snapshots.ts';
import { emittedTexts } from '../../build/testing/emitted-texts.ts';
import { DAY, seededCatalog } from '../../build/testing/ranking.ts';
import { createGuardedClient } from '../../repo/fetch/guarded-client.ts';
import { allFiles } from '../../repo/files/all-files.ts';
import { describeFolder } from '../../testing/describe-folder.ts';
import { publishedAt, publishedFolder } from './live-files.ts';
import { verifyRank } from './verify-rank.ts';

const LISTINGS = 30;
const SLUG = 'b11';
const LISTING = files.listing(SLUG);
const DIGEST = { of: SLUG, what: 'its file is not the one this build lists (sha256)' };

const folder = mkdtempSync(join(tmpdir(), 'catalog-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  const { catalog, history } = seededCatalog(LISTINGS, 'static');
  const site = catalog.settings;
  const month = toSnapshot(rankCatalog(catalog, history, site, '2026-11-01'), '2026-11-01');
  const snapshots = readSnapshots(new Map([[snapshotPath('2026-11-01'), Buffer.from(month)]]), DAY);
  const ranked = rankCatalog(catalog, history, site, DAY);
  for (const [path, content] of emittedTexts({ catalog, ranked, site, date: DAY, snapshots, history }))
    write(path, content);
  await list();
});

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** Writes the build's lists of files, as the last step of a build does. */
async function list(): Promise<void> {
  rmSync(join(folder, 'api/v1/_build'), { recursive: true, force: true });
  const facts = { commit: null, date: DAY, base_url: 'https://catalog.test', listing_count: LISTINGS };
  for (const [path, content] of await describeFolder(folder, facts)) write(path, content);
}

/** Verifies with one file changed. @param listed whether somebody brought the build's list in line with it */
async function differencesAfter<T>(path: string, change: (value: T) => void, listed = false) {
  const original = readFileSync(join(folder, path), 'utf8');
  const value = JSON.parse(original);
  change(value);
  write(path, JSON.stringify(value));
  if (listed) await list();
  try {
    return (await verifyRank(publishedFolder(folder))).differences;
  } finally {
    write(path, original);
    if (listed) await list();
  }
}

const inListing = (change: (listing: SoftwareListing) => void, listed = true) =>
  differencesAfter<SoftwareListing>(LISTING, change, listed);

it('finds nothing in a build as it was written', async () => {
  expect(await verifyRank(publishedFolder(folder), { present: () => allFiles(folder) })).toEqual({
    computed_on: DAY,
    weights_version: '4',
    listings: LISTINGS,
    differences: [],
  });
});

const recordOf = (witness: EvidenceRecord['witness'], values: EvidenceRecord['values']): EvidenceRecord => ({
  ...{ witness, subject: 'pkg:npm/tool', source: 'https://works.example/', since: DAY, values },
});

/** Each is a change of whatever listing it is done to. */
const CHANGES: Record<string, (listing: SoftwareListing) => void> = {
  'the day of its newest release': ({ versions }) => Object.assign(versions[0] ?? {}, { released_on: DAY }),
  'whether its publisher keeps it': (listing) => Object.assign(listing, { archived: !listing.archived }),
  'who uses it': ({ evidence }) => evidence.push(recordOf('crates-io', { dependents: 3000 })),
  'what is open against it': ({ evidence, version }) => evidence.push(recordOf('osv', { version, advisories: 3 })),
  'the day it was updated': (listing) => Object.assign(listing, { updated_on: DAY }),
  'its descriptions': (listing) => Object.assign(listing, { descriptions: {} }),
  'a longer text': ({ descriptions }) => Object.assign(descriptions.en ?? {}, { text: 'Much more.' }),
  'a second language': ({ descriptions }) =>
    descriptions.de === undefined ? Object.assign(descriptions, { de: descriptions.en }) : delete descriptions.de,
  'its homepage': (listing) => Object.assign(listing, { homepage: null }),
  'whether its homepage is secure': (listing) => {
    const others = listing.evidence.filter(({ witness }) => witness !== 'homepage');
    const isThere = others.length < listing.evidence.length;
    listing.evidence = isThere ? others : [...others, recordOf('homepage', { tls: true, reporting: 'policy' })];
  },
  'its license type': (listing) =>
    Object.assign(listing, { license_type: listing.license_type === null ? 'freeware' : null }),
  'its SPDX id': ({ license }) => Object.assign(license, { spdx_id: license.spdx_id === null ? 'MIT' : null }),
  'its platforms': (listing) => Object.assign(listing, { platforms: listing.platforms.length === 0 ? ['web'] : [] }),
  'its category': (listing) => Object.assign(listing, { category: listing.category === 'other' ? 'games' : 'other' }),
  'its pricing': (listing) => Object.assign(listing, { pricing: { model: 'free' } }),
  'release notes': ({ versions }) => Object.assign(versions[0] ?? {}, { notes_url: 'https://works.example/notes' }),
  'whether its domain is verified': (listing) => Object.assign(listing, { verified: !listing.verified }),
  'a checksum': ({ versions }) =>
    Object.assign(versions[0] ?? {}, { artifacts: [{ uri: 'https://works.example/x', sha256: 'a'.repeat(64) }] }),
  'a badge': ({ badges }) => badges.push('openapi'),
  'its integrations': (listing) =>
    Object.assign(listing, { integrations: listing.integrations.length === 0 ? ['Git'] : [] }),
  'a way to report a vulnerability': (listing) =>
    Object.assign(listing, { security: { policy_url: 'https://works.example/security', security_txt_url: null } }),
  'its packages': (listing) => listing.packages.push('pkg:npm/another'),
  'its documentation': (listing) =>
    Object.assign(listing, { documentation: listing.documentation === null ? 'https://works.example/docs' : null }),
};

describe('a value of a listing that enters the rank', () => {
  it.each(Object.entries(CHANGES))('is found by what it would earn: %s', async (_what, change) => {
    const differences = await inListing(change);
    expect(differences.length).toBeGreaterThan(0);
    expect(differences.map(({ of }) => of)).toContain(SLUG);
    for (const { what } of differences) expect(what).not.toContain('sha256');
  });

  it('is each that the engine looks at', () => {
    const [before, ...after] = [() => {}, ...Object.values(CHANGES)].map((change) => {
      const { rank: _rank, ...listing }: SoftwareListing = JSON.parse(readFileSync(join(folder, LISTING), 'utf8'));
      change(listing as SoftwareListing);
      const { merits, ...rest } = rankInput(listing);
      return { ...rest, ...merits };
    });
    const names = Object.keys(before ?? {}) as (keyof NonNullable<typeof before>)[];
    const untouched = names.filter((name) => after.every((input) => isDeepStrictEqual(input[name], before?.[name])));
    expect(untouched).toEqual(['slug']);
  });

  it('is found by the digest where it earns the same', async () => {
    const change = (listing: SoftwareListing) =>
      Object.assign(listing.versions.at(-1) ?? {}, { released_on: '2001-01-01' });
    expect(await inListing(change, false)).toContainEqual(DIGEST);
  });

  it('names what differs, and what it should be', async () => {
    const { score, signals } = JSON.parse(readFileSync(join(folder, LISTING), 'utf8')).rank;
    const proven = signals.find(({ name }: { name: string }) => name === 'proven').points;
    const differences = await inListing((listing) => Object.assign(listing, { verified: !listing.verified }));
    const again = proven >= 8 ? -8 : 8;
    expect(differences.slice(0, 2)).toEqual([
      { of: SLUG, what: `score is ${score}, and ${score + again} recomputed` },
      { of: SLUG, what: `proven points is ${proven}, and ${proven + again} recomputed` },
    ]);
  });
});

type Table = {
  order: [string, number][];
  points: Record<string, number[] | undefined>;
  computed_on: string;
  weights: { points: Record<string, number>; kept: Record<string, number> };
};

describe('a value the rank gives', () => {
  it.each<[string, (listing: SoftwareListing) => void, string]>([
    ['its score', ({ rank }) => Object.assign(rank, { score: 99 }), 'score is 99, and '],
    [
      'the points of a signal',
      ({ rank }) => Object.assign(rank.signals[3] ?? {}, { points: 15 }),
      'told points is 15, and ',
    ],
    [
      'the day of its points',
      ({ rank }) => Object.assign(rank, { computed_on: '2025-01-01' }),
      'computed_on is 2025-01-01, and ',
    ],
    ['its weights', ({ rank }) => Object.assign(rank, { weights_version: 'x' }), 'weights_version is of other weights'],
    ['a reason', ({ rank }) => Object.assign(rank.signals[0] ?? {}, { reason: 'wicked' }), 'kept gives another reason'],
    [
      'a fact',
      ({ rank }) => Object.assign(rank.signals[0]?.facts[0] ?? {}, { code: 'archived', values: {} }),
      'kept gives another reason',
    ],
    [
      'who says so',
      ({ rank }) => Object.assign(rank.signals[3]?.facts[0] ?? {}, { by: 'attested' }),
      'told gives another reason',
    ],
    ['an advice', ({ rank }) => Object.assign(rank.signals[3] ?? {}, { advice: [] }), 'told gives other advice'],
    ['a signal less', ({ rank }) => rank.signals.pop(), 'it does not have each signal once'],
  ])('is found: %s', async (_what, change, words) => {
    const differences = await inListing(change);
    expect(differences.filter(({ of, what }) => of === SLUG && what.startsWith(words))).toHaveLength(1);
    expect(differences.map(({ what }) => what).join()).not.toContain('wicked');
  });

  it.each<[string, (table: Table) => void, RegExp]>([
    [
      'two listings that changed places',
      ({ order }) => order.splice(0, 2, ...order.slice(0, 2).reverse()),
      /^position in the rank table is 1, and 2 recomputed$/,
    ],
    ['a score', ({ order }) => order[0]?.splice(1, 1, 99), /^score in the rank table is 99, and \d/],
    [
      'points that were moved to another signal',
      ({ points }) => Object.assign(points, { kept: points.told, told: points.kept }),
      /^kept in the rank table is \d+, and \d+ recomputed$/,
    ],
    [
      'points that are missing',
      ({ points }) => delete points.told,
      /^it does not have the points of each signal once for each listing$/,
    ],
    [
      'a listing less',
      ({ order }) => order.pop(),
      new RegExp(`^position in the rank table is missing, and ${LISTINGS} recomputed$`),
    ],
    ['a listing more', ({ order }) => order.push(['more', 0]), /^is in the rank table and has no file$/],
    ['the day', (table) => Object.assign(table, { computed_on: '2028-11-28' }), /^score is /],
    [
      'the weights',
      ({ weights }) => Object.assign(weights.points, { used: 41, told: 14 }),
      /^used weight is 40, and 41 recomputed$/,
    ],
  ])('in the rank table is found: %s', async (_what, change, words) => {
    const differences = await differencesAfter<Table>(files.rankTable, change, true);
    expect(differences.filter(({ what }) => words.test(what)).length).toBeGreaterThan(0);
  });

  it('on a page of the list is found', async () => {
    const page = files.listPage('games', 1);
    type Page = { data: { slug: string; rank: { position: number; score: number } }[] };
    const differences = await differencesAfter<Page>(
      page,
      ({ data }) => Object.assign(data[0]?.rank ?? {}, { position: 59 }),
      true,
    );
    expect(differences).toHaveLength(1);
    expect(differences[0]?.what).toMatch(
      /^position in \/api\/v1\/software\/_category\/games\/1\.json is 59, and \d+ recomputed$/,
    );
  });

  it('of a place in the category is found wherever it stands', async () => {
    const table = await differencesAfter<Pick<RankTable, 'places_in_category'>>(
      files.rankTable,
      (shown) => Object.assign(shown.places_in_category, { 0: 61 }),
      true,
    );
    expect(table.map(({ what }) => what)).toEqual(['place_in_category in the rank table is 61, and 1 recomputed']);
  });

  it('in the rank file of a static host is found', async () => {
    const path = files.listingRank(SLUG);
    const change = (resource: { position: number }) => Object.assign(resource, { position: 61 });
    expect(await differencesAfter(path, change, true)).toEqual([{ of: SLUG, what: `position differs in ${path}` }]);
  });
});

describe('a build that cannot be used', () => {
  it.each([
    ['no build', join(tmpdir(), 'catalog-none'), 'No build was found here: /api/v1/_build/api.json cannot be read.'],
  ])('%s', async (_what, place, message) => {
    await expect(verifyRank(publishedFolder(place))).rejects.toThrow(message);
  });

  it('has weights nobody can rank with', async () => {
    const change = ({ weights }: Pick<Table, 'weights'>) => Object.assign(weights.points, { told: 16 });
    await expect(differencesAfter(files.rankTable, change, true)).rejects.toThrow(
      'Nobody can rank with what /api/v1/_rank.json says:\n  `points` sum to 101 and must sum to exactly 100.',
    );
  });

  it('has a listing of another shape', async () => {
    const change = (listing: SoftwareListing) => Object.assign(listing, { versions: 'wicked' });
    expect(await inListing(change)).toContainEqual({
      of: SLUG,
      what: 'its file does not have the shape of the read API',
    });
  });

  it('has a listing that no list names, which only who sees the folder can know', async () => {
    const extra = files.listing('zz');
    write(extra, readFileSync(join(folder, LISTING), 'utf8'));
    const [seen, served] = [
      await verifyRank(publishedFolder(folder), { present: () => allFiles(folder) }),
      await verifyRank(publishedFolder(folder)),
    ];
    rmSync(join(folder, extra));
    expect(seen.differences).toEqual([{ of: 'zz', what: 'its file is in no list of the build' }]);
    expect(served.differences).toEqual([]);
  });

  it('has a list that leaves a listing out', async () => {
    const path = files.folderManifest('api');
    const change = (list: { files: Record<string, unknown> }) => void delete list.files[LISTING.slice(1)];
    const names = (await differencesAfter(path, change)).map(({ of, what }) => `${of} ${what}`);
    expect(names).toContain(`${SLUG} is in the rank table and has no file`);
  });

  it('lacks a listing it lists', async () => {
    const original = readFileSync(join(folder, LISTING), 'utf8');
    rmSync(join(folder, LISTING));
    const { differences } = await verifyRank(publishedFolder(folder));
    write(LISTING, original);
    expect(differences).toContainEqual({ of: SLUG, what: 'its file cannot be read' });
  });
});

it('verifies what a server serves', async () => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.end(readFileSync(join(folder, url.replace('/base', ''))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const pair = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createGuardedClient({ trusted: new Set([pair]), userAgent: 'test' });
  try {
    const { listings, differences } = await verifyRank(publishedAt(`http://${pair}/base`, client));
    expect([listings, differences]).toEqual([LISTINGS, []]);
    expect(asked).toContain(`/base${LISTING}`);
  } finally {
    await client.close();
    server.close();
  }
});
