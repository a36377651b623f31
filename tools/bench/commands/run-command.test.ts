import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'catalog-bench-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Works for so many milliseconds of processor time in a process below it, and says where. */
const WORKS = (ms: number) => `
  require('node:child_process').execFileSync(process.execPath, ['-e', \`
    const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
    while (used() < ${ms});
  \`]);
  console.log(process.cwd(), process.env.NAMED);`;

it('counts what a command and all that it has started cost', async () => {
  const environment = { NAMED: 'so' };
  const { stdout, seconds, cpuSeconds, peakMemory } = await runCommand([process.execPath, '-e', WORKS(400)], {
    folder,
    environment,
  });
  expect(stdout).toMatch(/catalog-bench-command-\w+ so\n$/);
  expect(cpuSeconds).toBeGreaterThanOrEqual(0.4);
  expect(seconds).toBeGreaterThan(0);
  // Two processes of Node; no other system than Linux says so.
  if (process.platform === 'linux') expect(peakMemory).toBeGreaterThan(50_000_000);
});

it('says why a command has failed', async () => {
  const failing = runCommand([process.execPath, '-e', 'console.error("No such thing."); process.exit(3)'], { folder });
  await expect(failing).rejects.toThrow('No such thing.');
});
