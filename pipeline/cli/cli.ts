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
import type { Run } from './options.ts';

const FOUND_PROBLEMS = 1;
const WRONG_USAGE = 2;

// Kept compiled: help comes in a sixth of the time.
enableCompileCache({
  directory: join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'compiled'),
  portable: true,
});

type CommandFile = { define(command: Command, run: Run): void };

/** By group: what a command is for, and its file, which is loaded when the command is called. */
const COMMANDS: Record<string, Record<string, [description: string, load: () => Promise<CommandFile>]>> = {
  'Feeds:': {
    validate: ['check feeds of any kind: every problem, its place and how to fix it', () => import('./validate.ts')],
    convert: ['print a feed of any kind as a PAD JSON 2.0 document, or as a manifest', () => import('./convert.ts')],
    'add-feed': ['write the file that makes the next sync read an address', () => import('./add-feed.ts')],
    feeds: [
      'how every feed stands: its last outcome, since when it fails, when it is asked again',
      () => import('./feeds.ts'),
    ],
    sync: [
      'read all feeds; propose new listings as moderation branches, commit harmless updates',
      () => import('./sync.ts'),
    ],
  },
  'Review:': {
    moderation: [
      'review what waits: list, show, publish, reject; withdraw and rename',
      () => import('./moderation.ts'),
    ],
    check: ['may a branch be merged: its own files only, valid, and true to the ledger', () => import('./check.ts')],
  },
  'Build and publish:': {
    start: ['show what a sync would do, build, and serve on this machine; commits nothing', () => import('./start.ts')],
    build: [
      'the files of the commit that is checked out → dist/: the same bytes on every machine',
      () => import('./build.ts'),
    ],
    publish: ['build, compare with what is live, and deploy', () => import('./publish.ts')],
    'hand-over': [
      'tell the worker of a build that you have deployed yourself: search rows, events, sync log',
      () => import('./hand-over.ts'),
    ],
    'signing-key': [
      'make the pair of keys that signs what is published; prints the public one',
      () => import('./signing-key.ts'),
    ],
    verify: [
      'is a build what its operator signed: the signature, every file, and no step back',
      () => import('./verify.ts'),
    ],
    export: [
      'the files with the whole catalog: NDJSON, SQLite, the market report of the month',
      () => import('./export.ts'),
    ],
    rank: [
      'explain a score, verify what is published, try other weights, keep the places of a month',
      () => import('./rank.ts'),
    ],
  },
  'Publishers and webhooks:': {
    token: [
      'tokens of publishers and keys of read plans, kept by the worker: issue, list, revoke',
      () => import('./token.ts'),
    ],
    webhook: ['for receivers: check a delivery, listen on this machine', () => import('./webhook.ts')],
  },
};

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

for (const [group, commands] of Object.entries(COMMANDS)) {
  program.commandsGroup(group);
  for (const [name, [description, load]] of Object.entries(commands)) {
    const command = program.command(name).description(description);
    if (process.argv.includes(name)) (await load()).define(command, run);
  }
}

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
