/** The geometry of a small line chart by month. Pure numbers and one SVG path; the page gives them their looks. */

/** Size of the drawing in user units, which are CSS pixels where there is room for it. */
export const CHART = { width: 264, height: 132, left: 52, right: 256, top: 12, middle: 58, bottom: 104 };

export interface MonthValue {
  /** Like 2026-01. */
  month: string;
  value: number;
}

interface Dot extends MonthValue {
  x: number;
  y: number;
}

export interface LineChart {
  dots: Dot[];
  /** Joins the dots of months that follow one another: where a month is missing, nothing is known. */
  path: string;
  /** Both ends of the axis, the better one first; one where they are the same. */
  levels: { value: number; y: number }[];
}

/** From the best value that there can be to the worst: a scale that fits the values would make a cliff of every step. */
export interface Axis {
  best: number;
  worst: number;
}

/**
 * The best value is at the top.
 * @param months oldest first, at least one
 */
export function lineChart(months: readonly MonthValue[], { best, worst }: Axis): LineChart {
  const numbers = months.map(({ month }) => monthNumber(month));
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  // A single month stands in the middle, and so does the only place there is.
  const xOf = (number: number) =>
    between(CHART.left, CHART.right, last === first ? 0.5 : (number - first) / (last - first));
  const yOf = (value: number) =>
    between(CHART.top, CHART.bottom, worst === best ? 0.5 : (value - best) / (worst - best));
  const dots = months.map((each, index) => ({ ...each, x: xOf(numbers[index] ?? 0), y: yOf(each.value) }));
  const follows = (index: number) => index > 0 && numbers[index] === (numbers[index - 1] ?? 0) + 1;
  return {
    dots,
    path: dots.map(({ x, y }, index) => `${follows(index) ? 'L' : 'M'}${x} ${y}`).join(''),
    levels: [...new Set([best, worst])].map((value) => ({ value, y: yOf(value) })),
  };
}

/** Whole months since the year 0. */
function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
}

/** With one decimal: finer than any screen. */
function between(start: number, end: number, share: number): number {
  return Math.round((start + (end - start) * share) * 10) / 10;
}
