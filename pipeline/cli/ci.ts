/** `catalog ci`: a job of a workflow. Workflows hold rights, secrets and this call; what a job does is here. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Argument, Command } from 'commander';
import { member, textMember } from '../../schemas/rules/members.ts';
import { git } from '../repo/git/git.ts';
import { type CommandContext, UsageError } from '../repo/run/command-context.ts';
import { jsonOf } from '../repo/text/stable-json.ts';
import type { Facts, Run } from './options.ts';

/** Installing takes longer than reading some feeds, so a small catalog has one job. */
const FILES_PER_JOB = 2000;
const MAX_JOBS = 20;

export function define(command: Command, run: Run, facts: Facts): void {
  const jobs = Object.entries(JOBS).map(([name, { does }]) => `  ${name.padEnd(10)}${does}`);
  command
    .addArgument(new Argument('<job>', 'one of the jobs below').choices(Object.keys(JOBS)))
    .addHelpText('after', `\nJobs:\n${jobs.join('\n')}`)
    .action(async (job: JobName) => {
      let context: JobContext = { environment: process.env, event: undefined };
      await run(async (where) => {
        context = await prepare(job, where);
        return false;
      });
      for (const call of JOBS[job].calls(context)) await callCommand(call, run, facts);
      await run(async (where) => {
        await finish(job, where);
        return false;
      });
    });
}

/** Options mean here what they mean on a command line. */
async function callCommand([name, ...args]: Call, run: Run, facts: Facts): Promise<void> {
  const command = new Command(name).exitOverride();
  await facts.define(command, run);
  await command.parseAsync(args, { from: 'user' });
}

async function prepare(job: JobName, { folder }: CommandContext): Promise<JobContext> {
  const { GITHUB_EVENT_PATH } = process.env;
  const event = GITHUB_EVENT_PATH ? jsonOf(await readFile(GITHUB_EVENT_PATH, 'utf8')) : undefined;
  const context = { environment: process.env, event };
  if (job !== 'check') return context;
  // Fetched from a folder, never checked out here: the code that runs is that of the published branch.
  const proposal = join(folder, PROPOSAL_FOLDER);
  await git(folder, ['fetch', '--quiet', '--no-tags', proposal, `+HEAD:${PROPOSAL}`]);
  return context;
}

async function finish(job: JobName, { folder }: CommandContext): Promise<void> {
  if (job !== 'plan') return;
  const { setOutput } = await import('@actions/core');
  const files = await git(folder, ['ls-files', '-z', '--', 'data/feeds', 'data/listings']);
  setOutput('shards', JSON.stringify(sharesOf(files.split('\0').length - 1)));
}

/** @returns names like 1/3, one for each job */
export function sharesOf(files: number): string[] {
  const count = Math.min(MAX_JOBS, Math.max(1, Math.ceil(files / FILES_PER_JOB)));
  return Array.from({ length: count }, (_, index) => `${index + 1}/${count}`);
}

export interface JobContext {
  environment: NodeJS.ProcessEnv;
  /** What GitHub says of the event that started the workflow. */
  event: unknown;
}

/** Arguments of one call of `catalog`. */
export type Call = string[];

/** Where a proposal lies while it is checked. It is read with git, and nothing in it is run. */
export const PROPOSAL = 'refs/catalog/proposal';
export const PROPOSAL_FOLDER = 'proposal';
/** Folder of the runner → files that go from job to job. */
const SHARDS = 'shards';
const MEMORY = 'memory';
/** Minutes of a night that feeds are read for; the job ends at 90. */
const READ_MINUTES = '60';
/** What the worker starts a run with: then only those feeds are read whose publishers ask for it. */
const ASKED_FOR = 'submission';

