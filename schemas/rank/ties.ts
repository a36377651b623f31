/** Which of two listings of one score comes first: what others attest, then use, then a lot drawn once and for all. */
import type { RankInput } from './rank-input.ts';
import { useValue } from './used.ts';
import type { Weights } from './weights.ts';

export interface Tie {
  /** How many values are attested by others. */
  attested: number;
  /** Unrounded. */
  use: number;
  /** Not the order of the alphabet: a name must not be chosen for it. Other weights draw anew. */
  lot: number;
}

export function tieOf(input: RankInput, weights: Weights): Tie {
  return { attested: attestedValues(input), use: useValue(input, weights), lot: lotOf(input.slug, weights.version) };
}

/** Negative where the first comes before the other. */
export function compareTies(one: Tie, other: Tie): number {
  return other.attested - one.attested || other.use - one.use || one.lot - other.lot;
}

function attestedValues({ releases, advisories, proofs, uses }: RankInput): number {
  const attested = [...releases, ...proofs].filter(({ by }) => by === 'attested').length;
  return attested + uses.length + (advisories === null ? 0 : 1);
}

/** FNV-1a with a last mixing, so that names that differ in one letter lie far apart. */
function lotOf(slug: string, version: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${version} ${slug}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}
