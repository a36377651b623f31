import { expect, it } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import { emittedFiles } from '../testing/emitted-files.ts';

const emit = emittedFiles();

it('are counted in all listings, and in those beside one that is chosen', async () => {
  const listings = [
    { slug: 'a', category: 'games', platforms: ['linux', 'web'], pricing: { model: 'freemium' }, verified: true },
    {
      slug: 'b',
      category: 'games',
      platforms: ['linux'],
      public_sector: { used_by: ['City of A', 'City of B'] },
      pricing: { price_from_cents: 100, currency: 'EUR' },
    },
    { slug: 'c', category: 'other', platforms: ['linux'], license_type: 'trial', pricing: null },
  ].map((each) => ({ kind: 'library', license_type: null, badges: [], verified: false, ...each }));
  await emit(files.rankTable, { computed_on: '2026-11-20', order: listings.map(({ slug }) => [slug, 50]) });
  const rest = {
    ...{ vendor: { name: 'Works' }, versions: [], descriptions: {}, links: { manifest: 'm' } },
    ...{ license: {}, evidence: [], screenshots: [], languages: [] },
  };
  for (const each of listings) await emit(files.listing(each.slug), { ...each, ...rest });
  const publishers = [
    { slug: 'works', listings: ['a', 'b'] },
    { slug: 'single', listings: ['c'] },
  ];
  await emit(files.publishers, { data: publishers });
  const { facetsOf } = await import('./facets.ts');
  expect(facetsOf(['category', 'games'])).toEqual({
    // What could be chosen beside it.
    category: [
      { value: 'games', count: 2 },
      { value: 'other', count: 1 },
    ],
    kind: [{ value: 'library', count: 2 }],
    license_type: [],
    platform: [
      { value: 'linux', count: 2 },
      { value: 'web', count: 1 },
    ],
    // Who filters by free finds it, too.
    pricing: [
      { value: 'free', count: 1 },
      { value: 'freemium', count: 1 },
    ],
    verified: [{ value: 'true', count: 1 }],
    publisher: [{ value: 'works', count: 2 }],
    used_by: [
      { value: '1', count: 1 },
      { value: '2', count: 1 },
    ],
    ...{ maintenance: [], maintained_until: [], audience: [], product_language: [], legal: [], security_until: [] },
    state: [],
  });
  expect(facetsOf(undefined).category.map(({ value }) => value)).toEqual(['games', 'other']);
  expect(facetsOf(['platform', 'web']).kind).toEqual([{ value: 'library', count: 1 }]);
  expect(facetsOf(['category', 'other']).publisher).toEqual([]);
  expect(facetsOf(['category', 'empty']).platform).toEqual([]);
});
