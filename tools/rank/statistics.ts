/** Figures of the evaluation of the rank: agreement of two orders, and how a set of scores is spread. Pure. */

export interface Agreement {
  n: number;
  /** Spearman's coefficient, -1 to 1. */
  rho: number;
  /** What it lies in with 95 % confidence. */
  low: number;
  high: number;
}

/**
 * Spearman's coefficient; those that are level share a place. The interval is that of Bonett and Wright (2000).
 * @returns undefined for fewer than four pairs, or where one side is all the same
 */
export function agreement(pairs: readonly (readonly [number, number])[]): Agreement | undefined {
  const n = pairs.length;
  const rho = correlation(places(pairs.map(([one]) => one)), places(pairs.map(([, other]) => other)));
  if (n < 4 || rho === undefined) return undefined;
  const wide = 1.96 * Math.sqrt((1 + rho ** 2 / 2) / (n - 3));
  return { n, rho, low: Math.tanh(Math.atanh(rho) - wide), high: Math.tanh(Math.atanh(rho) + wide) };
}

/** Places from 1, lowest first; those that are level get the mean of theirs. */
export function places(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const firstAt = new Map<number, number>();
  const lastAt = new Map<number, number>();
  for (const [index, value] of sorted.entries()) {
    if (!firstAt.has(value)) firstAt.set(value, index + 1);
    lastAt.set(value, index + 1);
  }
  return values.map((value) => ((firstAt.get(value) ?? 0) + (lastAt.get(value) ?? 0)) / 2);
}

/** Pearson's coefficient; undefined where one side is all the same. */
function correlation(one: readonly number[], other: readonly number[]): number | undefined {
  const spread = Math.sqrt(covariance(one, one) * covariance(other, other));
  return spread > 0 ? covariance(one, other) / spread : undefined;
}

function covariance(one: readonly number[], other: readonly number[]): number {
  const [meanOne, meanOther] = [mean(one), mean(other)];
  return mean(one.map((value, index) => (value - meanOne) * ((other[index] ?? 0) - meanOther)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The one in the middle; of two in the middle, the mean. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return mean(sorted.slice(Math.floor(half), Math.ceil(half) + 1));
}

/** How much each part makes up of the differences between the sums: together 1, and negative where a part evens out. */
export function shares(parts: readonly (readonly number[])[]): number[] {
  const sums = (parts[0] ?? []).map((_, index) => parts.reduce((sum, part) => sum + (part[index] ?? 0), 0));
  const spread = covariance(sums, sums);
  return parts.map((part) => (spread > 0 ? covariance(part, sums) / spread : 0));
}

/** How many there are of each value, most first. */
export function groups<Value>(values: readonly Value[]): [value: Value, count: number][] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}
