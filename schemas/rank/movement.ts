/** Why a score moved: two breakdowns of one listing, as deltas by signal and the words for them. */
import { toDay, toDayNumber } from './days.ts';
import { fullPoints, pointsOn, SIGNAL_NAMES, STANDARD_WEIGHTS, type Weights } from './engine.ts';
import type { Merits, RankInput } from './rank-input.ts';
import { factsOn, MERIT_WORDS, meritShares, SIGNALS, type SignalName } from './signals.ts';

/** What must be known of the earlier score. A monthly snapshot knows it too. */
export interface Breakdown {
  /** Hundredths of a point; a signal that did not exist then is absent. */
  points: Partial<Record<SignalName, number>>;
  weights: Partial<Record<SignalName, number>>;
  /** A merit that nobody asked for then is absent. */
  merits: Partial<Merits>;
}

interface SignalMove {
  name: SignalName;
  /** Hundredths of a point, never 0. */
  delta: number;
  words: string;
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
    return delta === 0
      ? []
      : [{ name, delta, words: wordsFor(name, before, { input, day, weights, rose: delta > 0 }) }];
  });
  return { delta: signals.reduce((sum, { delta }) => sum + delta, 0), signals };
}

/** The same in points, as the read API shows it. */
export function inPoints({ delta, signals }: Movement): Movement {
  return { delta: delta / 100, signals: signals.map((signal) => ({ ...signal, delta: signal.delta / 100 })) };
}

/** Like "+6.00: added an SPDX id", which two signals count, or "freshness −0.52: no release since 2026-10-14". */
export function movementWords({ signals }: Movement): string[] {
  const byWords = Map.groupBy(signals, ({ words }) => words);
  return [...byWords].map(([words, moves]) => {
    const delta = signedPoints(moves.reduce((sum, move) => sum + move.delta, 0));
    return moves.length === 1 ? `${moves[0]?.name} ${delta}: ${words}` : `${delta}: ${words}`;
  });
}

/** Hundredths as points with their sign: 52 → "+0.52", −52 → "−0.52". */
export function signedPoints(hundredths: number): string {
  return `${hundredths < 0 ? '−' : '+'}${(Math.abs(hundredths) / 100).toFixed(2)}`;
}

interface Later {
  input: RankInput;
  day: string;
  weights: Weights;
  rose: boolean;
}

function wordsFor(name: SignalName, before: Breakdown, { input, day, weights, rose }: Later): string {
  const [earlier, now] = [before.weights[name], weights.weights[name]];
  if (earlier !== now) return `counts for ${fullPoints(now) / 100} points instead of ${fullPoints(earlier ?? 0) / 100}`;
  const facts = factsOn(input, toDayNumber(day));
  switch (name) {
    case 'freshness':
      if (facts.newest === undefined) return 'no dated release';
      return rose ? `released on ${toDay(facts.newest)}` : `no release since ${toDay(facts.newest)}`;
    case 'maintenance':
      return `now ${SIGNALS.maintenance.reason(facts)}`;
    case 'reachability':
      return facts.failingSince === undefined ? 'no source is failing any more' : SIGNALS.reachability.reason(facts);
    case 'completeness':
    case 'trust':
    case 'openness':
      return meritWords(name, before.merits, input.merits);
    default:
      return name satisfies never;
  }
}

/** Like "added an SPDX id, pricing; lost a homepage". */
function meritWords(name: SignalName, before: Partial<Merits>, now: Merits): string {
  const counted = meritShares(name).map(([merit]) => merit);
  const list = (merits: readonly (keyof Merits)[]) => merits.map((merit) => MERIT_WORDS[merit]).join(', ');
  const added = counted.filter((merit) => now[merit] && before[merit] === false);
  const lost = counted.filter((merit) => !now[merit] && before[merit] === true);
  const parts = [added.length > 0 ? `added ${list(added)}` : '', lost.length > 0 ? `lost ${list(lost)}` : ''];
  return parts.filter(Boolean).join('; ') || 'counted in another way';
}
