/** A small line chart by month: its geometry is pure numbers and one SVG path. */
import { element } from '../base/page-elements.ts';

/** Size of the drawing in user units, which are CSS pixels where there is room for it. */
export const CHART = { width: 264, height: 132, left: 52, right: 256, top: 12, middle: 58, bottom: 104 };

interface MonthValue {
  /** Like 2026-01. */
  month: string;
  value: number;
}

/** From the best value that there can be to the worst: a scale that fits the values would make a cliff of every step. */
interface Axis {
  best: number;
  worst: number;
}

interface Look {
  axis: Axis;
  format: (value: number) => string;
  formatMonth: (month: string) => string;
  /** The whole in a sentence. */
  said: (from: string, to: string, months: { firstMonth: string; lastMonth: string }) => string;
}

/** @param months oldest first, at least one */
export function rankChart(title: string, months: readonly MonthValue[], look: Look): HTMLElement {
  const { axis, format, formatMonth, said } = look;
  const { dots, path, levels } = lineChart(months, axis);
  const ends = [...new Set([dots[0], dots.at(-1)])].filter((dot) => dot !== undefined);
  const [first, last = first] = ends;
  if (first === undefined || last === undefined) return element('figure');
  const span = { firstMonth: formatMonth(first.month), lastMonth: formatMonth(last.month) };
  const label = `${title}: ${said(format(first.value), format(last.value), span)}`;
  // Under the first dot the text begins and under the last it ends, so that neither leaves the drawing.
  const anchorOf = (index: number) => (ends.length === 1 ? 'middle' : index === 0 ? 'start' : 'end');
  const drawing = svg('svg', { viewBox: `0 0 ${CHART.width} ${CHART.height}`, role: 'img', 'aria-label': label });
  for (const { value, y } of levels) {
    drawing.append(svg('line', { x1: CHART.left, x2: CHART.right, y1: y, y2: y }));
    drawing.append(svg('text', { x: CHART.left - 8, y: y + 4, 'text-anchor': 'end' }, format(value)));
  }
  for (const [index, { month, x, y, value }] of ends.entries()) {
    const anchor = { x, 'text-anchor': anchorOf(index) };
    drawing.append(svg('text', { ...anchor, y: CHART.height - 6 }, formatMonth(month)));
    drawing.append(svg('text', { ...anchor, y: y < CHART.middle ? y + 18 : y - 8 }, format(value)));
  }
  drawing.append(svg('path', { d: path }), ...dots.map(({ x, y }) => svg('circle', { cx: x, cy: y, r: 2.5 })));
  return element('figure', { className: 'chart muted' }, element('figcaption', {}, title), drawing);
}

function svg(tag: string, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.textContent = text;
  return made;
}

/**
 * The best value is at the top. The path joins the dots of months that follow one another: where a month is missing, nothing
 * is known. The levels are both ends of the axis, the better one first; one where they are the same.
 * @param months oldest first, at least one
 */
export function lineChart(months: readonly MonthValue[], { best, worst }: Axis) {
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
