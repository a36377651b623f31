/** A list of software that is asked for, read from its parameters. */
import type { Facet, Order } from '../../schemas/search/narrow.ts';

export type FilterName = Exclude<Facet, 'verified'>;

export interface ListRequest {
  text: string | undefined;
  /** Each value once; none: not filtered by. */
  filters: Record<FilterName, string[]>;
  verified: boolean;
  sort: Order;
  facets: Facet[];
  /** Undefined: the first of the catalog. */
  language: string | undefined;
  /** Why each entry stands where it does. */
  explain: boolean;
  page: number;
  per_page: number;
}
