/** What the static search knows of every listing beside its words: to filter, to count and to order by. */
import type { Summary } from './generated/read-api.ts';

/** One listing, without names of members: there is one for each, and a browser loads all of them. */
export type SearchTableRow = readonly [
  /** Of its record in the index of Pagefind. */
  id: string,
  /** Folded like a text that is asked for: who types exactly this means this listing. */
  nameKey: string,
  category: Summary['category'],
  kind: Summary['kind'],
  licenseType: Summary['license_type'],
  platforms: Summary['platforms'],
  verified: boolean,
  version: string,
  releasedOn: string | null,
  score: number,
];

/** In the order of the rank. */
export interface SearchTable {
  listings: SearchTableRow[];
}
