/**
 * How good a rank is: what it agrees with, how it is spread, what decides between neighbors, what attacks reach. Pure.
 */
import type { RankPlace } from '../../schemas/rank/engine.ts';
import { SIGNAL_NAMES } from '../../schemas/rank/weights.ts';
import { type Agreement, agreement, groups, median, shares } from './statistics.ts';

/** What decides which of two neighbors comes first. */
export type Decider = 'score' | 'attested' | 'use' | 'month' | 'lot';

export interface Spread {
  lowest: number;
  median: number;
  highest: number;
  distinct: number;
  /** How many share the score that most have. */
  largest: number;
  /** Of the variance, by signal. */
  shares: Record<string, number>;
  /** How many listings have points for it at all, by signal. */
  earning: Record<string, number>;
}

/** @param ranked in the order of the rank, not empty */
export function spreadOf(ranked: readonly RankPlace[]): Spread {
  const scores = ranked.map(({ score }) => score);
  const parts = SIGNAL_NAMES.map((_, index) => ranked.map(({ points }) => points[index] ?? 0));
  const found = groups(scores);
  const variance = shares(parts);
  const byName = (values: (index: number) => number) =>
    Object.fromEntries(SIGNAL_NAMES.map((name, index) => [name, values(index)]));
  return {
    lowest: Math.min(...scores),
    median: median(scores),
    highest: Math.max(...scores),
    distinct: found.length,
    largest: found[0]?.[1] ?? 0,
    shares: byName((index) => variance[index] ?? 0),
    earning: byName((index) => (parts[index] ?? []).filter((points) => points > 0).length),
  };
}

/** What decides between each two neighbors, from the first two on. */
export function deciders(ranked: readonly RankPlace[]): Decider[] {
  return ranked.slice(1).map((place, index) => decider(ranked[index] ?? place, place));
}

function decider(one: RankPlace, other: RankPlace): Decider {
  if (one.score !== other.score) return 'score';
  if (one.tie.attested !== other.tie.attested) return 'attested';
  if (one.tie.use !== other.tie.use) return 'use';
  return one.tie.month === other.tie.month ? 'lot' : 'month';
}

export interface HeldOut {
  /** Listings whose best package is in the list, which ends somewhere. */
  listed: Agreement | undefined;
  /** With those that are not in it, level behind the last. */
  all: Agreement | undefined;
}

/**
 * Agreement of the score with data that the rank has not read.
 * @param names npm packages of each listing by slug
 * @param order npm packages, most dependents first
 */
export function heldOut(
  ranked: readonly RankPlace[],
  names: ReadonlyMap<string, readonly string[]>,
  order: readonly string[],
): HeldOut {
  const at = new Map(order.map((name, index) => [name, index]));
  const pairs = ranked.flatMap(({ input, score }): [number, number][] => {
    const packages = names.get(input.slug) ?? [];
    // Where dependents feed the rank, agreement with them says nothing.
    const readsThem = input.uses.some(({ measure }) => measure === 'dependents');
    if (packages.length === 0 || readsThem) return [];
    return [[score, -Math.min(...packages.map((name) => at.get(name) ?? order.length))]];
  });
  return { listed: agreement(pairs.filter(([, place]) => -place < order.length)), all: agreement(pairs) };
}
