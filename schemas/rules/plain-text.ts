/** Makes publishers' text harmless and tidy without changing what it says. */

/** Characters that reorder or hide text: bidirectional and other format controls, zero-width characters, fillers. */
const INVISIBLE = /(?!\u200c|\u200d|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;
/**
 * Joiners (Persian, Indic scripts, emoji) and variation selectors change what is seen, so they stay; between two ASCII
 * characters they change nothing and could only hide something, an e-mail address for one.
 */
const HIDING_JOINER = /(?<=[!-~])(?:\u200c|\u200d|\p{Variation_Selector})+(?=[!-~])/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;
/** White space inside a line, unless it is one space. */
const WIDE_SPACE = / [^\S\n]+|[^\S\n ][^\S\n]*/g;
/**
 * Visible ASCII, and what many languages are written with besides: letters of Western Europe, Greek, Cyrillic, signs,
 * kana, Chinese characters and full-width forms of which none is invisible, a space or joins the one before it (NFC).
 */
export const PLAIN_CHARACTERS =
  '!-~\\u00a1-\\u00ac\\u00ae-\\u00ff\\u0391-\\u03a1\\u03a3-\\u03c9\\u0401\\u0410-\\u044f\\u0451\\u2010-\\u2027' +
  '\\u3001-\\u3020\\u3041-\\u3096\\u309b-\\u30ff\\u4e00-\\u9fa5\\uff01-\\uff5e';
/** Sets of characters are looked for faster than alternatives. */
const OTHER_CHARACTER = new RegExp(`[^ \\n${PLAIN_CHARACTERS}]`);
const WIDE_GAP = / [ \n]/;

/** One line: no control or invisible characters, white space folded, NFC. */
export function plainLine(text: string): string {
  const plain = plainText(text);
  return plain.includes('\n') ? plain.replace(/\n+/g, ' ') : plain;
}

/**
 * Paragraphs separated by one empty line: no control or invisible characters, LF, trimmed, NFC.
 * Invisible characters go first, because one may stand between a letter and its accent; joiners once more behind NFC,
 * which makes ASCII of a few other characters.
 */
export function plainText(text: string): string {
  return isTidy(text) ? text : tidied(text);
}

/** True for most texts: words with one space or line break between them. */
function isTidy(text: string): boolean {
  if (OTHER_CHARACTER.test(text) || WIDE_GAP.test(text) || text.startsWith(' ') || text.endsWith(' ')) return false;
  if (!text.includes('\n')) return true;
  return !(text.includes('\n ') || text.includes('\n\n\n') || text.startsWith('\n') || text.endsWith('\n'));
}

/** The same rule without the short cut. */
export function tidied(text: string): string {
  return withoutInvisible(text.replace(/\r\n?/g, '\n'))
    .normalize('NFC')
    .replace(HIDING_JOINER, '')
    .replace(CONTROL, ' ')
    .replace(WIDE_SPACE, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** True if a character of the text would be dropped by {@link plainText} because it is invisible. */
export function hasInvisible(text: string): boolean {
  return withoutInvisible(text) !== text;
}

function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '').replace(HIDING_JOINER, '');
}

/** At most `maxLength` characters: cut behind the last whole sentence, else behind a word with an ellipsis. */
export function cutAtSentence(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // One character more than fits, to see what follows: the dot of 1.10 or example.org ends no sentence.
  const window = text.slice(0, maxLength + 1);
  const sentence = window.match(/^[\s\S]*(?:[。！？](?=[\s\S])|[.!?](?=[^\p{Lu}\p{Ll}\d]))/u)?.[0] ?? '';
  if (sentence.length >= maxLength / 4) return sentence.trim();
  const word = text.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '');
  const cut = word.lastIndexOf(' ');
  return `${(cut > maxLength / 2 ? word.slice(0, cut) : word).trimEnd()}…`;
}
