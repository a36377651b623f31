/** How text becomes words that can be found: the same for what is searched and for what is asked. */

/** Letters that Unicode does not take apart, and people type without their stroke or as two. */
const PLAIN_LETTERS: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ı: 'i', æ: 'ae', œ: 'oe', ς: 'σ' };
const STROKED = /[øłđħıæœς]/g;
const ACCENTS = /[\u0300-\u036f]/g;

/** Scripts that put no space between words: every two neighboring letters are a word. */
const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`;
const LETTER = String.raw`[[\p{L}\p{N}]--${UNSPACED}]`;
/** A sign at the end makes another name of it: C, C++, C#. */
const WORD = new RegExp(String.raw`${LETTER}[${LETTER}\p{M}]*(?:\+\+|#)?|(?:[[\p{L}\p{N}]&&${UNSPACED}]\p{M}*)+`, 'gv');
const UNSPACED_LETTER = new RegExp(String.raw`[[\p{L}\p{N}]&&${UNSPACED}]\p{M}*`, 'gv');
const SIGN = /(?:\+\+|#)$/;
const SPACES = /\s+/;
/** `nodeJs`, `HTMLParser`: where a new word begins inside of one. */
const HUMP = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** They would become letters. */
const SIGNS_OF_TRADE = /[™℠®©]/g;
const SCRIPT = /(?<=\p{L}\p{L})js$/u;

/** Without its dot it would be a word like others. */
const DOT_NET = /(?<![^\s(,/])\.net(?![\p{L}\p{N}])/gu;

/** More parts than this are a path or an address, which nobody types as one word. */
const MAX_GLUED = 4;
const MAX_LETTERS = 40;

/**
 * Without case, accents and compatibility forms. Made of letters, digits, marks, + and # alone, so that words joined by
 * spaces are whole in every index that parts text at spaces. `C++` gives `c` and `c++`: it is found by both.
 */
export function searchWords(text: string): string[] {
  // Whole matches: an object of groups for each word would take most of the time.
  return (foldText(text).match(WORD) ?? []).flatMap(wordsOfRun);
}

/** Words, and beside them what is joined by signs without a space: `Node.js` gives node, js and nodejs. */
export function wordsAndGlued(text: string): string[] {
  return text.split(SPACES).flatMap((part) => {
    const words = searchWords(part);
    const isGlued = words.length > 1 && words.length <= MAX_GLUED && !words.some((word) => SIGN.test(word));
    return isGlued ? [...words, glued(part).slice(0, MAX_LETTERS)] : words;
  });
}

/** A name by all that people take for its words: those of {@link wordsAndGlued}, its humps, and neighbors as one. */
export function wordsOfName(name: string): string[] {
  const parts = name.split(SPACES);
  const words = searchWords(name);
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`);
  const humps = parts.flatMap(humpsOf).flatMap(searchWords);
  return [...new Set([...wordsAndGlued(name), ...pairs, ...humps, glued(name)])].filter((word) => word !== '');
}

/** `fastXmlParser` as its three parts. */
export const humpsOf = (word: string) => word.split(HUMP);

/** All words of a text as one: a name however it is parted. */
export function glued(text: string): string {
  return (foldText(text).match(WORD) ?? []).join('');
}

/** A name as one word without the ending that names of JavaScript packages take or leave: React, React.js, reactjs. */
export const titleOf = (name: string) => withoutScript(glued(name));

export const withoutScript = (word: string) => word.replace(SCRIPT, '');

/** For comparing names as people sort them: Élan stands beside elan. */
export function foldText(text: string): string {
  const lower = text.replace(SIGNS_OF_TRADE, '').normalize('NFKC').toLowerCase().toUpperCase().toLowerCase();
  const bare = lower.normalize('NFKD').replace(ACCENTS, '').normalize('NFC');
  return bare.replace(DOT_NET, 'dotnet').replace(STROKED, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

function wordsOfRun(run: string): string[] {
  if (SIGN.test(run)) return [run.replace(SIGN, ''), run];
  const letters = run.match(UNSPACED_LETTER);
  if (letters === null || letters.length < 2) return [run];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
