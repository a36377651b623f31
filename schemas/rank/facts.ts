/** What the signals are made of: facts as codes and values, and releases with their days worked out. */
import type { Fact, FactCode, RankValues } from '../contracts/generated/read-api.ts';
import { toDayNumber } from './day-numbers.ts';
import type { RankInput } from './rank-input.ts';

export type { Fact };

type By = Fact['by'];

export function fact(code: FactCode, by: By, values: RankValues = {}): Fact {
  return { code, by, values };
}

/** Days of releases as numbers: read once, because they are asked for on many days. */
export interface Releases {
  by: RankInput['releases'][number]['by'];
  source: string | null;
  /** From the first to the last. */
  days: readonly number[];
  /** Median of the days between releases, where somebody else has worked it out. */
  givenGap: number | null;
  /** Between all of the days. */
  gap: number;
}

export function releasesOf({ releases }: RankInput): Releases[] {
  return releases.map(({ by, source, days, gap_days }) => {
    const numbers = days.map(toDayNumber).sort((a, b) => a - b);
    return { by, source, days: numbers, givenGap: gap_days, gap: gap_days ?? medianGap(numbers) };
  });
}

/** The newest release on a day, and the gap between those known by then; undefined where all are still to come. */
export function rhythmOf({ days, givenGap, gap }: Releases, today: number): { day: number; gap: number } | undefined {
  const last = days.at(-1);
  if (last === undefined) return undefined;
  if (last <= today) return { day: last, gap };
  const known = days.filter((day) => day <= today);
  const day = known.at(-1);
  return day === undefined ? undefined : { day, gap: givenGap ?? medianGap(known) };
}

/** Of several releases on one day, one counts. @param days in order @returns 0 where there are not two days */
function medianGap(days: readonly number[]): number {
  const gaps = days.slice(1).map((day, index) => day - (days[index] ?? day));
  const sorted = gaps.filter((gap) => gap > 0).sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}
