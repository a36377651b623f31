import { expect, it } from 'vitest';
import { DAY, HOUR, nextAttempt } from './schedule.ts';

const now = Date.UTC(2026, 0, 1);

it.each([
  [1, 5_000],
  [2, 5 * 60_000],
  [3, 30 * 60_000],
  [4, 2 * HOUR],
  [5, 5 * HOUR],
  [6, 10 * HOUR],
  [7, 14 * HOUR],
  [8, 20 * HOUR],
  [9, 24 * HOUR],
])('after %i attempts the next one comes %i ms later, or up to a tenth more', (attempts, gap) => {
  expect(nextAttempt({ attempts, now, random: 0 })).toBe(now + gap);
  expect(nextAttempt({ attempts, now, random: 0.999 })).toBe(now + Math.round(gap * 1.0999));
});

it('after ten attempts there is no other', () => {
  expect(nextAttempt({ attempts: 10, now, random: 0 })).toBeUndefined();
});

it.each([
  ['a requested for later', now + HOUR, now + HOUR],
  ['a requested for sooner', now + 1000, now + 5 * 60_000],
  ['a requested for the next century', now + 36_500 * DAY, now + DAY],
])('%s is heard, within a day', (_what, retryAt, expected) => {
  expect(nextAttempt({ attempts: 2, now, random: 0, retryAt })).toBe(expected);
});
