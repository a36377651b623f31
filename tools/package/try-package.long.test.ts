/** The packed engine as an operator meets it: created, reviewed, published, upgraded. It needs the package registry. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const TIMEOUT_MS = 1_200_000;

it.each([
  ['as files, and is upgraded', ['--upgrade']],
  ['by a worker', ['--host', 'cloudflare']],
])('lives through its first day in a catalog that is served %s', { timeout: TIMEOUT_MS }, (_how, options) => {
  const program = join(import.meta.dirname, 'try-package.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...options], { encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
});
