/**
 * `npm run bench`: how fast the stages are on documents like real ones, each as a share of the least that any program
 * would need, measured in the same run. Every stage has a process of its own, one after the other.
 */
import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Command, InvalidArgumentError, Option } from 'commander';
import { terminalOutput } from '../../pipeline/repo/run/output.ts';
import { compareWith, comparisonText } from './compare.ts';
import { readDebianDocuments } from './documents/debian.ts';
import { growthTable } from './growth.ts';
import type { Measurement, Order } from './measuring/measure.ts';
import { describeMachine, readRecorded, record, recordGrowth } from './record.ts';
import { resultTable, type StageResult } from './report.ts';
import { hasMemoryFor, makeStageFolder } from './stage-folder.ts';
import { STAGES, type Stage, type StageName } from './stages.ts';

/** The documents are the same in every run. */
const SEED = 1;
const DEFAULT_COUNT = 10_000;
/** Of the cheap stages, when it must be quick. */
const QUICK_COUNT = 1_000;
/** Like the largest catalogs there are, and four times as many. */
const GROWTH_COUNTS = [1_000, 10_000, 63_000, 250_000];
/** Of stages that take minutes. */
const SLOW_GROWTH_COUNTS = [1_000, 4_000];
/** The largest one takes this much at most. */
const GROWTH_MEMORY = 4_000_000_000;
/** Memory is compared between tenths of a run. */
const MIN_COUNT = 10;
/** Far more than a stage takes; one that hangs must not hang everything. */
const TIMEOUT_MS = { stage: 180_000, document: 30 };
/** Lets the stage collect garbage before it weighs itself, and gives the heap its full size from the start. */
const NODE_OPTIONS = ['--expose-gc', '--min-semi-space-size=16', '--max-semi-space-size=16'];
const RUN_STAGE = join(import.meta.dirname, 'run-stage.ts');

const STAGE_NAMES = Object.keys(STAGES) as StageName[];
const output = terminalOutput();

interface BenchOptions {
  n?: number;
  only?: StageName[];
  keep?: boolean;
  fromApt?: boolean;
  growth?: boolean;
  sizes?: number[];
  quick?: boolean;
  compare?: boolean;
  record?: boolean;
  json?: string;
}

const options = new Command('bench')
  .description('Measures the stages of the pipeline. Speeds differ between machines, ratios hardly.')
  .option('--n <number>', 'how many documents in each stage', amount)
  .addOption(new Option('--only <stages...>', 'these stages alone').choices(STAGE_NAMES))
  .option('--keep', 'also measure with connections kept for the next feed of a host')
  .option('--from-apt', 'real packages of this Debian machine instead of generated documents, where a stage can')
  .addOption(new Option('--growth', 'how time grows with the number of documents').conflicts(['n', 'quick', 'compare']))
  .addOption(new Option('--sizes <numbers...>', 'with --growth: these numbers of documents').argParser(amounts))
  .addOption(new Option('--quick', `the cheap stages with ${QUICK_COUNT} documents`).conflicts('n'))
  .option('--compare', 'fail if a stage has lost more than a third of its recorded ratio')
  .addOption(
    new Option('--record', 'keep the measurements as those to compare with').conflicts(['n', 'only', 'fromApt']),
  )
  .option('--json <file>', 'write the measurements to this file, too')
  .parse()
  .opts<BenchOptions>();

function amount(text: string): number {
  if (!/^\d{2,7}$/.test(text) || Number(text) < MIN_COUNT) {
    throw new InvalidArgumentError(`It must be a whole number from ${MIN_COUNT} to 9999999.`);
  }
  return Number(text);
}

const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopped.abort());

function amounts(text: string, before: number[] = []): number[] {
  return [...before, amount(text)];
}

