/** A repository on GitHub, read over its API. */
import { GITHUB_API, githubAddress } from '../../../repo/addresses/repository-address.ts';
import { repositoryKind, tokenFor } from '../../forge/repository-kind.ts';

export const github = repositoryKind(async (url, options, { tokens, githubApi = GITHUB_API }) => {
  const address = githubAddress(url);
  const access = { baseUrl: githubApi, ...tokenFor(tokens, githubApi) };
  if (address === undefined) return undefined;
  const { readGithubRepository } = await import('./read-github.ts');
  return readGithubRepository(address, { ...options, ...access });
});
