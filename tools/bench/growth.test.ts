import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { growthOf, growthTable } from './growth.ts';
import type { StageResult } from './report.ts';

const SIZES = [1_000, 10_000, 63_000];
const timed = (secondsOf: (n: number) => number) =>
  SIZES.map((documents) => ({ documents, seconds: secondsOf(documents) }));

it.each([
  ['n', (n: number) => n / 1000, 1, false],
  ['n·log n', (n: number) => n * Math.log(n), 1.11, false],
  ['n with a start that takes time', (n: number) => 1 + n / 1000, 0.83, false],
  ['n to the power of 1.3', (n: number) => n ** 1.3, 1.3, true],
  ['n²', (n: number) => n * n, 2, true],
])('finds the exponent of %s', (_what, secondsOf, exponent, isWorse) => {
  const growth = growthOf(timed(secondsOf));
  expect(growth.exponent).toBeCloseTo(exponent, 2);
  expect(growth.isWorse).toBe(isWorse);
});

it('shows a line for each stage and names what is worse', () => {
  const results = [
    ...timed((n) => n / 1000).map((point) => ({ ...point, stage: 'rank', peakMemory: 2e6 })),
    ...timed((n) => n * n).map((point) => ({ ...point, stage: 'build-cold', peakMemory: 3e6 })),
  ] as StageResult[];
  const [, rank, emit] = stripVTControlCharacters(growthTable(results, [...SIZES, 250_000])).split('\n');
  expect(rank?.split(/ {2,}/)).toEqual(['rank', '1.00', '10.00', '63.00', '2 MB', '1.00', 'at most n·log n']);
  expect(emit).toMatch(/2\.00 +worse than n·log n$/);
});

it('does not let a growth pass that is no number', () => {
  expect(growthOf(timed(() => 0)).isWorse).toBe(true);
});
