import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeServer } from '../../forge/testing/fake-server.ts';
import { ask, HOSTILE_ANSWERS, listingOf, memory } from '../testing/asking.ts';
import { fedBy, further, onGithub, onGitlab } from '../testing/claims.ts';
import { githubReleases } from './index.ts';
import { file, RELEASES, release, startFakeReleases } from './testing/fake-github-releases.ts';

let fake: FakeServer;
let fakes: Map<string, FakeServer>;

beforeEach(async () => {
  ({ fake, fakes } = await startFakeReleases());
});
afterEach(() => fake.close());

const SUBJECT = 'https://github.com/lumen-works/lumen';
const look = (subject = SUBJECT, tools = {}) => ask(subject, { witness: githubReleases, fakes, tools });
const answerWith = (body: unknown) => {
  fake.intercept = () => ({ body });
};
const OLD = '2020-01-01T00:00:00Z';

it.each([
  ['is read from its repository', onGithub('lumen-works/lumen'), [SUBJECT]],
  ['is read from GitLab', onGitlab('https://gitlab.com/lumen-works/lumen'), []],
  ['only names a repository', fedBy('https://lumen.build/pad.json', { homepage: SUBJECT }), []],
  [
    'has it as a further source',
    further(fedBy('https://lumen.build/pad.json'), 'github', { url: 'https://github.com/lumen-works/lumen' }),
    [],
  ],
])('a listing that %s', (_what, claimant, subjects) => {
  expect(githubReleases.subjects(listingOf([], claimant))).toEqual(subjects);
});

describe('what GitHub witnesses', () => {
  it('is a month of the release that is downloaded most, without what updaters read', async () => {
    expect(await look()).toEqual({
      values: { downloads: 1000 },
      source: 'https://api.github.com/repos/lumen-works/lumen/releases?per_page=30',
      places: [SUBJECT],
    });
  });

  it('does not grow by releases that the same people update to', async () => {
    const daily = Array.from({ length: 25 }, () => release('2026-10-21T00:00:00Z', [file('lumen.dmg', 1000)]));
    answerWith(daily);
    expect(await look()).toMatchObject({ values: { downloads: 1000 } });
  });

  it.each<[string, unknown[]]>([
    ['no releases', []],
    ['no files', [release(OLD, [])]],
    ['files for updaters only', [release(OLD, [file('latest.yml', 9)])]],
    ['drafts', [release(OLD, [file('lumen.dmg', 9)], { draft: true })]],
    ['pre-releases', [release(OLD, [file('lumen.dmg', 9)], { prerelease: true })]],
    ['days to come', [release('2999-01-01T00:00:00Z', [file('lumen.dmg', 9)])]],
    ['things that are none', [null, 'v1', { assets: 'lumen.dmg' }]],
  ])('is nothing where there are %s', async (_what, releases) => {
    answerWith(releases);
    expect(await look()).toEqual({ unknown: true });
  });

  it('is asked for again only if it has changed', async () => {
    const answers = memory();
    await ask(SUBJECT, { witness: githubReleases, fakes, answers });
    expect(await ask(SUBJECT, { witness: githubReleases, fakes, answers })).toEqual({ unchanged: true });
  });

  it('is asked for with the token of its API, and of no other', async () => {
    const tokens = new Map([
      ['https://api.github.com', 'mine'],
      ['https://gitlab.com', 'other'],
    ]);
    await look(SUBJECT, { forge: { githubApi: 'https://api.github.com', tokens } });
    expect(fake.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer mine']);
  });
});

describe('an API that', () => {
  it.each(HOSTILE_ANSWERS.filter(([what]) => what !== 'sends a list'))('%s', async (_what, answer, code) => {
    fake.intercept = () => answer;
    expect(await look()).toMatchObject({ problem: { code } });
  });

  it.each([-1, '9', null, 1.5])('counts %j downloads', async (count) => {
    answerWith([...RELEASES, release(OLD, [file('lumen.dmg', count)])]);
    expect(await look()).toMatchObject({ problem: { code: 'witness_bad_answer' } });
  });
});
