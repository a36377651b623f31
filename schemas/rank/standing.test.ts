import { expect, it } from 'vitest';
import { topPercent } from './standing.ts';

it.each([
  [1, 100, 1],
  [2, 100, 5],
  [1, 60, 5],
  [100, 10_000, 1],
  [101, 10_000, 5],
  [1000, 10_000, 10],
  [1001, 10_000, 25],
  [5000, 10_000, 50],
  [5001, 10_000, null],
  [29, 58, 50],
  [30, 58, null],
  [1, 1, null],
])('place %i of %i is among the best %s percent', (position, total, percent) => {
  expect(topPercent(position, total)).toBe(percent);
});
