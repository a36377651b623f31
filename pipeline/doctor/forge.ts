/** The repository on its forge: do its settings let the workflows do what they are for? */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import type { Settings } from '../../schemas/contracts/generated/settings.ts';
import { POWER_KEYS } from '../../schemas/contracts/internal-permissions.ts';
import { catalogRepository } from '../../schemas/rules/catalog-repository.ts';
import { failedAnswer, octokitFor, type RepositoryAccess } from '../repo/forge/octokit.ts';
import { tryGit } from '../repo/git/git.ts';
import { advice, type Finding, good, unseen, wrong } from './finding.ts';

const WORKFLOWS = '.github/workflows';
/** What its jobs hold in the place of CATALOG_INTERNAL_KEY. */
const OF_WORKER: string[] = Object.values(POWER_KEYS);
const OLD_KEY = advice(
  'The repository still stores CATALOG_INTERNAL_KEY, which issues tokens, and no workflow uses it.',
  'Once the keys that `catalog token workflow-keys` prints are stored, delete it there, and keep it with you.',
);
const TOKEN = 'Set GITHUB_TOKEN to a token of yours that may administer the repository.';

/** @param api undefined: nothing is asked of the network */
export async function forgeFindings(
  folder: string,
  settings: Settings,
  api: ((repository: string) => ForgeApi) | undefined,
): Promise<Finding[]> {
  const own = catalogRepository(settings);
  const workflows = await readWorkflows(folder);
  const found = [...modeFindings(settings, workflows), ...(await originFindings(folder, own?.url))];
  if (own?.forge !== 'github') return found;
  const repository = new URL(own.url).pathname.slice(1);
  if (api === undefined) return [...found, unseen(`${repository} was not looked at on GitHub (--offline).`)];
  const seen = await githubFindings(api(repository), settings, workflows);
  const last = seen.findLastIndex(({ state }) => state === 'unseen');
  return [...found, ...seen.map((each, index) => (index === last ? { ...each, remedy: TOKEN } : each))];
}

/** File name → text. */
type Workflows = ReadonlyMap<string, string>;

