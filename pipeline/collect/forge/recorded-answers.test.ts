/** Answers that real forges gave, each with its status and headers, through the readers. Skipped without the corpus. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { Refused } from '../../repo/fetch/refusals.ts';
import {
  githubCommitDay,
  githubReadme,
  githubReleases,
  githubRepository,
  githubTags,
} from '../sources/github/github-answers.ts';
import { githubApi } from '../sources/github/read-github.ts';
import { gitlabProject, gitlabReadme, gitlabReleases, gitlabTags } from '../sources/gitlab/gitlab-answers.ts';
import { gitlabApi } from '../sources/gitlab/read-gitlab.ts';
import { GITLAB_SHAPES } from '../sources/gitlab/testing/gitlab-shapes.ts';
import type { Shape } from './answer-shape.ts';
import type { ForgeApi, ForgePage } from './forge-api.ts';
import { toReadResult } from './forge-draft.ts';
import type { ForgeReleases, ForgeRepository } from './forge-project.ts';
import type { Fetch } from './repository-kind.ts';
import { draftOf, TEST_OPTIONS } from './testing/forge-reading.ts';

const CORPUS = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'corpus', 'api');

interface Recording {
  file: string;
  kind: string;
  status: number;
  headers: Record<string, string | number | string[]>;
  body: unknown;
}

const ABOUT = { name: 'tool' };

const SHAPES = {
  githubRepository,
  githubReleases,
  githubTags,
  githubReadme: githubReadme(ABOUT),
  githubCommitDay,
  gitlabProject,
  gitlabReleases,
  gitlabTags,
  gitlabReadme: gitlabReadme(ABOUT, 'README.md'),
} satisfies Record<string, Shape<unknown>>;

const RELEASE: ForgeReleases = { entries: [{ tag: 'v1.0.0' }], leftOut: 0 };

function readCorpus(): Recording[] {
  const [, ...lines] = readFileSync(join(CORPUS, 'INDEX.tsv'), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [file = '', kind = ''] = line.split('\t');
    const content = JSON.parse(readFileSync(join(CORPUS, file), 'utf8'));
    const isWhole = typeof content === 'object' && content !== null && 'status' in content && 'headers' in content;
    // Some were kept as a body alone.
    return isWhole ? { file, kind, ...content } : { file, kind, status: 200, headers: {}, body: content };
  });
}

/** The answer as it came over the wire, decoded. */
function replay({ status, headers, body }: Recording): Fetch {
  const fields = new Headers({ 'content-type': 'application/json' });
  for (const [name, value] of Object.entries(headers)) {
    if (!/^content-(?:encoding|length)$/i.test(name)) fields.set(name, [value].flat().map(String).join(', '));
  }
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  // A redirect is followed once, to an answer that is none.
  let isFirst = true;
  return async () => {
    const isRedirected = status >= 300 && status < 304 && !isFirst;
    isFirst = false;
    if (isRedirected) return new Response('{}', { status: 404 });
    return new Response([204, 304].includes(status) ? null : text, { status, headers: fields });
  };
}

function apiOf(recording: Recording): { api: ForgeApi; address: string } {
  const options = { ...TEST_OPTIONS, fetch: replay(recording) };
  if (!recording.kind.startsWith('gl-'))
    return { api: githubApi(options), address: 'https://api.github.com/repos/a/b' };
  const baseUrl = 'https://gitlab.com/api/v4';
  return { api: gitlabApi(baseUrl, options), address: `${baseUrl}/projects/1` };
}

async function ask<T>(recording: Recording, shape: Shape<T>): Promise<ForgePage<T> | { code: string }> {
  const { api, address } = apiOf(recording);
  try {
    return await api.ask(address, shape);
  } catch (error) {
    if (error instanceof Refused) return { code: error.refusal.code };
    throw error;
  }
}

/** Everything in an answer that is a person's: what stands under the names that the APIs use for it. */
function personsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    const isPerson = /^(?:.*_email|email|author_name|committer_name|public_email)$/.test(key);
    return isPerson && value.length > 3 ? [value] : (value.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []).filter(isMail);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => personsOf(item, Array.isArray(value) ? key : name));
}

/** Tags like package@1.2.3 and addresses like git@host:path are none. */
function isMail(text: string): boolean {
  return /\.[a-z]{2,}$/i.test(text) && !text.startsWith('git@');
}

const isObject = (body: unknown, key: string) => typeof body === 'object' && body !== null && key in body;
const isListOf = (body: unknown, key: string): body is object[] =>
  Array.isArray(body) && body.length > 0 && body.every((item) => isObject(item, key));

