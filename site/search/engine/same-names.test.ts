import { expect, it } from 'vitest';
import { searchIndex } from '../../../pipeline/build/search/search-index.ts';
import { emittedTexts } from '../../../pipeline/build/testing/emitted-texts.ts';
import { seededNames } from '../../../pipeline/testing/seeded-names.ts';
import { files } from '../../../schemas/contracts/addresses.ts';
import { categoryLabels } from '../../../schemas/search/searched-listing.ts';
import { staticEngine } from './static-engine.ts';
import { queriesByName, wronglyFirst } from './testing/same-names.ts';

it('finds the best ranked listing that is called so first, by a name and by the first half of one', async () => {
  const input = seededNames(120);
  const labels = categoryLabels(input.catalog.categories, 'en');
  const written = new Map<string, string | Uint8Array>([
    ...emittedTexts({ ...input, site: { ...input.site, host: 'static' } }),
    ...searchIndex(input.ranked, { labels, languages: ['en'] }),
  ]);
  const load = async (path: string) => new Uint8Array(Buffer.from(written.get(path) ?? '')).buffer;
  const places = {
    folder: files.searchIndex(''),
    vocabulary: files.vocabulary,
    listing: files.listing,
    related: files.related,
    language: 'en',
  };
  const listings = input.ranked.map(({ listing: { slug, name } }) => ({ slug, name }));
  expect(queriesByName(listings).length).toBeGreaterThan(100);
  expect(await wronglyFirst(staticEngine(places, load), listings)).toEqual([]);
});
