/** The command as a user runs it. How fast anything is is never asserted. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'catalog-bench-'));
afterAll(() => rmSync(folder, { recursive: true }));

const BENCH = join(import.meta.dirname, 'bench.ts');
const temporary = join(folder, 'temporary');
mkdirSync(temporary);
const env = { ...process.env, TMPDIR: temporary };

const bench = (...options: string[]) => spawnSync(process.execPath, [BENCH, ...options], { encoding: 'utf8', env });

it('measures stages, prints a table and writes JSON', { timeout: 300_000 }, () => {
  const names = ['read-pad-json', 'fetch-first', 'rank', 'emit-incremental'];
  const file = join(folder, 'bench.json');
  const { status, stdout, stderr } = bench('--n', '20', '--keep', '--json', file, '--only', ...names);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const { stages, seed } = JSON.parse(readFileSync(file, 'utf8'));
  expect(seed).toBe(1);
  expect(stages.map(({ stage }: { stage: string }) => stage)).toEqual(names);
  for (const { stage, notes: _, ...figures } of stages) {
    expect(stdout).toMatch(new RegExp(`^\\S*${stage}\\S* +20 `, 'm'));
    expect(Object.keys(figures).length).toBeGreaterThanOrEqual(7);
    expect(Object.values(figures).every(Number.isFinite)).toBe(true);
  }
  expect(stages[1].notes).toContainEqual(
    expect.stringMatching(/^With connections kept, as `catalog sync` does, \d+ per second: /),
  );
  expect(readdirSync(temporary)).toEqual([]);
});

it('leaves nothing behind when it is stopped', { timeout: 60_000 }, async () => {
  const child = spawn(process.execPath, [BENCH, '--n', '5000', '--only', 'fetch-first'], { env });
  const said: Buffer[] = [];
  child.stderr.on('data', (bytes) => said.push(bytes));
  const closed = once(child, 'close');
  await expect
    .poll(() => globSync('*/state-1/.cache/sync.db', { cwd: temporary }), { timeout: 20_000 })
    .toHaveLength(1);
  child.kill('SIGINT');
  expect(await closed).toEqual([1, null]);
  expect(Buffer.concat(said).toString()).toBe('bench: stopped.\n');
  expect(readdirSync(temporary)).toEqual([]);
});

it.each([
  ['fewer documents than tenths', ['--n', '9'], /It must be a whole number from 10 to/],
  ['a number of documents for what has its own', ['--quick', '--n', '20'], /'--quick' cannot be used with option '--n/],
  ['no number', ['--n', '1e3'], /It must be a whole number from 10 to/],
  ['a stage there is not', ['--only', 'read-minds'], /Allowed choices are read-pad-xml, validate-pad-json/],
])('refuses %s', (_what, options, message) => {
  const { status, stderr } = bench(...options);
  expect(status).not.toBe(0);
  expect(stderr).toMatch(message);
});
