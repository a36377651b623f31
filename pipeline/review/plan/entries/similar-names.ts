/**
 * Names that are taken for one another. Texts that a hurried eye takes for the same have the same skeleton (after Unicode
 * Technical Standard 39); names borrow another's by one letter, or by words before or behind it.
 */

/** Letters of other scripts that look like Latin ones in most fonts. */
const LOOK_ALIKES: Record<string, string> = {
  ...{ а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x' },
  ...{ і: 'i', ј: 'j', ѕ: 's', һ: 'h', ԁ: 'd', ԛ: 'q', ԝ: 'w', ѵ: 'v', ӏ: 'l' },
  ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'm', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ω: 'w' },
  ...{ ı: 'i', ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ɡ: 'g', ɑ: 'a' },
};

/** @param slug lower-case letters, digits and dashes */
export function slugSkeleton(slug: string): string {
  const text = slug.replaceAll('-', '').replaceAll('rn', 'm').replaceAll('vv', 'w');
  return text.replace(/[01358i]/g, (character) => DIGITS[character] ?? character);
}

const DIGITS: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 5: 's', 8: 'b', i: 'l' };

export function nameSkeleton(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  const latin = Array.from(plain, (character) => LOOK_ALIKES[character] ?? character).join('');
  return slugSkeleton(latin.replace(/[^\p{Letter}\p{Number}]/gu, ''));
}

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
