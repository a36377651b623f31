/** The recorded measurements: what runs are compared with, and the docs show. */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { dayOf } from '../../pipeline/repo/text/day-of.ts';
import { stableJson } from '../../pipeline/repo/text/stable-json.ts';
import { defined } from '../../schemas/rules/without-undefined.ts';
import type { Machine, Recorded, RecordedStage } from '../../site/docs/benchmark-record.ts';
import { growths } from './growth.ts';
import type { StageResult } from './report.ts';
import { STAGES } from './stages.ts';

const FILE = join(import.meta.dirname, '..', '..', 'site', 'content', 'benchmarks', 'recorded.json');

export async function readRecorded(): Promise<Recorded> {
  return JSON.parse(await readFile(FILE, 'utf8'));
}

/** Takes the place of what was recorded of this kind. */
export async function record(kind: 'full' | 'quick', machine: Machine, results: readonly StageResult[]): Promise<void> {
  const recorded = await readRecorded();
  await writeFile(FILE, stableJson({ ...recorded, [kind]: { machine, stages: results.map(toRecorded) } }));
}

export async function recordGrowth(machine: Machine, results: readonly StageResult[]): Promise<void> {
  const stages = growths(results).map(({ stage, points, exponent, isWorse }) => ({
    ...{ stage, exponent: rounded(exponent), isWorse },
    points: points.map(({ documents, seconds, peakMemory }) => ({ documents, seconds: rounded(seconds), peakMemory })),
  }));
  await writeFile(FILE, stableJson({ ...(await readRecorded()), growth: { machine, stages } }));
}

function toRecorded(result: StageResult): RecordedStage {
  const { stage, documents, seconds, perSecond, limitPerSecond, ratio, peakMemory, outputBytes, outputFiles } = result;
  const { what, limit } = STAGES[stage];
  const { cpuSeconds, filesEach, notes = [] } = result;
  return defined({
    ...{ stage, what, limit, documents, seconds: rounded(seconds), perSecond: rounded(perSecond) },
    ...{ limitPerSecond: rounded(limitPerSecond), ratio: rounded(ratio), peakMemory, outputBytes, outputFiles },
    ...{ cpuSeconds: cpuSeconds && rounded(cpuSeconds), filesEach: filesEach && rounded(filesEach) },
    notes: notes.length > 0 ? notes : undefined,
  });
}

/** Three digits are more than two runs have in common. */
const rounded = (number: number) => Number(number.toPrecision(3));

export function describeMachine(now: Date): Machine {
  return {
    date: dayOf(now),
    cores: availableParallelism(),
    model: cpus()[0]?.model ?? 'unknown',
    memory: totalmem(),
    node: process.version,
    platform: process.platform,
    load: rounded(loadavg()[0] ?? 0),
  };
}
