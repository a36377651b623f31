/**
 * Used: how much others are seen to use it. A figure counts by its place among all figures of its witness, so that the
 * most installed cask and the most downloaded package stand level; a witness whose distribution is not stored counts
 * nothing yet. Of what a witness says of one package, dependents count before downloads, because they are harder to make
 * up, and both before installs. Of several packages of one witness the best counts; witnesses add up.
 */
import { type Fact, fact } from './facts.ts';
import { MEASURES, type RankInput } from './rank-input.ts';
import type { Weights } from './weights.ts';

type Use = RankInput['uses'][number];
type Scale = Weights['used'][number];

interface Counted {
  use: Use;
  /** Points, not rounded. Above the ceiling it counts for ties alone. */
  value: number;
  ceiling: number;
}

export interface Usage {
  /** Whole points. */
  points: number;
  /** Whole points of what is known: unknown use makes nothing else count more. */
  known: number;
  /** Not rounded and without a limit, for ties. */
  value: number;
  isKnown: boolean;
}

/** Figures have two digits; what lies below this differs between machines. */
const PRECISION = 1e9;

export function usageOf(input: RankInput, weights: Weights): Usage {
  const counted = bestOfWitnesses(input, weights);
  const sum = counted.reduce((total, { value, ceiling }) => total + Math.min(value, ceiling), 0);
  const known = Math.round(Math.min(sum, weights.points.used));
  const points = Math.max(known, isReviewed(input, weights) ? weights.unknown_use.points : 0);
  return { points, known, value: counted.reduce((total, each) => total + each.value, 0), isKnown: counted.length > 0 };
}

/** The best figure of each witness; where none can be counted, one that is only shown. */
export function usedFacts(input: RankInput, weights: Weights): Fact[] {
  const counted = bestOfWitnesses(input, weights).map(({ use }) => use);
  const shown = counted.length > 0 ? counted : input.uses.slice(0, 1);
  if (shown.length === 0) return [fact('use_unknown', null)];
  return shown.map(({ measure, count, witness, subject, since }) =>
    fact(measure, 'attested', { count, day: since, source: witness, subject }),
  );
}

/** A witness that reviews what it lists knows the product, and its figure cannot be counted. */
function isReviewed({ uses }: RankInput, { used, unknown_use }: Weights): boolean {
  return uses.some((use) => unknown_use.attested_by.includes(use.witness) && scaleOf(use, used) === undefined);
}

/** Most points first. */
function bestOfWitnesses({ uses }: RankInput, weights: Weights): Counted[] {
  const best = new Map<string, Counted>();
  for (const seen of Map.groupBy(uses, ({ witness, subject }) => `${witness} ${subject}`).values()) {
    const first = firstMeasure(seen, weights);
    if (first === undefined) continue;
    const before = best.get(first.use.witness);
    if (before === undefined || first.value > before.value) best.set(first.use.witness, first);
  }
  return [...best.values()].sort(
    (one, other) => other.value - one.value || (one.use.witness < other.use.witness ? -1 : 1),
  );
}

/** @param uses of one package, as one witness says */
function firstMeasure(uses: readonly Use[], { used }: Weights): Counted | undefined {
  for (const measure of MEASURES) {
    const use = uses.find((each) => each.measure === measure);
    const scale = use && scaleOf(use, used);
    if (scale !== undefined && use !== undefined)
      return { use, value: pointsOf(use.count, scale), ceiling: scale.ceiling };
  }
  return undefined;
}

function scaleOf({ witness, measure, subject }: Use, scales: Weights['used']): Scale | undefined {
  return scales.find(
    (each) => each.witness === witness && each.measure === measure && subject.startsWith(each.packages),
  );
}

/** Every tenth part that stands higher in the distribution earns the same. */
function pointsOf(count: number, { none, full, ceiling, distribution: { places } }: Scale): number {
  if (count <= none) return 0;
  const height = (figure: number) => -logPlace(figure, places);
  const share = (height(count) - height(none)) / (height(full) - height(none));
  return Math.round(PRECISION * ceiling * share) / PRECISION;
}

/** Logarithm of how many have as much or more, between the stored figures as a straight line of logarithms. */
function logPlace(figure: number, places: Scale['distribution']['places']): number {
  // Beyond both ends the line goes on as it is between the two figures there.
  const at = places.findIndex(({ count }) => count >= figure);
  const after = at === -1 ? places.length - 1 : Math.max(at, 1);
  const [low, high] = [places[after - 1], places[after]];
  if (low === undefined || high === undefined) throw new Error('a distribution has at least two figures');
  const share = Math.log(figure / low.count) / Math.log(high.count / low.count);
  return Math.log(low.place) + share * Math.log(high.place / low.place);
}
