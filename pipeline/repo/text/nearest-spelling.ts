/** The word that somebody meant who misspelled it. */
import { isNear } from '../../../schemas/search/near-words.ts';

/** Closer spellings win; `previewImages` is `preview_images`. @returns undefined where none is near */
export function nearest(typed: string, words: readonly string[]): string | undefined {
  const plain = (word: string) => word.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return words.find((word) => plain(word) === plain(typed)) ?? words.find((word) => isNear(plain(typed), plain(word)));
}
