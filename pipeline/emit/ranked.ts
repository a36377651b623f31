/** Ranks a whole catalog: public listings with their score, from first to last place. */
import type { Site } from '../../schemas/addresses.ts';
import { type Place, rankAll } from '../../schemas/rank/engine.ts';
import { type RankableListing, rankInput } from '../../schemas/rank/input.ts';
import type { CatalogData } from '../data-files.ts';
import type { History } from '../git/history.ts';
import { listingDays } from './listing-days.ts';
import { toPublicListing, toSummary, type UnrankedSummary } from './public-listing.ts';

export interface RankedListing extends Place {
  summary: UnrankedSummary;
  listing: RankableListing;
}

/** @param date the day of the build, like 2026-01-31 */
export function rankCatalog(
  { listings, ledger }: Pick<CatalogData, 'listings' | 'ledger'>,
  { events }: Pick<History, 'events'>,
  site: Site,
  date: string,
): RankedListing[] {
  const days = listingDays(events, ledger);
  const shown = new Map(
    [...listings.values()].map((stored) => {
      const listing = toPublicListing(stored, days.get(stored.slug), site);
      return [stored.slug, { summary: toSummary(stored), listing }];
    }),
  );
  const inputs = [...shown.values()].map(({ listing }) => rankInput(listing));
  return inOrder(rankAll(inputs, date), shown);
}

/** The same listings in the order of another day. */
export function rankedOn(ranked: readonly RankedListing[], date: string): RankedListing[] {
  const inputs = ranked.map(({ input }) => input);
  return inOrder(rankAll(inputs, date), new Map(ranked.map((entry) => [entry.input.slug, entry])));
}

function inOrder(places: readonly Place[], shown: ReadonlyMap<string, Omit<RankedListing, keyof Place>>) {
  return places.flatMap((place): RankedListing[] => {
    const entry = shown.get(place.input.slug);
    return entry === undefined ? [] : [{ summary: entry.summary, listing: entry.listing, ...place }];
  });
}
