import { expect, test } from 'vitest';
import { CHART, lineChart } from './line-chart.ts';

const { left, right, top, bottom } = CHART;
const SCORES = { best: 100, worst: 0 };

test('draws the best value at the top: the highest score, the lowest place', () => {
  const months = [
    { month: '2026-01', value: 0 },
    { month: '2026-02', value: 100 },
    { month: '2026-03', value: 50 },
  ];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  expect(lineChart(months, SCORES)).toEqual({
    dots: [
      { month: '2026-01', value: 0, x: left, y: bottom },
      { month: '2026-02', value: 100, x: middle.x, y: top },
      { month: '2026-03', value: 50, x: right, y: middle.y },
    ],
    path: `M${left} ${bottom}L${middle.x} ${top}L${right} ${middle.y}`,
    levels: [
      { value: 100, y: top },
      { value: 0, y: bottom },
    ],
  });
  const places = [1, 90].map((value, index) => ({ month: `2026-0${index + 1}`, value }));
  const drawn = lineChart(places, { best: 1, worst: 90 });
  expect(drawn.dots.map(({ y }) => y)).toEqual([top, bottom]);
  expect(drawn.levels.map(({ value }) => value)).toEqual([1, 90]);
});

test('makes no cliff of a hundredth of a point', () => {
  const months = [42.54, 42.53].map((value, index) => ({ month: `2026-0${index + 1}`, value }));
  const [before, after] = lineChart(months, SCORES).dots.map(({ y }) => y);
  expect(Math.abs((after ?? 0) - (before ?? 0))).toBeLessThan(0.2);
});

test('joins no months between which one is missing, and places them by the calendar', () => {
  const months = ['2025-10', '2025-12', '2026-01', '2026-02'].map((month) => ({ month, value: 7 }));
  const { path, dots } = lineChart(months, SCORES);
  expect(path.replaceAll(/[^ML]/g, '')).toBe('MMLL');
  expect(dots[1]?.x).toBe((left + right) / 2);
});

test('has one month, and the only place there is, in the middle', () => {
  const { levels, dots } = lineChart([{ month: '2026-01', value: 1 }], { best: 1, worst: 1 });
  const middle = (top + bottom) / 2;
  expect(levels).toEqual([{ value: 1, y: middle }]);
  expect(dots).toEqual([{ month: '2026-01', value: 1, x: (left + right) / 2, y: middle }]);
});
