/** What stands for a product's picture: letters of its name on a color, the same for ever. */
import type { SignalName } from '../contracts/generated/read-api.ts';

/** Legible in both schemes, and told apart by most people. */
const COLORS = ['kept', 'proven', 'used', 'told'] as const satisfies readonly SignalName[];

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** No mark follows a letter of ASCII that another one follows: most names need no segments. */
const PLAIN = /^[A-Za-z0-9](?:[A-Za-z0-9]|$)/;

export interface ProductIcon {
  letters: string;
  /** Of the letters, in an icon of 48. */
  size: string;
  /** Of the ground, as the styles call it. */
  color: string;
}

export function productIcon(slug: string, name: string): ProductIcon {
  const letters = monogram(name);
  return { letters, size: letters.length > 1 ? '20' : '26', color: iconColor(slug) };
}

/** One letter, or the first ones of the first two words; a name of signs alone begins with one. */
export function monogram(name: string): string {
  const words = name
    .split(/\s+/)
    .flatMap((word) => word.match(WORD)?.[0] ?? [])
    .slice(0, 2);
  return (words.length > 0 ? words : [name.trim()]).map(firstLetter).join('').toUpperCase();
}

/** @returns the name of a color of the styles */
export function iconColor(slug: string): string {
  // FNV-1a, whose upper bits are mixed well for short words, too.
  let hash = 2_166_136_261;
  for (const letter of slug) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return `var(--color-${COLORS[(hash >>> 8) % COLORS.length]})`;
}

function firstLetter(word: string): string {
  if (PLAIN.test(word)) return word.charAt(0);
  for (const { segment } of letters.segment(word)) return segment;
  return '';
}
