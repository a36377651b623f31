/** Which requests count in the plan of a caller, and what they cost. */
import { files } from '../../schemas/contracts/addresses.ts';
import { PAGE_FACETS } from '../../schemas/search/filter-listings.ts';
import type { Counts } from './allowance.ts';

/** Every read endpoint. Other pages than that of a search, and badges, are for everybody; /internal/ is for the pipeline. */
const READ_ENDPOINT = /^\/(?:api\/v1|v1|\.well-known|schemas)\//;

/** Where a publisher looks at what is theirs. */
export const OWN_ENDPOINT = /^\/api\/v1\/(?:publisher\/|submissions(?:\/|$))/;

/** Parameters of lists that are files of the build; whatever else is asked for is an answer to one caller. */
const SHARED_PARAMETERS = new Set(['page', 'category']);

/** All that the pages ask with. */
const PAGE_PARAMETERS = new Set([...['q', 'language', 'sort', 'facets', 'page', 'per_page'], ...PAGE_FACETS]);
const SEARCH_PAGE = /^(?:\/[a-z]{2,3}(?:-[A-Z]{2})?)?\/search\/$/;

/** What the caller holds already (304) costs the minute alone, so that a copy can be kept fresh when the month is used up. */
export const costOf = (isUnchanged: boolean): Counts => ({ minute: 1, month: isUnchanged ? 0 : 1 });

/** What the worker answers with a page that shows what was found: for visitors without script. */
export const isSearchPage = ({ pathname, search }: URL) => search !== '' && SEARCH_PAGE.test(pathname);

/** @param request without a key */
export function isPageRequest(request: Request, address: URL): boolean {
  if (isSearchPage(address)) return true;
  // Set by browsers alone, and by no script in one.
  const isOfOurPage = request.headers.get('Sec-Fetch-Site') === 'same-origin';
  return isOfOurPage && address.pathname === '/api/v1/software' && hasOnly(PAGE_PARAMETERS, address);
}

const hasOnly = (names: ReadonlySet<string>, { searchParams }: URL) =>
  searchParams.size === 0 || [...searchParams.keys()].every((name) => names.has(name));

/** What a cache may hand to anybody: then it carries no limits, and whoever it comes from is not asked. */
export const isSameForAll = (address: URL) =>
  !OWN_ENDPOINT.test(address.pathname) && hasOnly(SHARED_PARAMETERS, address);

export function isCounted({ method }: Request, address: URL): boolean {
  const { pathname } = address;
  // The pages check and search with these words, also for a visitor whose network has used up its plan.
  const isRead = (READ_ENDPOINT.test(pathname) && pathname !== files.vocabulary) || isSearchPage(address);
  return isRead && (method === 'GET' || method === 'HEAD');
}
