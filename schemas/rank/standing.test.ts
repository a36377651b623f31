import { expect, it } from 'vitest';
import { stepsOf, topPercent } from './standing.ts';

/** Best first: so many listings with so many points. */
const orderOf = (...groups: readonly (readonly [count: number, score: number])[]) =>
  groups.flatMap(([count, score]) =>
    Array.from({ length: count }, (_, index) => [`p${score}-${index}`, score] as const),
  );

it.each<[string, [count: number, score: number][], [score: number, percent: number | null][]]>([
  [
    'without ties',
    Array.from({ length: 100 }, (_, place) => [1, 100 - place]),
    [
      ...([
        [100, 1],
        [99, 5],
        [96, 5],
        [95, 10],
        [91, 10],
        [90, 25],
        [76, 25],
        [75, 50],
        [51, 50],
      ] as const),
      ...([
        [50, null],
        [1, null],
      ] as const),
    ].map(([score, percent]) => [score, percent]),
  ],
  [
    'with as many as there may be of equal points',
    [
      [5, 80],
      [95, 40],
    ],
    [
      [80, 5],
      [40, null],
    ],
  ],
  [
    'with one more of equal points than there may be',
    [
      [6, 80],
      [94, 40],
    ],
    [
      [80, 10],
      [40, null],
    ],
  ],
  [
    'among few',
    [
      [1, 70],
      [1, 60],
      [1, 50],
    ],
    [
      [70, 50],
      [60, null],
    ],
  ],
  [
    'where two boundaries lie within one tie',
    [
      [1, 90],
      [20, 80],
      [79, 40],
    ],
    [
      [90, 1],
      [80, 25],
      [40, null],
    ],
  ],
  ['where all have the same points', [[40, 60]], [[60, null]]],
  [
    'where half of all are tied for the first place',
    [
      [30, 60],
      [30, 20],
    ],
    [
      [60, 50],
      [20, null],
    ],
  ],
  ['alone', [[1, 90]], [[90, null]]],
  [
    'where one boundary is crossed by as many as two others',
    [
      [1, 90],
      [20, 80],
      [79, 40],
    ],
    [
      [90, 1],
      [80, 25],
      [40, null],
    ],
  ],
])('a listing %s is in the step that its points reach', (_where, groups, expected) => {
  const steps = stepsOf(orderOf(...groups));
  expect(expected.map(([score]) => [score, topPercent(score, steps)])).toEqual(expected);
});

it('no step holds more listings than its percent of all, in any order', () => {
  for (let count = 1; count < 250; count += 1) {
    const order = Array.from(
      { length: count },
      (_, place) => [`p${place}`, 100 - Math.floor((place * 37) / count)] as const,
    );
    const steps = stepsOf(order);
    expect(steps.map(({ points }) => points)).toEqual([...new Set(steps.map(({ points }) => points))]);
    for (const { percent, points } of steps) {
      const within = order.filter(([, score]) => score >= points).length;
      expect(within * 100, `${percent} % of ${count}`).toBeLessThanOrEqual(percent * count);
      expect(within).toBeGreaterThan(0);
    }
  }
});

it('has no steps where there are no listings', () => {
  expect(stepsOf([])).toEqual([]);
});
