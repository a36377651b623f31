/** Computes the rank of a listing again from its public JSON, and compares it with what was published. */
import type { SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { scoreListing } from '../../schemas/rank/engine.ts';
import { rankInput } from '../../schemas/rank/rank-input.ts';
import { type SignalName, STANDARD_WEIGHTS } from '../../schemas/rank/weights.ts';

/** Points as somebody states them: the listing's JSON, or the page about it. Absent where nothing is stated. */
export type Stated = Partial<Record<SignalName | 'score', number>>;

export interface Comparison {
  name: SignalName | 'score';
  recomputed: number;
  inJson: number | undefined;
  onPage: number | undefined;
  agrees: boolean;
}

export interface Recomputed {
  /** Each part, and the score last. */
  compared: Comparison[];
  /** The day for which it was done, like 2026-01-31. */
  day: string;
  /** Of the weights. */
  version: string;
}

/**
 * @param listing as it was fetched: nothing of its shape is certain
 * @returns undefined where the listing was ranked with other weights than this code knows
 * @throws where the listing has not the shape of the read API
 */
export function recompute(listing: SoftwareListing, onPage: Stated): Recomputed | undefined {
  const { rank, ...facts } = listing;
  if (rank.weights_version !== STANDARD_WEIGHTS.version) return undefined;
  // Since that day the points are what they are, so that nobody has to know the day of the build.
  const { score, signals } = scoreListing(rankInput(facts), rank.computed_on);
  const inJson: Stated = Object.fromEntries(rank.signals.map(({ name, points }) => [name, points]));
  const recomputed = [
    ...signals.map(({ name, points }) => ({ name, points })),
    { name: 'score' as const, points: score },
  ];
  const compared = recomputed.map(({ name, points }) => {
    const stated = { inJson: name === 'score' ? rank.score : inJson[name], onPage: onPage[name] };
    return { name, recomputed: points, ...stated, agrees: stated.inJson === points && stated.onPage === points };
  });
  return { compared, day: rank.computed_on, version: rank.weights_version };
}
