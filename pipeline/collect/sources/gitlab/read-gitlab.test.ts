import { afterEach, describe, expect, it } from 'vitest';
import type { ForgeOptions } from '../../forge/repository-kind.ts';
import type { FakeServer } from '../../forge/testing/fake-server.ts';
import { draftOf, problemCodes, readGitlabProject, TEST_OPTIONS } from '../../forge/testing/forge-reading.ts';
import { type FakeGitlabProject, failure, startFakeGitlab } from './testing/fake-gitlab.ts';

let fake: FakeServer;
afterEach(() => fake.close());

const PATH = 'works/group/sub/tool';
const TOOL: FakeGitlabProject = {
  id: 42,
  path: PATH,
  name: 'The Tool',
  description: 'An editor for tools',
  topics: ['Typescript', 'Text-Editors'],
  license: 'lgpl-2.1',
  releases: [{ tag: 'v1.1.0' }, { tag: 'v1.0.0', released: '2026-01-02T00:10:00.000+02:00' }],
  readme: { path: 'docs/READ ME.md', content: 'Tool\n====\n\nTool edits tools in place.\n' },
  branch: 'release/1.x',
};

async function read(project: Partial<FakeGitlabProject>, options: Partial<ForgeOptions> = {}) {
  fake = await startFakeGitlab([{ ...TOOL, ...project }]);
  return readAgain(PATH, options);
}

function readAgain(path: string | number = PATH, options: Partial<ForgeOptions> = {}) {
  return readGitlabProject({ origin: fake.origin, path }, { ...TEST_OPTIONS, ...options });
}

