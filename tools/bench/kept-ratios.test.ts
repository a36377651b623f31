/** The cheap stages of reading, each in a process of its own as they were recorded: the tests around it do not slow it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { QUICK_COUNT } from './options.ts';
import { readRecorded } from './record.ts';
import { type StageName, stageProcess } from './stages.ts';

const recorded = (await readRecorded()).quick?.stages ?? [];
const ORDER = { count: QUICK_COUNT, seed: 1, folder: '' };
/** Of the recorded ratio. On two cores with 18 programs that ask for them nine tenths of it were there in 8 of 8 processes. */
const LEAST = 0.65;

it.each(['read-pad-xml', 'read-pad-json', 'validate-pad-json'] satisfies StageName[])(
  'has not slowed %s down by half',
  // What is lost is lost twice.
  { retry: 1 },
  async (name) => {
    const known = recorded.find(({ stage }) => stage === name)?.ratio ?? Number.NaN;
    const running = stageProcess(name, ORDER);
    const { stdout } = await promisify(execFile)(process.execPath, running);
    const { [name]: measured } = JSON.parse(stdout);
    expect(measured.ratio).toBeGreaterThan(known * LEAST);
  },
);
