/** Places of listings: among all, in coarse steps, and in their category, which is what most people compare. */
import type { RankTable } from '../contracts/generated/read-api.ts';

/** 1 is best. */
export interface ListingPlace {
  position: number;
  place_in_category: number;
}

/** @param categories of all listings, the best ranked first @returns the place of each, in the same order */
export function categoryPlaces(categories: readonly string[]): number[] {
  const counts = new Map<string, number>();
  return categories.map((category) => {
    const place = (counts.get(category) ?? 0) + 1;
    counts.set(category, place);
    return place;
  });
}

/** By slug, the best ranked first. */
export function placesOf({ order, places_in_category }: Pick<RankTable, 'order' | 'places_in_category'>) {
  const places = order.map(([slug], index): [string, ListingPlace] => {
    const place_in_category = places_in_category[index];
    if (place_in_category === undefined) throw new Error(`the rank table has no place in a category of ${slug}`);
    return [slug, { position: index + 1, place_in_category }];
  });
  return new Map(places);
}

/** Percent of all listings, best first. */
const STEPS = [1, 5, 10, 25, 50] as const;

type TopPercent = (typeof STEPS)[number];

/** At most so many percent of all listings have so many points or more. */
export interface TopStep {
  percent: TopPercent;
  points: number;
}

/**
 * By points alone: ties are broken for places only, so the points of a listing are enough to know its step.
 * @param order slug and whole points of every listing, best first @returns best first, without steps that nobody reaches
 */
export function stepsOf(order: readonly (readonly [slug: string, score: number])[]): TopStep[] {
  const steps: TopStep[] = [];
  // The first listing that would be one too many is not in a step, nor is any that is tied with it.
  let least = (order[0]?.[1] ?? 0) + 1;
  for (const percent of STEPS) {
    const [, beyond = least] = order[Math.floor((order.length * percent) / 100)] ?? [];
    if (beyond + 1 >= least) continue;
    least = beyond + 1;
    steps.push({ percent, points: least });
  }
  return steps;
}

/** @returns null below all steps */
export function topPercent(score: number, steps: readonly TopStep[]): TopPercent | null {
  return steps.find(({ points }) => score >= points)?.percent ?? null;
}
