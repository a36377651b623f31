/** Letters for what has no icon: the first ones of the first two words; a name of signs alone begins with one. */

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** No mark follows a letter of ASCII that another one follows: most names need no segments. */
const PLAIN = /^[A-Za-z0-9](?:[A-Za-z0-9]|$)/;

export function monogram(name: string): string {
  const words = name
    .split(/\s+/)
    .flatMap((word) => word.match(WORD)?.[0] ?? [])
    .slice(0, 2);
  return (words.length > 0 ? words : [name.trim()]).map(firstLetter).join('').toUpperCase();
}

function firstLetter(word: string): string {
  if (PLAIN.test(word)) return word.charAt(0);
  for (const { segment } of graphemes.segment(word)) return segment;
  return '';
}
