import { expect, it } from 'vitest';
import { categoryPlaces, placesOf, stepsOf, topPercent } from './top-percent.ts';

it('counts the places of each category from the best on', () => {
  expect(categoryPlaces(['video', 'audio', 'video', 'constructor', 'audio', 'video'])).toEqual([1, 1, 2, 1, 2, 3]);
});

it('refuses a rank table that lacks one', () => {
  const order: [string, number][] = [['tool', 9]];
  expect(placesOf({ order, places_in_category: [1] })).toEqual(
    new Map([['tool', { position: 1, place_in_category: 1 }]]),
  );
  expect(() => placesOf({ order, places_in_category: [] })).toThrow('no place in a category of tool');
});

/** Slugs and points, best first. @param groups like "5x80 95x40": so many listings with so many points */
const orderOf = (groups: string) =>
  groups.split(' ').flatMap((group) => {
    const [count = 0, score = 0] = group.split('x').map(Number);
    return Array.from({ length: count }, (_, index) => [`p${score}-${index}`, score] as const);
  });

const HUNDRED = Array.from({ length: 100 }, (_, place) => `1x${100 - place}`).join(' ');

it.each([
  ['without ties', HUNDRED, '100:1 99:5 96:5 95:10 91:10 90:25 76:25 75:50 51:50 50:none 1:none'],
  ['with as many as there may be of equal points', '5x80 95x40', '80:5 40:none'],
  ['with one more of equal points than there may be', '6x80 94x40', '80:10 40:none'],
  ['among few', '1x70 1x60 1x50', '70:50 60:none'],
  ['where two boundaries lie within one tie', '1x90 20x80 79x40', '90:1 80:25 40:none'],
  ['where all have the same points', '40x60', '60:none'],
  ['where half of all are tied for the first place', '30x60 30x20', '60:50 20:none'],
  ['alone', '1x90', '90:none'],
])('a listing %s is in the step that its points reach', (_where, groups, expected) => {
  const steps = stepsOf(orderOf(groups));
  const scores = expected.split(' ').map((each) => Number.parseInt(each, 10));
  expect(scores.map((score) => `${score}:${topPercent(score, steps) ?? 'none'}`).join(' ')).toBe(expected);
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
