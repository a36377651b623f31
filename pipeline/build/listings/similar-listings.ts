/**
 * Which listings are like which: those that do the same by their own words, and are for the same people. What two share is
 * counted in bits: a word of one listing in 64 is worth six. A category alone makes nobody alike.
 */
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import { parsePackageUrl } from '../../../schemas/rules/package-url.ts';
import { isFiller } from '../../../schemas/search/query.ts';
import { rootOf } from '../../../schemas/search/word-stems.ts';
import { glued, searchWords } from '../../../schemas/search/words.ts';
import { mainDescription } from './public-listing.ts';

/** What is looked at of a listing. */
export interface Described {
  slug: string;
  category: string;
  audience: Audience;
  /** Those of {@link tellingWords}, as one text: so many small ones would take much memory. */
  words: string;
}

const MAX_RELATED = 6;
/** Words of one listing: what a name, a tagline and a summary of a usual length hold, and as many of its text. */
const MAX_WORDS = 80;
const MIN_LETTERS = 3;
/** Following a word of more listings than this would make the work grow with the square of the listings. */
const MAX_SHARING = 64;
/** The rarity of a word cannot be measured in a smaller catalog, so it is taken for one of this size. */
const MIN_LISTINGS = 128;
/** Of a word that tells something: one listing in four has it. */
const TELLING_BITS = 2;

/** Measured with judged-pairs.json. */
const WITHIN_CATEGORY = { bits: 12, words: 3, inTaglines: false };
/** Where publishers have chosen different categories, what both say of themselves in a line must agree, too. */
const ACROSS_CATEGORIES = { bits: 32, words: 4, inTaglines: true };

/** Beside those that a search passes over: they join the words of a sentence, and say nothing of a product. */
const JOINING = new Set(
  [
    'about after all also another are around between both but does each easily either every few from has have here its',
    'just like many more most much need needs new not now off once one only other others out over own same several should',
    'simple simply since so such than their them then there these they this those through too two under until use used',
    'user users uses very want well were when where whether while who why will without work works you your',
    'aber alle allen aller als andere anderen auch auf ausserdem beim damit dann dass deren diese diesen dieser dieses doch',
    'durch eigene eigenen etwa ganz hat haben hinaus hinter ihre ihren ihrer ist jede jeden jeder kann kein keine können',
    'lassen lässt macht mehr mehrere nicht noch nur ohne sein seine sich sie sind sowie über unter unterstützt viele vor',
    'während weitere wenn werden wird wurde zwei zwischen',
  ].flatMap(searchWords),
);

/** Where a word stands. The sign is written before the word; no word contains one. */
const PLACES = { tagline: '^', summary: '.', text: '~', product: ' ' } as const;
type Place = keyof typeof PLACES;
const PLACE_OF = new Map<string, Place>(Object.entries(PLACES).map(([place, sign]) => [sign, place as Place]));
/** Between words. */
const SEPARATOR = '\n';

/** @returns in the form in which they are compared with words of other listings, as one text; each once, at its best place */
export function tellingWords({ name, integrations, keywords = [], ...listing }: DescribedListing): string {
  const { tagline = '', summary = '', text = '' } = mainDescription(listing) ?? {};
  const places: [Place, string[]][] = [
    ['tagline', tellingIn(tagline)],
    ['summary', tellingIn(`${name} ${keywords.join(' ')} ${summary}`)],
    ['text', tellingIn(text)],
    // A product is one word, whatever its name is made of.
    ['product', [...new Set(integrations.map(glued))].filter(Boolean)],
  ];
  const seen = new Set<string>();
  const isNew = (word: string) => !seen.has(word) && seen.add(word);
  return places
    .flatMap(([place, words]) =>
      words.filter((word) => place === 'product' || isNew(word)).map((word) => PLACES[place] + word),
    )
    .join(SEPARATOR);
}

type DescribedListing = Pick<Listing, 'name' | 'descriptions' | 'integrations' | 'keywords'>;

function tellingIn(text: string): string[] {
  const isTelling = (word: string) => word.length >= MIN_LETTERS && !isFiller(word) && !JOINING.has(word);
  const words = searchWords(text).filter(isTelling).slice(0, MAX_WORDS);
  return [...new Set(words.map((word) => rootOf(word) ?? word))];
}

interface Word {
  isProduct: boolean;
  holders: Holder[];
  /** The same, once somebody has asked. */
  byCategory?: Map<string, Holder[]>;
}

/** A word in a listing. */
interface Holder {
  word: Word;
  number: number;
  place: Place;
}

/**
 * Depends on the listings' own words alone, never on ranks or days, so that pages stay as they are while only these move.
 * @returns by slug, the most alike first; nothing for a listing that is like no other
 */
