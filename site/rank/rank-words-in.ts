/** Sentences about ranks as pages say them: days with the name of their month. */
import { LANGUAGE_TEXTS, type LanguageTag } from '../../schemas/texts/languages.ts';
import { memoizeBy } from '../../schemas/texts/memoize-by-key.ts';
import { makeRankWords } from '../../schemas/wording/rank-words.ts';
import { languageOf } from '../catalog/language.ts';

export const rankWordsIn = memoizeBy((tag: LanguageTag) =>
  makeRankWords(tag, LANGUAGE_TEXTS[tag].rank, languageOf({ lang: tag }).formatDayInWords),
);
