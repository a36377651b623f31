import { afterEach, describe, expect, it } from 'vitest';
import type { ForgeOptions } from '../../forge/repository-kind.ts';
import type { FakeServer } from '../../forge/testing/fake-server.ts';
import {
  draftOf,
  memoryCache,
  problemCodes,
  readGithubRepository,
  TEST_OPTIONS,
} from '../../forge/testing/forge-reading.ts';
import { type FakeGithubRepository, failure, startFakeGithub } from './testing/fake-github.ts';

let fake: FakeServer;
afterEach(() => fake.close());

const SECOND = 'It works on whole folders of them, and shows every change before it is made, so that nothing is lost.';

const TOOL: FakeGithubRepository = {
  owner: 'works',
  name: 'tool',
  description: 'An editor for tools',
  homepage: 'https://works.example/tool',
  topics: ['typescript', 'text-editors', 'arcade'],
  releases: [
    { tag: 'v1.1.0', published: '2026-03-04T23:30:00Z' },
    { tag: 'v1.0.0', published: '2026-01-02T00:10:00Z' },
  ],
  readme: { path: 'README.md', content: `# Tool\n\nTool edits tools in place.\n\n${SECOND}\n` },
};

async function read(repository: Partial<FakeGithubRepository>, options: Partial<ForgeOptions> = {}) {
  fake = await startFakeGithub([{ ...TOOL, ...repository }]);
  return readAgain(options);
}

function readAgain(options: Partial<ForgeOptions> = {}) {
  return readGithubRepository({ owner: 'works', name: 'tool' }, { ...TEST_OPTIONS, baseUrl: fake.origin, ...options });
}

describe('a repository', () => {
  it('becomes a draft', async () => {
    const result = await read({});
    expect(draftOf(result)).toEqual({
      slug: 'tool',
      name: 'tool',
      kind: 'open-source',
      category: 'text-editors',
      license: { type: 'open-source', spdx_id: 'MIT' },
      vendor: { name: 'works' },
      platforms: [],
      homepage: 'https://works.example/tool',
      support_url: 'https://github.com/works/tool/issues',
      keywords: ['typescript', 'text-editors', 'arcade'],
      integrations: [],
      descriptions: {
        en: { tagline: 'An editor for tools', summary: 'Tool edits tools in place.', text: SECOND },
      },
      versions: [
        {
          version: '1.1.0',
          released_on: '2026-03-04',
          prerelease: false,
          notes_url: 'https://github.com/works/tool/releases/tag/v1.1.0',
        },
        {
          version: '1.0.0',
          released_on: '2026-01-02',
          prerelease: false,
          notes_url: 'https://github.com/works/tool/releases/tag/v1.0.0',
        },
      ],
      badges: [],
      archived: false,
    });
    expect(result).toMatchObject({ slugIsDerived: true, problems: [] });
    expect(result).not.toHaveProperty('renamedTo');
  });

  it('is for the platforms that the files of its current version are for', async () => {
    const assets = ['tool-linux-x64.tar.gz', 'tool-win32-x64.zip', 'tool-1.1.0.zip', 'tool-linux-arm64.tar.gz'];
    const older = [{ name: 'tool.dmg' }];
    const result = await read({
      releases: [
        { tag: 'v1.1.0', assets: assets.map((name) => ({ name })) },
        { tag: 'v1.0.0', assets: older },
      ],
    });
    expect(draftOf(result).platforms).toEqual(['linux', 'windows']);
  });

  it.each([
    [{ has_issues: false }, undefined],
    [{ has_issues: true, has_discussions: true }, 'https://github.com/works/tool/discussions'],
    [{ archived: true }, undefined],
  ])('with %j has its help at %s', async (settings, expected) => {
    expect(draftOf(await read({ settings })).support_url).toBe(expected);
  });

  it('says where a vulnerability is reported, if there is a token to ask with', async () => {
    const securityPolicy = 'https://github.com/works/tool/security/policy';
    expect(draftOf(await read({ securityPolicy }, { token: 'secret' })).security).toEqual({
      policy_url: securityPolicy,
    });
    await fake.close();
    expect(draftOf(await read({ securityPolicy }))).not.toHaveProperty('security');
    await fake.close();
    expect(draftOf(await read({}, { token: 'secret' }))).not.toHaveProperty('security');
  });

  it('costs three requests', async () => {
    await read({});
    expect(fake.requests.map(({ path }) => path)).toEqual([
      '/repos/works/tool',
      '/repos/works/tool/releases?per_page=50',
      '/repos/works/tool/readme',
    ]);
    expect(fake.requests[0]?.headers).toMatchObject({ 'x-github-api-version': '2022-11-28' });
  });

  it('that was renamed is followed, and says where it is', async () => {
    fake = await startFakeGithub([{ ...TOOL, name: 'new-tool', formerly: 'works/tool' }]);
    const result = await readAgain();
    expect(draftOf(result)).toMatchObject({ slug: 'new-tool', name: 'new-tool' });
    expect(result).toMatchObject({ renamedTo: 'https://github.com/works/new-tool' });
  });

  it('is not renamed by another use of capitals', async () => {
    expect(await read({ name: 'Tool' })).not.toHaveProperty('renamedTo');
  });

  it('that is archived says so', async () => {
    expect(draftOf(await read({ archived: true })).archived).toBe(true);
  });

  it('that is private is not there, even if a token could see it', async () => {
    const result = await read({ private: true }, { token: 'secret' });
    expect(result).toMatchObject({ refusal: { code: 'repository_not_found' } });
    expect(fake.requests).toHaveLength(1);
  });

  it.each([
    ['no licence', null],
    [
      'a licence GitHub does not know',
      { key: 'other', name: 'Other', spdx_id: 'NOASSERTION', url: null, node_id: 'x' },
    ],
    ['a licence without SPDX identifier', { key: 'x', name: 'X', spdx_id: null, url: null, node_id: 'x' }],
  ])('with %s is software', async (_what, license) => {
    expect(draftOf(await read({ license }))).toMatchObject({ kind: 'software', license: {} });
  });

  it.each([
    ['', undefined, []],
    [null, undefined, []],
    ['works.example', 'https://works.example', []],
    ['javascript:alert(1)', undefined, ['bad_format']],
    ['mailto:quorra@works.example', undefined, ['bad_format']],
    ['https://works.example/?to=quorra@works.example', undefined, ['bad_format']],
  ])('with the homepage %j has %s', async (homepage, expected, codes) => {
    const result = await read({ homepage });
    expect(draftOf(result).homepage).toBe(expected);
    expect(problemCodes(result)).toEqual(codes);
  });

  it('without a topic that is a category is in "other", with a warning', async () => {
    const result = await read({ topics: ['typescript'] });
    expect(draftOf(result).category).toBe('other');
    expect(problemCodes(result)).toEqual(['unknown_value']);
  });
});

