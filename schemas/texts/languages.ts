/**
 * The languages the catalog speaks. One more is a folder of texts here, a file in site/texts, and its lines below and in
 * short-texts.ts; the compiler and a test say what is missing in it.
 */
import deChanges from './de/changes.json' with { type: 'json' };
import deKinds from './de/kinds.json' with { type: 'json' };
import deRank from './de/rank.json' with { type: 'json' };
import enChanges from './en/changes.json' with { type: 'json' };
import enKinds from './en/kinds.json' with { type: 'json' };
import enRank from './en/rank.json' with { type: 'json' };
import frChanges from './fr/changes.json' with { type: 'json' };
import frKinds from './fr/kinds.json' with { type: 'json' };
import frRank from './fr/rank.json' with { type: 'json' };
import itChanges from './it/changes.json' with { type: 'json' };
import itKinds from './it/kinds.json' with { type: 'json' };
import itRank from './it/rank.json' with { type: 'json' };

/** What a language calls the kinds of software, and says of the rank and of changes. */
export const LANGUAGE_TEXTS = {
  en: { kinds: enKinds, rank: enRank, changes: enChanges },
  de: { kinds: deKinds, rank: deRank, changes: deChanges },
  fr: { kinds: frKinds, rank: frRank, changes: frChanges },
  it: { kinds: itKinds, rank: itRank, changes: itChanges },
};

export type LanguageTag = keyof typeof LANGUAGE_TEXTS;

export const LANGUAGES = Object.keys(LANGUAGE_TEXTS) as LanguageTag[];
