/**
 * The rank: a pure function of listings, what is witnessed of them, weights and a day. No network, clock, plan, token,
 * random number or language. Every part is whole points, so that the parts always add up to the score that is shown.
 */
import type { Signal } from '../contracts/generated/read-api.ts';
import { compareText } from '../rules/compare-text.ts';
import { type Advice, adviceFor } from './advice.ts';
import { toldFacts, toldPoints } from './checklist-points.ts';
import { toDay, toDayNumber } from './day-numbers.ts';
import { releasesOf, rhythmOf } from './facts.ts';
import { type KeptCase, keptFacts, keptPoints, lastKeptChange, lastKeptStep } from './maintenance-points.ts';
import { provenFacts, provenPoints } from './proof-points.ts';
import type { RankInput } from './rank-input.ts';
import { compareTies, type Tie, tieOf } from './tie-breaking.ts';
import { type Usage, usageOf, usedFacts } from './usage-points.ts';
import { SIGNAL_NAMES, type SignalName, STANDARD_WEIGHTS, type Weights } from './weights.ts';

/** Before every day. */
const NEVER = Number.NEGATIVE_INFINITY;

/** A listing in the order of the rank. */
export interface RankPlace {
  input: RankInput;
  /** Whole points, the sum of the parts. */
  score: number;
  /** Whole points, in the order of the signals. */
  points: readonly number[];
  /** What decides between listings of one score. */
  tie: Tie;
  /**
   * Number of the last day up to this one on which anything can have changed that the rank says of it: a
   * result cached for the same listing and the same `since` is still right. -Infinity where there is no such day.
   */
  since: number;
}

type RankedSignal = Omit<Signal, 'reason' | 'advice'> & { advice: Advice[] };

export interface Score {
  score: number;
  /** Whole points that can be known of the listing: 100 less those that unknown parts cannot earn. */
  knowable: number;
  computed_on: string;
  weights_version: string;
  signals: RankedSignal[];
}

/**
 * All listings from first to last place. Tells no reasons, no advice.
 * @param day like 2026-01-31
 */
export function rankAll(inputs: readonly RankInput[], day: string, weights: Weights = STANDARD_WEIGHTS): RankPlace[] {
  const today = toDayNumber(day);
  return inputs
    .map((input): RankPlace => {
      const kept = caseOf(input, weights);
      const points = allPoints(kept, today, weights);
      const since = lastStep(kept, today, weights);
      return { input, score: sum(points), points, tie: tieOf(input, day, weights), since };
    })
    .sort(
      (one, other) =>
        other.score - one.score || compareTies(one.tie, other.tie) || compareText(one.input.slug, other.input.slug),
    );
}

/**
 * Score of one listing on one day, with reasons and advice. The same points as in {@link rankAll}.
 * @param day like 2026-01-31
 */
export function scoreListing(input: RankInput, day: string, weights: Weights = STANDARD_WEIGHTS): Score {
  const today = toDayNumber(day);
  const kept = caseOf(input, weights);
  const points = allPoints(kept, today, weights);
  const facts = {
    kept: keptFacts(kept, today, weights),
    proven: provenFacts(input, weights),
    used: usedFacts(input, weights),
    told: toldFacts(input),
  };
  const gainOf = (name: SignalName, improved: RankInput) =>
    partOf(name, name === 'kept' ? caseOf(improved, weights) : { ...kept, input: improved }, today, weights) -
    (points[SIGNAL_NAMES.indexOf(name)] ?? 0);
  const advice = adviceFor(input, day, gainOf);
  const signals = SIGNAL_NAMES.map((name, index): RankedSignal => {
    const earned = points[index] ?? 0;
    return {
      name,
      state: isUnknown(name, kept, today) ? 'unknown' : earned === 0 ? 'zero' : 'known',
      weight: weights.points[name],
      points: earned,
      facts: facts[name],
      advice: advice.filter(({ signal }) => signal === name).map(({ advice }) => advice),
    };
  });
  return {
    computed_on: lastPointsChange(kept, today, weights),
    score: sum(points),
    knowable: sum(signals.map(({ state, points, weight }) => (state === 'unknown' ? points : weight))),
    signals,
    weights_version: weights.version,
  };
}

/** Whole points on one day, in the order of the signals. */
export function pointsOn(input: RankInput, day: string, weights: Weights = STANDARD_WEIGHTS): number[] {
  return allPoints(caseOf(input, weights), toDayNumber(day), weights);
}

/** What the parts are made of. */
interface Case extends KeptCase {
  usage: Usage;
}

function caseOf(input: RankInput, weights: Weights): Case {
  const usage = usageOf(input, weights);
  return { input, releases: releasesOf(input), used: usage.known, usage };
}

function allPoints(kept: Case, today: number, weights: Weights): number[] {
  return SIGNAL_NAMES.map((name) => partOf(name, kept, today, weights));
}

function partOf(name: SignalName, kept: Case, today: number, weights: Weights): number {
  switch (name) {
    case 'kept':
      return keptPoints(kept, today, weights);
    case 'proven':
      return provenPoints(kept.input, weights);
    case 'used':
      return kept.usage.points;
    case 'told':
      return toldPoints(kept.input, weights);
    default:
      return name satisfies never;
  }
}

/** Nobody has counted its use, or no day of a release is known. Whether something is verified or said is always known. */
function isUnknown(name: SignalName, { input, releases, usage }: Case, today: number): boolean {
  if (name === 'used') return !usage.isKnown;
  return name === 'kept' && input.ended === null && releases.every((series) => rhythmOf(series, today) === undefined);
}

function sum(points: readonly number[]): number {
  return points.reduce((total, part) => total + part, 0);
}

/** The last day on which the points became what they are: a step of time, or a change of the listing or its evidence. */
function lastPointsChange(kept: Case, today: number, weights: Weights): string {
  const { updated_on } = kept.input;
  const said = updated_on === null ? NEVER : toDayNumber(updated_on);
  const changed = said <= today ? said : NEVER;
  const last = lastKeptChange(kept, today, changed, weights) ?? changed;
  return toDay(last === NEVER ? today : last);
}

/** Where no change is known, the day of the score is today, each day. */
function lastStep(kept: Case, today: number, weights: Weights): number {
  const { updated_on } = kept.input;
  if (updated_on === null || toDayNumber(updated_on) > today) return today;
  return lastKeptStep(kept, today, weights);
}
