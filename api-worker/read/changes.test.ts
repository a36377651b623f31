import { describe, expect, test } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import type { ChangeList } from '../../schemas/contracts/generated/read-api.ts';
import { ask, askJson, askProblem, askWith, fileText } from '../testing/ask.ts';
import { CHANGES, COMMITS, SITE } from '../testing/catalog.ts';

const PATH = '/api/v1/changes';
const [NEWEST = '', RENAMED = '', QUIET = '', UPDATED = '', PUBLISHED = '', OLDEST = ''] = COMMITS;

describe('the changes of listings', () => {
  test('are all of the build where no commit is named, and whether that is everything', async () => {
    expect(await askJson<ChangeList>(PATH)).toStrictEqual({
      data: CHANGES.data,
      build: { commit: NEWEST },
      complete: false,
      links: { self: `${SITE.base_url}/api/v1/changes` },
    });
    expect(await (await ask(files.changes)).text()).toBe(await fileText(files.changes));
  });

  test.each([
    ['the newest build', NEWEST, 0],
    ['the commit of a change, which the caller has seen', RENAMED, 0],
    ['a commit that touched no listing', QUIET, 2],
    ['an older one', UPDATED, 2],
    ['one that is older still', PUBLISHED, 3],
    ['the last of the list', OLDEST, 4],
  ])('since %s are those that came after it', async (_which, since, count) => {
    expect(await askJson<ChangeList>(`${PATH}?since=${since}`)).toStrictEqual({
      data: CHANGES.data.slice(0, count),
      build: { commit: NEWEST },
      complete: true,
      links: { self: `${SITE.base_url}/api/v1/changes?since=${since}` },
    });
  });

  test('say of an update what it did to the score, and by which signals', async () => {
    const { data } = await askJson<ChangeList>(`${PATH}?since=${PUBLISHED}`);
    const moved = data.filter(({ rank }) => rank !== undefined);
    const added = { code: 'added', values: { added: ['spdx_id'] }, words: 'added an SPDX id' };
    expect(moved.map(({ slug, change, rank }) => ({ slug, change, rank }))).toStrictEqual([
      {
        slug: 'tool-00',
        change: 'updated',
        rank: {
          score: 50,
          previous_score: 44,
          signals: [{ name: 'told', delta: 6, ...added }],
        },
      },
    ]);
  });

  test('are the same for the beginning of an id that fits no other', async () => {
    for (const since of [UPDATED.slice(0, 7), UPDATED.slice(0, 39), OLDEST.slice(0, 9)]) {
      const { links } = await askJson<ChangeList>(`${PATH}?since=${since}`);
      expect(links.self).toBe(
        `${SITE.base_url}/api/v1/changes?since=${since === OLDEST.slice(0, 9) ? OLDEST : UPDATED}`,
      );
    }
  });
});

test.each([
  ['a commit that is none of the list', 'a'.repeat(40)],
  ['a beginning that fits two', '00000000'],
  ['an id with something behind it', `${NEWEST}e`],
])('%s is answered with the way to begin again', async (_which, since) => {
  expect(await askProblem(`${PATH}?since=${since}`)).toStrictEqual({
    type: `${SITE.base_url}/docs/errors/#unknown_build`,
    title: 'Unknown build',
    status: 404,
    detail:
      '`since` is not a commit that the list of changes reaches back to, or is cut so short that it fits two. ' +
      'Note `build.commit` of /api/v1/changes, take a full copy from /api/v1/software, and ask since that commit ' +
      'next time.',
    code: 'unknown_build',
  });
});

test('a build of files that are not committed knows no commit', async () => {
  const none = { ...CHANGES, data: [], build: { commit: null }, commits: [] };
  const empty = () => new Response(JSON.stringify(none));
  const { answer } = await askWith(empty, PATH);
  expect(await answer.json()).toMatchObject({ data: [], build: { commit: null }, complete: false });
  expect((await askWith(empty, `${PATH}?since=${NEWEST}`)).answer.status).toBe(404);
});

describe('a parameter that cannot be answered', () => {
  const bad = {
    pointer: '/since',
    code: 'bad_value',
    message: '`since` must be the id of a commit, or at least its first 7 characters: 7 to 64 of 0-9 and a-f.',
    expected: 'the id of a commit, or at least its first 7 characters: 7 to 64 of 0-9 and a-f',
  };
  const repeated = {
    pointer: '/since',
    code: 'repeated',
    message: '`since` stands in the address more than once. Keep one.',
  };
  const unknown = {
    pointer: '/page',
    code: 'unknown_parameter',
    message: 'There is no parameter `page` here. Leave it out, or correct its name.',
    expected: 'only since',
  };

  test.each([
    ['since=', [bad]],
    ['since=abcdef', [bad]],
    [`since=${'a'.repeat(65)}`, [bad]],
    ['since=ABCDEF0', [bad]],
    ['since=main%5Emain', [bad]],
    ['since=2026-01-31', [bad]],
    [`since=${NEWEST}&since=${NEWEST}`, [repeated]],
    ['page=2', [unknown]],
    ['since=x&page=2', [bad, unknown]],
  ])('is named: %s', async (query, errors) => {
    const problem = await askProblem(`${PATH}?${query}`);
    expect(problem).toMatchObject({ status: 400, code: 'bad_parameter' });
    expect(problem.errors).toStrictEqual(errors);
  });
});
