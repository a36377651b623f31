/** A small line chart by month. */

import { element } from '../base/page-elements.ts';
import { type Axis, CHART, lineChart, type MonthValue } from './line-chart.ts';

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
