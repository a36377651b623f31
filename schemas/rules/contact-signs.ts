/**
 * What contacts are made of, found by a few quick searches: most texts have none of it. Each sign is necessary for the
 * patterns that name it, so that a search without it would find nothing.
 */

export const SIGN = {
  /** `@`, full-width or encoded. */
  at: 1,
  bracketedAt: 2,
  shoutedAt: 4,
  spokenDot: 8,
  plus: 16,
  /** Behind a plus and digits. */
  middleDot: 32,
  /** The others are of numbers, and need six digits besides. */
  namedDigit: 64,
  bracketedDigit: 128,
  nineDigits: 256,
  eightDigitsInARow: 512,
  spacedAt: 1024,
  /** Behind a sign that hardly any address has. */
  oddAt: 2048,
};

/** A date or version and nothing else: no telephone pattern without a word, sign or parenthesis is that short. */
const SHORT_NUMBER = /^[\d.-]{0,11}$/;
const MIN_LENGTH_OF_NUMBER = 6;
/** Visible ASCII without `@`, `+` and what can stand for an `@`: percent, ampersand, opening brackets. */
const NO_WORD = /[^!-$'),-;=-?A-Z\\-z|-~\]]/;
/** Sets of characters are looked for faster than alternatives. */
const SIGN_CHARACTER = /[@\uff20\ufe6b%&[({<+\uff0b]/;
const SPOKEN_DOT = / dot /i;
const BRACKETED_AT = /[[({<]\s?[a@]/i;
const SPACED_AT = /[@\uff20] /;
const ODD_AT = /[!#$&*^~][@\uff20]/;
const MIDDLE_DOT = /[+\uff0b]\d{1,4} ?[·•∙‧・]/;
/** Digits with no more between them than telephone numbers have: written out, which is found faster than counted. */
const ONE_MORE = '[ ./()\\-\\u2010-\\u2015\\u2212\\u00a0\\u2007\\u2009\\u202f]{0,6}\\d';
const SIX_DIGITS = new RegExp(`\\d${ONE_MORE.repeat(5)}`);
const NINE_DIGITS = new RegExp(`\\d${ONE_MORE.repeat(8)}`);
const EIGHT_DIGITS_IN_A_ROW = /\d{8}/;
const BRACKETED_DIGIT = /\(\d/;
/** "tel: 0", "fax no.0", "phone +4": a word before the first digit. */
const NAMED_DIGIT = /(?:[a-z\u0080-\uffff](?:\.?\s?[:\uff1a]|[.\s])\s{0,3}|no)[+\uff0b]?\(?\d/i;

/** True for most texts, at once: visible ASCII without a space in which neither an address nor a number can stand. */
export function isQuiet(text: string): boolean {
  if (NO_WORD.test(text)) return false;
  return text.length < MIN_LENGTH_OF_NUMBER || !SIX_DIGITS.test(text) || SHORT_NUMBER.test(text);
}

/** @returns the sum of the {@link SIGN}s that the text has */
export function signsOf(text: string): number {
  const ofWords = (text.includes('AT ') ? SIGN.shoutedAt : 0) | (SPOKEN_DOT.test(text) ? SIGN.spokenDot : 0);
  const ofNumbers = SIX_DIGITS.test(text) ? signsOfNumbers(text) : 0;
  return ofWords | ofNumbers | (SIGN_CHARACTER.test(text) ? signsOfCharacters(text) : 0);
}

function signsOfCharacters(text: string): number {
  const hasPlus = text.includes('+') || text.includes('\uff0b');
  return (
    (hasAt(text) ? signsOfAt(text) : 0) |
    (BRACKETED_AT.test(text) ? SIGN.bracketedAt : 0) |
    (hasPlus ? SIGN.plus : 0) |
    (hasPlus && MIDDLE_DOT.test(text) ? SIGN.middleDot : 0)
  );
}

/** Also %40, &#64;, &#x40; and &commat; */
function hasAt(text: string): boolean {
  const isPlain = text.includes('@') || text.includes('\uff20') || text.includes('\ufe6b');
  return isPlain || text.includes('%40') || text.includes('&');
}

function signsOfAt(text: string): number {
  return SIGN.at | (SPACED_AT.test(text) ? SIGN.spacedAt : 0) | (ODD_AT.test(text) ? SIGN.oddAt : 0);
}

function signsOfNumbers(text: string): number {
  return (
    (NAMED_DIGIT.test(text) ? SIGN.namedDigit : 0) |
    (BRACKETED_DIGIT.test(text) ? SIGN.bracketedDigit : 0) |
    (NINE_DIGITS.test(text) ? SIGN.nineDigits : 0) |
    (EIGHT_DIGITS_IN_A_ROW.test(text) ? SIGN.eightDigitsInARow : 0)
  );
}

/** One way to write a contact. */
export interface ContactForm {
  pattern: RegExp;
  /** Signs without which the pattern finds nothing. */
  needs: number;
  /** True for what only looks like one. */
  isOther?: (found: string, offset: number, text: string) => boolean;
}
