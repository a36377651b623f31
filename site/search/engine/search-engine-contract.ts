/** What the pages ask of a search and are answered, whoever searches. */
import { DEFAULT_PER_PAGE } from '../../../schemas/contracts/addresses.ts';
import type { PageFacet, SortOrder } from '../../../schemas/search/filter-listings.ts';
import type { ViewedListing } from '../../../schemas/writers/listing-view.ts';

export interface SearchQuery {
  text: string;
  /** Any of the values of each; none: not filtered by. */
  filters: Partial<Record<PageFacet, string[]>>;
  /** By relevance where there is a text, else by rank, unless asked otherwise. */
  sort: SortOrder;
}

export interface Hit extends ViewedListing {
  /** `similar`: not all that was asked for was found in it. */
  match: 'all' | 'similar';
}

/** How many would be found with a value, if the filter of that name had no other. */
export type Counts = Partial<Record<PageFacet, ReadonlyMap<string, number>>>;

export interface ResultPage {
  /** With the similar ones. */
  total: number;
  /** They come last. */
  similar: number;
  /** The same query, spelled as the catalog spells it. */
  didYouMean: string | undefined;
  /** Those of the page that was asked for. */
  hits: Hit[];
  counts: Counts;
  /** Only names, publishers and categories were searched, because the catalog is too large for its index. */
  isShallow: boolean;
}

export const HITS_PER_PAGE = DEFAULT_PER_PAGE;
/** Names in a field with suggestions. */
export const SUGGESTED = 6;

export interface SearchEngine {
  /** @param page from 1 */
  search(query: SearchQuery, page: number): Promise<ResultPage>;
  /** The best few for a field with suggestions: the first hits of a search by relevance, without what it costs to show them whole. */
  suggest(text: string): Promise<Pick<Hit, 'slug' | 'name' | 'icon' | 'vendor' | 'match'>[]>;
}

/** Searches were asked for too often. */
export class BusyError extends Error {}
