/** The command as a user runs it. How fast anything is is never asserted. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'catalog-bench-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bench = (...options: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'bench.ts'), ...options], { encoding: 'utf8' });

it('measures every stage, prints a table and writes JSON', { timeout: 120_000 }, () => {
  const file = join(folder, 'bench.json');
  const { status, stdout, stderr } = bench('--n', '20', '--json', file);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const { stages, seed } = JSON.parse(readFileSync(file, 'utf8'));
  expect(seed).toBe(1);
  const names = ['read-pad-xml', 'read-pad-json', 'fetch-first', 'fetch-unchanged', 'rank', 'rank-explain'];
  expect(stages.map(({ stage }: { stage: string }) => stage)).toEqual(names);
  for (const { stage, notes: _, ...figures } of stages) {
    expect(stdout).toMatch(new RegExp(`^\\S*${stage}\\S* +20 `, 'm'));
    expect(Object.keys(figures).length).toBeGreaterThanOrEqual(7);
    expect(Object.values(figures).every(Number.isFinite)).toBe(true);
  }
});

it.each([
  ['fewer documents than tenths', ['--n', '9'], /It must be a whole number from 10 to/],
  ['no number', ['--n', '1e3'], /It must be a whole number from 10 to/],
  ['a stage there is not', ['--only', 'read-minds'], /Allowed choices are read-pad-xml, read-pad-json/],
])('refuses %s', (_what, options, message) => {
  const { status, stderr } = bench(...options);
  expect(status).not.toBe(0);
  expect(stderr).toMatch(message);
});