describe('a repository called like a telephone number', () => {
  it('is refused', async () => {
    fake = await startFakeGithub([{ ...TOOL, name: '555-010-0199' }]);
    const options = { ...TEST_OPTIONS, baseUrl: fake.origin };
    const result = await readGithubRepository({ owner: 'works', name: '555-010-0199' }, options);
    expect(problemCodes(result)).toEqual(['contact_not_allowed']);
    expect(result).not.toHaveProperty('draft');
  });
});

describe('the description', () => {
  it('is the summary where there is no README', async () => {
    const { descriptions } = draftOf(await read({ readme: undefined }));
    expect(descriptions).toEqual({ en: { summary: 'An editor for tools' } });
  });

  it.each([
    ['is too large for the API', { path: 'README.md', content: 'Hidden', encoding: 'none' }],
    ['has only white space', { path: 'README', content: ' \n\n ' }],
  ])('is the summary where the README %s', async (_what, readme) => {
    const { descriptions } = draftOf(await read({ readme }));
    expect(descriptions).toEqual({ en: { summary: 'An editor for tools' } });
  });

  it('is no tagline if it is longer than 120 characters', async () => {
    const { descriptions } = draftOf(await read({ description: 'Long words. '.repeat(11) }));
    expect(descriptions.en).not.toHaveProperty('tagline');
  });

  it('is cut as a summary at 500 characters, and stands whole in the text', async () => {
    const description = 'It does this and that. '.repeat(40).trim();
    const { descriptions } = draftOf(await read({ description, readme: undefined }));
    expect(descriptions.en?.summary).toHaveLength(482);
    expect(descriptions.en?.text).toBe(description);
  });

  it('is plain text without marks for pictures and links', async () => {
    const { descriptions } = draftOf(await read({ description: ':rocket: A [fast](https://x.example) tool :tada:' }));
    expect(descriptions.en?.tagline).toBe('A fast tool');
  });

  it('that is missing, like the README, is a warning', async () => {
    const result = await read({ description: null, readme: undefined });
    expect(draftOf(result).descriptions).toEqual({});
    expect(problemCodes(result)).toEqual(['missing']);
  });

  it.each([
    ['reStructuredText', 'README.rst', '<div class="document"><h1>Tool</h1><p>Tool edits tools in place.</p></div>'],
    [
      'plain text',
      'README',
      '<div class="plain"><pre style="white-space: pre-wrap">TOOL\n====\n\nTool edits\ntools in place.\n</pre></div>',
    ],
  ])('is read from %s, which GitHub renders', async (_what, path, html) => {
    fake = await startFakeGithub([TOOL]);
    fake.intercept = ({ path: asked, headers }) =>
      asked.endsWith('/readme') && headers.accept === 'application/vnd.github.html+json'
        ? {
            headers: { 'content-type': 'text/html' },
            body: `<div id="file" class="rst" data-path="${path}">${html}</div>`,
          }
        : undefined;
    expect(draftOf(await readAgain()).descriptions.en?.summary).toBe('Tool edits tools in place.');
  });

  it('is read again from a README that is the same where the description is another', async () => {
    const repository = { ...TOOL, description: 'Keeps recipes' };
    fake = await startFakeGithub([repository]);
    const cache = memoryCache();
    expect(draftOf(await readAgain({ cache })).descriptions.en?.summary).toBe('Keeps recipes');
    repository.description = 'Edits tools in their place';
    expect(draftOf(await readAgain({ cache })).descriptions.en?.summary).toBe('Tool edits tools in place.');
  });
});

describe('a part that cannot be read', () => {
  it('refuses the whole, so that old data stay', async () => {
    fake = await startFakeGithub([TOOL]);
    fake.intercept = ({ path }) => (path.endsWith('/readme') ? failure(502, 'Bad Gateway') : undefined);
    expect(await readAgain()).toEqual({
      refusal: { code: 'server_error', values: { status: 502 } },
    });
  });
});
