/** Slugs of listings and categories: which text is one, and one made of a name for sources that have none. */

/** Checked before a slug becomes part of a file's path (schemas/contracts/listing.json). */
export function isSlug(text: string): boolean {
  return /^[a-z0-9-]{1,64}$/.test(text);
}

const MAX_LENGTH = 64;

/** As German writes them without their dots; NFKD would only take the dots away. */
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Latin letters that NFKD leaves whole. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ŧ: 't',
  þ: 'th',
};

/**
 * The slug of the first candidate that can be written in Latin letters: NFKD, ASCII, dashes, at most 64 characters.
 * Where none can (`日本`, no file or host name given), it spells the first one's code points, so that there always is
 * one and it is always the same.
 */
export function deriveSlug(candidates: readonly string[]): string {
  for (const candidate of candidates) {
    const slug = toSlug(candidate);
    if (isTelling(slug, candidate)) return slug;
  }
  const codePoints = Array.from(candidates[0] ?? '', (char) => char.codePointAt(0)?.toString(16));
  return cut(`u-${codePoints.join('-')}`);
}

function toSlug(name: string): string {
  const ascii = name
    .slice(0, 1000)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘`´]/gu, '')
    .replace(/[^\0-\u007f]/g, (char) => LETTERS[char] ?? ' ');
  return cut(ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-/, ''));
}

/** "2048" is a name; the 2 that is left of "Игра 2" is none. */
function isTelling(slug: string, name: string): boolean {
  return /[a-z]/.test(slug) || (slug !== '' && !/\p{L}/u.test(name));
}

/** Behind a whole word, unless that would lose more than half. */
function cut(slug: string): string {
  if (slug.length <= MAX_LENGTH) return slug.replace(/-$/, '');
  const head = slug.slice(0, MAX_LENGTH + 1);
  const end = head.lastIndexOf('-');
  return end > MAX_LENGTH / 2 ? head.slice(0, end) : head.slice(0, MAX_LENGTH);
}
