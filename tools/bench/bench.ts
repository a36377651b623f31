/**
 * `npm run bench`: how fast the stages are on documents like real ones, each as a share of the least that any program
 * would need, measured in the same run. Every stage has a process of its own, one after the other.
 */
import '../help/print-help.ts';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { terminalOutput } from '../../pipeline/repo/run/output.ts';
import { compareWith, comparisonText } from './compare.ts';
import { growthTable } from './growth.ts';
import type { Measurement, Order } from './measuring/measure.ts';
import { profileText, profiling } from './measuring/profile.ts';
import { type BenchOptions, benchCommand, QUICK_COUNT, STAGE_NAMES } from './options.ts';
import { describeMachine, readRecorded, record, recordGrowth } from './record.ts';
import { resultTable, type StageResult } from './report.ts';
import { STAGES, type Stage, type StageName, stageProcess } from './stages.ts';

/** The documents are the same in every run. */
const SEED = 1;
const DEFAULT_COUNT = 10_000;
const DEFAULT_PROFILED = 1_000;
/** Like the largest catalogs there are, and four times as many, for which four gigabytes of memory are enough. */
const GROWTH_COUNTS = [1_000, 10_000, 63_000, 250_000];
/** Of stages that take minutes. */
const SLOW_GROWTH_COUNTS = [1_000, 4_000];
/** Far more than a stage takes; one that hangs must not hang everything. */
const TIMEOUT_MS = { stage: 180_000, document: 30 };
/** So that a stage can collect garbage before it weighs itself. */
const COLLECTING = '--expose-gc';

const output = terminalOutput();
const options = benchCommand().parse().opts<BenchOptions>();

const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopped.abort());

/** @param profiled the stage whose profile is printed, too @returns a result of each stage */
async function runStages(
  [stage, ...others]: readonly [StageName, ...StageName[]],
  count: number,
  profiled?: StageName,
): Promise<StageResult[]> {
  output.progress(`measuring ${[stage, ...others].join(', ')} with ${count} documents`);
  const folder = await mkdtemp(join(tmpdir(), 'catalog-bench-'));
  const timeout = TIMEOUT_MS.stage + count * TIMEOUT_MS.document;
  const profiles = join(folder, 'profiles');
  const order: Order = {
    count,
    seed: SEED,
    folder,
    ...(profiled && { profile: { stage: profiled, folder: profiles } }),
  };
  const isProfiledWhole = profiled !== undefined && (STAGES[profiled] as Stage).group === undefined;
  const running = promisify(execFile)(process.execPath, [COLLECTING, ...stageProcess(stage, order)], {
    timeout,
    // Whatever it leaves goes with its folder.
    env: { ...process.env, TMPDIR: folder, ...(isProfiledWhole && profiling(profiles)) },
    signal: stopped.signal,
  });
  // Also waits for the processes that the stage has started, which share its standard error.
  const ended = new Promise((resolve) => running.child.once('close', resolve));
  try {
    const { stdout } = await running.catch((error) => {
      throw running.child.killed && !stopped.signal.aborted ? tooSlow(stage, timeout) : error;
    });
    if (profiled) output.print(`${profiled}: ${profileText(profiles)}`);
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
function plan(): Step[] {
  const { n, only, quick, growth, sizes } = options;
  const stages = STAGE_NAMES.filter((name) => {
    const { isCheap = false, group }: Stage = STAGES[name];
    return only?.includes(name) ?? (quick ? isCheap : isCheap || !growth || group === 'builds');
  });
  const steps = new Map<string, Step>();
  for (const stage of stages) {
    const { count = DEFAULT_COUNT, group, isSlow = false }: Stage = STAGES[stage];
    const wanted = growth
      ? (sizes ?? (isSlow ? SLOW_GROWTH_COUNTS : GROWTH_COUNTS))
      : [quick ? QUICK_COUNT : (n ?? count)];
    for (const number of wanted) {
      const key = `${group ?? stage} ${number}`;
      const step = steps.get(key);
      if (step === undefined) steps.set(key, { stages: [stage], count: number });
      else step.stages.push(stage);
    }
  }
  return [...steps.values()];
}

/** Of so many the one in the middle: between two processes a ratio of the cheap stages differs by a tenth. */
const STEADY_PROCESSES = 5;

async function runSteadily(stages: readonly [StageName, ...StageName[]], count: number): Promise<StageResult[]> {
  const runs: StageResult[][] = [];
  for (let run = 0; run < STEADY_PROCESSES; run += 1) runs.push(await runStages(stages, count));
  return (runs[0] ?? []).flatMap(({ stage }) => {
    const measured = runs.flat().filter((result) => result.stage === stage);
    return measured.toSorted((one, other) => one.ratio - other.ratio)[Math.floor(STEADY_PROCESSES / 2)] ?? [];
  });
}

/** What is lost is lost twice: a machine that was busy for a while is no loss. Its profile is printed. */
async function compareWithRecorded(kind: 'full' | 'quick', results: readonly StageResult[]): Promise<void> {
  const recorded = (await readRecorded())[kind];
  const first = compareWith(recorded, results);
  const again: StageResult[] = [];
  for (const { stage, documents } of first.losses) again.push(...(await run([stage], documents)));
  const comparison = { ...first, losses: compareWith(recorded, again).losses };
  output.print(comparisonText(comparison));
  for (const { stage } of comparison.losses) await runStages([stage], DEFAULT_PROFILED, stage);
  if (comparison.losses.length > 0) process.exitCode = 1;
}

const run = options.quick && (options.compare || options.record) ? runSteadily : runStages;

async function main(): Promise<void> {
  const { growth, quick, compare, json, profile } = options;
  if (profile) {
    await runStages([profile], options.n ?? DEFAULT_PROFILED, profile);
    return;
  }
  const machine = describeMachine(new Date());
  const results: StageResult[] = [];
  for (const { stages, count } of plan()) results.push(...(await run(stages, count)));
  output.print(
    growth ? growthTable(results, [...new Set(results.map(({ documents }) => documents))]) : resultTable(results),
  );
  if (json !== undefined) {
    await writeFile(json, `${JSON.stringify({ machine, seed: SEED, stages: results }, null, 2)}\n`);
  }
  const kind = quick ? 'quick' : 'full';
  if (compare) await compareWithRecorded(kind, results);
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
