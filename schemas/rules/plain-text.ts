/** Makes publishers' text harmless and tidy without changing what it says. */

/** Characters that reorder or hide text (bidirectional controls, zero-width characters, other format controls). */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

/** One line: no control or invisible characters, white space folded, NFC. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ');
}

/** Paragraphs separated by one empty line: no control or invisible characters, LF, trimmed, NFC. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(CONTROL, ' ')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** At most `maxLength` characters: cut behind the last whole sentence, else behind a word with an ellipsis. */
export function cutAtSentence(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const window = text.slice(0, maxLength);
  const sentence = window.match(/^[\s\S]*[.!?。！？](?=\s|$|[^\p{Lu}\p{Ll}\d])/u)?.[0] ?? '';
  if (sentence.length >= maxLength / 4) return sentence.trim();
  const word = window.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '');
  const cut = word.lastIndexOf(' ');
  return `${(cut > maxLength / 2 ? word.slice(0, cut) : word).trimEnd()}…`;
}
