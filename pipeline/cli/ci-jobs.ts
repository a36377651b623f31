/** The jobs of the workflows on GitHub: what each one calls, made of the environment and the event that started it. */
import { member, textMember } from '../../schemas/rules/members.ts';
import { UsageError } from '../repo/run/command-context.ts';

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
