/** A fake of GitHub's REST API for tests: repositories that a test describes, in the form of the real one. */
import { createHash } from 'node:crypto';
import {
  type FakeAnswer,
  type FakeRequest,
  type FakeServer,
  pageOf,
  startFakeServer,
} from '../../../forge/testing/fake-server.ts';
import {
  commitAnswer,
  errorAnswer,
  type FakeGithubRepository,
  readmeAnswer,
  refAnswer,
  releaseAnswer,
  renderedReadme,
  repositoryAnswer,
  tagAnswer,
  tagObjectAnswer,
} from './fake-github-answers.ts';
import { graphqlAnswer } from './github-graphql.ts';

export type { FakeGithubRepository } from './fake-github-answers.ts';

const HTML = 'application/vnd.github.html+json';
const USUAL_PER_PAGE = 30;
/** Of a client without a token, as long as a test does not say otherwise. */
const LIMITS = {
  'x-ratelimit-limit': '60',
  'x-ratelimit-remaining': '59',
  'x-ratelimit-used': '1',
  'x-ratelimit-resource': 'core',
  'x-ratelimit-reset': '2114380800',
};

export function startFakeGithub(repositories: readonly FakeGithubRepository[]): Promise<FakeServer> {
  return startFakeServer(
    (request) => answerOf(request, repositories),
    () => LIMITS,
  );
}

function answerOf(request: FakeRequest, repositories: readonly FakeGithubRepository[]): FakeAnswer {
  const { url, headers } = request;
  if (headers['user-agent'] === undefined) return failure(403, 'Request forbidden by administrative rules.');
  if (url.pathname === '/graphql') {
    const mayAsk = request.method === 'POST' && headers.authorization !== undefined;
    return mayAsk ? { body: graphqlAnswer(request.body, repositories) } : failure(401, 'Requires authentication');
  }
  const [, byName, number, rest = ''] =
    url.pathname.match(/^\/(?:repos\/([^/]+\/[^/]+)|repositories\/(\d+))(?:\/(.*))?$/) ?? [];
  const index = byName === undefined ? Number(number) : indexOf(byName, repositories);
  const former = repositories.findIndex(({ formerly }) => formerly?.toLowerCase() === byName?.toLowerCase());
  if (byName !== undefined && former !== -1 && index === -1) return moved(`${url.origin}/repositories/${former}`, rest);
  const repository = repositories[index];
  return repository === undefined
    ? failure(404, 'Not Found')
    : partOf(repository, `/repositories/${index}`, rest, { url, headers });
}

function indexOf(fullName: string, repositories: readonly FakeGithubRepository[]): number {
  return repositories.findIndex(({ owner, name }) => `${owner}/${name}`.toLowerCase() === fullName.toLowerCase());
}

function partOf(
  repository: FakeGithubRepository,
  home: string,
  part: string,
  { url, headers }: Pick<FakeRequest, 'url' | 'headers'>,
): FakeAnswer {
  const { releases = [], tags = [], readme } = repository;
  const sha = part.match(/^git\/commits\/([0-9a-f]{40})$/)?.[1];
  // Links of pages name the number of a repository, as GitHub's do.
  const address = `${url.origin}${home}/${part}`;
  if (part === '') return { body: repositoryAnswer(repository) };
  if (part === 'releases') {
    const all = releases.map((release, index) => releaseAnswer(repository, release, index));
    return pageOf(all, url, address, USUAL_PER_PAGE);
  }
  if (part === 'tags') {
    const all = tags.map((tag) => tagAnswer(repository, tag, shaOf(tag)));
    return pageOf(all, url, address, USUAL_PER_PAGE);
  }
  if (part === 'releases/latest') {
    const index = releases.findIndex((release) => !release.draft && !release.prerelease);
    const latest = releases.findIndex(({ tag }) => tag === repository.latest);
    const found = releases[latest === -1 ? index : latest];
    return found === undefined ? failure(404, 'Not Found') : { body: releaseAnswer(repository, found, index) };
  }
  if (part === 'git/matching-refs/tags') {
    const sorted = tags.toSorted();
    return { body: sorted.map((tag) => refAnswer(repository, tag, shaOf(tag))) };
  }
  if (/^git\/tags\/[0-9a-f]{40}$/.test(part)) return { body: tagObjectAnswer(repository, part.slice(9)) };
  if (part === 'readme' && readme !== undefined) {
    if (headers.accept !== HTML) return { body: readmeAnswer(repository, readme) };
    if (readme.encoding === 'none') return failure(403, 'This API returns blobs up to 1 MB in size.');
    return { headers: { 'content-type': `${HTML}; charset=utf-8` }, body: renderedReadme(readme) };
  }
  if (sha !== undefined) return { body: commitAnswer(repository, sha) };
  return failure(404, 'Not Found');
}

function shaOf(tag: string): string {
  return createHash('sha1').update(tag).digest('hex');
}

export function failure(status: number, message: string, headers: Record<string, string> = {}): FakeAnswer {
  return { status, headers, body: errorAnswer(message, status) };
}

function moved(location: string, rest: string): FakeAnswer {
  const target = rest === '' ? location : `${location}/${rest}`;
  const body = { message: 'Moved Permanently', url: target, documentation_url: 'https://docs.github.com/rest' };
  return { status: 301, headers: { location: target }, body };
}