async function readWorkflows(folder: string): Promise<Workflows> {
  const names = (await readdir(join(folder, WORKFLOWS)).catch(() => [])).filter((name) => /\.ya?ml$/.test(name));
  const texts = names
    .sort()
    .map(async (name) => [name, await readFile(join(folder, WORKFLOWS, name), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}

/** Where people review, against what the workflows are for. */
function modeFindings({ moderation = {}, repository }: Settings, workflows: Workflows): Finding[] {
  const syncs = [...workflows].some(([, text]) => /\b(?:catalog(?: --)?|cli\.ts) (?:sync|ci write)\b/.test(text));
  if (moderation.mode === 'github') {
    if (repository === undefined) {
      return [wrong('People review on GitHub, and no setting says where.', 'Set repository in data/catalog.json.')];
    }
    return syncs
      ? [good('a workflow reads the feeds, and people review on GitHub')]
      : [
          wrong(
            'People review on GitHub, and no workflow reads the feeds.',
            `Restore ${WORKFLOWS}/sync.yml from git, or run npm run sync elsewhere each night.`,
          ),
        ];
  }
  if (!syncs) return [good('people review in this repository')];
  // The engine's own repository has workflows, and need not run them.
  const report = repository === undefined ? advice : wrong;
  return [
    report(
      'A workflow reads the feeds, but its proposals stay on its runner: people review in this repository.',
      'Set moderation.mode in data/catalog.json to "github".',
    ),
  ];
}

async function originFindings(folder: string, url: string | undefined): Promise<Finding[]> {
  const origin = await tryGit(folder, ['remote', 'get-url', 'origin']);
  if (origin === undefined || url === undefined) return [];
  const { host, pathname } = new URL(url);
  // git@host:owner/name.git, ssh://git@host/owner/name and https://host/owner/name are one place.
  const plain = origin
    .replace(/\.git$/, '')
    .replace(/^\w+:\/\/(?:[^/@]*@)?|^[^/@]*@/, '')
    .replace(':', '/');
  return plain.toLowerCase() === (host + pathname).toLowerCase()
    ? []
    : [advice(`origin is not ${url}, which data/catalog.json names as the repository.`, 'Correct one of them.')];
}

async function githubFindings(api: ForgeApi, settings: Settings, workflows: Workflows): Promise<Finding[]> {
  const usesPages = [...workflows.values()].some((text) => text.includes('actions/deploy-pages@'));
  const [isProtected, mayPropose, states, pages, secrets] = await Promise.all([
    api.isProtected(settings.main_branch),
    api.mayPropose(),
    api.workflows(),
    usesPages ? api.pages() : undefined,
    api.secrets(),
  ]);
  return [
    protectionFinding(isProtected, settings),
    ...proposalFindings(mayPropose, settings),
    ...stateFindings(states, workflows),
    ...(usesPages ? [pagesFinding(pages, settings)] : []),
    ...secretFindings(secrets, settings, workflows),
  ];
}

function protectionFinding(isProtected: Seen<boolean>, { main_branch, moderation = {} }: Settings): Finding {
  if (isProtected === 'missing') {
    return wrong(
      `GitHub knows no branch ${main_branch} of that repository, or hides it.`,
      `Push the branch. If the repository is private: ${TOKEN}`,
    );
  }
  if (isProtected === undefined) return unseen(`whether ${main_branch} is protected`);
  if (!isProtected) {
    return advice(
      `${main_branch} is not protected: anyone who may push can publish without the check.`,
      'Under Settings, Branches, require a pull request and the check; leave "up to date before merging" off.',
    );
  }
  const pushes = moderation.mode === 'github' && moderation.updates !== 'pull-request';
  return pushes
    ? advice(
        `${main_branch} is protected, and a sync pushes updates that need no person to it.`,
        'Let the App of the workflow pass the protection, or set moderation.updates to "pull-request".',
      )
    : good(`${main_branch} is protected, and nothing passes the review`);
}

function proposalFindings(mayPropose: Seen<boolean>, { moderation = {} }: Settings): Finding[] {
  if (moderation.mode !== 'github') return [];
  if (typeof mayPropose !== 'boolean') return [unseen(`whether workflows may open pull requests`)];
  return mayPropose
    ? [good('workflows may open pull requests')]
    : [
        wrong(
          'Workflows may not open pull requests, so a sync pushes branches that nobody is shown.',
          'Under Settings, Actions, General, allow GitHub Actions to create pull requests, or set up an App.',
        ),
      ];
}

/** GitHub stops schedules after sixty days without a commit, and does not begin them in a fork. */
function stateFindings(states: Seen<{ file: string; state: string }[]>, workflows: Workflows): Finding[] {
  if (states === undefined || states === 'missing') return [unseen(`whether the workflows are active`)];
  const stopped = states.filter(({ file, state }) => workflows.has(file) && state !== 'active');
  return stopped.length === 0
    ? [good('the workflows are active')]
    : stopped.map(({ file, state }) =>
        wrong(
          `The workflow ${file} is stopped${state === 'disabled_inactivity' ? ': the repository was quiet for 60 days' : ''}.`,
          'Enable it under Actions.',
        ),
      );
}

function pagesFinding(pages: Seen<{ source: string; address: string }>, { base_url }: Settings): Finding {
  const choose = 'Under Settings, Pages, choose GitHub Actions as the source.';
  if (pages === undefined) return unseen(`whether GitHub Pages is on`);
  if (pages === 'missing') return wrong('GitHub Pages is not on, or hidden.', choose);
  if (pages.source !== 'workflow') return wrong('GitHub Pages takes its files from a branch.', choose);
  const address = pages.address.replace(/\/+$/, '');
  return address.replace(/^http:/, 'https:') === base_url
    ? good(`GitHub Pages serves ${address}`)
    : wrong(
        `GitHub Pages serves ${address}, and all links lead to ${base_url}.`,
        'Set base_url in data/catalog.json to the first, or the custom domain of Pages to the second.',
      );
}

function secretFindings(names: Seen<string[]>, { signing_key, moderation = {}, host }: Settings, workflows: Workflows) {
  const isNamed = (name: string) => [...workflows.values()].some((text) => text.includes(`secrets.${name}`));
  const needed = [
    ...(signing_key === undefined ? [] : ['CATALOG_SIGNING_KEY']),
    ...(moderation.record_key === undefined ? [] : ['CATALOG_RECORD_KEY']),
    ...(host === 'worker' ? ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID', ...OF_WORKER] : []),
  ].filter(isNamed);
  if (needed.length === 0) return [];
  if (names === undefined || names === 'missing') return [unseen(`whether ${needed.join(', ')} are set`)];
  const absent = needed.filter((name) => !names.includes(name));
  const made = absent.some((name) => OF_WORKER.includes(name))
    ? ' `catalog token workflow-keys` prints those of the worker.'
    : '';
  const old = names.includes('CATALOG_INTERNAL_KEY') && !isNamed('CATALOG_INTERNAL_KEY') ? [OLD_KEY] : [];
  return absent.length === 0
    ? [good(`the secrets are set: ${needed.join(', ')}`), ...old]
    : [
        wrong(
          `The workflows lack ${absent.join(', ')}.`,
          `Under Settings, Secrets and variables, Actions, set them (or see that the organization gives them).${made}`,
        ),
        ...old,
      ];
}

/** undefined: nobody may see it with this token, or without one. `missing`: it is not there, or hidden. */
type Seen<T> = T | 'missing' | undefined;

type ForgeApi = ReturnType<typeof forgeApi>;

const PER_PAGE = 100;

export function forgeApi(access: Pick<RepositoryAccess, 'baseUrl' | 'repository' | 'token'>) {
  const userAgent = `Catalog/${packageFile.version}`;
  const { octokit, owner, repo } = octokitFor({ ...access, userAgent, maxWaitSeconds: 0 });
  const { repos, actions } = octokit.rest;
  const place = { owner, repo };
  const list = { ...place, per_page: PER_PAGE };
  return {
    /** Is a push to the branch refused that has not been reviewed? */
    isProtected: (branch: string) => seen(async () => (await repos.getBranch({ ...place, branch })).data.protected),
    /** May workflows open pull requests? */
    mayPropose: () =>
      seen(async () => {
        const { data } = await actions.getGithubActionsDefaultWorkflowPermissionsRepository(place);
        return data.can_approve_pull_request_reviews;
      }),
    /** File name and state of each workflow, like `active` or `disabled_inactivity`. */
    workflows: () =>
      seen(async () => {
        const { data } = await actions.listRepoWorkflows(list);
        return data.workflows.map(({ path, state }) => ({ file: path.slice(path.lastIndexOf('/') + 1), state }));
      }),
    /** How GitHub Pages gets its files, and where it serves them. */
    pages: () =>
      seen(async () => {
        const { data } = await repos.getPages(place);
        return { source: data.build_type ?? 'legacy', address: data.html_url ?? '' };
      }),
    /** Names of the secrets of workflows. */
    secrets: () => seen(async () => (await actions.listRepoSecrets(list)).data.secrets.map(({ name }) => name)),
  };
}

/** Nothing of a refusal is repeated; what cannot be seen is not wrong. */
async function seen<T>(ask: () => Promise<T>): Promise<Seen<T>> {
  try {
    return await ask();
  } catch (error) {
    return failedAnswer(error)?.status === 404 ? 'missing' : undefined;
  }
}
