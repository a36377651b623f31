/**
 * The languages the catalog speaks. One more is a folder of texts here, a file in site/texts, and its lines below and in
 * schemas/wording/problem-languages.ts; the compiler and a test say what is missing in it.
 */
import deKinds from './de/kinds.json' with { type: 'json' };
import deRank from './de/rank.json' with { type: 'json' };
import enKinds from './en/kinds.json' with { type: 'json' };
import enRank from './en/rank.json' with { type: 'json' };

/** What a language calls the kinds of software, and says of the rank. */
export const LANGUAGE_TEXTS = {
  en: { kinds: enKinds, rank: enRank },
  de: { kinds: deKinds, rank: deRank },
};

export type LanguageTag = keyof typeof LANGUAGE_TEXTS;

export const LANGUAGES = Object.keys(LANGUAGE_TEXTS) as LanguageTag[];
