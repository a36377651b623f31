import { describe, expect, it } from 'vitest';
import { agreement, groups, median, places, shares } from './statistics.ts';

const pairs = (one: readonly number[], other: readonly number[]) =>
  one.map((value, index): [number, number] => [value, other[index] ?? 0]);

describe('agreement', () => {
  it.each<[string, [number, number][], number]>([
    ['is 1 for the same order, however far apart', pairs([1, 2, 3, 4], [1, 10, 1000, 1e9]), 1],
    ['is -1 for the opposite order', pairs([1, 2, 3, 4], [4, 3, 2, 1]), -1],
    // 1 - 6 * sum of squares / (n * (n² - 1)): squares of 0, 1, 1, 1, 1 sum to 4.
    ['is that of the formula', pairs([1, 2, 3, 4, 5], [1, 3, 2, 5, 4]), 0.8],
    // Places 1.5, 1.5, 3, 4 against 1, 2, 3.5, 3.5.
    ['gives those that are level the mean of their places', pairs([5, 5, 6, 7], [1, 2, 3, 3]), 4 / 4.5],
  ])('%s', (_what, given, rho) => {
    expect(agreement(given)?.rho).toBeCloseTo(rho, 10);
  });

  it('says how sure it is, the surer the more there are', () => {
    const noisy = (n: number) =>
      pairs(
        Array.from({ length: n }, (_, index) => index),
        Array.from({ length: n }, (_, index) => index + (index % 3) * (n / 4)),
      );
    const [few, many] = [agreement(noisy(30)), agreement(noisy(300))];
    expect(few?.n).toBe(30);
    for (const found of [few, many]) {
      expect(found?.low).toBeLessThan(found?.rho ?? 0);
      expect(found?.high).toBeGreaterThan(found?.rho ?? 1);
    }
    const width = (found: typeof few) => (found?.high ?? 0) - (found?.low ?? 0);
    expect(width(many)).toBeLessThan(width(few) / 2);
    // r = 0.8, n = 5: 0.8 ± as Bonett and Wright have it.
    const small = agreement(pairs([1, 2, 3, 4, 5], [1, 3, 2, 5, 4]));
    expect(small?.low).toBeCloseTo(Math.tanh(Math.atanh(0.8) - 1.96 * Math.sqrt(1.32 / 2)), 10);
  });

  it.each([
    ['too few', pairs([1, 2, 3], [1, 2, 3])],
    ['all the same', pairs([1, 1, 1, 1], [1, 2, 3, 4])],
    ['nothing', []],
  ])('is not known of %s', (_what, given) => {
    expect(agreement(given)).toBeUndefined();
  });
});

it('places begin at 1', () => {
  expect(places([30, 10, 20, 20])).toEqual([4, 1, 2.5, 2.5]);
});

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('shares of the variance sum to 1', () => {
  const found = shares([
    [0, 10, 20, 30],
    [5, 5, 5, 5],
    [1, 0, 1, 0],
  ]);
  expect(found.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
  expect(found[1]).toBe(0);
  expect(found[0]).toBeGreaterThan(0.95);
  expect(
    shares([
      [1, 1],
      [2, 2],
    ]),
  ).toEqual([0, 0]);
});

it('groups come largest first', () => {
  expect(groups([50, 40, 50, 30, 40, 50])).toEqual([
    [50, 3],
    [40, 2],
    [30, 1],
  ]);
});
