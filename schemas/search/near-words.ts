/** Words that may be meant for one another. Commands ask, too, and need none of the tables that a query is read with. */

/** Shorter words are near to too many. */
export const MIN_CORRECTED = 4;
export const MIN_LAST_PART = 5;

/**
 * Within one edit (a letter wrong, missing, too many, or two swapped), or alike for the first two thirds: somebody
 * writes as it sounds.
 */
export function isNear(typed: string, word: string): boolean {
  if (typed.length < MIN_CORRECTED || word.length < MIN_CORRECTED || typed === word) return false;
  const alike = alikeLetters(Math.max(typed.length, word.length));
  if (typed.length >= alike && word.startsWith(typed.slice(0, alike))) return true;
  return isOneEdit(typed, word);
}

/** Where a word within one edit begins or ends alike: one half of it is untouched. */
export function halvesAlike(word: string): { begin: string; end: string } {
  const half = Math.floor(word.length / 2);
  return { begin: word.slice(0, half), end: word.slice(half + 1) };
}

/** What all words begin with that are alike for the first two thirds, as far as the word itself tells. */
export const nearBeginning = (word: string) => word.slice(0, alikeLetters(word.length));

const alikeLetters = (letters: number) => Math.max(MIN_LAST_PART, Math.ceil((2 / 3) * letters));

/** Without the letters that both begin and end with, nothing but the edit is left. */
function isOneEdit(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false;
  let from = 0;
  while (from < left.length && left[from] === right[from]) from += 1;
  let [leftEnd, rightEnd] = [left.length, right.length];
  while (leftEnd > from && rightEnd > from && left[leftEnd - 1] === right[rightEnd - 1]) {
    leftEnd -= 1;
    rightEnd -= 1;
  }
  const [one, other] = [left.slice(from, leftEnd), right.slice(from, rightEnd)];
  if (one.length <= 1 && other.length <= 1) return true;
  return one.length === 2 && one === `${other[1]}${other[0]}`;
}
