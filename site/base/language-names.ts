/** The languages of a product as names, the reader's own first: it is the one that is looked for. */
import { tagFor } from '../../schemas/rules/own-language.ts';
import type { Formats } from './format.ts';

/** @param tags as BCP 47 has them; @param locale of the page */
export function languageNames(
  tags: readonly string[],
  locale: string,
  { formatLanguage }: Pick<Formats, 'formatLanguage'>,
): string[] {
  const own = tagFor([...tags], locale);
  const others = tags.filter((tag) => tag !== own).map(formatLanguage);
  const sorted = others.toSorted(new Intl.Collator(locale).compare);
  return [...new Set([...(own === undefined ? [] : [formatLanguage(own)]), ...sorted])];
}
