/** Every command: by group, with what it is for and its file. */
import { Command } from 'commander';
import type { CommandFacts } from '../review/check/folder/workflow-files.ts';
import type { Run } from './options.ts';

type CommandFile = { define(command: Command, run: Run, facts: CommandFacts): void };

const COMMANDS: Record<string, Record<string, [description: string, load: () => Promise<CommandFile>]>> = {
  'A catalog of your own:': {
    create: ['make a catalog in a new folder: its files, and a first commit', () => import('./create.ts')],
    upgrade: [
      'bring the catalog to another version of the engine: one commit on a branch',
      () => import('./upgrade.ts'),
    ],
    doctor: [
      'what stands in the way: this machine, data/, the repository’s settings, the address, the keys',
      () => import('./doctor.ts'),
    ],
  },
  'Feeds:': {
    validate: ['check feeds of any kind: every problem, its place and how to fix it', () => import('./validate.ts')],
    convert: ['print a feed of any kind as a PAD JSON 2.0 document, or as a manifest', () => import('./convert.ts')],
    'add-feed': ['write the file that makes the next sync read an address', () => import('./add-feed.ts')],
    feeds: [
      'how every feed stands: its last outcome, since when it fails, when it is asked again',
      () => import('./feeds.ts'),
    ],
    sync: [
      'read all feeds; propose new listings as moderation branches, commit what needs no person',
      () => import('./sync.ts'),
    ],
  },
  'Review:': {
    status: ['what waits, fails, has moved or gone silent, and since when', () => import('./status.ts')],
    moderation: [
      'review what waits: list, show, publish, reject; withdraw, yank, unyank and rename',
      () => import('./moderation.ts'),
    ],
    evidence: [
      'what others witness of a listing, since when, and what they were asked in vain',
      () => import('./evidence.ts'),
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
      'make the pair of keys that signs what is published, or what is proposed; prints the public one',
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
    rank: ['explain a score, verify what is published, keep the places of a month', () => import('./rank.ts')],
  },
  'Workflows:': {
    ci: ['do the job of a workflow on GitHub: read, write, check, publish and others', () => import('./ci.ts')],
  },
  'Publishers and webhooks:': {
    token: [
      'tokens of publishers and keys of read plans, kept by the worker: issue, list, revoke',
      () => import('./token.ts'),
    ],
    webhook: ['for receivers: check a delivery, listen on this machine', () => import('./webhook.ts')],
  },
};

/** @param isAsked whether the file of a command is loaded: help alone needs none */
export async function addCommands(program: Command, run: Run, isAsked: (name: string) => boolean): Promise<void> {
  for (const [group, commands] of Object.entries(COMMANDS)) {
    program.commandsGroup(group);
    for (const [name, [description, load]] of Object.entries(commands)) {
      const command = program.command(name).description(description);
      if (isAsked(name)) (await load()).define(command, run, COMMAND_FACTS);
    }
  }
}

/** Of any command and each below it. */
const EVERYWHERE = ['--help', '--version'];

/** Commands and options, to check those that workflows and scripts use. */
export const COMMAND_FACTS: CommandFacts = {
  jobs: async () => Object.keys((await import('./ci-jobs.ts')).JOBS),
  names: ['help', ...Object.values(COMMANDS).flatMap(Object.keys)],
  async optionsOf(name, below) {
    const [, load] = Object.values(COMMANDS).find((commands) => Object.hasOwn(commands, name))?.[name] ?? [];
    if (load === undefined) return undefined;
    const command = new Command(name);
    (await load()).define(command, async () => {}, COMMAND_FACTS);
    const named = command.commands.find((one) => one.name() === below);
    return [command, ...(named === undefined ? [] : [named])].flatMap(longOptions).concat(EVERYWHERE);
  },
};

const longOptions = ({ options }: Command) => options.flatMap(({ long }) => long ?? []);
