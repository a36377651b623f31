/** How the time of a stage grows with what it is given: the exponent of the power that fits best. */
import { styleText } from 'node:util';
import { table } from '../../pipeline/repo/run/terminal.ts';
import type { StageResult } from './report.ts';

/** Two runs of one program differ by this much. */
const NOISE = 0.05;

export interface Growth {
  exponent: number;
  /** That of n·log n between the same numbers. */
  ofSorting: number;
  isWorse: boolean;
}

/** @param points at least two numbers of documents, with their times */
export function growthOf(points: readonly { documents: number; seconds: number }[]): Growth {
  const exponent = slopeOf(points.map(({ documents, seconds }) => [Math.log(documents), Math.log(seconds)]));
  const sorting = points.map(({ documents: n }): [number, number] => [Math.log(n), Math.log(n * Math.log(n))]);
  const ofSorting = slopeOf(sorting);
  return { exponent, ofSorting, isWorse: !(exponent <= ofSorting + NOISE) };
}

/** Of the line that is nearest to the points (least squares). */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const covariance = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return covariance / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

/** Of each stage, as far as it was measured. */
export function growths(results: readonly StageResult[]): (Growth & { stage: string; points: StageResult[] })[] {
  return [...new Set(results.map(({ stage }) => stage))].map((stage) => {
    const points = results.filter((result) => result.stage === stage);
    return { stage, points, ...growthOf(points) };
  });
}

/** One line a stage. @param sizes numbers of documents; a stage may lack the last ones */
export function growthTable(results: readonly StageResult[], sizes: readonly number[]): string {
  const rows = growths(results).map(({ stage, points, exponent, isWorse }) => {
    const times = sizes.map((size) => points.find(({ documents }) => documents === size)?.seconds.toFixed(2) ?? '');
    const memory = `${Math.round((points.at(-1)?.peakMemory ?? 0) / 1e6)} MB`;
    const verdict = isWorse ? styleText('red', 'worse than n·log n') : styleText('green', 'at most n·log n');
    return [stage, ...times, memory, exponent.toFixed(2), verdict];
  });
  const head = ['stage', ...sizes.map((size) => `s at ${size}`), 'peak memory', 'exponent', 'growth'];
  return table(rows, head, { figures: true });
}
