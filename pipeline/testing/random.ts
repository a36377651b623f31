/** Random choices that are the same in every run: all of them follow from a seed and an index. */

/** The next number, from 0 up to 1. */
export type Random = () => number;

/** mulberry32 by Tommy Ettinger (public domain): 32 bits of state are plenty for documents. */
export function randomFrom(seed: number, index: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number; both ends can come. */
export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

export function chance(random: Random, percent: number): boolean {
  return random() * 100 < percent;
}

/** @param list with at least one entry */
export function pick<T>(random: Random, list: readonly T[]): T {
  return list[between(random, 0, list.length - 1)] as T;
}

/** Entries of a list in its order, each taken or left. */
export function some<T>(random: Random, list: readonly T[], percent: number): T[] {
  return list.filter(() => chance(random, percent));
}

const SYLLABLES = 'ba ko ri ta lu me no vi sa du pe fa go mi za te ru la ni do'.split(' ');

/** A word no language has: "Talume". */
export function inventedName(random: Random): string {
  const name = Array.from({ length: between(random, 2, 4) }, () => pick(random, SYLLABLES)).join('');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
