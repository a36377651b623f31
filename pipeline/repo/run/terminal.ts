/** How text looks on a terminal. Only the command prints it. */
import { styleText } from 'node:util';
import width from 'fast-string-width';

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
  const cells = [...(head.length > 0 ? [head.map(dim)] : []), ...rows].map((row) =>
    row.map((cell) => cell.split('\n')),
  );
  const widths: number[] = [];
  for (const row of cells) {
    for (const [column, lines] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, ...lines.map((line) => width(line)));
    }
  }
  return cells.flatMap((row) => rowLines(row, widths, figures)).join('\n');
}

/** @param row the lines of each cell */
function rowLines(row: readonly (readonly string[])[], widths: readonly number[], figures: boolean): string[] {
  const height = Math.max(...row.map((lines) => lines.length));
  return Array.from({ length: height }, (_, index) => {
    const line = row.map((lines, column) => {
      const text = lines[index] ?? '';
      const space = ' '.repeat((widths[column] ?? 0) - width(text));
      return figures && column > 0 ? space + text : text + space;
    });
    return line.join('  ').trimEnd();
  });
}

/** More of them help nobody; --json names all. */
const MAX_NAMED = 20;

/** The first of what was found, a line each. */
export function firstLines(found: readonly string[]): string[] {
  const rest = found.length - MAX_NAMED;
  return [...found.slice(0, MAX_NAMED), ...(rest > 0 ? [`and ${rest} more; --json names all`] : [])].map(
    (line) => `  ${line}`,
  );
}
