/** What the build says of the rank beside each listing's own file: the table, past places, and rank resources. */
import { files } from '../../../schemas/contracts/addresses.ts';
import type { RankHistory, RankTable, SoftwareListing } from '../../../schemas/contracts/generated/read-api.ts';
import { categoryPlaces, type ListingPlace, stepsOf } from '../../../schemas/rank/top-percent.ts';
import { SIGNAL_NAMES, STANDARD_WEIGHTS } from '../../../schemas/rank/weights.ts';
import { toRankResource } from '../../../schemas/writers/rank-resource.ts';
import type { RankedListing } from '../listings/rank-catalog.ts';
import type { MonthlySnapshot } from '../rank/monthly-snapshots.ts';

/** @param date day of the build */
export function toRankTable(ranked: readonly RankedListing[], date: string): RankTable {
  return {
    computed_on: date,
    weights: STANDARD_WEIGHTS,
    order: ranked.map(({ input, score }) => [input.slug, score]),
    places_in_category: categoryPlaces(ranked.map(({ summary }) => summary.category)),
    points: Object.fromEntries(
      SIGNAL_NAMES.map((name, index) => [name, ranked.map(({ points }) => points[index] ?? 0)]),
    ),
  };
}

/** Path → history of the listings whose slug begins so. Nothing that is not published any more is in it. */
export function toRankHistories(
  snapshots: readonly MonthlySnapshot[],
  ranked: readonly RankedListing[],
): Map<string, RankHistory> {
  const last = snapshots.at(-1);
  if (last === undefined) return new Map();
  const slugs = currentSlugs(ranked);
  const byPath = new Map<string, Map<string, RankHistory['listings'][string]>>();
  for (const [index, { entries }] of snapshots.entries()) {
    for (const { slug: then, position, score, points, merits } of entries) {
      const slug = slugs.get(then);
      if (slug === undefined) continue;
      const path = files.rankHistory(slug);
      const listings = byPath.get(path) ?? new Map<string, RankHistory['listings'][string]>();
      const { places = snapshots.map(() => null) } = listings.get(slug) ?? {};
      places[index] = [position, score];
      listings.set(slug, index === snapshots.length - 1 ? { places, points, merits } : { places });
      byPath.set(path, listings);
    }
  }
  const months = snapshots.map(({ month, header }) => ({ month, total: header.listings }));
  return new Map(
    [...byPath].map(([path, listings]) => [
      path,
      { months, last: last.header, listings: Object.fromEntries(listings) } satisfies RankHistory,
    ]),
  );
}

/** A renamed listing keeps the places it had under its old slug. */
function currentSlugs(ranked: readonly RankedListing[]): Map<string, string> {
  const renamed = ranked.flatMap(({ summary: { slug }, facts: { renamedFrom } }): [string, string][] =>
    renamedFrom === undefined ? [] : [[renamedFrom, slug]],
  );
  return new Map([...renamed, ...ranked.map(({ summary: { slug } }): [string, string] => [slug, slug])]);
}

export function rankResourceOf(
  listing: SoftwareListing,
  place: ListingPlace,
  { order, computed_on, weights }: RankTable,
  histories: ReadonlyMap<string, RankHistory>,
  language: string,
) {
  const history = histories.get(files.rankHistory(listing.slug));
  const facts = { computed_on, weights, steps: stepsOf(order) };
  return toRankResource({ listing, place, total: order.length, facts, history, language });
}
