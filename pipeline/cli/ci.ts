/** `catalog ci`: a job of a workflow. Workflows hold rights, secrets and this call; what a job does is here. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Argument, Command } from 'commander';
import { git } from '../repo/git/git.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { jsonOf } from '../repo/text/stable-json.ts';
import type { CommandFacts } from '../review/check/folder/workflow-files.ts';
import { type Call, JOBS, type JobContext, type JobName, PROPOSAL, PROPOSAL_FOLDER } from './ci-jobs.ts';
import type { Run } from './options.ts';

/** Installing takes longer than reading some feeds, so a small catalog has one job. */
const FILES_PER_JOB = 2000;
const MAX_JOBS = 20;

const COMMANDS = {
  'add-feed': () => import('./add-feed.ts'),
  check: () => import('./check.ts'),
  export: () => import('./export.ts'),
  publish: () => import('./publish.ts'),
  rank: () => import('./rank.ts'),
  sync: () => import('./sync.ts'),
};

export function define(command: Command, run: Run, facts: CommandFacts): void {
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
async function callCommand([name, ...args]: Call, run: Run, facts: CommandFacts): Promise<void> {
  const command = new Command(name).exitOverride();
  (await COMMANDS[name as keyof typeof COMMANDS]()).define(command, run, facts);
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
