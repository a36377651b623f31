/**
 * The rank: a pure function of listings and a day. No network, clock, plan, token or random number.
 * Points are whole hundredths inside, so that the parts always add up exactly to the score that is shown.
 */
import { compareText } from '../rules/version-order.ts';
import { MENDS, type Mend } from './advice.ts';
import { toDay, toDayNumber } from './days.ts';
import type { RankInput } from './input.ts';
import { SIGNALS, type SignalName, stepDays } from './signals.ts';
import standardWeights from './weights.json' with { type: 'json' };

export interface Weights {
  version: string;
  /** Points out of 100 that a full signal earns; they sum to 100. */
  weights: Record<SignalName, number>;
}

export const STANDARD_WEIGHTS: Weights = standardWeights;
const NAMES = Object.keys(SIGNALS) as SignalName[];

interface RankedSignal {
  name: SignalName;
  /** Share of the whole, 0 to 1. */
  weight: number;
  value: number;
  points: number;
  reason: string;
  advice: { text: string; gain: number }[];
}

export interface Score {
  score: number;
  computed_on: string;
  weights_version: string;
  signals: RankedSignal[];
}

/**
 * Score of one listing on one day, with reasons and advice.
 * @param computedOn the day of the build, like 2026-01-31
 * @param changedOn the day the listing itself last changed, if known
 */
export function scoreListing(
  input: RankInput,
  computedOn: string,
  changedOn: string | null,
  weights: Weights = STANDARD_WEIGHTS,
): Score {
  const today = toDayNumber(computedOn);
  const total = totalHundredths(input, today, weights);
  const signals = NAMES.map((name) => {
    const { value, reason } = SIGNALS[name](input, today);
    const points = hundredths(value, weights.weights[name]) / 100;
    const advice = adviceFor(name, input, computedOn, total, weights);
    return { name, weight: weights.weights[name] / 100, value: rounded(value), points, reason, advice };
  });
  const computed = lastPointsChange(input, computedOn, changedOn, weights);
  return { score: total / 100, computed_on: computed, weights_version: weights.version, signals };
}

/** Orders scored listings: score, then newest release date, then slug. Gives them from first to last place. */
export function rankOrder<T extends { input: RankInput; score: number }>(
  listings: readonly T[],
  computedOn: string,
): T[] {
  const newest = new Map(listings.map(({ input }) => [input.slug, newestDate(input, computedOn)]));
  const date = ({ input }: T) => newest.get(input.slug) ?? '';
  return [...listings].sort(
    (a, b) => b.score - a.score || compareText(date(b), date(a)) || compareText(a.input.slug, b.input.slug),
  );
}

function newestDate({ releaseDates }: RankInput, computedOn: string): string {
  return releaseDates.reduce((newest, day) => (day <= computedOn && day > newest ? day : newest), '');
}

function hundredths(value: number, weight: number): number {
  return Math.round(value * weight * 100);
}

function partsInHundredths(input: RankInput, today: number, { weights }: Weights): number[] {
  return NAMES.map((name) => hundredths(SIGNALS[name](input, today).value, weights[name]));
}

function totalHundredths(input: RankInput, today: number, weights: Weights): number {
  return partsInHundredths(input, today, weights).reduce((sum, part) => sum + part, 0);
}

/** Gains are the difference between two scores of this same engine, so what is promised is what comes. */
function adviceFor(name: SignalName, input: RankInput, computedOn: string, total: number, weights: Weights) {
  const gain = (mend: Mend) => {
    const mended = mend.apply(input, computedOn);
    return mended === undefined ? 0 : totalHundredths(mended, toDayNumber(computedOn), weights) - total;
  };
  return MENDS.filter(({ signal }) => signal === name)
    .map((mend) => ({ text: mend.text, gain: gain(mend) / 100 }))
    .filter((advice) => advice.gain > 0);
}

/** The last day on which the points became what they are: a step of time, or a change of the listing. */
function lastPointsChange(input: RankInput, computedOn: string, changedOn: string | null, weights: Weights): string {
  const today = toDayNumber(computedOn);
  const known = changedOn === null || changedOn > computedOn ? '' : changedOn;
  // The parts are compared and not their sum: one may rise by what another falls.
  const parts = (day: number) => partsInHundredths(input, day, weights).join();
  const step = stepDays(input, today).find((day) => toDay(day) > known && parts(day) !== parts(day - 1));
  return step === undefined ? known || computedOn : toDay(step);
}

/** Values are shown with four decimals; points are computed from the exact value. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
