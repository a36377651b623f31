/** Where people review what a run proposes: in this repository, or in pull requests on GitHub. */
import packageFile from '../../../package.json' with { type: 'json' };
import { forgeAccess } from '../../collect/network.ts';
import { type CommandContext, UsageError } from '../../repo/run/command-context.ts';
import type { OpenRepository } from '../plan/open-repository.ts';
import { recordKey } from '../plan/record-key.ts';
import { applySync, type SyncPlan } from '../plan/sync-plan.ts';
import { githubReview, type Review } from './github-review.ts';
import { pullRequestsApi } from './pull-requests-api.ts';

export function reviewFor(context: CommandContext, local: OpenRepository, environment: NodeJS.ProcessEnv): Review {
  const { moderation = {}, main_branch, base_url } = local.data.settings;
  const { CATALOG_RECORD_KEY: pem } = environment;
  if (moderation.mode !== 'github') return localReview(context, local, pem);
  const repository = environment.GITHUB_REPOSITORY ?? '';
  const server = environment.GITHUB_SERVER_URL || 'https://github.com';
  const { githubApi: baseUrl, tokens } = forgeAccess(environment);
  const token = tokens.get(new URL(baseUrl).origin);
  if (token === undefined || !/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new UsageError(
      'data/catalog.json says that people review on GitHub. Set GITHUB_REPOSITORY (like works/catalog) and ' +
        'GITHUB_TOKEN, or look at what would happen with --dry-run.',
    );
  }
  if (!/^https?:\/\/[\w.:-]+$/.test(server)) {
    throw new UsageError('GITHUB_SERVER_URL must be like https://github.com. Correct it, or leave it out.');
  }
  const userAgent = `Catalog/${packageFile.version} (+${base_url})`;
  return githubReview({
    remote: { folder: context.folder, branch: main_branch, server },
    site: `${server}/${repository}`,
    api: pullRequestsApi({ baseUrl, repository, token, base: main_branch, userAgent }),
    settings: moderation,
    key: () => recordKey(context.folder, local.data.settings, pem),
    now: context.now,
    note: context.output.note,
  });
}

function localReview({ now, output }: CommandContext, local: OpenRepository, pem: string | undefined): Review {
  return {
    open: async () => local,
    async write(plan, repository) {
      const key = await recordKey(repository.folder, repository.data.settings, pem);
      const refused = await applySync(plan, { ...repository, now, key });
      for (const { ref, reason } of refused) output.note(`${ref} stays as it is. ${reason}`);
      return true;
    },
  };
}

const MAX_ATTEMPTS = 3;

/**
 * Writes a plan. Where somebody else has pushed meanwhile, it is made and written anew, from what is there now.
 * @returns the plan that was written
 * @throws Error after three attempts, or where a plan that was made anew would change too much
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
