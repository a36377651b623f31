/** No person of a forge's answer leaves a reader: not in its result, not in what is kept for the next run, not in a log. */
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { startFakeGithub } from '../sources/github/testing/fake-github.ts';
import { startFakeGitlab } from '../sources/gitlab/testing/fake-gitlab.ts';
import type { Fetch, ForgeOptions } from './repository-kind.ts';
import { CANARY, CANARY_SENTENCE, CANARY_TRACES } from './testing/canaries.ts';
import type { FakeServer } from './testing/fake-server.ts';
import {
  draftOf,
  type ForgeResult,
  memoryCache,
  readGithubRepository,
  readGitlabProject,
  TEST_OPTIONS,
} from './testing/forge-reading.ts';

/** Free text may name people; contacts in it are taken out. */
const TEXT = `An editor. ${CANARY_SENTENCE}`;
const README = `# Tool\n\nTool edits tools in place, and has done so for years. ${CANARY_SENTENCE}\n`;

const FORGES: Record<string, { start(isTagged: boolean): Promise<FakeServer>; read: typeof readGithub }> = {
  GitHub: {
    start: (isTagged) =>
      startFakeGithub([
        {
          owner: 'works',
          name: 'tool',
          description: TEXT,
          readme: { path: 'README.md', content: README },
          releases: isTagged ? [] : [{ tag: 'v1.0.0', assets: [{ name: 'a.zip' }] }],
          tags: ['v1.0.0'],
          annotated: ['v1.0.0'],
        },
      ]),
    read: readGithub,
  },
  GitLab: {
    start: (isTagged) =>
      startFakeGitlab([
        {
          id: 1,
          path: 'works/tool',
          description: TEXT,
          readme: { path: 'README.md', content: README },
          releases: isTagged ? [] : [{ tag: 'v1.0.0', links: [{ name: 'a', url: 'https://x.example/a' }] }],
          tags: [{ name: 'v1.0.0' }],
        },
      ]),
    read: (origin, options) => readGitlabProject({ origin, path: 'works/tool' }, { ...TEST_OPTIONS, ...options }),
  },
};

function readGithub(origin: string, options: Partial<ForgeOptions>): Promise<ForgeResult> {
  return readGithubRepository(
    { owner: 'works', name: 'tool' },
    { ...TEST_OPTIONS, baseUrl: origin, token: 'secret', ...options },
  );
}

/** The members whose text is taken as it is, or decides something. Every other text becomes the canary. */
const TAKEN =
  /^(?:full_name|path_with_namespace|tag_name|path|content|encoding|description|homepage|html_url|browser_download_url|published_at|released_at|created_at|date|committed_date|state|spdx_id|key|visibility|readme_url|default_branch|self|url|sha|ref|type|committedDate)$/;

/** The same answer with the canary in every other text, in an unknown member of every object, and as a name of one. */
function spoiled(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return TAKEN.test(key) ? value : everything();
  if (Array.isArray(value)) return value.map((item) => spoiled(item, key));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, item]) => {
    // A tag's name, unlike a person's, is taken; a project's is replaced below.
    const isTag = name === 'name' && ('commit' in value || 'target' in value);
    return [name, isTag ? item : spoiled(item, name)];
  });
  return { ...Object.fromEntries(members), unknown: everything(), [CANARY.email]: CANARY.phone };
}

function everything(): string {
  return `${CANARY.name} ${CANARY.login} ${CANARY.company} ${CANARY.email} ${CANARY.phone}`;
}

/** The same page with the canary in attributes, in comments and in what no page shows. */
async function spoiledPage(answer: Response, type: string): Promise<Response> {
  const hidden = `<!-- ${everything()} --><script>${everything()}</script><template>${everything()}</template>`;
  const page = (await answer.text()).replace(
    /<p>/g,
    `${hidden}<p title="${everything()}" data-owner="${CANARY.name}">`,
  );
  return new Response(page, { headers: { 'content-type': type, etag: '"1"' } });
}

const spoilingFetch: Fetch = async (address, init) => {
  const answer = await fetch(address, init);
  const type = answer.headers.get('content-type') ?? '';
  if (answer.status !== 200) return answer;
  if (type.includes('html')) return spoiledPage(answer, type);
  if (!type.includes('json')) return answer;
  const headers = { 'content-type': 'application/json', etag: '"1"', 'x-person': everything() };
  return new Response(JSON.stringify(spoiled(await answer.json())), { headers });
};

describe.each(Object.entries(FORGES))('%s', (_name, forge) => {
  let fake: FakeServer;
  let spies: MockInstance[];
  beforeEach(() => {
    spies = (['debug', 'info', 'log', 'warn', 'error'] as const).map((method) => vi.spyOn(console, method));
  });
  afterEach(async () => {
    expect(spies.flatMap(({ mock }) => mock.calls)).toEqual([]);
    vi.restoreAllMocks();
    await fake.close();
  });

  it.each([
    ['releases', false, TEST_OPTIONS.fetch],
    ['tags', true, TEST_OPTIONS.fetch],
    ['releases, with a person in every member', false, spoilingFetch],
    ['tags, with a person in every member', true, spoilingFetch],
  ])('with %s', async (_what, isTagged, fetch) => {
    fake = await forge.start(isTagged);
    const cache = memoryCache();
    const result = await forge.read(fake.origin, { fetch, cache });
    const { descriptions, versions } = draftOf(result);
    expect(descriptions.en?.summary).toContain('Tool edits tools in place');
    expect(descriptions.en?.tagline).toContain('An editor.');
    expect(versions).toHaveLength(1);
    expectNothing([result, ...cache.entries.values()]);
  });

  it.each([404, 403, 429, 500, 302])('with status %i', async (status) => {
    fake = await forge.start(false);
    const headers = { location: `https://canary-person.example/${CANARY.login}`, 'x-person': CANARY.name };
    fake.intercept = () => ({ status, headers, body: { message: everything(), error: everything() } });
    expectNothing([await forge.read(fake.origin, { cache: memoryCache() })]);
  });
});

function expectNothing(values: unknown[]) {
  const text = JSON.stringify(values);
  for (const trace of CANARY_TRACES) expect(text).not.toContain(trace);
}
