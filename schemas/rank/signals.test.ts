import { describe, expect, it } from 'vitest';
import { toDayNumber } from './days.ts';
import { SIGNAL_NAMES } from './engine.ts';
import { MERITS as COUNTED, factsOn, meritShares, SIGNALS } from './signals.ts';
import { MERITS, withMerits } from './testing/rank-inputs.ts';

const TODAY = toDayNumber('2026-11-20');
const COUNTING = SIGNAL_NAMES.filter((name) => meritShares(name).length > 0);

describe('the shares that the docs show', () => {
  it.each(COUNTING)('of %s are what each merit adds to the value, and sum to 1', (name) => {
    const worth = (...merits: Parameters<typeof withMerits>) =>
      SIGNALS[name].value(factsOn(withMerits(...merits), TODAY));
    for (const [merit, share] of meritShares(name)) expect([merit, worth(merit)]).toEqual([merit, share]);
    const all = meritShares(name).map(([merit]) => merit);
    expect(worth(...all)).toBeCloseTo(1, 12);
    expect(worth(...MERITS.filter((merit) => !all.includes(merit)))).toBe(0);
  });

  it('name every merit at least once', () => {
    const counted = new Set(COUNTING.flatMap((name) => meritShares(name).map(([merit]) => merit)));
    expect([...counted].toSorted()).toEqual(MERITS.toSorted());
    expect(COUNTED.toSorted()).toEqual(MERITS.toSorted());
  });
});
