import { describe, expect, it } from 'vitest';
import { scoreListing } from './engine.ts';
import type { RankInput } from './rank-input.ts';
import { EMPTY, use } from './testing/rank-inputs.ts';
import { usageOf } from './usage-points.ts';
import { STANDARD_WEIGHTS } from './weights.ts';

const used = (...uses: RankInput['uses']) => {
  const signal = scoreListing({ ...EMPTY, uses }, '2026-10-14').signals[2];
  return { points: signal?.points, facts: signal?.facts };
};
const pointsOf = (...uses: RankInput['uses']) => used(...uses).points;
const [npm, cask] = STANDARD_WEIGHTS.used;
const FORMULA = { witness: 'homebrew', subject: 'pkg:brew/homebrew/core/tool' } as const;

describe('points for use: by the place among all that the witness counts', () => {
  it.each<[RankInput['uses'][number]['measure'], number, number]>([
    ['downloads', 0, 0],
    ['downloads', 10_000, 0],
    // 16 × log(88,960 / 37,920) / log(88,960 / 304) = 2.4: by the places between those stored
    ['downloads', 100_000, 2],
    ['downloads', 17_000_000, 9],
    ['downloads', 300_000_000, 16],
    ['downloads', 2_400_000_000, 16],
    ['installs', 15, 0],
    // 20 × log(2069 / 100) / log(2069 / 20) = 13.06
    ['installs', 1417, 13],
    ['installs', 6500, 20],
    ['installs', 500_000, 20],
  ])('%s: %i earn %i', (measure, count, points) => {
    expect(pointsOf(use(measure, count))).toBe(points);
  });

  it.each([npm, cask])('never fall where a figure rises, nor exceed the ceiling of the witness: %o', (scale) => {
    if (scale === undefined) throw new Error('there are two scales');
    const subject = `${scale.packages}tool`;
    const figures = Array.from({ length: 400 }, (_, step) => Math.round(1.06 ** step));
    const points = figures.map(
      (count) => pointsOf(use(scale.measure, count, { subject, witness: scale.witness })) ?? 0,
    );
    expect(points).toEqual(points.toSorted((one, other) => one - other));
    expect(Math.max(...points)).toBe(scale.ceiling);
  });
});

describe('where use is unknown', () => {
  it('nothing counts, and that is said', () => {
    expect(used()).toEqual({ points: 0, facts: [{ code: 'use_unknown', by: null, values: {} }] });
  });

  it('a witness without a stored distribution shows its figure, and it earns nothing', () => {
    const crate = use('downloads', 90_000_000, { witness: 'crates-io', subject: 'pkg:cargo/tool' });
    expect(used(crate)).toMatchObject({ points: 0, facts: [{ code: 'downloads', values: { source: 'crates-io' } }] });
    expect(usageOf({ ...EMPTY, uses: [crate] }, STANDARD_WEIGHTS).isKnown).toBe(false);
  });

  it('a fixed number counts where a witness that reviews attests the product, whatever the figure', () => {
    for (const count of [0, 56_000, 9_000_000]) expect(pointsOf(use('installs', count, FORMULA))).toBe(4);
    expect(usageOf({ ...EMPTY, uses: [use('installs', 9, FORMULA)] }, STANDARD_WEIGHTS)).toMatchObject({ known: 0 });
  });

  it('never more than the first quarter of any witness', () => {
    const ceilings = STANDARD_WEIGHTS.used.map(({ ceiling }) => ceiling);
    expect(STANDARD_WEIGHTS.unknown_use.points).toBeLessThanOrEqual(Math.min(...ceilings) / 4);
  });

  it('known use that is less takes nothing away', () => {
    expect(pointsOf(use('installs', 56_000, FORMULA), use('downloads', 100_000))).toBe(4);
    expect(pointsOf(use('installs', 56_000, FORMULA), use('downloads', 17_000_000))).toBe(9);
  });
});

describe('of several figures', () => {
  const other = { subject: 'pkg:npm/other' };

  it.each<[string, RankInput['uses'], number]>([
    ['the best package of a witness counts', [use('downloads', 100_000), use('downloads', 17_000_000, other)], 9],
    ['and not the sum of all', [use('downloads', 17_000_000), use('downloads', 17_000_000, other)], 9],
    ['two witnesses add up', [use('downloads', 17_000_000), use('installs', 1417)], 22],
    ['a measure without a distribution is passed over', [use('dependents', 9), use('downloads', 17_000_000)], 9],
  ])('%s', (_rule, uses, points) => {
    expect(pointsOf(...uses)).toBe(points);
    expect(pointsOf(...uses.toReversed())).toBe(points);
  });

  it('those that count are named, with who says so and since when', () => {
    const facts = [use('downloads', 5), use('downloads', 17_000_000, other), use('installs', 1417)];
    expect(used(...facts).facts).toEqual([
      {
        ...{ code: 'installs', by: 'attested' },
        values: { count: 1417, day: '2023-01-01', source: 'homebrew', subject: 'pkg:brew/homebrew/cask/tool' },
      },
      {
        ...{ code: 'downloads', by: 'attested' },
        values: { count: 17_000_000, day: '2023-01-01', source: 'npm', subject: 'pkg:npm/other' },
      },
    ]);
  });
});

it('more than half of the points takes two witnesses', () => {
  for (const { ceiling } of STANDARD_WEIGHTS.used) {
    expect(ceiling).toBeLessThanOrEqual(STANDARD_WEIGHTS.points.used / 2);
  }
});

it.each([0, 1000])('a witness that multiplies what it says by %i moves use by its ceiling at most', (factor) => {
  for (const [downloads, installs] of [
    [20_000, 5000],
    [17_000_000, 40],
    [400_000_000, 9000],
  ] as const) {
    const before = pointsOf(use('downloads', downloads), use('installs', installs)) ?? 0;
    const lied = pointsOf(use('downloads', downloads * factor), use('installs', installs)) ?? 0;
    expect(Math.abs(lied - before)).toBeLessThanOrEqual(npm?.ceiling ?? 0);
  }
});

it('no figure of two digits lies so near to half a point that another machine could round it the other way', () => {
  const figures = Array.from({ length: 14 }, (_, digits) =>
    Array.from({ length: 90 }, (_, at) => (10 + at) * 10 ** digits),
  );
  const points = STANDARD_WEIGHTS.used.flatMap(({ witness, measure, packages, ceiling }) =>
    figures.flat().map((count) => {
      const input = { ...EMPTY, uses: [use(measure, count, { witness, subject: `${packages}tool` })] };
      return Math.min(ceiling, usageOf(input, STANDARD_WEIGHTS).value);
    }),
  );
  expect(Math.min(...points.map((each) => Math.abs((each % 1) - 0.5)))).toBeGreaterThan(1e-6);
});
