/** What GitHub says of the repository of a catalog: reading only, and as far as the token may. */
import packageFile from '../../package.json' with { type: 'json' };
import { failedAnswer, octokitFor, type RepositoryAccess } from '../repo/forge/octokit.ts';

/** undefined: nobody may see it with this token, or without one. `missing`: it is not there, or hidden. */
export type Seen<T> = T | 'missing' | undefined;

export type ForgeApi = ReturnType<typeof forgeApi>;

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
