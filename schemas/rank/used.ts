/**
 * Used: how much others are seen to use it, on a logarithmic scale for each witness and measure. The first measure that
 * anybody has seen counts, because dependents are harder to make up than downloads; of its packages, the best.
 */
import { type Fact, fact } from './facts.ts';
import type { RankInput } from './rank-input.ts';
import type { Weights } from './weights.ts';

type Use = RankInput['uses'][number];

interface Seen {
  use: Use;
  /** 1 earns all points; more counts for ties alone. */
  value: number;
}

/** In the order in which they count. */
const MEASURES = ['dependents', 'downloads', 'installs'] as const;

/** Unrounded and without a limit: 0 where nobody is seen to use it, 1 where all points are earned. */
export function useValue(input: RankInput, weights: Weights): number {
  return bestUse(input, weights)?.value ?? 0;
}

/** @param value as {@link useValue} gives it @returns whole points */
export function usedPoints(value: number, { points }: Weights): number {
  return Math.round(Math.min(1, value) * points.used);
}

export function usedFacts(input: RankInput, weights: Weights): Fact[] {
  const best = bestUse(input, weights);
  if (best === undefined) return [fact('use_unknown', null)];
  const { measure, count, witness, subject, since } = best.use;
  return [fact(measure, 'attested', { count, day: since, source: witness, subject })];
}

function bestUse({ uses }: RankInput, weights: Weights): Seen | undefined {
  for (const measure of MEASURES) {
    let best: Seen | undefined;
    for (const use of uses) {
      const value = use.measure === measure ? scaled(use, weights) : undefined;
      if (value !== undefined && (best === undefined || value > best.value)) best = { use, value };
    }
    if (best !== undefined) return best;
  }
  return undefined;
}

/** undefined where the weights have no scale for it: then it is not counted. */
function scaled({ witness, measure, count }: Use, { used }: Weights): number | undefined {
  const scale = used.find((each) => each.witness === witness && each.measure === measure);
  if (scale === undefined) return undefined;
  return count <= scale.none ? 0 : Math.log(count / scale.none) / Math.log(scale.full / scale.none);
}
