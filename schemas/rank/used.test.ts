import { describe, expect, it } from 'vitest';
import { scoreListing } from './engine.ts';
import type { RankInput } from './rank-input.ts';
import { EMPTY, use } from './testing/rank-inputs.ts';
import { useValue } from './used.ts';
import { STANDARD_WEIGHTS } from './weights.ts';

const used = (...uses: RankInput['uses']) => {
  const signal = scoreListing({ ...EMPTY, uses }, '2026-10-14').signals[2];
  return { points: signal?.points, facts: signal?.facts };
};
const pointsOf = (...uses: RankInput['uses']) => used(...uses).points;

describe('points for use: 40 × log(count / none) / log(full / none)', () => {
  it.each<[RankInput['uses'][number]['measure'], number, number]>([
    ['dependents', 0, 0],
    ['dependents', 10, 0],
    // 40 × log(1.1) / log(1000) = 0.55
    ['dependents', 11, 1],
    ['dependents', 100, 13],
    ['dependents', 1000, 27],
    ['dependents', 10_000, 40],
    ['dependents', 5_000_000, 40],
    ['downloads', 10_000, 0],
    // 40 × log(10) / log(50,000) = 8.51
    ['downloads', 100_000, 9],
    ['downloads', 1_000_000, 17],
    // 40 × log(230) / log(50,000) = 20.10
    ['downloads', 2_300_000, 20],
    ['downloads', 100_000_000, 34],
    ['downloads', 500_000_000, 40],
    ['installs', 30, 0],
    // 40 × log(33.33) / log(3333.33) = 17.29
    ['installs', 1000, 17],
    ['installs', 100_000, 40],
  ])('%s: %i earn %i', (measure, count, points) => {
    expect(pointsOf(use(measure, count))).toBe(points);
  });

  it('are nothing where nobody witnesses any, or the weights have no scale for who does', () => {
    const unknown = { points: 0, facts: [{ code: 'use_unknown', by: null, values: {} }] };
    expect(used()).toEqual(unknown);
    expect(used(use('downloads', 1_000_000, { witness: 'osv' }))).toEqual(unknown);
  });
});

describe('of several measures', () => {
  const other = { subject: 'pkg:npm/other' };

  it.each<[string, RankInput['uses'], number]>([
    ['dependents count before downloads', [use('downloads', 100_000_000), use('dependents', 100)], 13],
    [
      'a measure without a scale is passed over',
      [use('installs', 9, { witness: 'npm' }), use('downloads', 100_000)],
      9,
    ],
    ['the best package counts', [use('dependents', 100), use('dependents', 1000, other)], 27],
    ['and not the sum of all', [use('dependents', 100), use('dependents', 100, other)], 13],
    [
      'one that few depend on takes nothing from another',
      [use('dependents', 3, other), use('downloads', 1_000_000)],
      17,
    ],
    [
      'nor from what another witness says',
      [use('dependents', 3), use('installs', 100_000, { subject: 'pkg:brew/tool' })],
      40,
    ],
  ])('%s', (_rule, uses, points) => {
    expect(pointsOf(...uses)).toBe(points);
    expect(pointsOf(...uses.toReversed())).toBe(points);
  });

  it('the one that counts is named, with who says so and since when', () => {
    expect(used(use('downloads', 5), use('dependents', 1000, other)).facts).toEqual([
      {
        code: 'dependents',
        by: 'attested',
        values: { count: 1000, day: '2023-01-01', source: 'npm', subject: 'pkg:npm/other' },
      },
    ]);
  });
});

it('no figure of two digits lies so near to half a point that another machine could round it the other way', () => {
  const figures = Array.from({ length: 14 }, (_, digits) =>
    Array.from({ length: 90 }, (_, at) => (10 + at) * 10 ** digits),
  );
  const points = STANDARD_WEIGHTS.used.flatMap(({ witness, measure }) =>
    figures.flat().map((count) => {
      const input = { ...EMPTY, uses: [use(measure, count, { witness })] };
      return Math.min(1, useValue(input, STANDARD_WEIGHTS)) * STANDARD_WEIGHTS.points.used;
    }),
  );
  expect(Math.min(...points.map((each) => Math.abs((each % 1) - 0.5)))).toBeGreaterThan(1e-6);
});
