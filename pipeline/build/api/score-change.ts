/** What a change of a listing's file did to its score: what it would have been on that day, and what it was. */
import type { Site } from '../../../schemas/contracts/addresses.ts';
import type { ListingEvidence } from '../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { Change } from '../../../schemas/contracts/generated/read-api.ts';
import { validateEvidence, validateListing } from '../../../schemas/contracts/generated/validators.js';
import { pointsOn } from '../../../schemas/rank/engine.ts';
import { breakdown, movement } from '../../../schemas/rank/movement.ts';
import { type RankInput, rankInput } from '../../../schemas/rank/rank-input.ts';
import { publishedMove } from '../../../schemas/writers/published-rank.ts';
import type { FileContents } from '../../repo/git/history.ts';
import { jsonOf } from '../../repo/text/stable-json.ts';
import { toPublicListing } from '../listings/public-listing.ts';

/**
 * Both by the rules and weights of today and on the day of the change, each with what was witnessed then: what is
 * witnessed later changes nothing that was told.
 * @param day like 2026-01-31
 * @param language of its words
 * @returns undefined where it did nothing, or where one of the two is no listing: history holds whatever was committed
 */
export function scoreChange(
  { before, after, beside }: FileContents,
  day: string,
  site: Site,
  language: string,
): Change['rank'] {
  const [earlier, later] = [inputOf(before, beside?.before, site), inputOf(after, beside?.after, site)];
  if (earlier === undefined || later === undefined) return undefined;
  const move = movement(breakdown(earlier, day), later, day);
  if (move.signals.length === 0) return undefined;
  const score = pointsOn(later, day).reduce((sum, points) => sum + points, 0);
  const { signals } = publishedMove(move, language);
  return { score, previous_score: score - move.delta, signals };
}

function inputOf(bytes: Buffer, witnessed: Buffer | undefined, site: Site): RankInput | undefined {
  const [listing, evidence] = [jsonOf(bytes), jsonOf(witnessed)];
  if (!validateListing(listing)) return undefined;
  const records = validateEvidence(evidence) ? (evidence as ListingEvidence).records : [];
  return rankInput(toPublicListing(listing as Listing, site, { evidence: records }));
}