export function relatedListings(listings: Iterable<Described>): Map<string, string[]> {
  // By slug: the outcome is the same in whatever order they came.
  const all = [...listings].sort((one, other) => compareText(one.slug, other.slug));
  const terms = termsOf(all);
  // In steps of powers of two: a listing that comes in seldom changes what others are related to.
  const size = Math.ceil(Math.log2(Math.max(MIN_LISTINGS, all.length)));
  const found = new Map<string, string[]>();
  for (const [number, listing] of all.entries()) {
    const shared = new Map<number, Shared>();
    for (const { word, place } of terms[number] ?? []) {
      const bits = Math.max(0, size - Math.ceil(Math.log2(word.holders.length)));
      for (const other of followed(word, listing.category, all)) note(shared, other, place, bits);
    }
    shared.delete(number);
    const alike = [...shared].filter(([other, what]) => areAlike(listing, all[other], what));
    alike.sort(([a, one], [b, other]) => other.bits - one.bits || a - b);
    const slugs = alike.slice(0, MAX_RELATED).flatMap(([other]) => all[other]?.slug ?? []);
    if (slugs.length > 0) found.set(listing.slug, slugs);
  }
  return found;
}

/** @returns the words of each listing; one that several have is one object */
function termsOf(all: readonly Described[]): Holder[][] {
  const index = new Map<string, Word>();
  return all.map(({ words }, number) => {
    const texts = words.split(SEPARATOR).filter(Boolean);
    return texts.map((text) => {
      const place = PLACE_OF.get(text.charAt(0)) ?? 'text';
      const isProduct = place === 'product';
      // With the sign of a product, which is no word.
      const key = isProduct ? text : text.slice(1);
      const word = index.get(key) ?? { isProduct, holders: [] };
      if (word.holders.length === 0) index.set(key, word);
      const holder = { word, number, place };
      word.holders.push(holder);
      return holder;
    });
  });
}

/** @returns who has a word: of the whole catalog, or of the category where it is too common for that */
function followed(word: Word, category: string, all: readonly Described[]): readonly Holder[] {
  // What two work with says what they are for only where they are for the same.
  if (word.holders.length <= MAX_SHARING && !word.isProduct) return word.holders;
  word.byCategory ??= Map.groupBy(word.holders, ({ number }) => all[number]?.category ?? '');
  const near = word.byCategory.get(category) ?? [];
  return near.length <= MAX_SHARING ? near : [];
}

/** What two listings have in common. */
interface Shared {
  bits: number;
  words: number;
  inTaglines: boolean;
}

/** What a product is stands in its tagline, what it does in its summary; words of a text say less. */
function note(shared: Map<number, Shared>, { number, place: other }: Holder, place: Place, bits: number): void {
  const sum = shared.get(number) ?? { bits: 0, words: 0, inTaglines: false };
  const isInTaglines = place === 'tagline' && other === 'tagline';
  const isInText = place === 'text' || other === 'text';
  sum.bits += bits * (isInTaglines ? 2 : isInText ? 0.5 : 1);
  if (bits >= TELLING_BITS) {
    sum.words += 1;
    sum.inTaglines ||= isInTaglines;
  }
  shared.set(number, sum);
}

function areAlike(one: Described, other: Described | undefined, { bits, words, inTaglines }: Shared): boolean {
  if (other === undefined) return false;
  const isForSame = one.audience === other.audience || one.audience === 'either' || other.audience === 'either';
  const least = one.category === other.category ? WITHIN_CATEGORY : ACROSS_CATEGORIES;
  return isForSame && bits >= least.bits && words >= least.words && (inTaglines || !least.inTaglines);
}

export type Audience = 'people' | 'developers' | 'either';

/** Registries of packages that are added to the code of a project. */
const OF_CODE = new Set(['cargo', 'composer', 'gem', 'golang', 'hex', 'maven', 'npm', 'nuget', 'pub', 'pypi']);

const BY_KIND = {
  saas: 'people',
  mobile: 'people',
  'ai-agent': 'people',
  software: 'people',
  'open-source': 'either',
  api: 'developers',
  'mcp-server': 'developers',
  framework: 'developers',
  library: 'developers',
  plugin: 'either',
  extension: 'either',
} as const satisfies Record<Listing['kind'], Audience>;

/** What comes from a registry of code is a developer's tool, also where it is listed as a program. */
export function audienceOf({ kind, packages = [] }: Pick<Listing, 'kind' | 'packages'>): Audience {
  const isOfCode = packages.some((text) => OF_CODE.has(parsePackageUrl(text)?.type ?? ''));
  return isOfCode && (kind === 'software' || kind === 'open-source') ? 'developers' : BY_KIND[kind];
}
