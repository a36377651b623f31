/** The cheap stages of reading, each in a process of its own as they were recorded: the tests around it do not slow it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { readRecorded } from './record.ts';
import { type StageName, stageProcess } from './stages.ts';

const recorded = (await readRecorded()).quick?.stages ?? [];
/** Longer runs are compared more strictly by `bench --compare`. */
const SHORT = { count: 300, rounds: 9, seed: 1, folder: '' };
/** Of the recorded ratio. With both cores taken by others three quarters of it were there in 15 of 15 measurements. */
const LEAST = 0.65;

it.each(['read-pad-xml', 'read-pad-json', 'validate-pad-json'] satisfies StageName[])(
  'has not slowed %s down by half',
  // What is lost is lost twice.
  { retry: 1 },
  async (name) => {
    const known = recorded.find(({ stage }) => stage === name)?.ratio ?? Number.NaN;
    const running = stageProcess(name, SHORT);
    const { stdout } = await promisify(execFile)(process.execPath, running);
    const { [name]: measured } = JSON.parse(stdout);
    expect(measured.ratio).toBeGreaterThan(known * LEAST);
  },
);
