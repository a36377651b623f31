import { expect, test } from 'vitest';
import { standing } from './standing.ts';

test.each([
  [1, 100, 'top1', 1],
  [1, 60, 'top5', 1],
  [2, 100, 'top5', 2],
  [100, 10_000, 'top1', 100],
  [101, 10_000, 'top5', undefined],
  [1000, 10_000, 'top10', undefined],
  [1001, 10_000, 'topQuarter', undefined],
  [5000, 10_000, 'topHalf', undefined],
  [5001, 10_000, undefined, undefined],
  [1, 1, undefined, 1],
] as const)('place %i of %i stands at %s, with place %s', (position, total, step, place) => {
  expect(standing({ position, total })).toEqual({ step, place });
});
