/** Runs a command in a process of its own, as an operator does: for exit codes, and for what outlives a process. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { withoutIdentity } from './project-copy.ts';
import type { Spoken } from './run-in-process.ts';

const CLI = join(import.meta.dirname, '..', 'cli', 'cli.ts');

/** @param folder of the catalog */
export function runCommand(
  folder: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Spoken> {
  const env = { ...withoutIdentity(), ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI, ...args], { cwd: folder, env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr });
    });
  });
}
