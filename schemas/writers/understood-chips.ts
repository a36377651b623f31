/** What the search has understood of a query beside its words, as the page shows it: the same from its script and the worker. */
import { understoodIn } from '../search/query.ts';
import { fillMessage } from '../texts/message.ts';
import { nameOf } from './listing-view.ts';
import type { SearchPageData } from './search-page.ts';

export interface UnderstoodChip {
  label: string;
  /** The query without it. */
  without: string;
}

export function understoodChips(text: string, { words, labels }: SearchPageData, language: string): UnderstoodChip[] {
  return understoodIn(text).map(({ facet, value, without }) => {
    const said = nameOf(`${facet}-${value}`, words.understood);
    const known = facet === 'platform' || facet === 'kind' ? nameOf(value, labels[facet] ?? {}) : value;
    const named = facet === 'license' ? value.replace('-', ' ').toUpperCase() : known;
    const name = said !== `${facet}-${value}` ? said : facet === 'country' ? countryIn(value, language) : named;
    return { label: fillMessage(nameOf(facet, words.understood), { name }, language), without };
  });
}

const countryIn = (code: string, language: string) =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase()) ?? code;
