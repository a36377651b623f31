/** Ranks a whole catalog: public listings with their score, from first to last place. */
import type { Site } from '../../../schemas/contracts/addresses.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { type Place, rankAll } from '../../../schemas/rank/engine.ts';
import { type RankableListing, rankInput } from '../../../schemas/rank/rank-input.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import type { History } from '../../repo/git/history.ts';
import { listingDays } from './listing-changes.ts';
import { type BesideListing, toPublicListing, toSummary, type UnrankedSummary } from './public-listing.ts';

export interface RankedListing extends Place {
  summary: UnrankedSummary;
  stored: Listing;
  /** What it is shown with. */
  beside: BesideListing;
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
  const besideOf = ({ slug }: Listing) => ({ days: days.get(slug), evidence: evidence.get(slug)?.records });
  const show = (stored: Listing) => toPublicListing(stored, site, besideOf(stored));
  const inputs = Array.from(listings.values(), (stored) => rankInput(show(stored)));
  return rankAll(inputs, date).flatMap((place) => {
    const stored = listings.get(place.input.slug);
    if (stored === undefined) return [];
    const entry = { summary: toSummary(stored, site), stored, beside: besideOf(stored) };
    return [toEntry(place, entry, show)];
  });
}

/** The same listings in the order of another day. */
export function rankedOn(ranked: readonly RankedListing[], date: string): RankedListing[] {
  const entries = new Map(ranked.map((entry) => [entry.input.slug, entry]));
  const inputs = ranked.map(({ input }) => input);
  return rankAll(inputs, date).flatMap((place) => {
    const entry = entries.get(place.input.slug);
    return entry === undefined ? [] : [toEntry(place, entry, () => entry.listing)];
  });
}

function toEntry(
  place: Place,
  { summary, stored, beside }: Pick<RankedListing, 'summary' | 'stored' | 'beside'>,
  show: (stored: Listing) => RankableListing,
): RankedListing {
  return {
    ...place,
    summary,
    stored,
    beside,
    get listing() {
      return show(stored);
    },
  };
}
