import { beforeEach, describe, expect, test, vi } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import { emittedFiles } from '../testing/emitted-files.ts';

const emit = emittedFiles();

test.each([
  ['a bare static host', '.json', 'games', 0, 1],
  ['a bare static host', '.json', 'games', 121, 7],
  ['a bare static host', '.json', undefined, 521, 27],
  ['a worker', '', 'games', 0, 1],
  ['a worker', '', 'games', 100, 5],
  ['a worker', '', 'games', 121, 5],
  ['a worker', '', undefined, 500, 25],
  ['a worker', '', undefined, 521, 25],
])('on %s (%j) a list of %s with %i listings has %i pages', async (_host, ending, category, total, pages) => {
  const list = { data: [], pagination: { total }, links: { self: `https://catalog.test/api/v1/software${ending}` } };
  await emit(files.listPage(undefined, 1), list);
  await emit(files.listPage(category, 1), list);
  const { readPageNumbers } = await import('./catalog-data.ts');
  expect(readPageNumbers(category)).toEqual(Array.from({ length: pages }, (_, index) => index + 1));
});

test('reads of a listing what lists show, and its place', async () => {
  await emit(files.rankTable, {
    computed_on: '2026-11-20',
    order: [
      ['b', 9],
      ['a', 8],
    ],
    places_in_category: [1, 1],
  });
  for (const slug of ['a', 'b']) {
    const listing = { slug, name: slug, vendor: { name: 'Works', website: null }, keywords: ['not in lists'] };
    const none = { versions: [], descriptions: {}, license: {}, evidence: [], screenshots: [] };
    await emit(files.listing(slug), { ...listing, ...none, links: { manifest: 'm' } });
  }
  await emit(files.listPage(undefined, 1), { links: { self: '/api/v1/software.json' } });
  await emit(files.publishers, { data: [{ slug: 'works', listings: ['a'] }] });
  vi.stubEnv('SITE', 'https://catalog.test');
  const { readSummary } = await import('./listing-index.ts');
  expect(readSummary('a')).toMatchObject({
    slug: 'a',
    publisher: 'works',
    rank: { position: 2, place_in_category: 1, score: 8 },
  });
  const first = readSummary('b');
  expect(first).toMatchObject({ slug: 'b', rank: { position: 1, score: 9 } });
  expect([first.vendor, first.links]).toEqual([
    { name: 'Works' },
    { self: 'https://catalog.test/api/v1/software/b.json', html: 'https://catalog.test/software/b/' },
  ]);
  for (const absent of ['keywords', 'publisher']) expect(first).not.toHaveProperty(absent);
});

describe('of a listing', () => {
  beforeEach(async () => {
    const order = [
      ['best', 90],
      ['constructor', 80],
    ];
    await emit(files.rankTable, {
      computed_on: '2026-11-20',
      weights_version: '1',
      weights: {},
      order,
      places_in_category: [1, 2],
    });
  });

  test('the place is that of the rank table', async () => {
    const { readPlace } = await import('./catalog-data.ts');
    expect(readPlace('constructor')).toEqual({ position: 2, place_in_category: 2 });
    expect(() => readPlace('other')).toThrow('Listing "other" is not in /api/v1/_rank.json.');
  });

  test('those like it are in the file of the slugs that begin alike, if there are any', async () => {
    await emit(files.related('constructor'), { constructor: ['best'] });
    const { readRelated } = await import('./catalog-data.ts');
    expect(readRelated('constructor')).toEqual(['best']);
    expect([readRelated('connect'), readRelated('best')]).toEqual([[], []]);
  });
});

test('says which variable is missing', async () => {
  vi.stubEnv('CATALOG_EMITTED', undefined);
  const { readListing } = await import('./catalog-data.ts');
  expect(() => readListing('any')).toThrow('CATALOG_EMITTED is not set');
});
