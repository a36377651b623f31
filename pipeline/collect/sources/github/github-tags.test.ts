/** Which releases and tags are asked for, and what of them becomes the current version. */
import { afterEach, describe, expect, it } from 'vitest';
import type { FakeServer } from '../../forge/testing/fake-server.ts';
import { draftOf, problemCodes, readGithubRepository, TEST_OPTIONS } from '../../forge/testing/forge-reading.ts';
import { type FakeGithubRepository, failure, startFakeGithub } from './testing/fake-github.ts';

let fake: FakeServer;
afterEach(() => fake.close());

async function read(
  repository: Partial<FakeGithubRepository>,
  { token, refused = {} }: { token?: string; refused?: Record<string, number> } = {},
) {
  fake = await startFakeGithub([{ owner: 'works', name: 'tool', topics: ['text-editors'], ...repository }]);
  fake.intercept = ({ path }) => {
    const status = Object.entries(refused).find(([part]) => path.includes(part))?.[1];
    return status === undefined ? undefined : failure(status, 'Not Found');
  };
  const options = { ...TEST_OPTIONS, baseUrl: fake.origin, ...(token === undefined ? {} : { token }) };
  return readGithubRepository({ owner: 'works', name: 'tool' }, options);
}

const asked = () =>
  fake.requests
    .map(({ method, path }) => `${method} ${path.replace(/^\/repo(?:s\/works\/tool|sitories\/0)/, '')}`)
    .filter((request) => /releases|tags|graphql|commits/.test(request));
const versionsOf = (result: Awaited<ReturnType<typeof read>>) => draftOf(result).versions.map(({ version }) => version);

const MISTAKE = {
  tags: ['v0.1.0', 'v0.14.0', 'v0.2.0', 'v0.3.0', 'v1.1'],
  tagDays: {
    'v1.1': '2014-04-17',
    'v0.1.0': '2014-04-10',
    'v0.2.0': '2014-04-28',
    'v0.3.0': '2014-05-22',
    'v0.14.0': '2020-10-21',
  },
};

describe('tags', () => {
  it('come all in one request, however many there are, and one more for a day', async () => {
    const tags = Array.from({ length: 2_436 }, (_, index) => `v${index + 1}`);
    const result = await read({ tags });
    expect(draftOf(result).versions[0]).toEqual({ version: '2436', released_on: '2026-03-04', prerelease: false });
    expect(problemCodes(result)).toEqual([]);
    expect(asked()).toEqual([
      'GET /releases?per_page=50',
      'GET /git/matching-refs/tags',
      expect.stringMatching(/^GET \/git\/commits\/[0-9a-f]{40}$/),
    ]);
  });

  it('with an object of their own have its day', async () => {
    const result = await read({ tags: ['v1.0.0'], annotated: ['v1.0.0'] });
    expect(draftOf(result).versions[0]?.released_on).toBe('2026-03-04');
    expect(asked().at(-1)).toMatch(/^GET \/git\/tags\/[0-9a-f]{40}$/);
  });

  it('have the days of the newest hundred, if there is a token to ask for them', async () => {
    const result = await read({ ...MISTAKE, annotated: ['v0.14.0'] }, { token: 'secret' });
    expect(draftOf(result).versions.map(({ version, released_on }) => [version, released_on])).toEqual([
      ['0.14.0', '2020-10-21'],
      ['0.3.0', '2014-05-22'],
      ['0.2.0', '2014-04-28'],
      ['1.1', '2014-04-17'],
      ['0.1.0', '2014-04-10'],
    ]);
    const questions = fake.requests.flatMap(({ body }) => (body === undefined ? [] : JSON.stringify(body)));
    expect(questions.filter((question) => question.includes('TAG_COMMIT_DATE'))).toHaveLength(1);
    expect(asked().slice(0, 2)).toEqual(['GET /releases?per_page=50', 'GET /git/matching-refs/tags']);
  });

  it.each([401, 403, 404, 502])('do without their days where the token is refused with %i', async (status) => {
    const result = await read(MISTAKE, { token: 'secret', refused: { graphql: status } });
    expect(versionsOf(result)[0]).toBe('1.1');
    expect(draftOf(result).versions[0]?.released_on).toBe('2026-03-04');
  });

  it('come in pages where a host has no list of all, and what is cut is said', async () => {
    const tags = Array.from({ length: 700 }, (_, index) => `v0.${index}.0`);
    const result = await read({ tags }, { refused: { 'matching-refs': 404 } });
    expect(versionsOf(result)[0]).toBe('0.499.0');
    expect(problemCodes(result)).toEqual(['list_cut']);
  });

  it('are none in an empty repository', async () => {
    const result = await read({}, { refused: { 'matching-refs': 409 } });
    expect(problemCodes(result)).toEqual(['no_release']);
  });
});

