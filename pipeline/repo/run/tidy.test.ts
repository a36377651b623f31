import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { commitOnto } from '../git/commits.ts';
import { PIPELINE } from '../git/git.ts';
import { tidy } from './run-lock.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

/** A repository into which two imports have come. Git keeps that of more than a hundred objects as one pack. */
async function withTwoPacks() {
  const folder = mkdtempSync(join(tmpdir(), 'tidy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const run = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  run('init', '--quiet', '--initial-branch=main');
  const person = ['-c', `user.name=${PIPELINE.name}`, '-c', `user.email=${PIPELINE.email}`];
  run(...person, 'commit', '--quiet', '--allow-empty', '--message', 'Begin');
  for (const name of ['a', 'b']) {
    const files = Array.from({ length: 120 }, (_, number) => ({
      path: `${name}-${number}`,
      content: `${name}${number}`,
    }));
    const parent = run('rev-parse', 'HEAD');
    run('update-ref', 'HEAD', await commitOnto(folder, { parent, message: 'Import', files }, NOW));
  }
  const packs = () => readdirSync(join(folder, '.git/objects/pack')).filter((name) => name.endsWith('.pack')).length;
  return { folder, run, packs };
}

it('a repository is packed once git finds it time, and not before', async () => {
  const { folder, run, packs } = await withTwoPacks();
  await tidy(folder);
  expect(packs()).toBe(2);
  run('config', 'gc.autoPackLimit', '1');
  await tidy(folder);
  expect(packs()).toBe(1);
});

it('whoever has switched packing off in a repository is heard', async () => {
  const { folder, run, packs } = await withTwoPacks();
  run('config', 'gc.autoPackLimit', '1');
  run('config', 'gc.auto', '0');
  await tidy(folder);
  expect(packs()).toBe(2);
});
