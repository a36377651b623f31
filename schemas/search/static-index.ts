/**
 * The index of a static host, as files that a browser asks for piece by piece: what can be filtered and ordered of all
 * listings, every word there is, and in shards which listings have a word, and in which fields.
 */
import type { Points } from './filter-listings.ts';
import type { Posting, TermIndex } from './match.ts';
import type { Slot } from './query.ts';
import { MARKS } from './terms.ts';

/** Larger catalogs are searched by names, publishers and categories alone: more would be too much to load. */
export const MAX_DEEP = 4000;

/** Names of the files, below the folder of the index. All are JSON, packed by gzip. */
export const indexFiles = {
  table: 'table.json.gz',
  words: 'words.json.gz',
  shard: (number: number) => `terms-${number}.json.gz`,
};

/** A column of values that occur often: each by its place in `values`; null where there is none. */
export interface Coded {
  values: string[];
  rows: (number | null)[];
}

/** All listings, column by column, in the order of the rank. */
export interface IndexTable {
  /** Of the pages. */
  languages: readonly string[];
  /** Only names, publishers and categories are in the index. */
  is_shallow: boolean;
  /** The first word of each shard but the first. */
  shards: string[];
  slugs: string[];
  points: Record<keyof Points, number[]>;
  names: string[];
  vendors: Coded;
  category: Coded;
  kind: Coded;
  license_type: Coded;
  /** Several: joined by spaces. */
  platforms: Coded;
  pricing: Coded;
  /** `true` or nothing. */
  verified: Coded;
  /** Slug of its page, where it has one. */
  publisher: Coded;
  /** As public-sector-traits.ts writes them. */
  traits: Coded;
  state: Coded;
  published_on: Coded;
  updated_on: Coded;
}

export interface IndexShard {
  /** Sorted by what stands after their marks. */
  terms: string[];
  /** Of each term: for each set of fields the set, and then the listings, each as its distance from the one before. */
  postings: number[][][];
}

export function packPostings(postings: Iterable<Posting>): number[][] {
  const byFields = new Map<number, number[]>();
  for (const [listing, fields] of postings) {
    const listings = byFields.get(fields) ?? [];
    if (listings.length === 0) byFields.set(fields, listings);
    listings.push(listing);
  }
  return [...byFields].map(([fields, listings]) => [
    fields,
    ...listings.map((listing, index) => listing - (listings[index - 1] ?? 0)),
  ]);
}

/** What a term is sorted by: its mark stands aside, so that a word, its stem and its title are in one shard. */
export const withoutMark = (term: string) => (MARK_SIGNS.includes(term[0] ?? '') ? term.slice(1) : term);
const MARK_SIGNS = Object.values(MARKS);

function shardsOf({ shards }: Pick<IndexTable, 'shards'>, text: string, isBeginning: boolean): number[] {
  const first = shards.filter((from) => from <= text).length;
  if (!isBeginning) return [first];
  const last = shards.filter((from) => from <= text || from.startsWith(text)).length;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** What must be loaded to answer a query. */
export interface AskedTerms {
  titles: readonly string[];
  slots: readonly Slot[];
  /** Slugs. */
  categories?: readonly string[];
}

/** @returns numbers of the shards that have it */
export function shardsAsked(
  table: Pick<IndexTable, 'shards'>,
  { titles, slots, categories = [] }: AskedTerms,
): number[] {
  const words = slots.flatMap((slot) => [...slot.words, ...slot.stems]);
  const begins = slots.flatMap((slot) => [...slot.begins, ...slot.nameBegins]);
  const numbers = [
    ...[...words, ...categories].flatMap((word) => shardsOf(table, withoutMark(word), false)),
    ...[...begins, ...titles].flatMap((begin) => shardsOf(table, begin, true)),
  ];
  return [...new Set(numbers)].sort((left, right) => left - right);
}

/** @param loaded all shards that have what is asked */
export function openShards(listings: number, loaded: readonly IndexShard[]): TermIndex {
  const terms = new Map(loaded.flatMap(({ terms, postings }) => terms.map((term, at) => [term, postings[at] ?? []])));
  return {
    listings,
    *of(term) {
      yield* unpack(terms.get(term) ?? []);
    },
    *beginning(prefix) {
      for (const [term, postings] of terms) if (term.startsWith(prefix)) yield* unpack(postings);
    },
  };
}

function* unpack(postings: readonly number[][]): Generator<Posting> {
  for (const [fields = 0, ...distances] of postings) {
    let listing = 0;
    for (const distance of distances) {
      listing += distance;
      yield [listing, fields];
    }
  }
}
