/** Ranks a whole catalog: public listings with their score, from first to last place. */
import type { Site } from '../../schemas/addresses.ts';
import { rankOrder, type Score, scoreListing } from '../../schemas/rank/engine.ts';
import { type RankableListing, type RankInput, rankInput } from '../../schemas/rank/input.ts';
import { type CatalogData, listingPath } from '../data-files.ts';
import type { FileHistory } from '../git/history.ts';
import { toPublicListing, toSummary, type UnrankedSummary } from './public-listing.ts';

export interface RankedListing {
  summary: UnrankedSummary;
  listing: RankableListing;
  rank: Score;
  input: RankInput;
  score: number;
}

/** @param computedOn the day of the build, like 2026-01-31 */
export function rankCatalog(
  { listings }: Pick<CatalogData, 'listings'>,
  history: ReadonlyMap<string, FileHistory>,
  site: Site,
  computedOn: string,
): RankedListing[] {
  const scored = [...listings.values()].map((stored) => {
    const listing = toPublicListing(stored, history.get(listingPath(stored.slug)), site);
    const input = rankInput(listing);
    const rank = scoreListing(input, computedOn, listing.updated_on);
    return { summary: toSummary(stored), listing, rank, input, score: rank.score };
  });
  return rankOrder(scored, computedOn);
}
