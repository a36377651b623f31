/** A project on gitlab.com or on a GitLab of one's own, read over its API. */
import { gitlabAddress } from '../../../repo/addresses/repository-address.ts';
import { repositoryKind, tokenFor } from '../../forge/repository-kind.ts';

export const gitlab = repositoryKind(async (url, options, { tokens }) => {
  const address = gitlabAddress(url);
  if (address === undefined) return undefined;
  const { readGitlabProject } = await import('./read-gitlab.ts');
  return readGitlabProject(address, { ...options, ...tokenFor(tokens, address.origin) });
});
