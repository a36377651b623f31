/** Where people review what a run proposes: in this repository, or in pull requests on GitHub. */
import packageFile from '../../../package.json' with { type: 'json' };
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { forgeAccess, UNATTENDED } from '../../repo/fetch/network.ts';
import { recordKey } from '../../repo/keys/record-key.ts';
import { type CommandContext, UsageError } from '../../repo/run/command-context.ts';
import type { OpenRepository } from '../plan/proposals/open-repository.ts';
import { applySync, type SyncPlan } from '../plan/run/sync-plan.ts';
import type { Review } from './github-review.ts';
import type { ApiOptions } from './pull-requests-api.ts';
import type { Remote } from './remote.ts';

export async function reviewFor(
  context: CommandContext,
  local: OpenRepository,
  environment: NodeJS.ProcessEnv,
): Promise<Review> {
  const { settings } = local.data;
  const { moderation = {} } = settings;
  const { CATALOG_RECORD_KEY: pem } = environment;
  if (moderation.mode !== 'github') {
    if (moderation.mode === undefined) assertNotLost(environment);
    return localReview(context, local, pem);
  }
  const { remote, site, options } = githubPlace(context, settings, environment, REVIEWED_THERE);
  const { githubReview } = await import('./github-review.ts');
  const { pullRequestsApi } = await import('./pull-requests-api.ts');
  return githubReview({
    remote,
    site,
    api: pullRequestsApi(options),
    settings: moderation,
    key: () => recordKey(context.folder, settings, pem),
    now: context.now,
    note: context.output.note,
  });
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

interface GithubPlace {
  remote: Remote;
  /** The repository as people see it, like https://github.com/works/catalog */
  site: string;
  options: ApiOptions;
}

/** @param why it is needed, in a sentence @throws UsageError that says what is missing of the environment */
export function githubPlace(
  { folder }: Pick<CommandContext, 'folder'>,
  { main_branch, base_url }: Pick<Settings, 'main_branch' | 'base_url'>,
  environment: NodeJS.ProcessEnv,
  why: string,
): GithubPlace {
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

function localReview({ now, output }: CommandContext, local: OpenRepository, pem: string | undefined): Review {
  return {
    open: async () => local,
    async write(plan, repository) {
      const key = await recordKey(repository.folder, repository.data.settings, pem);
      const { refused } = await applySync(plan, { ...repository, now, key });
      for (const { ref, reason } of refused) output.note(`${ref} stays as it is. ${reason}`);
      return true;
    },
  };
}

const MAX_ATTEMPTS = 3;

/**
 * Writes a plan. If somebody else has pushed meanwhile, it is made and written again, from what is there now.
 * @returns the plan that was written
 * @throws Error after three attempts, or where a repeated plan would change too much
 */
export async function writePlan<Plan extends SyncPlan>(
  review: Review,
  first: { plan: Plan; repository: OpenRepository },
  planAgain: (repository: OpenRepository) => Promise<Plan>,
): Promise<Plan> {
  let { plan, repository } = first;
  for (let attempt = 1; !(await review.write(plan, repository)); attempt += 1) {
    if (attempt === MAX_ATTEMPTS) {
      throw new Error(
        `Others pushed to origin during each of ${MAX_ATTEMPTS} attempts, so not everything was written. ` +
          'Run this again: what is missing follows.',
      );
    }
    repository = await review.open();
    plan = await planAgain(repository);
    if (plan.objection !== undefined && first.plan.objection === undefined) throw new Error(plan.objection);
  }
  return plan;
}
