/** Which of two parsed versions is the later one. */
import type { ParsedVersion, Stage } from './parse-version.ts';

const NOTHING = '0';
const ITSELF: Stage = { rank: 0, number: NOTHING };

/** By the numbers, 1.2 being equal to 1.2.0, then by what follows them. A total order of numbers and stages. */
export function compareParsed(a: ParsedVersion, b: ParsedVersion): number {
  return (
    compareLists(a.release, b.release, NOTHING, compareTidy) ||
    compareLists(a.stages, b.stages, ITSELF, (x, y) => x.rank - y.rank || compareTidy(x.number, y.number))
  );
}

/** Whole numbers of any length, as text: no 2^53 limit. */
export function compareNumbers(a: string, b: string): number {
  return compareTidy(a.replace(/^0+(?=\d)/, ''), b.replace(/^0+(?=\d)/, ''));
}

function compareTidy(a: string, b: string): number {
  if (a === b) return 0;
  return a.length - b.length || (a < b ? -1 : 1);
}

function compareLists<T>(a: readonly T[], b: readonly T[], missing: T, compare: (x: T, y: T) => number): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const order = compare(a[index] ?? missing, b[index] ?? missing);
    if (order !== 0) return order;
  }
  return 0;
}
