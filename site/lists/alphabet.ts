/**
 * All listings by name, cut into parts. Where a cut lies depends on the names below it alone: a listing that comes, goes or
 * is renamed changes its own part, and another one only where a part becomes too long, or two are short enough for one.
 */
import { paths } from '../../schemas/contracts/addresses.ts';
import { compareText } from '../../schemas/rules/compare-text.ts';
import { foldText } from '../../schemas/search/words.ts';
import { once } from '../base/memoize.ts';
import { readSlugs } from '../catalog/catalog-data.ts';
import { readFacts } from '../catalog/listing-index.ts';

export interface NamedListing {
  slug: string;
  name: string;
  vendor: string;
}

/** A page of the list by name. */
export interface AlphabetPart {
  /** What its first names begin with, as a name for its address: stays while other parts are cut. Empty: all listings. */
  start: string;
  /** Like “D–Di”. */
  label: string;
  entries: NamedListing[];
}

interface Keyed {
  key: string;
  entry: NamedListing;
}

/** Of real names a part then has some 120, so that there is one for each hundred listings. */
const MAX_NAMES = 300;
/** In the order of keys. The first parts words, and stands for the end of a key. */
const LETTERS = '-0123456789abcdefghijklmnopqrstuvwxyz';
const LAST = LETTERS.length - 1;
/** Digits together, then each letter: nobody looks for “A–I”. */
const INITIALS = [[1, 10], ...Array.from({ length: 26 }, (_, index) => [index + 11, index + 11])] as [number, number][];
/** Whoever has names as long as this has an address of a part that is long enough. */
const MAX_KEY_NAME = 48;

/** One part where all names fit on one page. */
const alphabet = once((): AlphabetPart[] =>
  alphabetParts(
    readSlugs().map((slug) => {
      const { name, vendor } = readFacts(slug);
      return { slug, name, vendor };
    }),
  ),
);

/** The first has all names, or leads to the parts that have them. */
export function alphabetPages(): AlphabetPart[] {
  const parts = alphabet();
  return parts.length === 1 ? parts : [{ start: '', label: '', entries: [] }, ...parts];
}

/** @param start of a part; empty for the first page */
export const pathOf = (start: string) => (start === '' ? paths.alphabet : paths.alphabetPart(start));

/** @param max names of a part */
export function alphabetParts(entries: readonly NamedListing[], max = MAX_NAMES): AlphabetPart[] {
  const keyed = entries
    .map((entry) => ({ key: keyOf(entry), entry }))
    .sort((one, other) => compareText(one.key, other.key));
  if (keyed.length <= max) return [{ start: '', label: '', entries: keyed.map(({ entry }) => entry) }];
  return INITIALS.flatMap(([low, high]) => {
    const within = keyed.slice(after(keyed, 0, low - 1), after(keyed, 0, high));
    return partsOf(within, { prefix: '', low, high }, max);
  });
}

/** Letter, or `0–9`. */
export function initialOf(entry: Pick<NamedListing, 'slug' | 'name'>): string {
  return labelOfInitial(keyOf(entry));
}

/** The same of a part. */
export const initialOfPart = ({ start }: { start: string }) => labelOfInitial(start);

const labelOfInitial = (key: string) => (/^\d/.test(key) ? '0–9' : key.charAt(0).toUpperCase());

/** What a name begins with that is in other letters, nobody finds in this alphabet: it stands by its slug, which is. */
function keyOf({ slug, name }: Pick<NamedListing, 'slug' | 'name'>): string {
  // ".NET" stands under N, although people who search for it write "dotnet".
  const folded = foldText(name.replace(/^[^\p{L}\p{N}]+/u, ''));
  const isLatin = /^[a-z0-9]/.test(folded);
  const words = (isLatin ? folded : slug).split(/[^a-z0-9]+/).filter((word) => word !== '');
  // Two listings of one name are told apart, so that every part can be cut.
  return `${words.join('-').slice(0, MAX_KEY_NAME) || '0'}--${slug}`;
}

/** Keys that begin with the prefix, and go on with a letter from `low` to `high`. */
interface Range {
  prefix: string;
  low: number;
  high: number;
}

/** @param within all keys of the range, in order */
function partsOf(within: readonly Keyed[], range: Range, max: number): AlphabetPart[] {
  const { prefix, low, high } = range;
  if (within.length === 0) return [];
  if (within.length <= max) return [{ ...namesOf(range), entries: within.map(({ entry }) => entry) }];
  if (low === high) return partsOf(within, { prefix: prefix + LETTERS.charAt(low), low: 0, high: LAST }, max);
  // Always at the same letter, however many names there are of each.
  const middle = Math.floor((low + high) / 2);
  const cut = after(within, prefix.length, middle);
  return [
    ...partsOf(within.slice(0, cut), { prefix, low, high: middle }, max),
    ...partsOf(within.slice(cut), { prefix, low: middle + 1, high }, max),
  ];
}

/** How many keys have no later letter than this at a place; before it they are the same. */
function after(keyed: readonly Keyed[], place: number, letter: number): number {
  let [low, high] = [0, keyed.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (LETTERS.indexOf(keyed[middle]?.key.charAt(place) ?? '') > letter) high = middle;
    else low = middle + 1;
  }
  return low;
}

function namesOf({ prefix, low, high }: Range): { start: string; label: string } {
  const start = low === 0 ? prefix : prefix + LETTERS.charAt(low);
  const end = low === 0 && high === LAST ? prefix : prefix + LETTERS.charAt(high);
  return { start, label: start === end ? shown(start) : `${shown(start)}–${shown(end)}` };
}

const shown = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replace(/-+/g, ' ').trimEnd();
