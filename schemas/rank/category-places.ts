/** Where listings stand: among all, and among those of their category, which is what most people compare. */
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
