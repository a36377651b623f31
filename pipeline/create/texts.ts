/** What a new catalog says of itself, in each language. */
import type { LanguageTag } from '../../schemas/texts/languages.ts';
import texts from './texts.json' with { type: 'json' };

/** A language without words for new catalogs begins with the English ones, which the operator translates. */
export function wordsIn<Words>(tag: LanguageTag, words: { en: Words } & Partial<Record<LanguageTag, Words>>): Words {
  return words[tag] ?? words.en;
}

export const introduction = (tag: LanguageTag): typeof texts.en => wordsIn(tag, texts);
