/** Which listings are like which: those of the same category that share the most telling words. */
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { compareText } from '../../../schemas/rules/version-order.ts';
import { stemOf } from '../../../schemas/search/endings.ts';
import { isFiller } from '../../../schemas/search/query.ts';
import { glued, searchWords } from '../../../schemas/search/words.ts';
import { mainDescription } from './public-listing.ts';

/** What is looked at of a listing. */
export interface Described {
  slug: string;
  category: string;
  /** Those of {@link tellingWords}, as one text: so many small ones would take much memory. */
  words: string;
}

const MAX_RELATED = 6;
/** Words of one listing: what a name, a tagline and a summary of a usual length hold. */
const MAX_WORDS = 80;
const MIN_LETTERS = 3;
/**
 * A word of more listings than this tells nothing within a category, and following it would make the work grow with the
 * square of the listings.
 */
const MAX_SHARING = 64;

/**
 * Depends on the words of a category alone, never on ranks or days, so that pages stay as they are while only these move.
 * @returns by slug, the most alike first; nothing for a listing that is like no other
 */
export function relatedListings(listings: Iterable<Described>): Map<string, string[]> {
  const related = new Map<string, string[]>();
  for (const members of Map.groupBy(listings, ({ category }) => category).values()) {
    // By slug: the outcome is the same in whatever order they came.
    const inOrder = members.toSorted((one, other) => compareText(one.slug, other.slug));
    const found = relatedAmong(inOrder.map(({ words }) => words.split(SEPARATOR).filter(Boolean)));
    for (const [index, others] of found.entries()) {
      const slugs = others.flatMap((other) => inOrder[other]?.slug ?? []);
      if (slugs.length > 0) related.set(inOrder[index]?.slug ?? '', slugs);
    }
  }
  return related;
}

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

/** @returns in the form in which they are compared with words of other listings, as one text */
export function tellingWords(listing: Pick<Listing, 'name' | 'descriptions' | 'integrations'>): string {
  const { tagline = '', summary = '' } = mainDescription(listing) ?? {};
  const words = searchWords(`${listing.name} ${tagline} ${summary}`).filter(isTelling);
  // A product is one word, whatever its name is made of.
  const products = listing.integrations.map((product) => `${PRODUCT}${glued(product)}`);
  const telling = [...words.slice(0, MAX_WORDS).map((word) => stemOf(word) ?? word), ...products];
  return [...new Set(telling)].filter(Boolean).join(SEPARATOR);
}

/** Between words. */
const SEPARATOR = '\n';
/** No word begins with a space. */
const PRODUCT = ' ';

const isTelling = (word: string) => word.length >= MIN_LETTERS && !isFiller(word) && !JOINING.has(word);

/** @returns for each, the numbers of those most alike */
function relatedAmong(all: readonly (readonly string[])[]): number[][] {
  const sharing = whoShares(all);
  const likeness = new Uint32Array(all.length);
  return all.map((words, index) => {
    const touched: number[] = [];
    for (const word of words) {
      const numbers = sharing.get(word) ?? [];
      if (numbers.length > MAX_SHARING) continue;
      const weight = weightOf(numbers.length);
      for (const other of numbers) {
        if (likeness[other] === 0) touched.push(other);
        likeness[other] = (likeness[other] ?? 0) + weight;
      }
    }
    const nearer = (one: number, other: number) => (likeness[other] ?? 0) - (likeness[one] ?? 0) || one - other;
    const nearest: number[] = [];
    for (const other of touched) {
      const last = nearest[MAX_RELATED - 1];
      if (other === index || (last !== undefined && nearer(last, other) < 0)) continue;
      nearest.push(other);
      nearest.sort(nearer).splice(MAX_RELATED);
    }
    for (const other of touched) likeness[other] = 0;
    return nearest;
  });
}

/** @returns by word, the numbers of those that have it */
function whoShares(all: readonly (readonly string[])[]): Map<string, number[]> {
  const sharing = new Map<string, number[]>();
  for (const [index, words] of all.entries())
    for (const word of words) {
      const numbers = sharing.get(word);
      if (numbers === undefined) sharing.set(word, [index]);
      else numbers.push(index);
    }
  return sharing;
}

/** The rarer the more, in steps: a listing that comes in seldom changes what others are related to. */
function weightOf(sharing: number): number {
  return 1 + Math.floor(Math.log2(MAX_SHARING / sharing));
}
