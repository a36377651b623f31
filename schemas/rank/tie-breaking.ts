/**
 * Which of two listings of one score comes first: what others attest, then use, then the month of the newest release,
 * then a lot drawn once and for all.
 */
import type { RankInput } from './rank-input.ts';
import { usageOf } from './usage-points.ts';
import type { Weights } from './weights.ts';

/** Use is compared to so many parts of a point: seven digits of 36 hold more than any figure earns. */
const PRECISION = 1e8;

export interface Tie {
  /** How many values others attest; of several packages, the same value counts once. */
  attested: number;
  /** Not in whole points. */
  use: number;
  /** Month of the newest release, as a number: days would favor daily releases. 0 without a release. */
  month: number;
  /** A hash of slug and weights' version: in alphabetical order, names would be chosen for their first letter. */
  lot: number;
}

/** @param day like 2026-01-31 */
export function tieOf(input: RankInput, day: string, weights: Weights): Tie {
  const attested = attestedValues(input) + distinct(input.uses.map(({ witness, measure }) => `${witness} ${measure}`));
  return {
    attested,
    use: usageOf(input, weights).value,
    month: newestMonth(input, day),
    lot: lotOf(input.slug, weights.version),
  };
}

/** Negative where the first comes before the other. */
export function compareTies(one: Tie, other: Tie): number {
  return other.attested - one.attested || other.use - one.use || other.month - one.month || one.lot - other.lot;
}

/**
 * A sort key for databases, which do not have all listings at once: keys of two listings compare like their places. Only
 * where both have the same lot, the slug decides. Numbers of a fixed width, each lower where the
 * listing stands higher: 2, 1, 7, 3 and 7 digits of 36.
 * @param score as it is ranked
 */
export function rankText(score: number, { attested, use, month, lot }: Tie): string {
  const falling = (value: number, width: number) => rising(Math.max(0, 36 ** width - 1 - value), width);
  const rising = (value: number, width: number) => value.toString(36).padStart(width, '0');
  const figures = [falling(score, 2), falling(attested, 1), falling(Math.round(use * PRECISION), 7), falling(month, 3)];
  return figures.join('') + rising(lot, 7);
}

/** But use. */
function attestedValues({ releases, advisories, proofs }: RankInput): number {
  const attested = [...releases, ...proofs.map(({ by, code }) => ({ by, source: code }))];
  const known = distinct(attested.filter(({ by }) => by === 'attested').map(({ source }) => source));
  return known + (advisories === null ? 0 : 1);
}

function newestMonth({ releases }: RankInput, today: string): number {
  let newest = '';
  for (const { days } of releases) for (const day of days) if (day <= today && day > newest) newest = day;
  return newest === '' ? 0 : Number(newest.slice(0, 4)) * 12 + Number(newest.slice(5, 7));
}

const distinct = (values: readonly unknown[]) => new Set(values).size;

/** FNV-1a with a last mixing, so that names that differ in one letter lie far apart. */
function lotOf(slug: string, version: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${version} ${slug}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}
