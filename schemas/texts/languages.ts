/**
 * The languages the catalog speaks. One more is a folder of texts here, a file in site/texts, and its lines below; the
 * compiler and a test say what is missing in it.
 */
import deKinds from './de/kinds.json' with { type: 'json' };
import deProblems from './de/problems.json' with { type: 'json' };
import deRank from './de/rank.json' with { type: 'json' };
import enKinds from './en/kinds.json' with { type: 'json' };
import enProblems from './en/problems.json' with { type: 'json' };
import enRank from './en/rank.json' with { type: 'json' };

/** What a language calls the kinds of software, and says of the rank and of problems of documents. */
export const LANGUAGE_TEXTS = {
  en: { kinds: enKinds, rank: enRank, problems: enProblems },
  de: { kinds: deKinds, rank: deRank, problems: deProblems },
};

export type LanguageTag = keyof typeof LANGUAGE_TEXTS;

export const LANGUAGES = Object.keys(LANGUAGE_TEXTS) as LanguageTag[];
