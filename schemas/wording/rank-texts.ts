/** The words for what the rank engine gives as codes and values, in each language. */
import { LANGUAGE_TEXTS, type LanguageTag } from '../texts/languages.ts';
import { memoizeBy } from '../texts/memoize-by-key.ts';
import { makeRankWords, type RankTexts, type RankWords } from './rank-words.ts';

const TEXTS: Record<LanguageTag, { rank: RankTexts }> = LANGUAGE_TEXTS;

/** @param language tag, like de @throws Error where the catalog does not speak it */
export const rankWords = memoizeBy((language: string): RankWords => makeRankWords(language, textsIn(language)));

function textsIn(language: string): RankTexts {
  if (Object.hasOwn(TEXTS, language)) return TEXTS[language as LanguageTag].rank;
  throw new Error(`The catalog does not speak "${language}": there is no schemas/texts/${language}/rank.json.`);
}
