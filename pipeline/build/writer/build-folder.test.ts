/** Where a build may write, in a real folder. */
import { mkdirSync, mkdtempDisposableSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inBuildFolder } from './build-folder.ts';

it('a folder of something else is refused, and nothing is left beside it', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'catalog-output-'));
  const output = join(folder.path, 'thesis');
  mkdirSync(output);
  writeFileSync(join(output, 'chapter-1.txt'), 'Once upon a time');
  const built = inBuildFolder(output, 'catalog build', () => Promise.resolve('built'));
  await expect(built).rejects.toThrow(`${output} holds something else than a build, and would be lost.`);
  expect(readdirSync(folder.path)).toEqual(['thesis']);
});
