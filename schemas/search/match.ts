/** Which listings a query finds in an index that is in memory, and in which order. */
import { CATEGORY_NEARNESS, FACET_STEP, nearnessOf, stepOf, TIERS, TITLE_STEPS } from './match-quality.ts';
import type { Query, Slot } from './query.ts';
import { MAX_SIMILAR, type SimilarQuery, type SimilarReading } from './relaxed-query.ts';
import { fieldBit, MARKS, NO_LANGUAGE, SIGNS } from './terms.ts';

/** A listing by its place in the order of the rank, and the fields in which it has a term, as bits of {@link fieldBit}. */
export type Posting = readonly [listing: number, fields: number];

export interface TermIndex {
  /** How many listings there are. */
  listings: number;
  /** Postings of a term without its language. */
  of(term: string): Iterable<Posting>;
  /** Of all terms that begin so. */
  beginning(prefix: string): Iterable<Posting>;
}

/** @param language sign of the language of who asks @returns step of each listing that has everything */
export function matchAll(query: Query, index: TermIndex, language: string): Map<number, number> {
  const steps = new Map<number, number>();
  if (query.titleBegins) {
    for (const [listing] of index.beginning(MARKS.title + query.title)) lower(steps, listing, TITLE_STEPS.begins);
  }
  for (const [listing] of index.of(MARKS.title + query.title)) lower(steps, listing, TITLE_STEPS.is);
  const has = filterOf(query.filters, index, language);
  for (const [listing, step] of stepsOf(query, index, language)) if (has(listing)) lower(steps, listing, step);
  return steps;
}

/** @returns whether a listing is what all of them say */
export function filterOf(filters: readonly Slot[], index: TermIndex, language: string): (listing: number) => boolean {
  const found = filters.map((slot) => tiersOf(slot, index, language));
  return (listing) => found.every((each) => each.has(listing));
}

/** The best first: by step, then by rank. */
export function inOrder(steps: ReadonlyMap<number, number>): number[] {
  return [...steps].sort(([left, one], [right, other]) => one - other || left - right).map(([listing]) => listing);
}

/**
 * The best first: those that are called so, those that have everything in one reading, then by the rarity of what they
 * have; then by how near it stands, and by rank.
 * @param but listings that have everything as it was typed
 */
export function matchSimilar(
  query: SimilarQuery,
  index: TermIndex,
  language: string,
  but: ReadonlySet<number>,
): number[] {
  const best = new Map<number, Similarity>();
  const has = filterOf(query.filters, index, language);
  for (const reading of query.readings) {
    for (const [listing, found] of similaritiesOf(reading, index, language, has)) {
      const known = best.get(listing);
      if (known === undefined || compare(found, known) < 0) best.set(listing, found);
    }
  }
  for (const title of query.titles) {
    for (const [listing] of index.of(MARKS.title + title)) best.set(listing, CALLED_SO);
  }
  const others = [...best].filter(([listing]) => !but.has(listing));
  const ordered = others.sort(([left, one], [right, other]) => compare(one, other) || left - right);
  return ordered.slice(0, MAX_SIMILAR).map(([listing]) => listing);
}

interface Similarity {
  /** Of the words that are found: the fewer listings have them, the more. */
  rarity: number;
  /** Sum over the words. */
  nearness: number;
}
/** More than any sum of {@link rarityOf}. */
export const COMPLETE = 1_000_000;
const CALLED_SO: Similarity = { rarity: 2 * COMPLETE, nearness: 0 };

/** A whole number, so that every index that counts gives the same: one more for each time that only half as many have it. */
const rarityOf = (found: number, listings: number) => Math.floor(Math.log2(listings / found)) + 1;

const compare = (one: Similarity, other: Similarity) => other.rarity - one.rarity || one.nearness - other.nearness;

