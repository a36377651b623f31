import { afterEach, describe, expect, it } from 'vitest';
import { inWords } from '../../../../schemas/wording/testing/in-words.ts';
import type { FakeServer } from '../../forge/testing/fake-server.ts';
import { draftOf, problemCodes, readGithubRepository, TEST_OPTIONS } from '../../forge/testing/forge-reading.ts';
import { type FakeGithubRepository, startFakeGithub } from './testing/fake-github.ts';

let fake: FakeServer;
afterEach(() => fake.close());

async function read(repository: Partial<FakeGithubRepository>) {
  fake = await startFakeGithub([{ owner: 'works', name: 'tool', topics: ['text-editors'], ...repository }]);
  return readGithubRepository({ owner: 'works', name: 'tool' }, { ...TEST_OPTIONS, baseUrl: fake.origin });
}

describe('versions', () => {
  it('are the releases without drafts, and keep the mark of a pre-release', async () => {
    const { versions } = draftOf(
      await read({
        releases: [{ tag: 'v3.0.0', draft: true }, { tag: 'v2.0.0', prerelease: true }, { tag: 'v1.9.0' }],
      }),
    );
    expect(versions.map(({ version, prerelease }) => [version, prerelease])).toEqual([
      ['2.0.0', true],
      ['1.9.0', false],
    ]);
  });

  it('carry their files, with the digest where GitHub has one, and what their names say', async () => {
    const digest = `sha256:${'AB'.repeat(32)}`;
    const assets = [
      { name: 'tool.zip', digest },
      { name: 'tool.tar.gz', digest: 'md5:00' },
      { name: 'unfinished.zip', state: 'starter' },
      { name: 'tool-1.0.0-windows-x64.exe' },
      { name: 'tool-darwin-arm64' },
      { name: 'tool.zip.sha256' },
      { name: 'SHA256SUMS' },
    ];
    const [newest] = draftOf(await read({ releases: [{ tag: 'v1.0.0', assets }] })).versions;
    const base = 'https://github.com/works/tool/releases/download/v1.0.0';
    expect(newest?.artifacts).toEqual([
      { uri: `${base}/tool.zip`, sha256: 'ab'.repeat(32), size_bytes: 1024, format: 'zip' },
      { uri: `${base}/tool.tar.gz`, size_bytes: 1024, format: 'tar.gz' },
      { uri: `${base}/tool-1.0.0-windows-x64.exe`, size_bytes: 1024, platform: 'windows', format: 'exe' },
      { uri: `${base}/tool-darwin-arm64`, size_bytes: 1024, platform: 'macos' },
    ]);
  });

  it.each([true, '12', [12], 1.5, 0, -1, null])('carry no size of a file that is said to be %j', async (size) => {
    const [newest] = draftOf(await read({ releases: [{ tag: 'v1.0.0', assets: [{ name: 'a.zip', size }] }] })).versions;
    expect(newest?.artifacts).toEqual([{ uri: expect.stringMatching(/a\.zip$/), format: 'zip' }]);
  });

  it('are read from pages, up to the newest hundred', async () => {
    const releases = Array.from({ length: 180 }, (_, index) => ({ tag: `v1.${180 - index}.0` }));
    const { versions } = draftOf(await read({ releases }));
    expect(versions).toHaveLength(100);
    expect([versions[0]?.version, versions[99]?.version]).toEqual(['1.180.0', '1.81.0']);
    expect(fake.requests.map(({ path }) => path).filter((path) => path.includes('/releases'))).toEqual([
      '/repos/works/tool/releases?per_page=50',
      '/repositories/0/releases?per_page=50&page=2',
    ]);
  });

  it('are the newest few where releases are too large to be read in fifties', async () => {
    const releases = Array.from({ length: 50 }, (_, index) => ({
      tag: `v1.${50 - index}.0`,
      body: 'x'.repeat(400_000),
    }));
    const { versions } = draftOf(await read({ releases }));
    expect(versions.map(({ version }) => version)).toEqual(['1.50.0', '1.49.0', '1.48.0', '1.47.0', '1.46.0']);
  });

  it('are tags where there are no releases; the newest has the day of its commit', async () => {
    const { versions } = draftOf(await read({ releases: [], tags: ['v1.9.0', 'v1.10.0-rc.1', 'v1.10.0', 'latest'] }));
    expect(versions).toEqual([
      { version: '1.10.0', released_on: '2026-03-04', prerelease: false },
      { version: '1.10.0-rc.1', prerelease: true },
      { version: '1.9.0', prerelease: false },
    ]);
  });

  it('are found among tags on later pages', async () => {
    const old = Array.from({ length: 150 }, (_, index) => `v0.${index}.0`);
    const { versions } = draftOf(await read({ releases: [], tags: [...old, 'v10.0.0'] }));
    expect(versions[0]).toMatchObject({ version: '10.0.0', released_on: '2026-03-04' });
    expect(versions).toHaveLength(100);
  });

  it.each([
    ['neither releases nor tags', { releases: [], tags: [] }],
    ['only a draft and a moving tag', { releases: [{ tag: 'v1.0.0', draft: true }], tags: ['latest'] }],
  ])('are missing with %s', async (_what, repository) => {
    const result = await read(repository);
    expect(result.refusal === undefined && inWords(result)).toMatchObject({
      problems: [
        {
          code: 'no_release',
          severity: 'error',
          message:
            'The repository has no release and no tag with a version. Publish a release, or push a tag like v1.0.0.',
        },
      ],
    });
    expect(result).not.toHaveProperty('draft');
  });

  it('of a tag that holds a contact or is too long are left out, with a warning', async () => {
    const tags = ['v1.0.0-quorra@works.example', `v1.0.0-${'x'.repeat(100)}`];
    const result = await read({ releases: [{ tag: 'v1.0.0' }, ...tags.map((tag) => ({ tag }))] });
    expect(draftOf(result).versions).toHaveLength(1);
    expect(problemCodes(result)).toEqual(['left_out']);
  });
});
