/** What another set of weights would change: who moves, how far and why; and that in words. */
import { table } from '../../pipeline/repo/run/terminal.ts';
import { type RankPlace, rankAll } from '../../schemas/rank/engine.ts';
import type { RankInput } from '../../schemas/rank/rank-input.ts';
import { SIGNAL_NAMES, type SignalName, type Weights } from '../../schemas/rank/weights.ts';
import { compareText } from '../../schemas/rules/compare-text.ts';
import { rankWords } from '../../schemas/wording/rank-texts.ts';

/** More of them help nobody to judge the weights. */
const LARGEST_MOVERS = 20;

interface Side {
  position: number;
  score: number;
}

interface Mover {
  slug: string;
  before: Side;
  after: Side;
  /** Points won or lost by signal, the largest first; those that stay are left out. */
  signals: { name: SignalName; delta: number }[];
}

export interface Impact {
  computed_on: string;
  weights_before: Weights;
  weights_after: Weights;
  listings: number;
  /** How many listings would have another position. */
  moved: number;
  /** Furthest first. */
  movers: Mover[];
}

/** @param day like 2026-01-31 */
export function impactOf(inputs: readonly RankInput[], day: string, before: Weights, after: Weights): Impact {
  const [placesBefore, placesAfter] = [rankAll(inputs, day, before), rankAll(inputs, day, after)];
  const earlier = new Map(placesBefore.map((place, index) => [place.input.slug, { place, position: index + 1 }]));
  const movers = placesAfter.flatMap((place, index) => {
    const then = earlier.get(place.input.slug);
    return then === undefined || then.position === index + 1 ? [] : [toMover(then, { place, position: index + 1 })];
  });
  return {
    computed_on: day,
    weights_before: before,
    weights_after: after,
    listings: inputs.length,
    moved: movers.length,
    movers: movers.sort((a, b) => distance(b) - distance(a) || compareText(a.slug, b.slug)).slice(0, LARGEST_MOVERS),
  };
}

interface Placed {
  place: RankPlace;
  position: number;
}

function toMover(before: Placed, after: Placed): Mover {
  const signals = SIGNAL_NAMES.map((name, index) => ({
    name,
    delta: (after.place.points[index] ?? 0) - (before.place.points[index] ?? 0),
  }));
  return {
    slug: after.place.input.slug,
    before: { position: before.position, score: before.place.score },
    after: { position: after.position, score: after.place.score },
    signals: signals
      .filter(({ delta }) => delta !== 0)
      .sort((a, b) => Math.abs(b.delta) - Math.abs(a.delta) || compareText(a.name, b.name)),
  };
}

function distance({ before, after }: Mover): number {
  return Math.abs(after.position - before.position);
}

export function impactText(impact: Impact): string {
  const { listings, moved, movers, weights_before, weights_after, computed_on } = impact;
  const sentence =
    `With weights ${weights_after.version} instead of ${weights_before.version}, ${moved} of ${listings} listings ` +
    `would have another place (ranked on ${computed_on}).`;
  if (movers.length === 0) return sentence;
  const { points } = rankWords('en');
  const rows = movers.map(({ slug, before, after, signals }) => {
    const causes = signals.map(({ name, delta }) => `${name} ${points(delta)}`).join(', ');
    return [
      slug,
      `${before.position} → ${after.position}`,
      `${before.score} → ${after.score}`,
      causes || 'others passed it, or fell behind',
    ];
  });
  return `${sentence}\n\n${table(rows, ['furthest moves', 'place', 'score', 'because of'])}`;
}
