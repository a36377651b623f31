/** `npm run check`: all checks, as many at a time as there are cores. What fails is printed, and the others go on. */
import '../help/print-help.ts';
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import packageFile from '../../package.json' with { type: 'json' };

/** Scripts of package.json, those that take longest first. */
const CHECKS = [
  'types',
  'site',
  'worker-types',
  'style',
  'unused',
  'patterns',
  'generated',
  'size',
  'deprecated',
] as const;
const ROOT = join(import.meta.dirname, '..', '..');

/** @returns whether it passed */
async function passes(name: (typeof CHECKS)[number]): Promise<boolean> {
  const start = performance.now();
  const child = spawn(packageFile.scripts[`check:${name}`], { cwd: ROOT, shell: true });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  const code = await new Promise<number | null>((resolve) => void child.on('close', resolve));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${code === 0 ? 'passed' : 'failed'}  ${seconds.padStart(6)} s  check:${name}\n`);
  if (code !== 0) process.stdout.write(Buffer.concat(chunks));
  return code === 0;
}

const limit = pLimit(availableParallelism());
const results = await limit.map(CHECKS, passes);
process.exitCode = results.includes(false) ? 1 : 0;