export const JOBS = {
  plan: { does: 'count feeds and listings, and set the output `shards`: a job for each 2000 files', calls: () => [] },
  ask: {
    does: 'ask the worker which addresses publishers want read',
    calls: ({ environment }) => [['sync', '--ask', temporary(environment, MEMORY)]],
  },
  read: {
    does: 'read the share of the feeds that SHARD names, like 2/4 (default: all), and what publishers want read',
    calls: ({ environment, event }) => {
      const { SHARD = '1/1' } = environment;
      const minutes = textMember(event, 'action') === ASKED_FOR ? '0' : READ_MINUTES;
      const [shards, memory] = [temporary(environment, SHARDS), temporary(environment, MEMORY)];
      const handed = ['--memory', memory, '--asked', memory];
      return [['sync', '--shard', SHARD, '--shards', shards, '--minutes', minutes, ...handed]];
    },
  },
  write: {
    does: 'bring what was read together, and propose it',
    calls: ({ environment }) => {
      const shards = temporary(environment, SHARDS);
      return [['sync', '--merge', shards, '--feeds-may-fail', '--memory', shards]];
    },
  },
  check: { does: `check the pull request, whose branch lies in ${PROPOSAL_FOLDER}/`, calls: checkCalls },
  build: {
    does: 'build, without a secret, what may follow what is live, and leave it to be signed',
    calls: buildCalls,
  },
  deploy: { does: 'deploy what was built and signed to what DEPLOY_TO names', calls: deployCalls },
  'add-feed': {
    does: 'propose the feed that an issue asks for, or say on the issue what is wrong',
    calls: ({ event }) => [['add-feed', '--issue', String(member(member(event, 'issue'), 'number')), '--propose']],
  },
  snapshot: { does: 'share the places of the month', calls: () => [['rank', '--snapshot', '--propose']] },
  export: { does: 'write the files with the whole catalog', calls: () => [['export']] },
} satisfies Record<string, { does: string; calls: (context: JobContext) => Call[] }>;

export type JobName = keyof typeof JOBS;

/** What is not surely a branch of this repository is another one's. */
function checkCalls({ environment, event }: JobContext): Call[] {
  const { GITHUB_HEAD_REF = '', GITHUB_REPOSITORY } = environment;
  const from = textMember(member(member(member(event, 'pull_request'), 'head'), 'repo'), 'full_name');
  const isOurs = from !== undefined && from === GITHUB_REPOSITORY;
  const branch = ['--base', 'HEAD', '--head', PROPOSAL, `--branch=${GITHUB_HEAD_REF}`];
  return [['check', ...branch, '--summary', ...(isOurs ? [] : ['--outside'])]];
}

const INPUTS = { first: '--first', allow_rollback: '--allow-rollback', allow_mass_change: '--allow-mass-change' };

/** Where the jobs of a publication hand each other what they have made. */
const BUILD = 'build';
const KEPT = 'kept';

function buildCalls({ environment, event }: JobContext): Call[] {
  const handed = ['--to-sign', temporary(environment, BUILD), '--kept', temporary(environment, KEPT)];
  return [['publish', '--target', targetOf(environment), ...handed, ...askedIn(event)]];
}

function deployCalls({ environment, event }: JobContext): Call[] {
  return [['publish', '--target', targetOf(environment), '--signed', temporary(environment, BUILD), ...askedIn(event)]];
}

function targetOf({ DEPLOY_TO = '' }: NodeJS.ProcessEnv): string {
  const targets = new Map([
    ['pages', 'folder'],
    ['cloudflare', 'cloudflare'],
  ]);
  const target = targets.get(DEPLOY_TO);
  if (target === undefined) throw new UsageError('DEPLOY_TO must be pages or cloudflare.');
  return target;
}

/** An operator asks for more in the form of `workflow_dispatch`, whose values are texts. */
function askedIn(event: unknown): string[] {
  const inputs = member(event, 'inputs');
  return Object.entries(INPUTS).flatMap(([name, option]) => (String(member(inputs, name)) === 'true' ? [option] : []));
}

/** A file of the runner that no later run sees. */
function temporary({ RUNNER_TEMP }: NodeJS.ProcessEnv, name: string): string {
  if (!RUNNER_TEMP) throw new UsageError('RUNNER_TEMP names no folder: this is for workflows on GitHub.');
  return `${RUNNER_TEMP}/${name}`;
}
