/** Names that borrow another's: the same letters in another spelling, one letter off, or with words before or behind. */
import { nameSkeleton } from './look-alikes.ts';

/** Shorter names are near to each other by chance: Zed and Zod, Vite and Vue. */
const MIN_TYPO_LENGTH = 6;
const MIN_WITHIN_LENGTH = 5;
/** Words that say nothing of what a product is. */
const FILLER = new Set('a an app by download for free get install my new official original real the'.split(' '));

/** Keys of a known name; a name is near to it where one of {@link keysNear} is one of them. */
export function keysOfName(name: string): string[] {
  const whole = nameSkeleton(name);
  return [`=${whole}`, ...typosOf(whole), ...(whole.length < MIN_WITHIN_LENGTH ? [] : [`<${whole}`])];
}

export function keysNear(name: string): string[] {
  const whole = nameSkeleton(name);
  const words = wordsOf(name);
  // A name begins with another, or ends with it behind words that say nothing.
  const parts = words.slice(1).map((_word, index) => words.slice(0, index + 1).join(''));
  const start = words.findIndex((word) => !FILLER.has(word));
  const meant = words.slice(Math.max(0, start));
  const within = [...parts, ...meant.map((_word, index) => meant.slice(0, index + 1).join(''))];
  return [`=${whole}`, ...typosOf(whole), ...within.map((part) => `<${nameSkeleton(part)}`)];
}

function wordsOf(name: string): string[] {
  const spaced = name.normalize('NFKC').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return spaced.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Two names that differ in one letter, or in two that changed places, are the same without one letter of each. */
function typosOf(skeleton: string): string[] {
  if (skeleton.length < MIN_TYPO_LENGTH) return [];
  const shorter = Array.from(skeleton, (_letter, at) => `~${skeleton.slice(0, at)}${skeleton.slice(at + 1)}`);
  return [...new Set([`~${skeleton}`, ...shorter])];
}
