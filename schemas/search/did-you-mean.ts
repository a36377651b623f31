/** The query as somebody meant it who misspelled a word of it. */
import { stemOf } from './endings.ts';
import type { SimilarQuery } from './similar.ts';
import { foldText, searchWords } from './words.ts';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * @param best what the first similar listing shows, from what counts most to what counts least
 * @returns the query with the words that the listing has, written as it writes them; undefined where it has none
 */
export function didYouMean(
  text: string,
  { corrections }: Pick<SimilarQuery, 'corrections'>,
  best: readonly (string | null)[],
): string | undefined {
  const shown = best.flatMap((each) => each?.match(WORD) ?? []);
  let meant = text;
  for (const { typed, words } of corrections) {
    const word = shown.find((each) => {
      const [folded = ''] = searchWords(each);
      return words.includes(folded) || words.includes(stemOf(folded) ?? folded);
    });
    if (word !== undefined) meant = replaceWord(meant, typed, word);
  }
  return meant === text ? undefined : meant;
}

const replaceWord = (text: string, typed: string, word: string) =>
  text.replace(WORD, (each) => (foldText(each) === typed ? word : each));
