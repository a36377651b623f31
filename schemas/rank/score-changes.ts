/** Why a score moved: two breakdowns of one listing, as deltas by signal and the code of each one's cause. */
import type { MoveCode, Proof, RankValues } from '../contracts/generated/read-api.ts';
import { MERITS } from './checklist-points.ts';
import { pointsOn, scoreListing } from './engine.ts';
import { PROOFS } from './proof-points.ts';
import type { Merits, RankInput } from './rank-input.ts';
import { SIGNAL_NAMES, type SignalName, STANDARD_WEIGHTS, type Weights } from './weights.ts';

/** What somebody can add to a listing, or take away. */
export type Holding = keyof Merits | Proof;

export const HOLDINGS: readonly Holding[] = [...PROOFS, ...MERITS];

/** What must be known of the earlier score. A monthly snapshot knows it too. */
export interface Breakdown {
  /** Points; a signal that did not exist then is absent. */
  points: Partial<Record<SignalName, number>>;
  /** Points that each could earn. */
  weights: Partial<Record<SignalName, number>>;
  /** What nobody asked for then is absent. */
  holdings: Partial<Record<Holding, boolean>>;
}

export interface SignalMove {
  name: SignalName;
  /** Points, never 0. */
  delta: number;
  code: MoveCode;
  values: RankValues;
}

export interface Movement {
  /** Points: exactly the sum of the signals' deltas. */
  delta: number;
  signals: SignalMove[];
}

export function breakdown(input: RankInput, day: string, weights: Weights = STANDARD_WEIGHTS): Breakdown {
  const points = pointsOn(input, day, weights);
  return {
    points: Object.fromEntries(SIGNAL_NAMES.map((name, index) => [name, points[index]])),
    weights: weights.points,
    holdings: holdingsOf(input),
  };
}

export function holdingsOf({ proofs, merits }: RankInput): Record<Holding, boolean> {
  const proved = PROOFS.map((code) => [code, proofs.some((proof) => proof.code === code)]);
  return Object.fromEntries([...proved, ...MERITS.map((name) => [name, merits[name] === true])]);
}

/** @param day the day of the later score, like 2026-01-31 */
export function movement(
  before: Breakdown,
  input: RankInput,
  day: string,
  weights: Weights = STANDARD_WEIGHTS,
): Movement {
  const points = pointsOn(input, day, weights);
  const deltas = SIGNAL_NAMES.map((name, index) => ({
    name,
    delta: (points[index] ?? 0) - (before.points[name] ?? 0),
  }));
  const moved = deltas.filter(({ delta }) => delta !== 0);
  const signals = moved.map((move) => ({ ...move, ...causeOf(move, before, { input, day, weights }) }));
  return { delta: signals.reduce((sum, { delta }) => sum + delta, 0), signals };
}

interface Later {
  input: RankInput;
  day: string;
  weights: Weights;
}

function causeOf(
  { name, delta }: Pick<SignalMove, 'name' | 'delta'>,
  before: Breakdown,
  { input, day, weights }: Later,
): Pick<SignalMove, 'code' | 'values'> {
  const [earlier, now] = [before.weights[name], weights.points[name]];
  if (earlier !== now) return { code: 'weight_changed', values: { points: now, points_before: earlier ?? 0 } };
  if (name === 'proven' || name === 'told') return holdingsCause(name, before.holdings, holdingsOf(input));
  // Of several facts, the last says what is special about it.
  const fact = scoreListing(input, day, weights)
    .signals.find((signal) => signal.name === name)
    ?.facts.at(-1);
  const isOpposite = fact?.code === 'release_fading' && delta > 0;
  if (fact === undefined || isOpposite) return { code: 'counted_otherwise', values: {} };
  // Of these two signals, every fact can also be a cause.
  return { code: fact.code as MoveCode, values: fact.values };
}

function holdingsCause(
  name: 'proven' | 'told',
  before: Breakdown['holdings'],
  now: Record<Holding, boolean>,
): Pick<SignalMove, 'code' | 'values'> {
  const counted: readonly Holding[] = name === 'proven' ? PROOFS : MERITS;
  const added = counted.filter((holding) => now[holding] && before[holding] === false);
  const lost = counted.filter((holding) => !now[holding] && before[holding] === true);
  if (added.length > 0 && lost.length > 0) return { code: 'added_and_lost', values: { added, lost } };
  if (added.length > 0) return { code: 'added', values: { added } };
  return lost.length > 0 ? { code: 'lost', values: { lost } } : { code: 'counted_otherwise', values: {} };
}
