import { describe, expect, test, vi } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import { emittedFiles } from '../testing/emitted-files.ts';

const emit = emittedFiles();

interface Entry {
  slug: string;
  homepage?: string;
  released_on?: string | null;
  platforms?: string[];
  verified?: boolean;
  license_type?: string | null;
  states?: { state: string }[];
}

/** A catalog of these listings, best first; ranked on 2026-11-20. */
async function emitCatalog(entries: Entry[]): Promise<void> {
  const data = entries.map((entry, index) => ({
    ...{ name: entry.slug.toUpperCase(), vendor: { name: 'Works' }, kind: 'library', platforms: [], verified: false },
    ...{ license_type: null, released_on: null },
    ...entry,
    ...{ descriptions: {}, versions: [], license: {}, evidence: [], screenshots: [], links: { manifest: 'm' } },
    rank: { position: index + 1, score: 90 - index },
  }));
  for (const listing of data) await emit(files.listing(listing.slug), listing);
  await emit(files.listPage(undefined, 1), { links: { self: '/api/v1/software' } });
  await emit(files.publishers, { data: [] });
  vi.stubEnv('SITE', 'https://catalog.test');
  const order = data.map(({ slug, rank }) => [slug, rank.score]);
  await emit(files.rankTable, { computed_on: '2026-11-20', order, places_in_category: order.map(() => 1) });
}

test('takes the newest releases, the better ranked first, and none of a day to come', async () => {
  await emitCatalog([
    { slug: 'older', released_on: '2026-11-01' },
    { slug: 'future', released_on: '2026-11-21' },
    { slug: 'undated' },
    { slug: 'today', released_on: '2026-11-20' },
    { slug: 'also-today', released_on: '2026-11-20' },
  ]);
  const { newestReleases } = await import('./filtered-lists.ts');
  expect(newestReleases(2).map(({ slug }) => slug)).toEqual(['today', 'also-today']);
  expect(newestReleases(9).map(({ slug }) => slug)).toEqual(['today', 'also-today', 'older']);
});

describe('a filter', () => {
  test('has the values that some listing has, the most frequent first', async () => {
    await emitCatalog([
      { slug: 'a', platforms: ['linux'], license_type: 'trial' },
      { slug: 'b', platforms: ['web', 'linux'] },
      { slug: 'c', platforms: ['android'], verified: true },
    ]);
    const { filterValues } = await import('./filtered-lists.ts');
    expect(filterValues('platform')).toEqual([
      { value: 'linux', count: 2 },
      { value: 'android', count: 1 },
      { value: 'web', count: 1 },
    ]);
    expect(filterValues('license_type')).toEqual([{ value: 'trial', count: 1 }]);
    expect(filterValues('verified')).toEqual([{ value: 'true', count: 1 }]);
  });

  test('shows its best hundred, and how many there are', async () => {
    const entries = Array.from({ length: 121 }, (_, index) => ({ slug: `tool-${index}`, platforms: ['web'] }));
    await emitCatalog([...entries, { slug: 'other', platforms: ['linux'] }]);
    const { filterPage } = await import('./filtered-lists.ts');
    const last = filterPage('platform', 'web', 5);
    expect(last).toMatchObject({ total: 121, totalPages: 5 });
    expect([last.data[0]?.slug, last.data.at(-1)?.slug]).toEqual(['tool-80', 'tool-99']);
    expect(filterPage('platform', 'linux', 1)).toMatchObject({ total: 1, totalPages: 1 });
  });
});

test('all that no longer answer have one page, beside those of each state', async () => {
  const stateOf = (state: string) => [
    { state, of: 'homepage', subject: 'https://a.example/', since: '2026-11-01', by: 'catalog' },
  ];
  await emitCatalog([
    { slug: 'alive', states: stateOf('answering') },
    { slug: 'silent', states: stateOf('silent') },
    { slug: 'unseen' },
    { slug: 'archived', states: stateOf('archived') },
  ]);
  const { filterPage, filterPreset, filterValues } = await import('./filtered-lists.ts');
  expect(filterValues('state')).toEqual([
    { value: 'ended', count: 2 },
    { value: 'archived', count: 1 },
    { value: 'silent', count: 1 },
  ]);
  const slugsOf = (value: string) => filterPage('state', value, 1).data.map(({ slug }) => slug);
  expect([slugsOf('ended'), slugsOf('silent')]).toEqual([['silent', 'archived'], ['silent']]);
  const [, ...chosen] = filterPreset('state', 'ended');
  expect(chosen.toSorted()).toEqual(['archived', 'changed_hands', 'given_up', 'gone', 'silent']);
});

describe('newcomers', () => {
  const published = (slug: string, at: string) => ({ slug, change: 'published', at, links: { self: 'there' } });
  const emitListing = (slug: string, published_on: string) =>
    emit(files.listing(slug), {
      slug,
      name: slug.toUpperCase(),
      vendor: { name: 'Works' },
      ...{ descriptions: {}, versions: [], license: {}, evidence: [], screenshots: [] },
      published_on,
    });

  test('are the last listings that came in and are still there', async () => {
    await emitCatalog([{ slug: 'old' }, { slug: 'new' }]);
    await emit(files.changes, {
      data: [
        { ...published('gone', '2026-11-20T10:00:00Z'), links: {} },
        published('new', '2026-11-19T10:00:00Z'),
        { ...published('old', '2026-11-18T10:00:00Z'), change: 'updated' },
        published('old', '2026-01-01T10:00:00Z'),
      ],
    });
    await emitListing('new', '2026-11-19');
    await emitListing('old', '2026-01-01');
    const { newcomers } = await import('./filtered-lists.ts');
    expect(newcomers(1)).toEqual([{ slug: 'new', name: 'NEW', vendor: 'Works', publishedOn: '2026-11-19' }]);
    expect(newcomers(9).map(({ slug }) => slug)).toEqual(['new', 'old']);
  });

  test('are none while everything came on one day', async () => {
    await emitCatalog([{ slug: 'a' }, { slug: 'b' }]);
    await emit(files.changes, { data: ['a', 'b'].map((slug) => published(slug, '2026-11-20T10:00:00Z')) });
    const { newcomers } = await import('./filtered-lists.ts');
    expect(newcomers(9)).toEqual([]);
  });
});

test('a publisher has a page of its listings, the best first, and the hosts that are verified', async () => {
  const names = Array.from({ length: 22 }, (_, at) => `kde-${at}`);
  await emitCatalog([
    { slug: 'other', verified: true, homepage: 'https://other.example' },
    ...names.map((slug, at) => ({
      slug,
      verified: at < 3,
      homepage: at < 2 ? 'https://kde.org/a' : 'https://apps.kde.org',
    })),
  ]);
  const publisher = { slug: 'kde', name: 'KDE', website: 'https://kde.org', listings: names.toSorted() };
  await emit(files.publishers, { data: [publisher] });
  const { publisherPage, verifiedHosts } = await import('./filtered-lists.ts');
  const { data, total, totalPages } = publisherPage('kde', 1);
  expect([data.map(({ slug }) => slug), total, totalPages]).toEqual([names.slice(0, 20), 22, 2]);
  expect(publisherPage('kde', 2).data.map(({ slug }) => slug)).toEqual(names.slice(20));
  expect(verifiedHosts('kde')).toEqual(['apps.kde.org', 'kde.org']);
});
