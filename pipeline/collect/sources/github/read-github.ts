/**
 * Reads a GitHub repository. Costs three requests (repository, releases, README), one more for a second page;
 * without releases one for each page of tags and one for the day of the newest. A 304 is free with a token only.
 */
import { Refused, refused } from '../../fetch/refusals.ts';
import type { ForgeApi } from '../../forge/forge-api.ts';
import { toReadResult } from '../../forge/forge-draft.ts';
import { evidenceOf, type ForgeReleases, type ForgeRepository } from '../../forge/forge-project.ts';
import { orNoReadme, orRefusal, readReleases, readTags } from '../../forge/forge-read.ts';
import { NOT_FOUND } from '../../forge/forge-refusals.ts';
import type { ForgeResult } from '../../forge/forge-result.ts';
import { type GithubAddress, isGithubRepository } from '../../forge/repository-address.ts';
import { entryOfCurrentVersion } from '../../forge/versions.ts';
import { githubCommitDay, githubReadme, githubReleases, githubRepository, githubTags } from './github-answers.ts';
import { GITHUB_API, type GithubOptions, githubApi } from './github-api.ts';

/** Tags come in the order of their names, so the newest may stand on any page. */
const MAX_TAG_PAGES = 5;

/** Never throws on a bad answer. With a refusal nothing is known of the repository, and old data stay. */
export function readGithubRepository({ owner, name }: GithubAddress, options: GithubOptions): Promise<ForgeResult> {
  return orRefusal(async () => {
    if (!isGithubRepository({ owner, name })) throw refused('bad_address.repository_name');
    const api = githubApi(options);
    const { baseUrl = GITHUB_API } = options;
    const { value: repository } = await api.ask(`${baseUrl}/repos/${owner}/${name}`, githubRepository);
    if (!repository.isPublic) throw new Refused(NOT_FOUND);
    const home = `${baseUrl}/repos/${repository.path}`;
    const releases = await readVersions(api, home, repository);
    const readme = await orNoReadme(async () => (await api.askUnless([404], `${home}/readme`, githubReadme))?.value);
    const project = { repository, releases, readme };
    const result = { ...toReadResult(project, options.findCategory), ...evidenceOf(project, 'github.com') };
    const isRenamed = repository.path.toLowerCase() !== `${owner}/${name}`.toLowerCase();
    return isRenamed ? { ...result, renamedTo: `https://github.com/${repository.path}` } : result;
  });
}

async function readVersions(api: ForgeApi, home: string, repository: ForgeRepository): Promise<ForgeReleases> {
  const releases = await readReleases({ api, shape: githubReleases, none: [] }, `${home}/releases`);
  if (releases.entries.length > 0) return releases;
  const tags = await readTags({ api, shape: githubTags, none: [] }, `${home}/tags`, MAX_TAG_PAGES);
  const current = entryOfCurrentVersion(tags.entries, repository);
  // A list of tags has no dates. One request gives the one the rank asks for.
  if (current?.commit !== undefined) {
    const commit = await api.askUnless([404, 409], `${home}/git/commits/${current.commit}`, githubCommitDay);
    current.releasedOn = commit?.value.day;
  }
  return tags;
}
