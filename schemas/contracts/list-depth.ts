/** How many pages of a list a build holds as files; the worker answers further ones from the rows of the search. */
import { DEFAULT_PER_PAGE, type Site } from './addresses.ts';

/** In a build for a worker, of everything, and of one category or filter. Each of them changes whenever places do. */
const PAGES_OF_ALL = 25;
export const PAGES_OF_ONE = 5;

/** From the first on; an empty list has one. @param total entries of the list */
export function heldPages(host: Site['host'], category: string | undefined, total: number): number {
  const all = Math.max(1, Math.ceil(total / DEFAULT_PER_PAGE));
  if (host === 'static') return all;
  return Math.min(all, category === undefined ? PAGES_OF_ALL : PAGES_OF_ONE);
}
