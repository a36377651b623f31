/**
 * What the search page, its script and the worker agree on: what the page brings along, and where it has a place for what
 * was found. The script fills it, and for visitors without script the worker does.
 */
import type { Facet } from '../search/filter-listings.ts';
import type { ListingLabels } from './listing-view.ts';
import type { ResultWords } from './search-results.ts';

/** JSON in {@link SEARCH_DATA} of the page's root. */
export interface SearchPageData {
  words: ResultWords &
    Record<'searching' | 'category' | 'remove' | 'failed' | 'busy', string> & {
      /** By facet of filters-in-query.ts, with a place for `{name}`; and by facet and value, where that is no name. */
      understood: Readonly<Record<string, string>>;
    };
  /** Of what listings hold, and of what filters offer. */
  labels: ListingLabels & Partial<Record<Facet, Readonly<Record<string, string>>>>;
  /** Markup of one listing, with places for its view. */
  template: string;
}

export const SEARCH_DATA = 'data-page';

/** Selectors below the document. What is `hidden` in the page is shown where there is something to say. */
export const SEARCH_PAGE = {
  root: '#search-page',
  field: '#search-page [name=q]',
  /** By name and value of a filter; its label ends in an element with the count. */
  box: '#search-page input[type=checkbox]',
  count: '#search-page label .count',
  order: '#search-page [name=sort]',
  chips: '#search-chips',
  status: '#search-status',
  didYouMean: '#did-you-mean',
  hits: '#search-hits',
  similar: '#search-similar',
  similarHits: '#search-similar ol',
  none: '#search-none',
  /** Around a link to the same search without filters. */
  unfiltered: '#search-none [data-unfiltered]',
  /** Around a link to a category that is called so; its address, with `{slug}`, is the value of the attribute. */
  category: '#search-none [data-category]',
  /** A button that only a script can press: the worker puts links beside it. */
  more: '#search-page [data-more]',
} as const;
