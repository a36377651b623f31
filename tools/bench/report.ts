/** Measurements as a table for people. */
import { styleText } from 'node:util';
import { table } from '../../pipeline/repo/run/terminal.ts';
import type { Measurement } from './measuring/measure.ts';
import { STAGES, type Stage, type StageName } from './stages.ts';

/** One stage as it was measured. */
export interface StageResult extends Measurement {
  stage: StageName;
}

const HEAD = [
  ...['stage', 'documents', 'each', 'time', 'processor', 'per second', 'peak memory', 'growth', 'output', 'files each'],
  ...['limit per second', 'ratio', 'goal'],
];

/** Columns in which no stage says anything are left out. */
export function resultTable(results: readonly StageResult[]): string {
  const notes = results.map(({ stage, notes = [] }) => {
    const { what, limit } = STAGES[stage];
    return [`${stage}: ${what}.`, `Limit: ${limit}.`, ...notes].join('\n  ');
  });
  const rows = results.map(rowOf);
  const isSaid = HEAD.map((_, column) => rows.some((row) => row[column] !== ''));
  const [head = [], ...body] = [HEAD, ...rows].map((cells) => cells.filter((_, column) => isSaid[column]));
  return `${table(body, head, { figures: true })}\n\n${styleText('dim', notes.join('\n'))}`;
}

function rowOf({ stage, ...measured }: StageResult): string[] {
  return [
    styleText('bold', stage),
    whole(measured.documents),
    measured.bytes === 0 ? '' : `${(measured.bytes / measured.documents / 1000).toFixed(1)} kB`,
    `${measured.seconds.toFixed(2)} s`,
    measured.cpuSeconds === undefined ? '' : `${measured.cpuSeconds.toFixed(2)} s`,
    whole(measured.perSecond),
    `${whole(measured.peakMemory / 1e6)} MB`,
    measured.memoryGrowth === undefined ? '' : `${(measured.memoryGrowth * 100).toFixed(1)} %`,
    outputText(measured),
    measured.filesEach?.toFixed(2) ?? '',
    whole(measured.limitPerSecond),
    measured.ratio.toFixed(2),
    goalText((STAGES[stage] as Stage).goal, measured),
  ];
}

function outputText({ outputBytes, outputFiles }: Measurement): string {
  if (outputFiles === undefined) return '';
  return outputBytes === undefined
    ? `${whole(outputFiles)} files`
    : `${(outputBytes / 1e6).toFixed(1)} MB in ${whole(outputFiles)}`;
}

function goalText(goal: Stage['goal'], measured: Measurement): string {
  if (goal === undefined) return '';
  const { ratio = 0, perSecond = 0, peakMemory = Number.POSITIVE_INFINITY } = goal;
  const isFast = measured.ratio >= ratio && measured.perSecond >= perSecond;
  const isReached = isFast && measured.peakMemory <= peakMemory;
  const words = [
    ...(ratio > 0 ? [ratio.toFixed(2)] : []),
    ...(perSecond > 0 ? [`${whole(perSecond)}/s`] : []),
    ...(Number.isFinite(peakMemory) ? [`${whole(peakMemory / 1e6)} MB`] : []),
  ].join(', ');
  return styleText(isReached ? 'green' : 'red', `${isReached ? 'reached' : 'missed'} ${words}`);
}

/** 10 000: digits in groups, the same in every locale. */
function whole(number: number): string {
  return Math.round(number)
    .toString()
    .replace(/\B(?=(?:\d{3})+$)/g, ' ');
}
