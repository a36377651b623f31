/** The rank resource of one listing: everything about its place, and everything needed to compute it again. */
import type {
  RankHistory,
  RankMove,
  RankResource,
  RankTable,
  SoftwareListing,
} from '../contracts/generated/read-api.ts';
import { type RankInput, rankInput } from '../rank/rank-input.ts';
import { snapshotBreakdown } from '../rank/rank-snapshot.ts';
import { movement } from '../rank/score-changes.ts';
import type { ListingPlace } from '../rank/top-percent.ts';
import { type TopStep, topPercent } from '../rank/top-percent.ts';
import { publishedMove } from './published-rank.ts';

/** What the rank table says of all listings. */
export interface RankFacts extends Pick<RankTable, 'computed_on' | 'weights'> {
  steps: readonly TopStep[];
}

export interface RankOf {
  listing: SoftwareListing;
  place: ListingPlace;
  total: number;
  facts: RankFacts;
  /** The file of the listing's first two characters; undefined while there is no snapshot of them. */
  history: RankHistory | undefined;
  /** Tag of the catalog's first language, like de. */
  language: string;
}

export function toRankResource({ listing, place, total, facts, history, language }: RankOf): RankResource {
  const { slug, rank, links } = listing;
  const inputs = rankInput(listing);
  return {
    slug,
    ...place,
    total,
    score: rank.score,
    knowable: rank.knowable,
    standing: { top_percent: topPercent(rank.score, facts.steps) },
    computed_on: rank.computed_on,
    ranked_on: facts.computed_on,
    weights: facts.weights,
    signals: rank.signals,
    inputs,
    history: months(history, slug),
    moved: history === undefined ? null : moveSince(history, inputs, { ...facts, language }),
    links: { self: links.rank, listing: links.self, html: links.html },
  };
}

function months(history: RankHistory | undefined, slug: string): RankResource['history'] {
  const places = history?.listings[slug]?.places ?? [];
  return (history?.months ?? []).flatMap(({ month, total }, index) => {
    const [position, score] = places[index] ?? [];
    return position === undefined || score === undefined ? [] : [{ month, position, total, score: score / 100 }];
  });
}

/** Null where the last snapshot does not hold the listing, or counted other signals. */
function moveSince(
  { last, listings }: RankHistory,
  input: RankInput,
  { computed_on, weights, language }: RankFacts & Pick<RankOf, 'language'>,
): RankMove | null {
  const { places = [], points, merits } = listings[input.slug] ?? {};
  const [position, score] = places.at(-1) ?? [];
  if (points === undefined || merits === undefined || position === undefined || score === undefined) return null;
  const before = snapshotBreakdown(last, { points, merits });
  if (before === undefined) return null;
  const move = movement(before, input, computed_on, weights);
  return {
    since: last.computed_on,
    previous: { position, score: score / 100 },
    ...publishedMove(move, language),
  };
}
