#!/usr/bin/env node
/**
 * The `catalog` command: reads argv, prints, exits. Nothing else in the pipeline prints or exits.
 * Exit codes: 0 done, 1 problems were found or something failed, 2 wrong usage.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import packageFile from '../../package.json' with { type: 'json' };
import { terminalOutput } from '../repo/run/output.ts';
import { UsageError } from '../repo/run/usage-error.ts';
import { addCommands } from './commands.ts';
import type { Run } from './options.ts';

const FOUND_PROBLEMS = 1;
const WRONG_USAGE = 2;

// Kept compiled: help comes in a sixth of the time.
enableCompileCache({
  directory: join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'compiled'),
  portable: true,
});

const output = terminalOutput();
const context = { folder: process.cwd(), now: new Date(), output };

const run: Run = async (command) => {
  const foundProblems = await command(context);
  output.done();
  if (foundProblems) process.exitCode = FOUND_PROBLEMS;
};

const program = new Command('catalog')
  .description('A static-first software catalog: feeds in, reviewed files in git, static JSON and pages out.')
  .version(packageFile.version)
  .showHelpAfterError('(add --help to see what it takes)')
  .exitOverride();

await addCommands(program, run, (name) => process.argv.includes(name));

try {
  await program.parseAsync();
} catch (error) {
  output.done();
  if (error instanceof CommanderError) {
    // Help and version end this way too, with exit code 0.
    process.exitCode = error.exitCode === 0 ? 0 : WRONG_USAGE;
  } else {
    output.note(`catalog: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = error instanceof UsageError ? WRONG_USAGE : FOUND_PROBLEMS;
  }
}
