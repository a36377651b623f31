import { expect, test } from 'vitest';
import { waitBefore } from './submission-status.ts';

test.each([
  [0, undefined, 5_000],
  [1, undefined, 10_000],
  [3, undefined, 40_000],
  [7, undefined, 600_000],
  [10_000, undefined, 600_000],
  [0, 30_000, 30_000],
  [3, 1_000, 40_000],
  [9, 3_600_000, 3_600_000],
])('after %i questions and a Retry-After of %s ms the next one comes after %i ms', (asked, retryAfterMs, wait) => {
  expect(waitBefore(asked, retryAfterMs)).toBe(wait);
});
