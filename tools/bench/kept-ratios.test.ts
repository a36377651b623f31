/** The cheap stages of reading, each in a process of its own as they were recorded: the tests around it do not slow it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { readRecorded } from './record.ts';
import { type StageName, stageProcess } from './stages.ts';

const recorded = (await readRecorded()).quick?.stages ?? [];
/** A third of what is recorded: the same ratios within a twentieth, in less time. */
const ORDER = { count: 300, seed: 1, folder: '' };
/** Of the recorded ratio: other programs on the same cores may take a third of it. */
const LEAST = 0.6;

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