describe('a project', () => {
  it.each([
    [{ issues_access_level: 'enabled' }, true],
    [{ issues_access_level: 'private', _links: { issues: 'https://gitlab.example/api/v4/projects/42/issues' } }, false],
    [{ _links: { issues: 'https://gitlab.example/api/v4/projects/42/issues' } }, true],
    [{ _links: { issues: 'https://gitlab.example/api/v4/projects/42/issues' }, archived: true }, false],
    [{}, false],
  ])('with %j has its help at its issues: %s', async (settings, hasHelp) => {
    const { support_url } = draftOf(await read({ settings }));
    expect(support_url).toBe(hasHelp ? `${fake.origin}/${PATH}/-/issues` : undefined);
  });

  it('in a subgroup becomes a draft', async () => {
    const result = await read({});
    expect(draftOf(result)).toEqual({
      slug: 'the-tool',
      name: 'The Tool',
      kind: 'open-source',
      category: 'text-editors',
      license: { type: 'open-source', spdx_id: 'LGPL-2.1' },
      vendor: { name: 'works' },
      platforms: [],
      keywords: ['Typescript', 'Text-Editors'],
      integrations: [],
      descriptions: { en: { tagline: 'An editor for tools', summary: 'Tool edits tools in place.' } },
      versions: [
        {
          version: '1.1.0',
          released_on: '2026-03-04',
          prerelease: false,
          notes_url: `${fake.origin}/${PATH}/-/releases/v1.1.0`,
        },
        {
          version: '1.0.0',
          released_on: '2026-01-01',
          prerelease: false,
          notes_url: `${fake.origin}/${PATH}/-/releases/v1.0.0`,
        },
      ],
      badges: [],
      archived: false,
    });
    expect(result).toMatchObject({ slugIsDerived: true, problems: [] });
    expect(result).not.toHaveProperty('renamedTo');
  });

  it('costs three requests, the later ones by its number', async () => {
    await read({});
    expect(fake.requests.map(({ path }) => path)).toEqual([
      '/api/v4/projects/works%2Fgroup%2Fsub%2Ftool?license=true',
      '/api/v4/projects/42/releases?per_page=50',
      '/api/v4/projects/42/repository/files/docs%2FREAD%20ME.md/raw?ref=release%2F1.x',
    ]);
  });

  it('is read by its number', async () => {
    fake = await startFakeGitlab([TOOL]);
    const result = await readAgain(42);
    expect(draftOf(result).name).toBe('The Tool');
    expect(result).not.toHaveProperty('renamedTo');
  });

  it('that was moved is followed, and says where it is', async () => {
    fake = await startFakeGitlab([{ ...TOOL, path: 'works/new-tool', formerly: PATH }]);
    const result = await readAgain();
    draftOf(result);
    expect(result).toMatchObject({ renamedTo: `${fake.origin}/works/new-tool` });
  });

  it('that is archived says so', async () => {
    expect(draftOf(await read({ archived: true })).archived).toBe(true);
  });

  it.each(['private', 'internal'] as const)('that is %s is not there, even if a token sees it', async (visibility) => {
    const result = await read({ visibility }, { token: 'secret' });
    expect(result).toMatchObject({ refusal: { code: 'repository_not_found' } });
  });

  it.each([
    ['none', null],
    ['one GitLab does not know', 'other'],
  ])('with a licence that is %s is software', async (_what, license) => {
    expect(draftOf(await read({ license }))).toMatchObject({ kind: 'software', license: {} });
  });

  it.each([{ forked_from_project: { id: 7 } }, { mirror: true }])('that is a copy says so: %j', async (settings) => {
    expect(problemCodes(await read({ settings }))).toEqual(['copied_repository']);
  });

  it('of an older host has its topics in tag_list', async () => {
    expect(draftOf(await read({ hasTopics: false })).category).toBe('text-editors');
  });

  it('whose name is a telephone number is called by its path', async () => {
    expect(draftOf(await read({ name: 'Call +49 30 55501990' })).name).toBe('tool');
  });

  it('is read from a README in UTF-16', async () => {
    fake = await startFakeGitlab([TOOL]);
    const body = Buffer.from('\ufeffTool écrit des outils.\n', 'utf16le');
    fake.intercept = ({ path }) =>
      path.includes('/files/') ? { headers: { 'content-type': 'text/plain' }, body } : undefined;
    expect(draftOf(await readAgain()).descriptions.en?.summary).toBe('Tool écrit des outils.');
  });

  it.each(['README.rst', 'README.adoc', 'README.org'])(
    'with %s, which is not read here, is summed up by its description',
    async (path) => {
      const content = 'Tool\n====\n\nTool edits tools in place.\n';
      expect(draftOf(await read({ readme: { path, content } })).descriptions).toEqual({
        en: { summary: 'An editor for tools' },
      });
    },
  );

  it.each([
    ['an unknown file', { readme: undefined }],
    ['a file that is not served', { branch: 'main', readme: TOOL.readme }],
  ])('with %s as README is summed up by its description', async (_what, project) => {
    fake = await startFakeGitlab([{ ...TOOL, ...project }]);
    fake.intercept = ({ path }) => (path.includes('/files/') ? failure(404, '404 File Not Found') : undefined);
    expect(draftOf(await readAgain()).descriptions).toEqual({ en: { summary: 'An editor for tools' } });
  });
});

