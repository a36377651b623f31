/**
 * Runs a workflow on this machine: each step's script in real bash, in a real clone, with the commands of the project. What
 * an action does is done here in its place. Jobs run one after the other.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parse } from 'yaml';
import { git } from '../../../pipeline/repo/git/git.ts';
import { type Context, fill, holds } from './expressions.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..');

export interface Forge {
  /** Folder of the bare repository. */
  origin: string;
  /** Of its API. */
  address: string;
}

export interface Trigger {
  /** By path, like `vars.DEPLOY_TO`, `secrets.APP_PRIVATE_KEY`, `github.event.issue.number`. */
  values?: Record<string, string>;
  /** Like schedule. */
  event: string;
}

export interface RanJob {
  id: string;
  result: 'success' | 'failure' | 'skipped';
  /** What its steps wrote. */
  output: string;
}

interface Step {
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, string>;
  env?: Record<string, string>;
}

interface Job {
  needs?: string | string[];
  if?: string;
  uses?: string;
  outputs?: Record<string, string>;
  strategy?: { matrix: Record<string, string> };
  steps?: Step[];
}

const TOKEN_OF_JOB = 'token-of-the-job';
const TOKEN_OF_APP = 'token-of-the-app';

/** @param read gives the text of a workflow by its name, like sync.yml */
export async function runWorkflow(
  name: string,
  read: (name: string) => string,
  forge: Forge,
  trigger: Trigger,
): Promise<RanJob[]> {
  const top = mkdtempSync(join(tmpdir(), 'catalog-workflow-'));
  try {
    return await runJobs(name, read, { forge, trigger, top, artifacts: join(top, 'artifacts') });
  } finally {
    rmSync(top, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface Run {
  forge: Forge;
  trigger: Trigger;
  /** Folder of everything that the run keeps. */
  top: string;
  artifacts: string;
}

async function runJobs(name: string, read: (name: string) => string, run: Run): Promise<RanJob[]> {
  const { jobs }: { jobs: Record<string, Job> } = parse(read(name));
  const outputs: Record<string, string> = {};
  const ran: RanJob[] = [];
  for (const [id, job] of Object.entries(jobs)) {
    const before = [job.needs ?? []].flat();
    const ended = ran.filter((one) => before.includes(one.id));
    if (ended.length !== before.length) throw new Error(`${id} stands before what it needs`);
    const isFailed = ended.some(({ result }) => result !== 'success');
    const context = contextOf(
      run,
      outputs,
      ended.some(({ result }) => result === 'failure'),
    );
    if (!holds(job.if, isFailed, context)) {
      ran.push({ id, result: 'skipped', output: '' });
    } else if (job.uses !== undefined) {
      const called = await runJobs(job.uses.replace('./.github/workflows/', ''), read, run);
      const result = called.some((one) => one.result === 'failure') ? 'failure' : 'success';
      ran.push({ id, result, output: called.map(({ output }) => output).join('') });
    } else {
      ran.push(await runShares(id, job, run, context, outputs));
    }
    outputs[`needs.${id}.result`] = ran.at(-1)?.result ?? '';
  }
  return ran;
}

/** Once for each value of its matrix. */
async function runShares(
  id: string,
  job: Job,
  run: Run,
  context: Context,
  outputs: Record<string, string>,
): Promise<RanJob> {
  const [[key, list] = ['', '[""]']] = Object.entries(job.strategy?.matrix ?? {}).map(
    ([name, value]) => [`matrix.${name}`, fill(value, context)] as const,
  );
  const shares: unknown[] = JSON.parse(list);
  const ran: RanJob = { id, result: 'success', output: '' };
  for (const share of shares) {
    const values = { ...context.values, [key]: String(share), 'strategy.job-total': String(shares.length) };
    const { isFailed, output, steps } = await runSteps(job, run, { ...context, values });
    if (isFailed) ran.result = 'failure';
    ran.output += output;
    for (const [name, value] of Object.entries(job.outputs ?? {})) {
      outputs[`needs.${id}.outputs.${name}`] = fill(value, { ...context, values: { ...values, ...steps } });
    }
  }
  return ran;
}

function contextOf({ trigger, top }: Run, outputs: Record<string, string>, isFailed: boolean): Context {
  return {
    values: {
      ...{ 'github.event_name': trigger.event, 'github.repository': 'works/catalog', 'github.token': TOKEN_OF_JOB },
      ...{ 'github.run_id': '1', 'github.run_attempt': '1', 'github.ref': 'refs/heads/main', 'runner.temp': top },
      ...trigger.values,
      ...outputs,
    },
    functions: {
      ...{ failure: () => isFailed, cancelled: () => false, hashFiles: () => 'digest', fromJSON: (list) => list },
    },
  };
}

async function runSteps(job: Job, run: Run, context: Context) {
  const place = mkdtempSync(join(run.top, 'job-'));
  const folder = join(place, 'catalog');
  mkdirSync(join(place, 'temp'));
  const steps: Record<string, string> = {};
  let isFailed = false;
  let output = '';
  for (const step of job.steps ?? []) {
    const values = { ...context.values, ...steps, 'runner.temp': join(place, 'temp') };
    const now: Context = { ...context, values };
    if (!holds(step.if, isFailed, now)) continue;
    const inputs = Object.fromEntries(
      Object.entries(step.with ?? {}).map(([key, value]) => [key, fill(String(value), now)]),
    );
    if (step.uses !== undefined) {
      Object.assign(steps, await act(step.uses, { id: step.id, inputs, folder, run }));
      continue;
    }
    const answer = await runScript(step, now, { place, folder, forge: run.forge, event: run.trigger.event });
    output += answer.output;
    for (const [key, value] of answer.outputs) steps[`steps.${step.id}.outputs.${key}`] = value;
    if (answer.code !== 0) isFailed = true;
  }
  return { isFailed, output, steps };
}

interface Action {
  id: string | undefined;
  inputs: Record<string, string>;
  folder: string;
  run: Run;
}

/** What the action does, as far as our workflows need it. @returns outputs of its step */
async function act(uses: string, { id, inputs, folder, run }: Action): Promise<Record<string, string>> {
  const [action = ''] = uses.split('@');
  switch (action) {
    case 'actions/checkout':
      await checkOut(folder, inputs, run.forge.origin);
      return {};
    case 'actions/setup-node':
    case 'actions/cache':
    case 'actions/deploy-pages':
      return {};
    case 'actions/upload-artifact':
      cpSync(inputs.path ?? '', join(run.artifacts, inputs.name ?? ''), { recursive: true });
      return {};
    case 'actions/download-artifact':
      // All of them, merged.
      mkdirSync(inputs.path ?? '', { recursive: true });
      if (existsSync(run.artifacts)) {
        for (const name of readdirSync(run.artifacts))
          cpSync(join(run.artifacts, name), inputs.path ?? '', { recursive: true });
      }
      return {};
    case 'actions/create-github-app-token':
      if (!inputs['private-key']) throw new Error('The App has no private key.');
      return { [`steps.${id}.outputs.token`]: TOKEN_OF_APP };
    default:
      throw new Error(`nobody has said what ${action} does`);
  }
}

async function checkOut(
  folder: string,
  { ref = 'main', 'fetch-depth': depth = '1' }: Record<string, string>,
  origin: string,
) {
  await git('/', ['init', '--quiet', '--initial-branch=main', folder]);
  await git(folder, ['remote', 'add', 'origin', `file://${origin}`]);
  const isBranch = !ref.startsWith('refs/');
  const all = depth === '0' ? ['+refs/heads/*:refs/remotes/origin/*'] : [];
  const wanted = isBranch ? `+refs/heads/${ref}:refs/remotes/origin/${ref}` : `+${ref}:refs/remotes/${ref.slice(5)}`;
  const shallow = depth === '0' ? [] : [`--depth=${depth}`];
  await git(folder, ['fetch', '--quiet', '--no-tags', ...shallow, 'origin', ...all, wanted]);
  const to = isBranch ? ['-B', ref, `refs/remotes/origin/${ref}`] : ['--detach', `refs/remotes/${ref.slice(5)}`];
  await git(folder, ['checkout', '--quiet', '--force', ...to]);
  // A clone of the engine has the program; a catalog that depends on it finds it with npx.
  symlinkSync(join(PROJECT, 'pipeline'), join(folder, 'pipeline'));
  writeFileSync(join(folder, '.git', 'info', 'exclude'), 'pipeline\n.cache\n');
}

interface Place {
  place: string;
  folder: string;
  forge: Forge;
  event: string;
}

async function runScript(step: Step, context: Context, { place, folder, forge, event }: Place) {
  const file = join(place, 'temp', 'output');
  const summary = join(place, 'temp', 'summary');
  for (const empty of [file, summary]) writeFileSync(empty, '');
  const script = join(place, 'temp', 'script.sh');
  writeFileSync(script, step.run ?? '');
  const own = Object.fromEntries(
    Object.entries(step.env ?? {}).map(([key, value]) => [key, fill(String(value), context)]),
  );
  const env = {
    ...{ PATH: `${toolsIn(place)}:${process.env.PATH}`, HOME: place, LC_ALL: 'C', NO_COLOR: '1' },
    ...{ GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
    ...{ GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: 'works/catalog' },
    ...{ GITHUB_API_URL: forge.address, GITHUB_SERVER_URL: 'https://github.com', GITHUB_BASE_REF: 'main' },
    ...{ GITHUB_OUTPUT: file, GITHUB_STEP_SUMMARY: summary, RUNNER_TEMP: join(place, 'temp') },
    ...(context.values['github.head_ref'] && { GITHUB_HEAD_REF: context.values['github.head_ref'] }),
    ...own,
  };
  // Source: docs.github.com, workflow syntax, jobs.<job_id>.steps[*].shell: bash -e where no shell is named.
  const child = spawn('bash', ['-e', script], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [code, stdout, stderr] = await Promise.all([
    new Promise<number | null>((resolve) => child.on('close', resolve)),
    text(child.stdout),
    text(child.stderr),
  ]);
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const outputs = lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const);
  return { code, output: stdout + stderr, outputs };
}

/** npm installs nothing, and npx finds the command of the catalog. */
function toolsIn(place: string): string {
  const bin = join(place, 'bin');
  if (existsSync(bin)) return bin;
  mkdirSync(bin);
  const tools = {
    npm: 'test "$*" = ci',
    npx: `test "$1 $2" = "--no catalog" && shift 2 && exec "${process.execPath}" "${join(PROJECT, 'pipeline/cli/catalog.cjs')}" "$@"`,
    node: `exec "${process.execPath}" "$@"`,
  };
  for (const [name, script] of Object.entries(tools)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  return bin;
}
