import { describe, expect, it } from 'vitest';
import { toDayNumber } from './days.ts';
import { SIGNAL_NAMES } from './engine.ts';
import { factsOn, MERIT_WORDS, meritShares, SIGNALS } from './signals.ts';
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
    expect([...counted].toSorted()).toEqual(Object.keys(MERIT_WORDS).toSorted());
  });
});

it('every rule is a sentence with the numbers of the engine', () => {
  for (const name of SIGNAL_NAMES) expect(SIGNALS[name].rule).toMatch(/^[A-Z0-9l].*\.$/);
  expect(SIGNALS.maintenance.rule).toContain('12 releases');
  expect(SIGNALS.reachability.rule).toContain('/ 30');
});
