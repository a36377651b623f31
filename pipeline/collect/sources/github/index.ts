/** A repository on GitHub, read over its API. */
import { githubAddress } from '../../forge/repository-address.ts';
import { repositoryKind, tokenFor } from '../../forge/repository-kind.ts';
import { GITHUB_API } from './github-api.ts';
import { readGithubRepository } from './read-github.ts';

export const github = repositoryKind(async (url, options, { tokens, githubApi = GITHUB_API }) => {
  const address = githubAddress(url);
  const access = { baseUrl: githubApi, ...tokenFor(tokens, githubApi) };
  return address && readGithubRepository(address, { ...options, ...access });
});
