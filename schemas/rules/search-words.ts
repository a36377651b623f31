/** How text becomes words that can be found: the same for what is searched and for what is asked. */

/** Letters that Unicode does not take apart, and people type without their stroke or as two. */
const PLAIN_LETTERS: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ı: 'i', æ: 'ae', œ: 'oe', ς: 'σ' };
const STROKED = /[øłđħıæœς]/g;
const ACCENTS = /[\u0300-\u036f]/g;

/** Scripts that put no space between words: each letter is a word of its own, and a search for several a phrase. */
const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`;
const LETTER = String.raw`[[\p{L}\p{N}]--${UNSPACED}]`;
/** A sign at the end makes another name of it: C, C++, C#. */
const WORD = new RegExp(String.raw`${LETTER}[${LETTER}\p{M}]*(?:\+\+|#)?|[[\p{L}\p{N}]&&${UNSPACED}]\p{M}*`, 'gv');
const SIGN = /(?:\+\+|#)$/;

/**
 * Without case, accents and compatibility forms. Made of letters, digits, marks, + and # alone, so that words joined by
 * spaces are whole in every index that parts text at spaces. `C++` gives `c` and `c++`: it is found by both.
 */
export function searchWords(text: string): string[] {
  // Whole matches: an object of groups for each word would take most of the time.
  const words = foldText(text).match(WORD) ?? [];
  return words.flatMap((word) => (SIGN.test(word) ? [word.replace(SIGN, ''), word] : word));
}

/** For comparing names as people sort them: Élan stands beside elan. */
export function foldText(text: string): string {
  const lower = text.normalize('NFKC').toUpperCase().toLowerCase();
  const bare = lower.normalize('NFKD').replace(ACCENTS, '').normalize('NFC');
  return bare.replace(STROKED, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
