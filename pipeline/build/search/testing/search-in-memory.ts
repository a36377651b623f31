/** The search of a static host without a host: the engine of the pages over files in memory. */
import { files } from '../../../../schemas/contracts/addresses.ts';
import { categoryLabels } from '../../../../schemas/search/searched-listing.ts';
import type { SearchEngine } from '../../../../site/search/engine/search-engine-contract.ts';
import { staticEngine } from '../../../../site/search/engine/static-engine.ts';
import type { CatalogData } from '../../../repo/data/data-files.ts';
import { firstLanguage, publicSettings } from '../../listings/public-settings.ts';
import type { RankedListing } from '../../listings/rank-catalog.ts';
import { relatedListings } from '../../listings/similar-listings.ts';
import { searchIndex } from '../search-index.ts';

/** @param ranked from first to last place @returns the engine for visitors of a language */
export function searchInMemory(
  { settings, categories }: Pick<CatalogData, 'settings' | 'categories'>,
  ranked: readonly RankedListing[],
): (language: string) => SearchEngine {
  const { languages } = publicSettings(settings);
  const labels = categoryLabels(categories, firstLanguage(settings));
  const written = new Map<string, Uint8Array>(searchIndex(ranked, { labels, languages }));
  written.set(files.vocabulary, jsonBytes(categories));
  const described = ranked.map(({ listing: { slug, category }, facts: { audience, words } }) => ({
    ...{ slug, category, audience, words },
  }));
  const tables = Map.groupBy(relatedListings(described), ([slug]) => files.related(slug));
  for (const slug of ranked.map((entry) => entry.summary.slug)) {
    const address = files.related(slug);
    written.set(address, jsonBytes(Object.fromEntries(tables.get(address) ?? [])));
  }
  const entries = new Map(ranked.map((entry) => [files.listing(entry.summary.slug), entry]));
  const load = async (address: string): Promise<ArrayBuffer> => {
    const entry = entries.get(address);
    const bytes =
      entry === undefined ? written.get(address) : jsonBytes({ ...entry.listing, rank: { score: entry.score } });
    if (bytes === undefined) throw new Error(`There is no ${address}.`);
    return new Uint8Array(bytes).buffer;
  };
  const { vocabulary, listing, related } = files;
  const places = { folder: files.searchIndex(''), vocabulary, listing, related };
  return (language) => staticEngine({ ...places, language }, load);
}

const jsonBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
