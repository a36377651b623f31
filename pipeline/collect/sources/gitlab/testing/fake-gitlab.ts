/** A fake of GitLab's REST API (version 4) for tests: projects that a test describes, in the form of the real one. */
import {
  type FakeAnswer,
  type FakeRequest,
  type FakeServer,
  pageOf,
  startFakeServer,
} from '../../../forge/testing/fake-server.ts';
import { type FakeGitlabProject, projectAnswer, releaseAnswer, tagAnswer } from './fake-gitlab-answers.ts';

export type { FakeGitlabProject } from './fake-gitlab-answers.ts';

const USUAL_PER_PAGE = 20;
const LIMITS = {
  'ratelimit-limit': '400',
  'ratelimit-observed': '1',
  'ratelimit-remaining': '399',
  'ratelimit-reset': '2114380800',
};

export function startFakeGitlab(projects: readonly FakeGitlabProject[]): Promise<FakeServer> {
  return startFakeServer(
    (request) => answerOf(request, projects),
    () => LIMITS,
  );
}

function answerOf({ url }: FakeRequest, projects: readonly FakeGitlabProject[]): FakeAnswer {
  const [, id = '', part = ''] = url.pathname.match(/^\/api\/v4\/projects\/([^/]+)(?:\/(.*))?$/) ?? [];
  const name = decodeURIComponent(id).toLowerCase();
  const project = projects.find((one) => one.path.toLowerCase() === name || String(one.id) === name);
  if (project !== undefined) return partOf(project, part, url);
  const former = projects.find(({ formerly }) => formerly?.toLowerCase() === name);
  if (former === undefined) return failure(404, '404 Project Not Found');
  return { status: 301, headers: { location: `${url.origin}/api/v4/projects/${former.id}${url.search}` }, body: '' };
}

function partOf(project: FakeGitlabProject, part: string, url: URL): FakeAnswer {
  const { releases = [], tags = [], readme, branch = 'main' } = project;
  const address = `${url.origin}/api/v4/projects/${project.id}/${part}`;
  if (part === '') return { body: projectAnswer(project, url.origin, url.searchParams.get('license') === 'true') };
  if (part === 'releases') {
    const all = releases.map((release) => releaseAnswer(project, release, url.origin));
    return pageOf(all, url, address, USUAL_PER_PAGE);
  }
  if (part === 'repository/tags') {
    const all = tags.map((tag) => tagAnswer(project, tag, url.origin));
    return pageOf(all, url, address, USUAL_PER_PAGE);
  }
  const file = part.match(/^repository\/files\/([^/]+)\/raw$/)?.[1];
  if (file !== undefined && decodeURIComponent(file) === readme?.path && url.searchParams.get('ref') === branch) {
    return { headers: { 'content-type': 'text/plain; charset=utf-8' }, body: readme.content };
  }
  return failure(404, file === undefined ? '404 Not Found' : '404 File Not Found');
}

export function failure(status: number, message: string, headers: Record<string, string> = {}): FakeAnswer {
  return { status, headers, body: { message } };
}
