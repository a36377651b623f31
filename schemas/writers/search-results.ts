/** What a search has found, as the page says and shows it: the same from its script and from the worker. */
import type { Summary } from '../contracts/generated/read-api.ts';
import { fillMessage, type PluralForms } from '../texts/message.ts';
import { fillMarkup, linkedHtml, type Markup, markedHtml } from './fill-markup.ts';
import { productIconValues } from './product-icon.ts';

/** What codes are called in the language of the page, which holds them in `data-labels`. */
export type SearchLabels = Readonly<Record<'category' | 'kind' | 'license_type', Readonly<Record<string, string>>>>;

/** Sentences of the page, which holds them in `data-words`. */
export interface ResultWords {
  found: PluralForms;
  /** After {@link found}. */
  moreSimilar: PluralForms;
  onlySimilar: PluralForms;
  none: string;
  /** With a place for `{query}`. */
  didYouMean: string;
}

export interface SearchedEntry
  extends Pick<
    Summary,
    'slug' | 'name' | 'icon' | 'summary' | 'category' | 'license_type' | 'version' | 'released_on' | 'verified'
  > {
  vendor: string;
  position: number;
  score: number;
}

/** What all entries of a page have in common. */
export interface EntryFrame {
  /** Of the page, in its `template#search-entry`. */
  template: string;
  labels: SearchLabels;
  /** Of the page, like de. */
  language: string;
  /** As it was typed; what it asks for is marked. */
  query: string;
}

export function searchEntry(entry: SearchedEntry, { template, labels, language, query }: EntryFrame): string {
  const { slug, name, vendor, summary, category, license_type, version, released_on, verified } = entry;
  const { counts, days } = formatsOf(language);
  return fillMarkup(template, {
    slug,
    ...productIconValues(entry),
    name: markedHtml(name, query),
    vendor: markedHtml(vendor, query),
    summary: markedHtml(summary ?? '', query),
    category,
    category_label: labelOf(labels.category, category),
    license: license_type === null ? '' : labelOf(labels.license_type, license_type),
    version,
    released_on: released_on ?? '',
    released: released_on === null ? '' : days.format(new Date(released_on)),
    verified: String(verified || ''),
    position: counts.format(entry.position),
    score: counts.format(entry.score),
  });
}

/** How much was found, for the status of the page. */
export function searchStatus(found: { total: number; similar: number }, words: ResultWords, language: string): string {
  const { total, similar } = found;
  const say = (message: PluralForms, count: number) =>
    fillMessage(message, { count, shown: formatsOf(language).counts.format(count) }, language);
  if (total === 0) return words.none;
  if (similar === 0) return say(words.found, total);
  if (similar === total) return say(words.onlySimilar, total);
  return `${say(words.found, total - similar)}. ${say(words.moreSimilar, similar)}.`;
}

/** @param href where that is searched instead */
export function didYouMeanHtml({ didYouMean }: ResultWords, query: string, href: string): Markup {
  return linkedHtml(didYouMean, 'query', { text: query, href });
}

function labelOf(labels: Readonly<Record<string, string>>, code: string): string {
  // `constructor` is a legal slug of a category.
  return (Object.hasOwn(labels, code) ? labels[code] : undefined) ?? code;
}

type Formats = ReturnType<typeof makeFormats>;
const formats = new Map<string, Formats>();

/** Making them takes longer than all else here. */
function formatsOf(language: string): Formats {
  const known = formats.get(language) ?? makeFormats(language);
  formats.set(language, known);
  return known;
}

function makeFormats(language: string) {
  return {
    counts: new Intl.NumberFormat(language),
    days: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }),
  };
}
