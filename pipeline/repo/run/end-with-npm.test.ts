import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const MODULE = join(import.meta.dirname, 'end-with-npm.ts');
/** Ends by itself after ten seconds, and says by what it ended. */
const PROGRAM = `
  const { endWithNpm } = await import(${JSON.stringify(MODULE)});
  endWithNpm();
  console.log('begun');
  process.on('SIGTERM', () => { console.log('told'); process.exit(); });
  setTimeout(() => { console.log('not told'); process.exit(); }, Number(process.env.WAIT_MS));`;

test.each([
  ['that npm runs ends with its shell', { npm_lifecycle_event: 'start', WAIT_MS: '10000' }, 'begun\ntold\n'],
  ['that somebody else runs outlives its shell', { WAIT_MS: '1500' }, 'begun\nnot told\n'],
])('a command %s', async (_, environment, said) => {
  const { npm_lifecycle_event: _event, ...own } = process.env;
  // The shell has something left to do, so it does not turn into the program.
  const shell = spawn('sh', ['-c', '"$0" --input-type=module --eval "$1"; true', process.execPath, PROGRAM], {
    env: { ...own, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = text(shell.stdout);
  await once(shell.stdout, 'readable');
  shell.kill('SIGTERM');
  expect(await output).toBe(said);
});
