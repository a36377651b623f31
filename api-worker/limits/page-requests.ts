/**
 * What the catalog's own pages ask while somebody types or filters. It counts apart, so that a visitor who searches does
 * not use up what the plan gives to a program at the same address.
 */
import { PAGE_FACETS } from '../../schemas/search/narrow.ts';
import type { PlanLimits } from './rate-limit.ts';

/** Five a second, which nobody types for a minute. A program that poses as a page gets no more. */
export const PAGE_LIMITS: PlanLimits = { per_minute: 300, per_month: null };

const LIST = '/api/v1/software';
/** All that the pages ask with. */
const PARAMETERS = new Set([...['q', 'language', 'sort', 'facets', 'page', 'per_page'], ...PAGE_FACETS]);

/** What the worker answers with a page that shows what was found: for visitors without script. */
export function isSearchPage(request: Request): boolean {
  const { pathname, search } = new URL(request.url);
  return search !== '' && SEARCH_PAGE.test(pathname);
}
const SEARCH_PAGE = /^(?:\/[a-z]{2,3}(?:-[A-Z]{2})?)?\/search\/$/;

/** @param request without a key */
export function isPageRequest(request: Request): boolean {
  if (isSearchPage(request)) return true;
  const { pathname, searchParams } = new URL(request.url);
  // Set by browsers alone, and by no script in one.
  const isOfOurPage = request.headers.get('Sec-Fetch-Site') === 'same-origin';
  return isOfOurPage && pathname === LIST && [...searchParams.keys()].every((name) => PARAMETERS.has(name));
}
