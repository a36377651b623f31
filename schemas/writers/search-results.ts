/** What a search has found, as the page says and shows it: the same from its script and from the worker. */
import { memoizeBy } from '../texts/memoize-by-key.ts';
import { fillMessage, type PluralForms } from '../texts/message.ts';
import { fillMarkup, linkedHtml, type Markup, markedHtml } from './fill-markup.ts';
import { type ListingLabels, listingView, type ViewedListing, type ViewLanguage } from './listing-view.ts';
import { productIconValues } from './product-icon.ts';

/** Sentences that the page brings along. */
export interface ResultWords {
  found: PluralForms;
  /** After {@link found}. */
  moreSimilar: PluralForms;
  onlySimilar: PluralForms;
  none: string;
  /** With a place for `{query}`. */
  didYouMean: string;
}

/** What all entries of a page have in common. */
export interface EntryFrame {
  /** Markup of one entry, with places for its view. */
  template: string;
  /** Brought along by the page. */
  labels: ListingLabels;
  /** Of the page, like de. */
  language: string;
  /** As it was typed; what it asks for is marked. */
  query: string;
}

export function searchEntry(entry: ViewedListing, { template, labels, language, query }: EntryFrame): string {
  const view = listingView(entry, { language, labels, ...formatsOf(language) });
  const marked = (text: string) => markedHtml(text, query);
  return fillMarkup(template, {
    ...{ ...view, ...productIconValues(entry) },
    ...{ name: marked(view.name), vendor: marked(view.vendor), summary: marked(view.summary) },
  });
}

/** How much was found, for the status of the page. */
export function searchStatus(found: { total: number; similar: number }, words: ResultWords, language: string): string {
  const { total, similar } = found;
  const say = (message: PluralForms, count: number) =>
    fillMessage(message, { count, shown: formatsOf(language).formatCount(count) }, language);
  if (total === 0) return words.none;
  if (similar === 0) return say(words.found, total);
  if (similar === total) return say(words.onlySimilar, total);
  return `${say(words.found, total - similar)}. ${say(words.moreSimilar, similar)}.`;
}

/** @param href where that is searched instead */
export function didYouMeanHtml({ didYouMean }: ResultWords, query: string, href: string): Markup {
  return linkedHtml(didYouMean, 'query', { text: query, href });
}

/** Making them takes longer than all else here. */
const formatsOf = memoizeBy((language: string): Omit<ViewLanguage, 'labels' | 'language'> => {
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const formatCount = new Intl.NumberFormat(language).format;
  return { formatCount, formatDay: (day: string) => days.format(new Date(day)) };
});