describe('tags beside releases that have stopped', () => {
  const releases = [{ tag: 'v0.9.2', published: '2014-04-01T00:00:00Z' }];
  const tagDays = { 'v1.0.0': '2014-09-26', 'v2.0.0': '2015-02-20', 'v2.0.99': '2014-03-20', 'v0.9.2': '2014-04-01' };
  const reading = { releases, tagDays, settings: { pushed_at: '2015-04-21T00:00:00Z' } };

  it.each([
    ['two newer ones are versions', ['v0.9.1', 'v0.9.2', 'v1.0.0', 'v2.0.0'], ['2.0.0', '1.0.0', '0.9.2'], []],
    ['one is doubtful', ['v0.9.2', 'v2.0.0'], ['0.9.2'], ['doubtful_version']],
    ['a mark of development does not count', ['v0.9.2', 'v2.0.99'], ['0.9.2'], []],
    ['pre-releases do not count', ['v0.9.2', 'v2.0.0-rc.1', 'v2.0.0-rc.2'], ['0.9.2'], []],
    ['older ones do not count', ['v0.9.0', 'v0.9.1'], ['0.9.2'], []],
  ])('%s', async (_what, tags, versions, codes) => {
    const result = await read({ ...reading, tags }, { token: 'secret' });
    expect(versionsOf(result)).toEqual(versions);
    expect(problemCodes(result)).toEqual(codes);
  });

  it('have the day of the newest alone without a token', async () => {
    // Every commit of this forge is of 2026.
    const result = await read({ ...reading, tags: ['v1.0.0', 'v2.0.0'] });
    expect(draftOf(result).versions.map(({ released_on }) => released_on)).toEqual([
      '2026-03-04',
      undefined,
      '2014-04-01',
    ]);
  });

  it('take nothing away where they cannot be had', async () => {
    const result = await read({ ...reading, tags: ['v1.0.0', 'v2.0.0'] }, { refused: { tags: 404 } });
    expect(versionsOf(result)).toEqual(['0.9.2']);
  });

  it('are not asked for while the repository rests, too', async () => {
    await read({ ...reading, settings: { pushed_at: '2014-05-01T00:00:00Z' } });
    expect(asked()).toEqual(['GET /releases?per_page=50']);
  });
});

describe('a repository that was made from another, or for others', () => {
  it.each([
    ['a fork', { fork: true }],
    ['a mirror', { mirror_url: 'https://git.works.example/tool.git' }],
    ['a template', { is_template: true }],
  ])('says so: %s', async (_what, settings) => {
    const result = await read({ releases: [{ tag: 'v1.0.0' }], settings });
    expect(problemCodes(result)).toEqual(['copied_repository']);
  });
});

describe('releases', () => {
  const several = ['pot@2.0.1', 'lid@9.1.0', 'pot@2.0.0'].map((tag) => ({ tag }));

  it('called like the repository need no word of the forge', async () => {
    await read({ releases: [{ tag: 'v1.1.0' }, { tag: 'tool-1.0.0' }] });
    expect(asked()).toEqual(['GET /releases?per_page=50']);
  });

  it('of several packages are those of the one that the forge calls the latest', async () => {
    const result = await read({ releases: several, latest: 'lid@9.1.0' });
    expect(versionsOf(result)).toEqual(['9.1.0']);
    expect(asked()).toEqual(['GET /releases?per_page=50', 'GET /releases/latest']);
    expect(problemCodes(result)).toEqual(['left_out']);
  });

  it('hold the latest, even if a hundred of other packages came after it', async () => {
    const others = Array.from({ length: 120 }, (_, index) => ({ tag: `lid@1.${index}.0` }));
    const result = await read({ releases: [...others, { tag: 'pot@2.0.1' }], latest: 'pot@2.0.1' });
    expect(versionsOf(result)).toEqual(['2.0.1']);
  });

  it('of several packages, none of them the latest, are of the one released most, with a note', async () => {
    const result = await read({ releases: several.map((release) => ({ ...release, prerelease: true })) });
    expect(versionsOf(result)).toEqual(['2.0.1', '2.0.0']);
    expect(problemCodes(result)).toEqual(['left_out', 'doubtful_version']);
  });

  it('with names that are no versions have their names, with a note', async () => {
    const result = await read({ releases: [{ tag: 'First Light' }] });
    expect(versionsOf(result)).toEqual(['First Light']);
    expect(problemCodes(result)).toEqual(['doubtful_version']);
  });
});
