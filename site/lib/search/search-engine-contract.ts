/** What the pages ask of a search and are answered, whoever searches. */
import type { Summary } from '../../../schemas/contracts/generated/read-api.ts';

/** By the names of the API's parameters. */
export const FILTER_NAMES = ['category', 'kind', 'license_type', 'platform', 'pricing', 'verified'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

export const SORTS = ['relevance', 'rank', 'name', 'updated', 'published'] as const;
export type Sort = (typeof SORTS)[number];

export interface SearchQuery {
  text: string;
  /** Any of the values of each; none: not filtered by. */
  filters: Partial<Record<FilterName, string[]>>;
  /** By relevance where there is a text, else by rank, unless asked otherwise. */
  sort: Sort;
}

export interface Hit
  extends Pick<
    Summary,
    'slug' | 'name' | 'summary' | 'category' | 'kind' | 'license_type' | 'version' | 'released_on' | 'verified'
  > {
  vendor: string;
  position: number;
  score: number;
  /** `similar`: not all that was asked for was found in it. */
  match: 'all' | 'similar';
}

/** How many would be found with a value, if the filter of that name had no other. */
export type Counts = Partial<Record<FilterName, ReadonlyMap<string, number>>>;

export interface Found {
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

export const HITS_PER_PAGE = 20;

export interface SearchEngine {
  /** @param page from 1 */
  search(query: SearchQuery, page: number): Promise<Found>;
  /** The best few for a field with suggestions: the first hits of a search by relevance, without what it costs to show them whole. */
  suggest(text: string): Promise<Pick<Hit, 'slug' | 'name' | 'vendor' | 'match'>[]>;
}

/** Who asks too often is told so. */
export class BusyError extends Error {}
