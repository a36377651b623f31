/**
 * Which kinds of characters a text has. Whether it is tidy, can hold a contact, or must be folded first is asked of every
 * text, and answered here in one look instead of a search each.
 */

/**
 * Visible ASCII, and what many languages are written with besides: letters of Western Europe, Greek, Cyrillic, signs,
 * kana, Chinese characters and full-width forms of which none is invisible, a space or joins the one before it (NFC).
 */
export const PLAIN_CHARACTERS =
  '!-~\\u00a1-\\u00ac\\u00ae-\\u00ff\\u0391-\\u03a1\\u03a3-\\u03c9\\u0401\\u0410-\\u044f\\u0451\\u2010-\\u2027' +
  '\\u3001-\\u3020\\u3041-\\u3096\\u309b-\\u30ff\\u4e00-\\u9fa5\\uff01-\\uff5e';
const UNTIDY = new RegExp(`[^ \\n${PLAIN_CHARACTERS}]`);
/** All but ASCII without `%` and `&`, and what else folding leaves as it is: letters, quotes, a few signs. */
export const FOLDED =
  /[^\0-$'-~\u00a1-\u00a7\u00a9\u00ab\u00ac\u00ae\u00b0\u00b1\u00b6\u00b7\u00bb\u00bf-\u0131\u0134-\u013e\u0141-\u0148\u014a-\u017e\u0218-\u021b\u0391-\u03c9\u0400-\u045f\u05d0-\u05ea\u0621-\u064a\u0905-\u0950\u0e01-\u0e30\u0e34-\u0e4f\u1ea0-\u1ef9\u2018-\u201e\u20ac\u24b6\u24d0\u3001\u3002\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fa5\uac00-\ud7a3\uff61]/;
/** What they mean depends on what stands beside them. */
const BY_NEIGHBORS = /[ⓐⒶ。｡]/;
/** All but visible ASCII without `@`, `+`, and what can stand for an `@`: percent, ampersand, opening brackets. */
const WORDED = /[^!-$'),-;=-?A-Z\\-z|-~\]]/;

export const KIND = {
  /** {@link plainText} may change it. */
  untidy: 2,
  /** In the shadow of a text another character may stand for it. */
  folded: 4,
  /** An address or a number needs more of them than digits and what addresses of pages are made of. */
  worded: 8,
  digit: 16,
  at: 32,
};
const KNOWN = 1;

/** Of each character that was seen. */
const kinds = new Uint8Array(1 << 16);

function learn(code: number): number {
  const character = String.fromCharCode(code);
  const kind =
    KNOWN |
    (UNTIDY.test(character) ? KIND.untidy : 0) |
    (FOLDED.test(character) || BY_NEIGHBORS.test(character) ? KIND.folded : 0) |
    (WORDED.test(character) ? KIND.worded : 0) |
    (/\d/.test(character) ? KIND.digit : 0) |
    (character === '@' ? KIND.at : 0);
  kinds[code] = kind;
  return kind;
}

/** What was asked last: one text is asked about several times. */
let lastText = '';
let lastKinds = 0;

/** @returns the sum of the {@link KIND}s that the text has */
export function kindsIn(text: string): number {
  if (text === lastText) return lastKinds;
  let found = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    found |= kinds[code] || learn(code);
  }
  lastText = text;
  lastKinds = found;
  return found;
}