/** @returns a result of each stage */
async function runStages(
  [stage, ...others]: readonly [StageName, ...StageName[]],
  count: number,
): Promise<StageResult[]> {
  output.progress(`measuring ${[stage, ...others].join(', ')} with ${count} documents`);
  const { maxHeap, isInMemory = false }: Stage = STAGES[stage];
  const folder = makeStageFolder(count, isInMemory);
  const { keep = false, fromApt = false } = options;
  const timeout = TIMEOUT_MS.stage + count * TIMEOUT_MS.document;
  const order: Order = { count, seed: SEED, folder, keep, fromApt };
  const nodeOptions = [...NODE_OPTIONS, ...(maxHeap === undefined ? [] : [`--max-old-space-size=${maxHeap}`])];
  const running = promisify(execFile)(process.execPath, [...nodeOptions, RUN_STAGE, stage, JSON.stringify(order)], {
    timeout,
    // Whatever it leaves goes with its folder.
    env: { ...process.env, TMPDIR: folder },
    signal: stopped.signal,
  });
  // Also waits for the processes that the stage has started, which share its standard error.
  const ended = new Promise((resolve) => running.child.once('close', resolve));
  try {
    const { stdout } = await running.catch((error) => {
      throw running.child.killed && !stopped.signal.aborted ? tooSlow(stage, timeout) : error;
    });
    const measured: Partial<Record<StageName, Measurement>> = JSON.parse(stdout);
    return [stage, ...others].flatMap((name) => (measured[name] ? [{ stage: name, ...measured[name] }] : []));
  } finally {
    await ended;
    await rm(folder, { recursive: true });
  }
}

function tooSlow(stage: StageName, timeoutMs: number): Error {
  return new Error(
    `${stage} took longer than ${timeoutMs / 1000} seconds and was stopped. Let nothing else run meanwhile, or take fewer documents (--n).`,
  );
}

interface Step {
  stages: [StageName, ...StageName[]];
  count: number;
}

/** Which stages run how often. Those of a group run at once. */
function plan(most: number): Step[] {
  const { n, only, quick, growth, sizes, fromApt } = options;
  const stages = STAGE_NAMES.filter((name) => {
    const { isCheap = false, isGenerated = false, isInMemory = false, group }: Stage = STAGES[name];
    if (fromApt && isGenerated) return false;
    const isGuarded = isCheap && (!isInMemory || hasMemoryFor(QUICK_COUNT));
    return only?.includes(name) ?? (quick ? isGuarded : isCheap || !growth || group === 'builds');
  });
  const counts = GROWTH_COUNTS.filter((count) => count <= Math.max(most, GROWTH_COUNTS[1] ?? 0));
  const steps = new Map<string, Step>();
  for (const stage of stages) {
    const { count = DEFAULT_COUNT, group, isSlow = false }: Stage = STAGES[stage];
    const wanted = growth ? (sizes ?? (isSlow ? SLOW_GROWTH_COUNTS : counts)) : [quick ? QUICK_COUNT : (n ?? count)];
    for (const number of wanted) {
      const key = `${group ?? stage} ${number}`;
      const step = steps.get(key);
      if (step === undefined) steps.set(key, { stages: [stage], count: Math.min(number, most) });
      else step.stages.push(stage);
    }
  }
  return [...steps.values()];
}

/** How many documents there can be. */
function available(): number {
  if (options.fromApt) {
    const { length } = readDebianDocuments();
    if (length < MIN_COUNT) {
      throw new Error(
        'apt-cache knows no packages here. Run this on a Debian machine after `apt-get update`, or without --from-apt.',
      );
    }
    return length;
  }
  const hasMemory = !options.growth || freemem() >= GROWTH_MEMORY;
  if (!hasMemory)
    output.note('bench: too little memory is free for the largest number of documents, which is left out.');
  return hasMemory ? Number.POSITIVE_INFINITY : (GROWTH_COUNTS.at(-2) ?? 0);
}

async function main(): Promise<void> {
  const { growth, quick, compare, json } = options;
  const machine = describeMachine(new Date());
  const results: StageResult[] = [];
  for (const { stages, count } of plan(available())) results.push(...(await runStages(stages, count)));
  output.print(
    growth ? growthTable(results, [...new Set(results.map(({ documents }) => documents))]) : resultTable(results),
  );
  if (json !== undefined) {
    await writeFile(json, `${JSON.stringify({ machine, seed: SEED, stages: results }, null, 2)}\n`);
  }
  const kind = quick ? 'quick' : 'full';
  if (compare) {
    const comparison = compareWith((await readRecorded())[kind], results);
    output.print(comparisonText(comparison));
    if (comparison.losses.length > 0) process.exitCode = 1;
  }
  if (options.record) await (growth ? recordGrowth(machine, results) : record(kind, machine, results));
}

try {
  await main();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  output.note(`bench: ${stopped.signal.aborted ? 'stopped.' : reason}`);
  process.exitCode = 1;
} finally {
  output.done();
}
