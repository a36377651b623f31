/** What the signals are made of: facts as codes and values, and an input with its days worked out. */
import type { Fact, FactCode, RankValues } from '../contracts/generated/read-api.ts';
import { toDayNumber } from './days.ts';
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
  gapDays: number | null;
}

export function releasesOf({ releases }: RankInput): Releases[] {
  return releases.map(({ by, source, days, gap_days }) => ({
    by,
    source,
    days: days.map(toDayNumber).sort((a, b) => a - b),
    gapDays: gap_days,
  }));
}
