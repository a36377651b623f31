/**
 * `npm run bench`: how fast the stages are on documents like real ones, each as a share of the least that any program
 * would need, measured in the same process. Every stage has a process of its own, one after the other.
 */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Command, InvalidArgumentError, Option } from 'commander';
import { terminalOutput } from '../output.ts';
import type { Measurement } from './measure.ts';
import { resultTable, type StageResult } from './report.ts';
import { STAGES, type StageName } from './stages.ts';

/** The documents are the same in every run. */
const SEED = 1;
const DEFAULT_COUNT = 10_000;
/** Memory is compared between tenths of a run. */
const MIN_COUNT = 10;
/** A stage takes a minute at most; one that hangs must not hang everything. */
const STAGE_TIMEOUT_MS = 300_000;
/** Lets the stage collect garbage before it weighs itself, and gives the heap its full size from the start. */
const NODE_OPTIONS = ['--expose-gc', '--min-semi-space-size=16', '--max-semi-space-size=16'];
const RUN_STAGE = join(import.meta.dirname, 'run-stage.ts');

const STAGE_NAMES = Object.keys(STAGES) as StageName[];
const output = terminalOutput();

const { n, only, keep, json } = new Command('bench')
  .description('Measures the stages of the pipeline. Speeds differ between machines, ratios hardly.')
  .option('--n <number>', 'how many documents', amount, DEFAULT_COUNT)
  .addOption(new Option('--only <stage>', 'one stage alone').choices(STAGE_NAMES))
  .option('--keep', 'also measure with connections kept for the next feed of a host')
  .option('--json <file>', 'write the measurements to this file, too')
  .parse()
  .opts<{ n: number; only?: StageName; keep?: boolean; json?: string }>();

function amount(text: string): number {
  if (!/^\d{2,7}$/.test(text) || Number(text) < MIN_COUNT) {
    throw new InvalidArgumentError(`It must be a whole number from ${MIN_COUNT} to 9999999.`);
  }
  return Number(text);
}

async function runStage(stage: StageName): Promise<StageResult> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...NODE_OPTIONS, RUN_STAGE, stage, String(n), String(SEED), keep ? 'keep' : ''],
    { timeout: STAGE_TIMEOUT_MS },
  );
  return { stage, ...(JSON.parse(stdout) as Measurement) };
}

try {
  const results: StageResult[] = [];
  for (const stage of only === undefined ? STAGE_NAMES : [only]) {
    output.progress(`measuring ${stage}`);
    results.push(await runStage(stage));
  }
  output.print(resultTable(results));
  if (json !== undefined) {
    const report = { node: process.version, platform: process.platform, seed: SEED, stages: results };
    await writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
  }
} catch (error) {
  output.note(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  output.done();
}
