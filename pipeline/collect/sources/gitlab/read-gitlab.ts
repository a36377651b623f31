/**
 * Reads a GitLab project, on gitlab.com or a self-managed host. Costs three requests (project, releases, README),
 * one more for a second page; one for the tags, which have their dates, without releases or where they have stopped.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseJson } from '../../../../schemas/readers/json-text.ts';
import { gitlabAddress, isGitlabPath } from '../../../../schemas/rules/repository-address.ts';
import { Refused, refused } from '../../../repo/fetch/refusals.ts';
import { CONNECTION_FAILED, NOT_FOUND, type RawAnswer } from '../../../repo/forge/forge-refusals.ts';
import { type ForgeApi, forgeApi } from '../../forge/forge-api.ts';
import { toReadResult } from '../../forge/forge-draft.ts';
import { evidenceOf, type ForgeReleases, type ForgeRepository } from '../../forge/forge-project.ts';
import { haveReleasesStopped, orNoReadme, readReleases, readTags, withLaterTags } from '../../forge/forge-read.ts';
import { boundFetch } from '../../forge/one-origin-fetch.ts';
import { aboutOf, pictureAddress } from '../../forge/readme-shape.ts';
import {
  type Fetch,
  type ForgeOptions,
  type RepositoryReading,
  repositoryReader,
  tokenFor,
} from '../../forge/repository-kind.ts';
import { gitlabProject, gitlabReadme, gitlabReleases, gitlabTags } from './gitlab-answers.ts';

export interface GitlabProjectAddress {
  /** Like https://gitlab.com */
  origin: string;
  /** Path with all its groups, or the project's number. */
  path: string | number;
}

/** Releases, tags or files that are disabled, or open to members only, count as absent. */
const NOT_SHOWN = [403, 404];
/** Tags come newest first, so that one page holds all that are listed. */
const MAX_TAG_PAGES = 1;
const DEFAULT_RETRY_DELAY_MS = 1000;

/** @throws Refused, ReadingStopped: nothing is known of the project, and old data stay */
export async function readGitlabProject(
  { origin, path }: GitlabProjectAddress,
  options: ForgeOptions,
): Promise<RepositoryReading> {
  const isProject = typeof path === 'number' ? Number.isSafeInteger(path) && path > 0 : isGitlabPath(path);
  if (!isProject) throw refused('bad_address.project');
  const { baseUrl = `${origin}/api/v4`, findCategory } = options;
  const api = gitlabApi(baseUrl, options);
  const address = `${baseUrl}/projects/${encodeURIComponent(path)}?license=true`;
  const { value: repository } = await api.ask(address, gitlabProject);
  if (!repository.isPublic) throw new Refused(NOT_FOUND);
  const home = `${baseUrl}/projects/${repository.id}`;
  const releases = await readVersions(api, home, repository);
  const readme = await orNoReadme(() => readReadmeFile(api, home, repository));
  const { branch = 'HEAD', path: place = '' } = repository.readme ?? {};
  const files = `${origin}/${repository.path}/-/raw/${branch}/`;
  const screenshot = pictureAddress(readme, { beside: new URL(place, files).href, root: files });
  const project = { repository, releases, readme, screenshot };
  const result = { ...toReadResult(project, findCategory), ...evidenceOf(project, new URL(origin).host) };
  const isRenamed = typeof path === 'string' && repository.path.toLowerCase() !== path.toLowerCase();
  return isRenamed ? { ...result, renamedTo: `${origin}/${repository.path}` } : result;
}

async function readVersions(api: ForgeApi, home: string, repository: ForgeRepository): Promise<ForgeReleases> {
  const releases = await readReleases({ api, shape: gitlabReleases, none: NOT_SHOWN }, `${home}/releases`);
  const hasReleases = releases.entries.length > 0;
  if (hasReleases && !haveReleasesStopped(releases, repository)) return releases;
  const tags = await readTags({ api, shape: gitlabTags, none: NOT_SHOWN }, `${home}/repository/tags`, MAX_TAG_PAGES);
  return hasReleases ? withLaterTags(releases, tags.entries, repository) : tags;
}

async function readReadmeFile(api: ForgeApi, home: string, repository: ForgeRepository) {
  const { readme } = repository;
  if (readme === undefined) return undefined;
  const file = `${home}/repository/files/${encodeURIComponent(readme.path)}/raw`;
  const address = `${file}?ref=${encodeURIComponent(readme.branch)}`;
  return (await api.askUnless(NOT_SHOWN, address, gitlabReadme(aboutOf(repository), readme.path)))?.value;
}

/**
 * GitLab's REST API, version 4, by plain fetch: five kinds of GET need no client library
 * (@gitbeaker/rest and its core are 1.7 MB for the whole API).
 */
export function gitlabApi(baseUrl: string, options: ForgeOptions): ForgeApi {
  const { fetch, readAnswer, token, cache, timeoutMs, totalMs, now } = options;
  const { origin } = new URL(baseUrl);
  const credentials: Record<string, string> = token === undefined ? {} : { 'private-token': token };
  const bound = boundFetch({ fetch, origin, credentials, timeoutMs, totalMs });
  return forgeApi({ send: (address, headers) => sendTwice(bound, address, headers, options), readAnswer, cache, now });
}

/** A server's error or a broken connection is tried again, once. */
async function sendTwice(
  fetch: Fetch,
  address: string,
  headers: Record<string, string>,
  { retryDelayMs = DEFAULT_RETRY_DELAY_MS }: ForgeOptions,
): Promise<RawAnswer> {
  const first = await sendOnce(fetch, address, headers).catch(unlessRefused);
  if (first !== undefined && first.status < 500) return first;
  await sleep(retryDelayMs);
  const second = await sendOnce(fetch, address, headers).catch(unlessRefused);
  if (second === undefined) throw new Refused(CONNECTION_FAILED);
  return second;
}

function unlessRefused(error: unknown): undefined {
  if (error instanceof Refused) throw error;
}

async function sendOnce(fetch: Fetch, address: string, headers: Record<string, string>): Promise<RawAnswer> {
  const answer = await fetch(address, { headers });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const isJson = answer.headers.get('content-type') === 'application/json';
  const body = isJson ? parseJson(bytes).value : bytes;
  return { status: answer.status, header: (name) => answer.headers.get(name) ?? undefined, body };
}

/** A feed of the kind: the project at an address. */
export const readGitlab = repositoryReader(async (url, options, { tokens }) => {
  const address = gitlabAddress(url);
  if (address === undefined) return undefined;
  return readGitlabProject(address, { ...options, ...tokenFor(tokens, address.origin) });
});
