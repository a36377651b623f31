/** Filters, counts and orders of listings that were found, where they are few enough to be in memory. */
import type { AliveState } from '../contracts/generated/evidence.ts';
import { compareText } from '../rules/compare-text.ts';
import { TRAITS } from './public-sector-traits.ts';

/** What listings are filtered by: names of parameters of the API. */
export const FACETS = [
  ...(['category', 'kind', 'license_type', 'platform', 'pricing', 'badge', 'verified', 'publisher'] as const),
  ...TRAITS,
  'state' as const,
];
export type Facet = (typeof FACETS)[number];

/** Those that the pages offer. */
export const PAGE_FACETS = FACETS.filter((facet) => facet !== 'badge');
export type PageFacet = (typeof PAGE_FACETS)[number];

/** What may become of a listing, what a reader should know first before the others. */
export const STATES: readonly AliveState[] = [
  ...(['changed_hands', 'given_up', 'archived', 'gone', 'silent', 'answering'] as const),
];

/** The values of each that are wanted; a listing needs one of them. None: not filtered by. */
export type WantedValues = Partial<Record<Facet, readonly string[]>>;

/** A freemium product may be used without paying: who filters by free finds it, too. */
export function pricesOf(model: string | null | undefined): string[] {
  if (model === null || model === undefined) return [];
  return model === 'freemium' ? ['freemium', 'free'] : [model];
}

/** What is known of a listing that was found. */
export interface Narrowable {
  /** The values it has of each. */
  values: Record<Facet, readonly string[]>;
  /** Folded. */
  name: string;
  slug: string;
  published_on: string | null;
  updated_on: string | null;
  /** From 0, by the rank. */
  place: number;
  points: Points;
}

/** Of the rank, whole. */
export interface Points {
  score: number;
  /** Of the score, for use and for upkeep. */
  used: number;
  kept: number;
}

export const ORDERS = [
  'rank',
  'popular',
  'maintained',
  'rank_without_use',
  'relevance',
  'name',
  'updated',
  'published',
] as const;
export type SortOrder = (typeof ORDERS)[number];

export interface FacetCount {
  value: string;
  count: number;
}

export function isWanted({ values }: Pick<Narrowable, 'values'>, wanted: WantedValues, but?: Facet): boolean {
  return FACETS.every((facet) => {
    const any = wanted[facet] ?? [];
    return facet === but || any.length === 0 || any.some((value) => values[facet].includes(value));
  });
}

/** @returns how many there would be with a value, beside other values of the same facet; the most first, then by value */
export function countFacet(
  found: readonly Pick<Narrowable, 'values'>[],
  facet: Facet,
  wanted: WantedValues,
): FacetCount[] {
  const counts = new Map<string, number>();
  const isNarrowed = Object.values(wanted).some((values) => values.length > 0);
  for (const listing of found) {
    if (isNarrowed && !isWanted(listing, wanted, facet)) continue;
    for (const value of listing.values[facet]) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const counted = [...counts].map(([value, count]) => ({ value, count }));
  return counted.sort((left, right) => right.count - left.count || compareText(left.value, right.value));
}

/** @param found the best first @returns the same in an order; `relevance` leaves them as they are */
export function inOrderOf<Found extends Narrowable>(found: readonly Found[], order: SortOrder): Found[] {
  const orders: Record<SortOrder, (left: Found, right: Found) => number> = {
    relevance: () => 0,
    rank: (left, right) => left.place - right.place,
    popular: byPoints(({ used }) => used),
    maintained: byPoints(({ kept }) => kept),
    // This order is for finding the unknown: of equally good listings, the less used one comes first.
    rank_without_use: byPoints(({ score, used }) => score - used - used / 1000),
    name: (left, right) => compareText(left.name, right.name) || compareText(left.slug, right.slug),
    updated: (left, right) => latestFirst(left.updated_on, right.updated_on) || left.place - right.place,
    published: (left, right) => latestFirst(left.published_on, right.published_on) || left.place - right.place,
  };
  return found.toSorted(orders[order]);
}

const byPoints = (pointsOf: (points: Points) => number) => (left: Narrowable, right: Narrowable) =>
  pointsOf(right.points) - pointsOf(left.points) || left.place - right.place;

/** Days, as ISO 8601 writes them. Those without one come last. */
const latestFirst = (left: string | null, right: string | null) => compareText(right ?? '', left ?? '');
