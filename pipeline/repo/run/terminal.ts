/** How text looks on a terminal. Only the command prints it. */
import { styleText } from 'node:util';
import Table from 'cli-table3';

export const dim = (text: string) => styleText('dim', text);
export const bold = (text: string) => styleText('bold', text);
export const red = (text: string) => styleText('red', text);
export const yellow = (text: string) => styleText('yellow', text);
export const green = (text: string) => styleText('green', text);

/** Columns without lines; a cell's text is never cut. @param figures all columns but the first stand to the right */
export function table(
  rows: readonly (readonly string[])[],
  head: readonly string[] = [],
  { figures = false } = {},
): string {
  const lines = Object.fromEntries(
    ['top', 'bottom', 'mid', 'left', 'right', 'middle'].flatMap((side) => [
      [side, side === 'middle' ? '  ' : ''],
      [`${side}-mid`, ''],
      [`${side}-left`, ''],
      [`${side}-right`, ''],
    ]),
  );
  const options = { chars: lines, style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] } };
  const colAligns = figures ? head.map((_, column) => (column === 0 ? ('left' as const) : ('right' as const))) : [];
  const drawn = new Table({ ...options, colAligns, head: head.map(dim) });
  for (const row of rows) drawn.push([...row]);
  return drawn.toString().replace(/(?<! ) +$/gm, '');
}