describe('versions', () => {
  it('are the releases that are not upcoming, with the links their publisher added', async () => {
    const links = [
      { name: 'tool.zip', url: 'https://x.example/tool.zip', direct: 'https://gitlab.example/-/releases/tool.zip' },
      { name: 'tool.tar', url: 'https://x.example/tool.tar' },
      { name: 'script', url: 'javascript:alert(1)' },
      { name: 'mail', url: 'https://x.example/?to=quorra@works.example' },
    ];
    const { versions } = draftOf(
      await read({
        releases: [
          { tag: 'v2.0.0', upcoming: true },
          { tag: 'v1.1.0-rc.1', links },
        ],
      }),
    );
    expect(versions).toMatchObject([
      {
        version: '1.1.0-rc.1',
        prerelease: true,
        artifacts: [{ uri: 'https://gitlab.example/-/releases/tool.zip' }, { uri: 'https://x.example/tool.tar' }],
      },
    ]);
    expect(versions).toHaveLength(1);
  });

  it('are read from pages, up to the newest hundred', async () => {
    const releases = Array.from({ length: 180 }, (_, index) => ({ tag: `v1.${180 - index}.0` }));
    expect(draftOf(await read({ releases })).versions).toHaveLength(100);
    expect(fake.requests.map(({ path }) => path).filter((path) => path.includes('/releases'))).toEqual([
      '/api/v4/projects/42/releases?per_page=50',
      '/api/v4/projects/42/releases?per_page=50&page=2',
    ]);
  });

  it('are read on where a proxy lets the pages name another scheme', async () => {
    fake = await startFakeGitlab([TOOL]);
    const { origin } = fake;
    fake.intercept = ({ path }) =>
      path.endsWith('/releases?per_page=50')
        ? {
            headers: { link: `<${origin.replace('http:', 'https:')}/api/v4/projects/42/releases?page=2>; rel="next"` },
            body: [{ tag_name: 'v3.0.0' }],
          }
        : path.endsWith('/releases?page=2')
          ? { body: [{ tag_name: 'v2.0.0' }] }
          : undefined;
    expect(draftOf(await readAgain()).versions.map(({ version }) => version)).toEqual(['3.0.0', '2.0.0']);
  });

  it('are tags, too, where releases have stopped', async () => {
    const releases = [{ tag: 'v0.9.2', released: '2014-04-01T00:00:00Z' }];
    const tags = ['v2.0.0', 'v1.0.0', 'v0.9.2'].map((name) => ({ name }));
    const { versions } = draftOf(await read({ releases, tags }));
    expect(versions.map(({ version }) => version)).toEqual(['2.0.0', '1.0.0', '0.9.2']);
  });

  it('are tags where there are no releases, with the day of the tag or of its commit', async () => {
    const tags = [{ name: 'v1.1.0', created: '2026-04-05T01:00:00Z' }, { name: 'v1.0.0' }, { name: 'latest' }];
    const { versions } = draftOf(await read({ releases: [], tags }));
    expect(versions).toEqual([
      { version: '1.1.0', released_on: '2026-04-05', prerelease: false },
      { version: '1.0.0', released_on: '2026-02-02', prerelease: false },
    ]);
  });

  it.each([
    ['of several packages', 'lid@', ['left_out', 'list_cut']],
    ['of one package', 'tool@', []],
  ])('are the newest hundred tags; that there are more is said where they are %s', async (_what, prefix, codes) => {
    const others = Array.from({ length: 60 }, (_, index) => ({ name: `${prefix}2.${index}.0` }));
    const tags = Array.from({ length: 60 }, (_, index) => ({ name: `v1.${index}.0` }));
    const result = await read({ releases: [], tags: [...others, ...tags] });
    expect(draftOf(result).versions).toHaveLength(prefix === 'tool@' ? 100 : 40);
    expect(problemCodes(result)).toEqual(codes);
  });

  it.each([403, 404])('are tags where releases answer %i to visitors', async (status) => {
    fake = await startFakeGitlab([{ ...TOOL, tags: [{ name: 'v1.0.0' }] }]);
    fake.intercept = ({ path }) => (path.includes('/releases') ? failure(status, 'Forbidden') : undefined);
    expect(draftOf(await readAgain()).versions).toHaveLength(1);
  });

  it('are not given up for tags while there is a limit', async () => {
    fake = await startFakeGitlab([{ ...TOOL, tags: [{ name: 'v1.0.0' }] }]);
    fake.intercept = ({ path }) =>
      path.includes('/releases') ? failure(403, 'Slow down', { 'retry-after': '60' }) : undefined;
    expect(await readAgain()).toMatchObject({ refusal: { code: 'rate_limited' } });
  });

  it('that a host hides the tags of are left out', async () => {
    fake = await startFakeGitlab([TOOL]);
    fake.intercept = ({ path }) =>
      path.includes('/releases') ? { body: [{ name: 'hidden' }, { tag_name: 'v1.0.0' }] } : undefined;
    const result = await readAgain();
    expect(draftOf(result).versions).toHaveLength(1);
    expect(problemCodes(result)).toEqual(['left_out']);
  });

  it('are missing where there is neither', async () => {
    const result = await read({ releases: [{ tag: 'v1.0.0', upcoming: true }], tags: [{ name: 'stable' }] });
    expect(problemCodes(result)).toEqual(['no_release']);
  });
});
