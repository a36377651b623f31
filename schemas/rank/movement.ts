/** Why a score moved: two breakdowns of one listing, as deltas by signal and the code of each one's cause. */
import type { MoveCode, RankValues } from '../contracts/generated/read-api.ts';
import { toDay, toDayNumber } from './days.ts';
import { fullPoints, pointsOn, SIGNAL_NAMES, STANDARD_WEIGHTS, type Weights } from './engine.ts';
import type { Merits, RankInput } from './rank-input.ts';
import { factsOn, meritShares, SIGNALS, type SignalName } from './signals.ts';

/** What must be known of the earlier score. A monthly snapshot knows it too. */
export interface Breakdown {
  /** Hundredths of a point; a signal that did not exist then is absent. */
  points: Partial<Record<SignalName, number>>;
  weights: Partial<Record<SignalName, number>>;
  /** A merit that nobody asked for then is absent. */
  merits: Partial<Merits>;
}

interface Cause {
  code: MoveCode;
  values: RankValues;
}

export interface SignalMove extends Cause {
  name: SignalName;
  /** Hundredths of a point, never 0. */
  delta: number;
}

export interface Movement {
  /** Hundredths of a point: exactly the sum of the signals' deltas. */
  delta: number;
  signals: SignalMove[];
}

export function breakdown(input: RankInput, day: string, weights: Weights = STANDARD_WEIGHTS): Breakdown {
  const points = pointsOn(input, day, weights);
  return {
    points: Object.fromEntries(SIGNAL_NAMES.map((name, index) => [name, points[index]])),
    weights: weights.weights,
    merits: input.merits,
  };
}

/** @param day the day of the later score, like 2026-01-31 */
export function movement(
  before: Breakdown,
  input: RankInput,
  day: string,
  weights: Weights = STANDARD_WEIGHTS,
): Movement {
  const points = pointsOn(input, day, weights);
  const signals = SIGNAL_NAMES.flatMap((name, index) => {
    const delta = (points[index] ?? 0) - (before.points[name] ?? 0);
    return delta === 0 ? [] : [{ name, delta, ...causeOf(name, before, { input, day, weights, rose: delta > 0 }) }];
  });
  return { delta: signals.reduce((sum, { delta }) => sum + delta, 0), signals };
}

interface Later {
  input: RankInput;
  day: string;
  weights: Weights;
  rose: boolean;
}

function causeOf(name: SignalName, before: Breakdown, { input, day, weights, rose }: Later): Cause {
  const [earlier, now] = [before.weights[name], weights.weights[name]];
  if (earlier !== now) {
    const values = { points: fullPoints(now) / 100, points_before: fullPoints(earlier ?? 0) / 100 };
    return { code: 'weight_changed', values };
  }
  const facts = factsOn(input, toDayNumber(day));
  switch (name) {
    case 'freshness':
      if (facts.newest === undefined) return { code: 'no_dated_release', values: {} };
      return { code: rose ? 'released' : 'no_release_since', values: { day: toDay(facts.newest) } };
    case 'maintenance':
    case 'reachability':
      return SIGNALS[name].reason(facts);
    case 'completeness':
    case 'trust':
    case 'openness':
      return meritCause(name, before.merits, input.merits);
    default:
      return name satisfies never;
  }
}

function meritCause(name: SignalName, before: Partial<Merits>, now: Merits): Cause {
  const counted = meritShares(name).map(([merit]) => merit);
  const added = counted.filter((merit) => now[merit] && before[merit] === false);
  const lost = counted.filter((merit) => !now[merit] && before[merit] === true);
  if (added.length > 0 && lost.length > 0) return { code: 'added_and_lost', values: { added, lost } };
  if (added.length > 0) return { code: 'added', values: { added } };
  return lost.length > 0 ? { code: 'lost', values: { lost } } : { code: 'counted_otherwise', values: {} };
}
