/** Texts that a hurried eye takes for the same have the same skeleton (after Unicode Technical Standard 39). */

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
