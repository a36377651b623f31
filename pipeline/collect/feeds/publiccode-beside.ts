/** Where a repository on GitHub or a GitLab would have its publiccode.yml. */
import { githubAddress, gitlabAddress } from '../../../schemas/rules/repository-address.ts';

const NAME = 'publiccode.yml';

export function publiccodeBeside(repository: string): string | undefined {
  const github = githubAddress(repository);
  if (github !== undefined) return `https://raw.githubusercontent.com/${github.owner}/${github.name}/HEAD/${NAME}`;
  const gitlab = gitlabAddress(repository);
  return gitlab && `${gitlab.origin}/${gitlab.path}/-/raw/HEAD/${NAME}`;
}
