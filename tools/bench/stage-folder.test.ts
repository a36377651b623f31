/** A stage writes to memory only if it has room there. */
import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { hasMemoryFor, makeStageFolder } from './stage-folder.ts';

const MORE_THAN_THERE_IS = 1e12;

it.each([
  ['that writes more than memory holds', MORE_THAN_THERE_IS, true],
  ['whose writing is not measured', 1, false],
])('a stage %s has an empty folder beside other temporary files', (_what, count, inMemory) => {
  const folder = makeStageFolder(count, inMemory);
  expect([dirname(folder), readdirSync(folder)]).toEqual([tmpdir(), []]);
  rmSync(folder, { recursive: true });
});

it('no memory is large enough for everything', () => {
  expect(hasMemoryFor(MORE_THAN_THERE_IS)).toBe(false);
});
