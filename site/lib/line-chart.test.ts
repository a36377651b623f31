import { expect, test } from 'vitest';
import { CHART, lineChart } from './line-chart.ts';

const { left, right, top, bottom } = CHART;

test('draws the best value at the top: the highest score, the lowest place', () => {
  const months = [
    { month: '2026-01', value: 40 },
    { month: '2026-02', value: 80 },
    { month: '2026-03', value: 60 },
  ];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  expect(lineChart(months, 'highest')).toEqual({
    dots: [
      { month: '2026-01', value: 40, x: left, y: bottom },
      { month: '2026-02', value: 80, x: middle.x, y: top },
      { month: '2026-03', value: 60, x: right, y: middle.y },
    ],
    path: `M${left} ${bottom}L${middle.x} ${top}L${right} ${middle.y}`,
    levels: [
      { value: 80, y: top },
      { value: 40, y: bottom },
    ],
  });
  const places = lineChart(months, 'lowest');
  expect(places.dots.map(({ y }) => y)).toEqual([top, bottom, middle.y]);
  expect(places.levels.map(({ value }) => value)).toEqual([40, 80]);
});

test('joins no months between which one is missing, and places them by the calendar', () => {
  const months = ['2025-10', '2025-12', '2026-01', '2026-02'].map((month) => ({ month, value: 7 }));
  const { path, dots } = lineChart(months, 'lowest');
  expect(path.replaceAll(/[^ML]/g, '')).toBe('MMLL');
  expect(dots[1]?.x).toBe((left + right) / 2);
});

test.each([
  ['one month', 1],
  ['a value that never changed', 24],
])('has one level in the middle for %s', (_what, count) => {
  const months = Array.from({ length: count }, (_, index) => ({ month: `20${10 + index}-01`, value: 3 }));
  const { levels, dots } = lineChart(months, 'highest');
  expect(levels).toEqual([{ value: 3, y: (top + bottom) / 2 }]);
  expect(dots.every(({ y }) => y === (top + bottom) / 2)).toBe(true);
  expect(dots[0]?.x).toBe(count === 1 ? (left + right) / 2 : left);
});
