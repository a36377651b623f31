import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { describeUsage, overBudget } from './budget.ts';
import { descendants, ownSeconds, readFigures, SEES_CHILDREN } from './processor-time.ts';

const usage = { projects: { unit: 30.04, worker: 90 }, files: { 'a.test.ts': 12, 'b.test.ts': 18.04 } };

describe('the budget', () => {
  it.each([
    [{ unit: 31, worker: 90 }, 1, []],
    [{ unit: 30, worker: 90 }, 1, ['The tests of unit took 30.0 s of the processor, more than its budget of 30 s.']],
    [{ unit: 21, worker: 60 }, 1.5, []],
    [
      { unit: 20, worker: 100 },
      1.5,
      ['The tests of unit took 30.0 s of the processor, more than 1.5 times its budget of 20 s.'],
    ],
    [{ worker: 100 }, 1, ['The tests of unit took 30.0 s of the processor, more than its budget of 0 s.']],
  ])('of %j with a tolerance of %d names each project above it', (budget, times, problems) => {
    expect(overBudget(usage, budget, times)).toEqual(problems);
  });

  it('is printed beside what was used, and the ten most expensive files of many', () => {
    const first = 'Processor time: unit 30.0 of 40 s, worker 90.0 of 0 s; 120.0 s in all';
    expect(describeUsage(usage, { unit: 40 })).toEqual([first]);
    const files = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}.test.ts`, index]));
    const lines = describeUsage({ ...usage, files }, { unit: 40 });
    expect(lines).toHaveLength(11);
    expect([lines[0], lines[1], lines[10]]).toEqual([first, '    11.0 s  11.test.ts', '     2.0 s  2.test.ts']);
  });
});

describe('the time of the processor', () => {
  it('is read of a process whatever its name, with that of the children it has waited for', () => {
    const text = '12 (a) b (c) S 7 12 12 0 -1 4194560 100 0 0 0 150 50 25 75 20 0 1 0 99';
    expect(readFigures(text)).toEqual({ parent: 7, name: 'a) b (c', seconds: 3 });
  });

  it.runIf(SEES_CHILDREN)('has that of a child, while it runs and once it has ended', async () => {
    const before = ownSeconds();
    const work = 'while (process.cpuUsage().user < 300_000); console.log("done"); process.stdin.resume();';
    const child = spawn(process.execPath, ['-e', work]);
    await once(child.stdout, 'data');
    const { parent, seconds = 0 } = descendants().get(child.pid ?? 0) ?? {};
    expect(parent).toBe(process.pid);
    expect(seconds).toBeGreaterThanOrEqual(0.29);
    child.kill();
    await once(child, 'exit');
    expect(ownSeconds() - before).toBeGreaterThanOrEqual(0.29);
  });
});
