/**
 * Reads a GitHub repository. Costs three requests (repository, releases, README), one more for a second page, one more
 * for the latest where no package is called like it; two for the tags without releases, or where they have stopped; with
 * a token one for the security policy when there is a new release. A 304 is free with a token only.
 */
import type { ThrottlingOptions } from '@octokit/plugin-throttling';
import {
  GITHUB_API,
  type GithubAddress,
  githubAddress,
  isGithubRepository,
} from '../../../../schemas/rules/repository-address.ts';
import { Refused, refused } from '../../../repo/fetch/refusals.ts';
import { CONNECTION_FAILED, NOT_FOUND, type RawAnswer } from '../../../repo/forge/forge-refusals.ts';
import { createOctokit, failedAnswer, rawAnswer } from '../../../repo/forge/octokit.ts';
import { type ForgeApi, forgeApi } from '../../forge/forge-api.ts';
import { toReadResult } from '../../forge/forge-draft.ts';
import { evidenceOf } from '../../forge/forge-project.ts';
import { orNoReadme } from '../../forge/forge-read.ts';
import { boundFetch } from '../../forge/one-origin-fetch.ts';
import { aboutOf, pictureAddress } from '../../forge/readme-shape.ts';
import { type ForgeOptions, type RepositoryReading, repositoryReader, tokenFor } from '../../forge/repository-kind.ts';
import { githubReadme, githubRepository, githubSecurity } from './github-answers.ts';
import { askGraphql, readGithubVersions } from './github-versions.ts';

/** There is none, or it is above 1 MB, which GitHub does not render. */
const NO_README = [403, 404, 406, 415];

/** A limit that ends sooner is waited for, once; for any other the run goes on without this repository. */
const MAX_WAIT_SECONDS = 3;
/** Whoever writes has to leave a second between requests. Questions in GraphQL are sent by POST, too, and change nothing. */
const UNSPACED = { key: () => ({ schedule: (_job: unknown, ask: () => unknown) => ask() }) };
/**
 * Where a vulnerability is reported: only GraphQL knows whether there is a policy, and it is asked again when there is
 * another release.
 */
const SECURITY = `query ($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) { isSecurityPolicyEnabled securityPolicyUrl }
}`;

/** @throws Refused, ReadingStopped: nothing is known of the repository, and old data stay */
export async function readGithubRepository(
  { owner, name }: GithubAddress,
  options: ForgeOptions,
): Promise<RepositoryReading> {
  if (!isGithubRepository({ owner, name })) throw refused('bad_address.repository_name');
  const api = githubApi(options);
  const { baseUrl = GITHUB_API } = options;
  const { value: repository } = await api.ask(`${baseUrl}/repos/${owner}/${name}`, githubRepository);
  if (!repository.isPublic) throw new Refused(NOT_FOUND);
  const home = `${baseUrl}/repos/${repository.path}`;
  const graphql = options.token === undefined ? undefined : `${baseUrl}/graphql`;
  const place = { api, home, repository, graphql };
  const releases = await readGithubVersions(place);
  const security = await askGraphql(place, SECURITY, githubSecurity, releases.entries[0]?.tag ?? '');
  const readmeOf = githubReadme(aboutOf(repository));
  const readme = await orNoReadme(async () => (await api.askUnless(NO_README, `${home}/readme`, readmeOf))?.value);
  const files = `https://raw.githubusercontent.com/${repository.path}/HEAD/`;
  const screenshot = pictureAddress(readme, { beside: files, root: 'https://github.com/' });
  const project = { repository, releases, readme, screenshot, securityPolicy: security?.policy };
  const result = { ...toReadResult(project, options.findCategory), ...evidenceOf(project, 'github.com') };
  const isRenamed = repository.path.toLowerCase() !== `${owner}/${name}`.toLowerCase();
  return isRenamed ? { ...result, renamedTo: `https://github.com/${repository.path}` } : result;
}

/** GitHub's API for readers: through the guarded client, and only what a projection takes. */
export function githubApi(options: ForgeOptions): ForgeApi {
  const { fetch, readAnswer, baseUrl = GITHUB_API, token, retryDelayMs, timeoutMs, totalMs } = options;
  // Not given to Octokit, which would put it on requests to any host.
  const credentials: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const bound = boundFetch({ fetch, origin: new URL(baseUrl).origin, credentials, timeoutMs, totalMs });
  const write = UNSPACED as unknown as NonNullable<ThrottlingOptions['write']>;
  const throttle = { write, ...(retryDelayMs !== undefined && { retryAfterBaseValue: retryDelayMs }) };
  const octokit = createOctokit({
    baseUrl,
    userAgent: undefined,
    fetch: bound,
    maxWaitSeconds: MAX_WAIT_SECONDS,
    throttle,
  });
  const send = async (url: string, headers: Record<string, string>, data?: unknown): Promise<RawAnswer> => {
    try {
      const request = data === undefined ? { method: 'GET' as const } : { method: 'POST' as const, data };
      return rawAnswer(await octokit.request({ ...request, url, headers }));
    } catch (error) {
      const answer = failedAnswer(error);
      if (answer !== undefined) return answer;
      throw error instanceof Refused ? error : new Refused(CONNECTION_FAILED);
    }
  };
  return forgeApi({ send, readAnswer, cache: options.cache, now: options.now });
}

/** A feed of the kind: the repository at an address. */
export const readGithub = repositoryReader(async (url, options, { tokens, githubApi = GITHUB_API }) => {
  const address = githubAddress(url);
  const access = { baseUrl: githubApi, ...tokenFor(tokens, githubApi) };
  if (address === undefined) return undefined;
  return readGithubRepository(address, { ...options, ...access });
});
