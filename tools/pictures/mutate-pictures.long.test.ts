/** Pictures broken by chance: each is drawn or refused, none of them both or neither. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('draws or refuses whatever a picture has become', { timeout: 1_200_000 }, () => {
  const program = join(import.meta.dirname, 'mutate-pictures.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, '5000'], { encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
  expect(stdout).toMatch(/^5000 pictures of seed 1 in [\d.]+ s, 0 faults$/m);
});
