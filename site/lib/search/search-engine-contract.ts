/** What the search page asks and is answered, whoever searches. */
import type { Summary } from '../../../schemas/contracts/generated/read-api.ts';

/** By the names of the API's parameters. */
export const FILTER_NAMES = ['category', 'kind', 'license_type', 'platform', 'verified'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

export interface SearchQuery {
  text: string;
  /** One value each. */
  filters: Partial<Record<FilterName, string>>;
  /** By relevance where there is a text, unless asked otherwise. */
  isByRank: boolean;
}

export interface Hit
  extends Pick<
    Summary,
    'slug' | 'name' | 'summary' | 'category' | 'kind' | 'license_type' | 'version' | 'released_on'
  > {
  vendor: string;
  position: number;
  score: number;
}

export type Counts = Partial<Record<FilterName, ReadonlyMap<string, number>>>;

export interface Found {
  total: number;
  /** Those of the page that was asked for. */
  hits: Hit[];
  /** How many of all that were found have a value. */
  counts: Counts;
}

export const HITS_PER_PAGE = 20;

export interface SearchEngine {
  /** @param page from 1 */
  search(query: SearchQuery, page: number): Promise<Found>;
}

/** Who asks too often is told so. */
export class BusyError extends Error {}
