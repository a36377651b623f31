/** The command as a user runs it. How fast anything is is never asserted. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { StageResult } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'catalog-bench-'));
afterAll(() => rmSync(folder, { recursive: true }));

const BENCH = join(import.meta.dirname, 'bench.ts');
const temporary = join(folder, 'temporary');
mkdirSync(temporary);
const env = { ...process.env, TMPDIR: temporary };

const bench = (...options: string[]) => spawnSync(process.execPath, [BENCH, ...options], { encoding: 'utf8', env });

it('measures stages, prints a table and writes JSON', { timeout: 300_000 }, () => {
  const names = ['read-pad-xml', 'read-pad-json', 'rank', 'rank-explain'];
  const file = join(folder, 'bench.json');
  const { status, stdout, stderr } = bench('--n', '20', '--json', file, '--only', ...names);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const { stages, seed } = JSON.parse(readFileSync(file, 'utf8'));
  expect(seed).toBe(1);
  expect(stages.map(({ stage }: { stage: string }) => stage)).toEqual(names);
  for (const { stage, ...figures } of stages) {
    expect(stdout).toMatch(new RegExp(`^\\S*${stage}\\S* +20 `, 'm'));
    expect(Object.keys(figures).length).toBeGreaterThanOrEqual(7);
    expect(Object.values(figures).every(Number.isFinite)).toBe(true);
  }
  expect(readdirSync(temporary)).toEqual([]);
});

it('has become slower by no more than a fifth in any stage', { timeout: 600_000 }, () => {
  const { status, stdout } = bench('--quick', '--compare');
  // With the profile of what was lost.
  expect(status, stdout).toBe(0);
});

it('shows where the time of a stage goes, in a process and in a command', { timeout: 300_000 }, () => {
  expect(bench('--profile', 'read-pad-json', '--n', '100').stdout).toMatch(
    /^schemas\/readers\/pad-json\.ts +[\d.]+ %$/m,
  );
  expect(bench('--profile', 'sync-again', '--n', '10').stdout).toMatch(/^pipeline\/[\w/.-]+ +[\d.]+ %$/m);
});

/** @returns what each stage measured */
function measured(...options: string[]): StageResult[] {
  const file = join(folder, 'commands.json');
  const { status, stderr } = bench('--json', file, ...options);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(readdirSync(temporary)).toEqual([]);
  return JSON.parse(readFileSync(file, 'utf8')).stages;
}

it('types the commands of a first import, for each number of feeds', { timeout: 300_000 }, () => {
  const stages = measured('--growth', '--sizes', '10', '40', '--only', 'sync-first', 'publish-all', 'sync-again');
  expect(stages.map(({ stage, documents, notes = [] }) => [stage, documents, ...notes])).toEqual([
    ['sync-first', 10, '10 branches, 1 host.'],
    ['publish-all', 10, expect.stringMatching(/^10 listings; `moderation list` took /)],
    ['sync-again', 10, '1 host.'],
    ['sync-first', 40, '40 branches, 2 hosts.'],
    ['publish-all', 40, expect.stringMatching(/^40 listings; /)],
    ['sync-again', 40, '2 hosts.'],
  ]);
});

it('types a build over the life of a catalog', { timeout: 300_000 }, () => {
  const stages = measured('--n', '10', '--only', 'build-cold', 'build-unchanged', 'build-changed', 'build-day-later');
  const written = Object.fromEntries(stages.map(({ stage, outputFiles }) => [stage, outputFiles]));
  expect(written['build-cold']).toBeGreaterThan(20);
  expect(written['build-unchanged']).toBe(0);
  expect(written['build-changed']).toBeGreaterThan(0);
  expect(written['build-changed']).toBeLessThan(written['build-cold'] ?? 0);
  expect(stages[0]?.notes?.[0]).toMatch(/^\d+ pages\. Astro took [\d.]+ s\.$/);
  for (const { filesEach, cpuSeconds } of stages) {
    expect(filesEach).toBeGreaterThan(1);
    expect(cpuSeconds).toBeGreaterThan(0);
  }
});

it('leaves nothing behind when it is stopped', { timeout: 60_000 }, async () => {
  const child = spawn(process.execPath, [BENCH, '--n', '500', '--only', 'sync-first'], { env });
  const said: Buffer[] = [];
  child.stderr.on('data', (bytes) => said.push(bytes));
  const closed = once(child, 'close');
  await expect
    .poll(() => globSync('*/catalog/.cache/sync.db', { cwd: temporary }), { timeout: 20_000 })
    .toHaveLength(1);
  child.kill('SIGINT');
  expect(await closed).toEqual([1, null]);
  expect(Buffer.concat(said).toString()).toBe('bench: stopped.\n');
  expect(readdirSync(temporary)).toEqual([]);
});
