/** The cheap stages of reading, in the process of the tests: half of what was recorded is a loss on any machine. */
import { expect, it } from 'vitest';
import { readRecorded } from './record.ts';
import { measureStage, type StageName } from './stages.ts';

const recorded = (await readRecorded()).quick?.stages ?? [];
/** Enough for the compiler to have done its work; longer runs are compared more strictly by `bench --compare`. */
const COUNT = 40;

it.each(['read-pad-xml', 'read-pad-json', 'validate-pad-json'] satisfies StageName[])(
  'has %s at half of its recorded ratio or more',
  // Other tests run beside it: what is lost is lost three times.
  { retry: 2 },
  async (name) => {
    const known = recorded.find(({ stage }) => stage === name)?.ratio ?? Number.NaN;
    const { [name]: measured } = await measureStage(name, { count: COUNT, seed: 1, folder: '' });
    expect(measured?.ratio).toBeGreaterThan(known / 2);
  },
);
