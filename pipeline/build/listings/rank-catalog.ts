/** Ranks a whole catalog: public listings with their score, from first to last place. */
import type { Site } from '../../../schemas/contracts/addresses.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { type Place, rankAll } from '../../../schemas/rank/engine.ts';
import { type RankableListing, rankInput } from '../../../schemas/rank/rank-input.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import type { History } from '../../repo/git/history.ts';
import { listingDays } from './listing-changes.ts';
import { toPublicListing, toSummary, type UnrankedSummary } from './public-listing.ts';

export interface RankedListing extends Place {
  summary: UnrankedSummary;
  stored: Listing;
  /** Made anew each time it is asked for: all of them at once would take as much memory as what is stored. */
  readonly listing: RankableListing;
}

/** @param date the day of the build, like 2026-01-31 */
export function rankCatalog(
  { listings, ledger, evidence }: Pick<CatalogData, 'listings' | 'ledger' | 'evidence'>,
  { events }: Pick<History, 'events'>,
  site: Site,
  date: string,
): RankedListing[] {
  const days = listingDays(events, ledger);
  const show = (stored: Listing) => {
    const { slug } = stored;
    return toPublicListing(stored, site, { days: days.get(slug), evidence: evidence.get(slug)?.records });
  };
  const inputs = Array.from(listings.values(), (stored) => rankInput(show(stored)));
  return rankAll(inputs, date).flatMap((place) => {
    const stored = listings.get(place.input.slug);
    return stored === undefined ? [] : [toEntry(place, toSummary(stored, site), stored, show)];
  });
}

/** The same listings in the order of another day. */
export function rankedOn(ranked: readonly RankedListing[], date: string): RankedListing[] {
  const entries = new Map(ranked.map((entry) => [entry.input.slug, entry]));
  const inputs = ranked.map(({ input }) => input);
  return rankAll(inputs, date).flatMap((place) => {
    const entry = entries.get(place.input.slug);
    return entry === undefined ? [] : [toEntry(place, entry.summary, entry.stored, () => entry.listing)];
  });
}

function toEntry(
  place: Place,
  summary: UnrankedSummary,
  stored: Listing,
  show: (stored: Listing) => RankableListing,
): RankedListing {
  return {
    ...place,
    summary,
    stored,
    get listing() {
      return show(stored);
    },
  };
}
