/** A search as the address of its page, so that it can be shared, and is there again when a visitor comes back. */
import { ORDERS, PAGE_FACETS, type PageFacet } from '../../../schemas/search/filter-listings.ts';
import { cutQuery } from '../../../schemas/search/query.ts';
import type { SearchQuery } from './search-engine-contract.ts';

/** More have not been chosen by hand. */
const MAX_VALUES = 50;
/** Fetched at once when somebody comes back; who has read 500 listings goes on with the button. */
const MAX_PAGES = 25;

export interface SearchState {
  query: SearchQuery;
  /** How many pages of hits are shown, from 1. */
  pages: number;
}

/** Unknown parameters, and values that cannot be, are passed over. */
export function readSearch(parameters: URLSearchParams): SearchState {
  const asked = parameters.get('sort');
  const pages = Number(parameters.get('page') ?? 1);
  return {
    query: {
      text: cutQuery(parameters.get('q') ?? ''),
      filters: readFilters(parameters),
      sort: ORDERS.find((sort) => sort === asked) ?? 'relevance',
    },
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MAX_PAGES) : 1,
  };
}

/** What is not asked for is left out. @returns the parameters of the search page and of the API alike */
export function parametersOf({ text, filters, sort }: SearchQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  if (text.trim() !== '') parameters.set('q', text);
  for (const name of PAGE_FACETS) for (const value of filters[name] ?? []) parameters.append(name, value);
  if (sort !== 'relevance') parameters.set('sort', sort);
  return parameters;
}

/** @returns empty, or beginning with a question mark */
export function writeSearch({ query, pages }: SearchState): string {
  const parameters = parametersOf(query);
  if (pages > 1) parameters.set('page', String(pages));
  return parameters.size === 0 ? '' : `?${parameters}`;
}

function readFilters(parameters: URLSearchParams): SearchQuery['filters'] {
  const filters = PAGE_FACETS.map((name): [PageFacet, string[]] => {
    const values = parameters.getAll(name).filter((value) => value !== '');
    return [name, [...new Set(values)].slice(0, MAX_VALUES)];
  });
  return Object.fromEntries(filters.filter(([, values]) => values.length > 0));
}