function stepsOf({ slots, filters }: Query, index: TermIndex, language: string): Map<number, number> {
  // Only what it is was asked: one listing is as good as another.
  if (slots.length === 0) {
    const [some] = filters.map((slot) => tiersOf(slot, index, language));
    return new Map([...(some?.keys() ?? [])].map((listing) => [listing, FACET_STEP]));
  }
  const [first, ...others] = slots.map((slot) => tiersOf(slot, index, language)).sort((a, b) => a.size - b.size);
  const steps = new Map<number, number>();
  for (const [listing, tier] of first ?? []) {
    const tiers = others.map((each) => each.get(listing));
    if (tiers.every((each) => each !== undefined)) steps.set(listing, stepOf([tier, ...tiers]));
  }
  return steps;
}

function similaritiesOf(
  reading: SimilarReading,
  index: TermIndex,
  language: string,
  has: (listing: number) => boolean,
): Map<number, Similarity> {
  const total = reading.reduce((sum, { weight }) => sum + weight, 0);
  const sums = new Map<number, Similarity & { matched: number; nearest: number }>();
  for (const { slot, categories, weight } of reading) {
    const found = new Map([...tiersOf(slot, index, language)].map(([listing, tier]) => [listing, nearnessOf(tier)]));
    for (const category of categories) {
      for (const [listing] of index.of(MARKS.category + category)) lower(found, listing, CATEGORY_NEARNESS);
    }
    for (const listing of found.keys()) if (!has(listing)) found.delete(listing);
    for (const [listing, nearness] of found) {
      const rarity = weight * rarityOf(found.size, index.listings) * (CATEGORY_NEARNESS + 1 - nearness);
      const sum = sums.get(listing) ?? { matched: 0, rarity: 0, nearness: 0, nearest: nearness };
      sums.set(listing, {
        matched: sum.matched + weight,
        rarity: sum.rarity + rarity,
        nearness: sum.nearness + nearness,
        nearest: Math.min(sum.nearest, nearness),
      });
    }
  }
  // More than half of the words, and one of them in what the listing says itself.
  const enough = [...sums].filter(([, { matched, nearest }]) => matched * 2 > total && nearest < CATEGORY_NEARNESS);
  return new Map(
    enough.map(([listing, { matched, rarity, nearness }]) => [
      listing,
      { rarity: matched === total ? COMPLETE : rarity, nearness },
    ]),
  );
}

/** @returns the best tier in which each listing has a word */
function tiersOf(slot: Slot, index: TermIndex, language: string): Map<number, number> {
  const tiers = new Map<number, number>();
  const masks = tierMasks(language);
  const find = (postings: Iterable<Posting>, isWhole: boolean, isNameOnly = false) => {
    for (const [listing, fields] of postings) {
      const tier = masks.findIndex(({ mask, whole }) => (fields & mask) !== 0 && (isWhole || !whole));
      if (tier >= 0 && (!isNameOnly || tier <= 1)) lower(tiers, listing, tier);
    }
  };
  for (const word of slot.words) find(index.of(word), true);
  for (const stem of slot.stems) {
    find(index.of(stem), false);
    find(index.of(MARKS.stem + stem), false);
  }
  for (const word of slot.begins) find(index.beginning(word), false);
  for (const word of slot.nameBegins) find(index.beginning(word), false, true);
  return tiers;
}

/** The fields of each tier as bits. */
function tierMasks(language: string): { mask: number; whole: boolean }[] {
  const own = [NO_LANGUAGE, language];
  const others = SIGNS.filter((sign) => !own.includes(sign));
  return TIERS.map((tier) => {
    const bits = tier.fields.flatMap((field) => (tier.own ? own : others).map((sign) => fieldBit(field, sign)));
    return { mask: bits.reduce((mask, bit) => mask | bit, 0), whole: tier.whole };
  });
}

function lower(numbers: Map<number, number>, key: number, value: number): void {
  const known = numbers.get(key);
  if (known === undefined || value < known) numbers.set(key, value);
}
