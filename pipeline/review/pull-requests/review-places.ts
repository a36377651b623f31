/** Where people review what a run proposes: in this repository, or in pull requests on GitHub. */
import packageFile from '../../../package.json' with { type: 'json' };
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { forgeAccess, UNATTENDED } from '../../repo/fetch/network.ts';
import { recordKey } from '../../repo/keys/record-signing-key.ts';
import { type CommandContext, UsageError } from '../../repo/run/command-context.ts';
import {
  type OpenRepository,
  type PublishedCatalog,
  readPublished,
  withProposals,
} from '../plan/proposals/open-repository.ts';
import { applySync, type SyncPlan } from '../plan/run/sync-plan.ts';
import type { Review } from './github-review.ts';
import type { ApiOptions } from './pull-requests-api.ts';
import type { Remote } from './shared-repository.ts';

/**
 * What the published branch of everybody holds, and where people review what becomes of it. Before anything is read:
 * what cannot be signed or written would be read in vain.
 */
export async function reviewFor(
  context: CommandContext,
  { dryRun }: { dryRun?: boolean },
  local: PublishedCatalog,
  environment: NodeJS.ProcessEnv,
): Promise<{ review: Review; published: PublishedCatalog }> {
  const { settings } = local.data;
  const { moderation = {} } = settings;
  const { CATALOG_RECORD_KEY: pem } = environment;
  if (dryRun || moderation.mode !== 'github') {
    if (!dryRun && moderation.mode === undefined) assertNotLost(environment);
    return { review: localReview(context, local, pem), published: local };
  }
  const { remote, site, options } = githubPlace(context, settings, environment, REVIEWED_THERE);
  const { githubReview } = await import('./github-review.ts');
  const { pullRequestsApi } = await import('./pull-requests-api.ts');
  const { bringForward } = await import('./shared-repository.ts');
  const key = () => recordKey(context.folder, settings, pem);
  await key();
  await bringForward(remote);
  const published = await readPublished(local.folder, local.branch, local);
  const { now, output } = context;
  const api = pullRequestsApi(options);
  const review = githubReview({ remote, site, api, settings: moderation, published, key, now, note: output.note });
  return { review, published };
}

const REVIEWED_THERE =
  'data/catalog.json says that people review on GitHub. To look at what would happen, --dry-run is enough.';

/** The folder of a workflow is thrown away when it ends, and with it whatever waits there. */
function assertNotLost({ GITHUB_EVENT_NAME = '' }: NodeJS.ProcessEnv): void {
  if (!UNATTENDED.includes(GITHUB_EVENT_NAME)) return;
  throw new UsageError(
    'This workflow would propose in a clone that is thrown away, and nobody would see it. Set "mode" of "moderation" in ' +
      'data/catalog.json to "github", so that proposals become pull requests; "local" says that a step of yours shares them.',
  );
}

/** @param why it is needed, in a sentence @throws UsageError that says what is missing of the environment */
export function githubPlace(
  { folder }: Pick<CommandContext, 'folder'>,
  { main_branch, base_url }: Pick<Settings, 'main_branch' | 'base_url'>,
  environment: NodeJS.ProcessEnv,
  why: string,
): { remote: Remote; site: string; options: ApiOptions } {
  const repository = environment.GITHUB_REPOSITORY ?? '';
  const server = environment.GITHUB_SERVER_URL || 'https://github.com';
  const { githubApi: baseUrl, tokens } = forgeAccess(environment);
  const token = tokens.get(new URL(baseUrl).origin);
  if (token === undefined || !/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new UsageError(`${why} Set GITHUB_REPOSITORY (like works/catalog) and GITHUB_TOKEN.`);
  }
  if (!/^https?:\/\/[\w.:-]+$/.test(server)) {
    throw new UsageError('GITHUB_SERVER_URL must be like https://github.com. Correct it, or leave it out.');
  }
  return {
    remote: { folder, branch: main_branch, server },
    site: `${server}/${repository}`,
    options: {
      baseUrl,
      repository,
      token,
      base: main_branch,
      userAgent: `Catalog/${packageFile.version} (+${base_url})`,
    },
  };
}

function localReview({ now, output }: CommandContext, local: PublishedCatalog, pem: string | undefined): Review {
  return {
    async open() {
      const repository = await withProposals(await readPublished(local.folder, local.branch, local));
      const { folder, data } = repository;
      return {
        repository,
        async write(plan) {
          const key = await recordKey(folder, data.settings, pem);
          const { refused } = await applySync(plan, { ...repository, now, key });
          for (const { ref, reason } of refused) output.note(`${ref} stays as it is. ${reason}`);
          return true;
        },
      };
    },
  };
}

const MAX_ATTEMPTS = 3;

/**
 * Makes a plan and writes it. If somebody else has pushed meanwhile, both are done again, from what is there now.
 * @param mayWrite asked once, of the first plan
 * @throws Error after three attempts, or where a repeated plan would change too much
 */
export async function writePlan<Plan extends SyncPlan>(
  review: Review,
  planFor: (repository: OpenRepository) => Promise<Plan>,
  mayWrite: (first: Plan) => Promise<boolean>,
): Promise<{ first: Plan; written?: Plan }> {
  let first: Plan | undefined;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const { repository, write } = await review.open();
    const plan = await planFor(repository);
    if (first === undefined && !(await mayWrite(plan))) return { first: plan };
    first ??= plan;
    if (plan.objection !== undefined && first.objection === undefined) throw new Error(plan.objection);
    if (await write(plan)) return { first, written: plan };
  }
  throw new Error(
    `Others pushed to origin during each of ${MAX_ATTEMPTS} attempts, so not everything was written. ` +
      'Run this again: what is missing follows.',
  );
}
