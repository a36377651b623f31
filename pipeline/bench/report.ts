/** Measurements as a table for people. */
import { styleText } from 'node:util';
import Table from 'cli-table3';
import type { Measurement } from './measure.ts';
import { STAGES, type Stage, type StageName } from './stages.ts';

/** One stage as it was measured. */
export interface StageResult extends Measurement {
  stage: StageName;
}

const HEAD = 'stage|documents|each|time|per second|peak memory|growth|limit per second|ratio|goal'.split('|');
const NO_LINES = Object.fromEntries(
  ['top', 'bottom', 'mid', 'left', 'right', 'middle'].flatMap((side) =>
    [side, `${side}-mid`, `${side}-left`, `${side}-right`].map((part) => [part, part === 'middle' ? '  ' : '']),
  ),
);

export function resultTable(results: readonly StageResult[]): string {
  const table = new Table({
    head: HEAD.map((title) => styleText('dim', title)),
    colAligns: HEAD.map((_, column) => (column === 0 ? 'left' : 'right')),
    chars: NO_LINES,
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
  });
  for (const result of results) table.push(rowOf(result));
  const notes = results.map(({ stage, notes = [] }) => {
    const { what, limit } = STAGES[stage];
    return [`${stage}: ${what}.`, `Limit: ${limit}.`, ...notes].join('\n  ');
  });
  return `${table.toString().replace(/ +$/gm, '')}\n\n${styleText('dim', notes.join('\n'))}`;
}

function rowOf({ stage, ...measured }: StageResult): string[] {
  return [
    styleText('bold', stage),
    whole(measured.documents),
    `${(measured.bytes / measured.documents / 1000).toFixed(1)} kB`,
    `${measured.seconds.toFixed(2)} s`,
    whole(measured.perSecond),
    `${whole(measured.peakMemory / 1e6)} MB`,
    measured.memoryGrowth === undefined ? '' : `${(measured.memoryGrowth * 100).toFixed(1)} %`,
    whole(measured.limitPerSecond),
    measured.ratio.toFixed(2),
    goalText((STAGES[stage] as Stage).goal, measured),
  ];
}

function goalText(goal: Stage['goal'], measured: Measurement): string {
  if (goal === undefined) return '';
  const { ratio, perSecond = 0, peakMemory = Number.POSITIVE_INFINITY } = goal;
  const isFast = measured.ratio >= ratio && measured.perSecond >= perSecond;
  const isReached = isFast && measured.peakMemory <= peakMemory;
  const words = [ratio.toFixed(2), ...(perSecond > 0 ? [`${whole(perSecond)}/s`] : [])].join(', ');
  return styleText(isReached ? 'green' : 'red', `${isReached ? 'reached' : 'missed'} ${words}`);
}

/** 10 000: digits in groups, the same in every locale. */
function whole(number: number): string {
  return Math.round(number)
    .toString()
    .replace(/\B(?=(?:\d{3})+$)/g, ' ');
}
