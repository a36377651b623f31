/**
 * Used: how much others are seen to use it, on a logarithmic scale for each witness and measure. Of what a witness says
 * of one package, dependents count before downloads, because they are harder to make up, and both before installs. Of
 * several packages the best counts, so that naming one more never costs anything.
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

/** Figures have two digits; what lies below this differs between machines. */
const PRECISION = 1e9;

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
  const packages = Map.groupBy(uses, ({ witness, subject }) => `${witness} ${subject}`).values();
  let best: Seen | undefined;
  for (const seen of packages) {
    const first = firstMeasure(seen, weights);
    if (first !== undefined && (best === undefined || first.value > best.value)) best = first;
  }
  return best;
}

/** @param uses of one package, as one witness says */
function firstMeasure(uses: readonly Use[], weights: Weights): Seen | undefined {
  for (const measure of MEASURES) {
    const use = uses.find((each) => each.measure === measure);
    const value = use && scaled(use, weights);
    if (use !== undefined && value !== undefined) return { use, value };
  }
  return undefined;
}

/** undefined where the weights have no scale for it: then it is not counted. */
function scaled({ witness, measure, count }: Use, { used }: Weights): number | undefined {
  const scale = used.find((each) => each.witness === witness && each.measure === measure);
  if (scale === undefined) return undefined;
  if (count <= scale.none) return 0;
  return Math.round((PRECISION * Math.log(count / scale.none)) / Math.log(scale.full / scale.none)) / PRECISION;
}