describe.skipIf(!existsSync(CORPUS))('recorded answers', { concurrent: true }, () => {
  const corpus = existsSync(CORPUS) ? readCorpus() : [];
  const good = corpus.filter(({ status }) => status === 200);
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);

  it('are all there', () => {
    expect(corpus.length).toBeGreaterThan(200);
  });

  it.each(corpus.map((recording) => [recording.file, recording] as const))(
    '%s breaks no reader',
    async (_file, recording) => {
      const answers = await Promise.all(Object.values(SHAPES).map((shape) => ask<unknown>(recording, shape)));
      const text = JSON.stringify(answers);
      for (const person of personsOf(recording.body)) expect(text).not.toContain(person);
    },
  );

  it.each(corpus.filter(({ status }) => status >= 300).map(({ file, ...rest }) => [file, { file, ...rest }] as const))(
    '%s is refused by its status',
    async (_file, recording) => {
      const codes: Record<number, string> = { 302: 'bad_redirect', 304: 'bad_status' };
      const code = codes[recording.status] ?? 'repository_not_found';
      expect(await ask(recording, githubRepository)).toEqual({ code });
    },
  );

  const repositories = good.filter(({ body }) => isObject(body, 'full_name'));
  it.each(repositories.map((recording) => [recording.file, recording] as const))(
    '%s is a repository',
    async (_f, recording) => {
      const isGithub = recording.kind !== 'bb-repo';
      const answer = (await ask(recording, githubRepository)) as ForgePage<ForgeRepository>;
      const body = recording.body as { full_name: string; name: string };
      // A few were anonymised with names like <GITHUB_LOGIN>/<GITHUB_TEST_REPOSITORY>, which GitHub does not allow.
      if (body.full_name.includes('<')) return expect(answer).toEqual({ code: 'bad_answer' });
      expect(answer.value).toMatchObject({ path: body.full_name, owner: body.full_name.split('/')[0] });
      expect(answer.value.homepage ?? 'https:').toMatch(/^https?:/);
      if (isGithub) expect(answer.value.name).toBe(body.name);
      draftOf(toReadResult({ repository: answer.value, releases: RELEASE }, TEST_OPTIONS.findCategory));
    },
  );

  const projects = good.flatMap((recording) =>
    [recording.body]
      .flat()
      .filter((body) => isObject(body, 'path_with_namespace'))
      .map((body) => ({ ...recording, body })),
  );
  it.each(projects.map((recording) => [recording.file, recording] as const))(
    '%s is a project',
    async (_f, recording) => {
      const validate = ajv.compile(GITLAB_SHAPES.project);
      validate(recording.body);
      expect(validate.errors ?? []).toEqual([]);
      const { value } = (await ask({ ...recording, kind: 'gl-project' }, gitlabProject)) as ForgePage<ForgeRepository>;
      const body = recording.body as { path_with_namespace: string; readme_url?: string; default_branch: string };
      expect(value.path).toBe(body.path_with_namespace);
      expect(value.readme?.path).toBe(body.readme_url?.split(`/blob/${body.default_branch}/`)[1]);
      draftOf(toReadResult({ repository: value, releases: RELEASE }, TEST_OPTIONS.findCategory));
    },
  );

  const releases = good.flatMap((recording) => {
    const body = isObject(recording.body, 'tag_name') ? [recording.body] : recording.body;
    return isListOf(body, 'tag_name') ? [{ ...recording, body }] : [];
  });
  it.each(releases.map((recording) => [recording.file, recording] as const))(
    '%s are releases',
    async (_f, recording) => {
      const isGitlab = recording.kind.startsWith('gl-');
      if (isGitlab) {
        const validate = ajv.compile({ type: 'array', items: GITLAB_SHAPES.release });
        validate(recording.body);
        expect(validate.errors ?? []).toEqual([]);
      }
      const shape = isGitlab ? gitlabReleases : githubReleases;
      const { value } = (await ask(recording, shape)) as ForgePage<ForgeReleases>;
      const whole = recording.body as { tag_name: string }[];
      const tagged = whole.filter(({ tag_name }) => !tag_name.startsWith('untagged-'));
      expect(value.entries.map(({ tag }) => tag)).toEqual(tagged.map(({ tag_name }) => tag_name));
      expect(value.entries.every(({ releasedOn }) => /^\d{4}-\d\d-\d\d$/.test(releasedOn ?? ''))).toBe(true);
      if (value.entries.length === 0) return;
      const repository: ForgeRepository = {
        path: 'a/b',
        owner: 'a',
        name: 'b',
        isPublic: true,
        archived: false,
        topics: [],
      };
      draftOf(toReadResult({ repository, releases: value }, TEST_OPTIONS.findCategory));
    },
  );

  const tags = good.flatMap((recording) => {
    const body =
      isObject(recording.body, 'commit') && isObject(recording.body, 'name') ? [recording.body] : recording.body;
    return isListOf(body, 'commit') && isListOf(body, 'name') ? [{ ...recording, body }] : [];
  });
  it.each(tags.map((recording) => [recording.file, recording] as const))('%s are tags', async (_f, recording) => {
    const isGitlab = recording.kind.startsWith('gl-');
    const { value } = (await ask(recording, isGitlab ? gitlabTags : githubTags)) as ForgePage<ForgeReleases>;
    const names = (recording.body as { name: string }[]).map(({ name }) => name);
    expect(value.entries.map(({ tag }) => tag)).toEqual(names.filter((name) => !name.startsWith('untagged-')));
    const dated = value.entries.filter(({ releasedOn, commit }) => (isGitlab ? releasedOn : commit) !== undefined);
    expect(dated).toHaveLength(value.entries.length);
  });

  const files = good.filter(
    ({ body }) => isObject(body, 'content') && isObject(body, 'encoding') && isObject(body, 'path'),
  );
  it.each(files.map((recording) => [recording.file, recording] as const))('%s is a file', async (_f, recording) => {
    const { path, content } = recording.body as { path: string; content: string };
    const value = gitlabReadme(ABOUT, path).project(Buffer.from(content, 'base64')) ?? { failed: true };
    expect(Object.keys(value).every((key) => ['digest', 'summary', 'text'].includes(key))).toBe(true);
  });
});
