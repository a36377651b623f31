/** Every command: its file, and by group what it is for. */
import { Command } from 'commander';
import type { Facts, Run } from './options.ts';

/** Loaded when a command is called. */
const FILES = {
  create: () => import('./create.ts'),
  upgrade: () => import('./upgrade.ts'),
  doctor: () => import('./doctor.ts'),
  validate: () => import('./validate.ts'),
  convert: () => import('./convert.ts'),
  'add-feed': () => import('./add-feed.ts'),
  feeds: () => import('./feeds.ts'),
  sync: () => import('./sync.ts'),
  status: () => import('./status.ts'),
  moderation: () => import('./moderation.ts'),
  evidence: () => import('./evidence.ts'),
  check: () => import('./check.ts'),
  start: () => import('./start.ts'),
  build: () => import('./build.ts'),
  publish: () => import('./publish.ts'),
  'hand-over': () => import('./hand-over.ts'),
  'signing-key': () => import('./signing-key.ts'),
  verify: () => import('./verify.ts'),
  export: () => import('./export.ts'),
  rank: () => import('./rank.ts'),
  ci: () => import('./ci.ts'),
  token: () => import('./token.ts'),
  webhook: () => import('./webhook.ts'),
} satisfies Record<string, () => Promise<{ define(command: Command, run: Run, facts: Facts): void }>>;

const GROUPS: Record<string, { [Name in keyof typeof FILES]?: string }> = {
  'A catalog of your own:': {
    create: 'make a catalog in a new folder: its files, and a first commit',
    upgrade: 'bring the catalog to another version of the engine: one commit on a branch',
    doctor: 'what stands in the way: this machine, data/, the repository’s settings, the address, the keys',
  },
  'Feeds:': {
    validate: 'check feeds of any kind: every problem, its place and how to fix it',
    convert: 'print a feed of any kind as a PAD JSON 2.0 document, or as a manifest',
    'add-feed': 'write the file that makes the next sync read an address',
    feeds: 'how every feed stands: its last outcome, since when it fails, when it is asked again',
    sync: 'read all feeds; propose new listings as moderation branches, commit what needs no person',
  },
  'Review:': {
    status: 'what waits, fails, has moved or gone silent, and since when',
    moderation: 'review what waits: list, show, publish, reject; withdraw, yank, unyank and rename',
    evidence: 'what others witness of a listing, since when, and what they were asked in vain',
    check: 'may a branch be merged: its own files only, valid, and true to the ledger',
  },
  'Build and publish:': {
    start: 'show what a sync would do, build, and serve on this machine; commits nothing',
    build: 'the files of the commit that is checked out → dist/: the same bytes on every machine',
    publish: 'build, compare with what is live, and deploy',
    'hand-over': 'tell the worker of a build that you have deployed yourself: search rows, events, sync log',
    'signing-key': 'make the pair of keys that signs what is published, or what is proposed; prints the public one',
    verify: 'is a build what its operator signed: the signature, every file, and no step back',
    export: 'the files with the whole catalog: NDJSON, SQLite, the market report of the month',
    rank: 'explain a score, verify what is published, keep the places of a month',
  },
  'Workflows:': {
    ci: 'do the job of a workflow on GitHub: read, write, check, publish and others',
  },
  'Publishers and webhooks:': {
    token: 'tokens of publishers and keys of read plans, kept by the worker: issue, list, revoke',
    webhook: 'for receivers: check a delivery, listen on this machine',
  },
};

/** @param isAsked whether the file of a command is loaded: help alone needs none */
export async function addCommands(program: Command, run: Run, isAsked: (name: string) => boolean): Promise<void> {
  for (const [group, commands] of Object.entries(GROUPS)) {
    program.commandsGroup(group);
    for (const [name, description] of Object.entries(commands)) {
      const command = program.command(name).description(description);
      if (isAsked(name)) await COMMAND_FACTS.define(command, run);
    }
  }
}

/** Of any command and each below it. */
const EVERYWHERE = ['--help', '--version'];

/** Commands and options, to check those that workflows and scripts use. */
export const COMMAND_FACTS: Facts = {
  async define(command, run) {
    const { define } = await FILES[command.name() as keyof typeof FILES]();
    define(command, run, COMMAND_FACTS);
  },
  jobs: async () => Object.keys((await import('./ci.ts')).JOBS),
  names: ['help', ...Object.values(GROUPS).flatMap(Object.keys)],
  async optionsOf(name, below) {
    if (!Object.hasOwn(FILES, name)) return undefined;
    const command = new Command(name);
    await COMMAND_FACTS.define(command, async () => {});
    const named = command.commands.find((one) => one.name() === below);
    return [command, ...(named === undefined ? [] : [named])].flatMap(longOptions).concat(EVERYWHERE);
  },
};

const longOptions = ({ options }: Command) => options.flatMap(({ long }) => long ?? []);
