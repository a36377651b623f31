/**
 * The rank: a pure function of listings and a day. No network, clock, plan, token, random number or language.
 * Points are whole hundredths inside, so that the parts always add up exactly to the score that is shown.
 */
import type { AdviceCode } from '../contracts/generated/read-api.ts';
import { compareText } from '../rules/version-order.ts';
import { IMPROVEMENTS } from './advice.ts';
import { toDay, toDayNumber } from './days.ts';
import type { RankInput } from './rank-input.ts';
import {
  type Dates,
  datesOf,
  type Facts,
  factsOn,
  type Reason,
  SIGNALS,
  type SignalName,
  stepDays,
} from './signals.ts';
import standardWeights from './weights.json' with { type: 'json' };

export interface Weights {
  version: string;
  /** Share of the 100 points that each signal can earn, 0 to 1, four decimals at most; they sum to 1. */
  weights: Record<SignalName, number>;
}

export const STANDARD_WEIGHTS: Weights = standardWeights;
export const SIGNAL_NAMES = Object.keys(SIGNALS) as SignalName[];

/** Before every day, and still a number that can be subtracted. */
const NEVER = Number.MIN_SAFE_INTEGER;

/** A listing in the order of the rank. */
export interface Place {
  input: RankInput;
  score: number;
  /** Hundredths of a point, in the order of {@link SIGNAL_NAMES}. They sum to the score. */
  points: readonly number[];
}

interface RankedSignal {
  name: SignalName;
  weight: number;
  value: number;
  points: number;
  reason: Reason;
  advice: { code: AdviceCode; gain: number }[];
}

export interface Score {
  score: number;
  computed_on: string;
  weights_version: string;
  signals: RankedSignal[];
}

/**
 * All listings from first to last place: by score, then newest release date, then slug. Tells no reasons, no advice.
 * @param day like 2026-01-31
 */
export function rankAll(inputs: readonly RankInput[], day: string, weights: Weights = STANDARD_WEIGHTS): Place[] {
  const today = toDayNumber(day);
  return inputs
    .map((input) => {
      const facts = factsOn(input, today);
      const points = pointsOf(facts, weights);
      const total = sum(points);
      return { total, newest: facts.newest ?? NEVER, place: { input, score: total / 100, points } };
    })
    .sort((a, b) => b.total - a.total || b.newest - a.newest || compareText(a.place.input.slug, b.place.input.slug))
    .map(({ place }) => place);
}

/**
 * Score of one listing on one day, with reasons and advice. The same points as in {@link rankAll}.
 * @param day like 2026-01-31
 */
export function scoreListing(input: RankInput, day: string, weights: Weights = STANDARD_WEIGHTS): Score {
  const dates = datesOf(input);
  const facts = factsOn(input, toDayNumber(day), dates);
  const points = pointsOf(facts, weights);
  const advice = adviceFor(facts, sum(points), weights);
  // Members in the order of the alphabet, as they are written.
  return {
    computed_on: lastPointsChange(input, facts, dates, weights),
    score: sum(points) / 100,
    signals: SIGNAL_NAMES.map((name, index) => ({
      advice: advice.filter(({ signal }) => signal === name).map(({ code, gain }) => ({ code, gain })),
      name,
      points: (points[index] ?? 0) / 100,
      reason: SIGNALS[name].reason(facts),
      value: rounded(SIGNALS[name].value(facts)),
      weight: weights.weights[name],
    })),
    weights_version: weights.version,
  };
}

/** Hundredths of a point on one day, in the order of {@link SIGNAL_NAMES}. */
export function pointsOn(input: RankInput, day: string, weights: Weights): number[] {
  return pointsOf(factsOn(input, toDayNumber(day)), weights);
}

function pointsOf(facts: Facts, { weights }: Weights): number[] {
  return SIGNAL_NAMES.map((name) => Math.round(SIGNALS[name].value(facts) * fullPoints(weights[name])));
}

/** Hundredths of a point that a signal of this weight can earn, as a whole number, so that halving it is exact. */
export function fullPoints(weight: number): number {
  return Math.round(weight * 10_000);
}

function sum(points: readonly number[]): number {
  return points.reduce((total, part) => total + part, 0);
}

/** Gains are the difference between two scores of this same engine, so what is promised is what comes. */
function adviceFor(facts: Facts, total: number, weights: Weights) {
  return IMPROVEMENTS.map(({ signal, code, apply }) => {
    const improved = apply(facts);
    const gain = improved === undefined ? 0 : (sum(pointsOf(improved, weights)) - total) / 100;
    return { signal, code, gain };
  }).filter(({ gain }) => gain > 0);
}

/** The last day on which the points became what they are: a step of time, or a change of the listing. */
function lastPointsChange(input: RankInput, facts: Facts, dates: Dates, weights: Weights): string {
  const updated = input.updated_on === null ? NEVER : toDayNumber(input.updated_on);
  const pointsAt = (day: number) => pointsOf(factsOn(input, day, dates), weights);
  // The parts are compared and not their sum: one may rise by what another falls.
  const isChange = (day: number) => {
    const before = pointsAt(day - 1);
    return pointsAt(day).some((part, index) => part !== before[index]);
  };
  let last = updated > facts.today ? NEVER : updated;
  for (const day of stepDays(facts, dates, last)) if (day > last && isChange(day)) last = day;
  return toDay(last === NEVER ? facts.today : last);
}

/** Values are shown with four decimals; points are computed from the exact value. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
