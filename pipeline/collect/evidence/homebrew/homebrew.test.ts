import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeServer } from '../../forge/testing/fake-server.ts';
import { ask, HOSTILE_ANSWERS, listingOf, memory } from '../testing/asking.ts';
import { homebrew } from './index.ts';
import { CASK, FORMULA, startFakeHomebrew } from './testing/fake-homebrew.ts';

let fake: FakeServer;
let fakes: Map<string, FakeServer>;

beforeEach(async () => {
  ({ fake, fakes } = await startFakeHomebrew());
});
afterEach(() => fake.close());

const look = (subject = 'pkg:brew/lumen', answers = memory()) => ask(subject, { witness: homebrew, fakes, answers });

it.each([
  ['pkg:brew/lumen', true],
  ['pkg:brew/homebrew/core/lumen', true],
  ['pkg:brew/homebrew/cask/lumen-studio', true],
  ['pkg:brew/kvist/tap/lumen', false],
  ['pkg:npm/lumen', false],
])('%s is a subject: %s', (text, isOne) => {
  expect(homebrew.subjects(listingOf([text]))).toEqual(isOne ? [text] : []);
});

describe('what Homebrew witnesses', () => {
  it.each(['pkg:brew/lumen', 'pkg:brew/homebrew/core/lumen'])('of a formula: %s', async (subject) => {
    expect(await look(subject)).toEqual({
      values: { installs: 1027, version: '1.4.0' },
      source: 'https://formulae.brew.sh/api/formula/lumen.json',
      places: ['https://lumen.build/', FORMULA.urls.stable.url, FORMULA.urls.head.url],
    });
  });

  it('of a cask', async () => {
    expect(await look('pkg:brew/homebrew/cask/lumen-studio')).toEqual({
      values: { installs: 250, version: '2.0,74594' },
      source: 'https://formulae.brew.sh/api/cask/lumen-studio.json',
      places: [CASK.homepage, CASK.url],
    });
  });

  it('of a formula with a version in its name', async () => {
    // Nobody installed it by this name.
    expect(await look('pkg:brew/lumen%402')).toMatchObject({ values: { installs: 0 } });
  });

  it.each(['ada@lumen.build', 'call Ada Lovelace', '1.0\u202e'])(
    'nothing of a version that is none: %j',
    async (stable) => {
      fake.intercept = () => ({ body: { ...FORMULA, versions: { stable } } });
      expect(await look()).toMatchObject({ values: { installs: 1027 } });
      expect(JSON.stringify(await look())).not.toContain(JSON.stringify(stable).slice(1, -1));
    },
  );

  it.each(['deprecated', 'disabled'])('of one that is %s', async (word) => {
    fake.intercept = () => ({ body: { ...FORMULA, [word]: true } });
    expect(await look()).toMatchObject({ values: { deprecated: true } });
  });

  it('of one that is not there', async () => {
    expect(await look('pkg:brew/nothing')).toEqual({ unknown: true });
  });

  it('the second time, only if it has changed', async () => {
    const answers = memory();
    await look('pkg:brew/lumen', answers);
    expect(await look('pkg:brew/lumen', answers)).toEqual({ unchanged: true });
  });
});

describe('a site that', () => {
  it.each(HOSTILE_ANSWERS)('%s', async (_what, answer, code) => {
    fake.intercept = () => answer;
    const answers = memory();
    expect(await look('pkg:brew/lumen', answers)).toMatchObject({ problem: { code } });
    expect(answers.entries.size).toBe(0);
  });

  it.each([
    ['answers of another formula', { ...FORMULA, name: 'kvist' }, 'witness_other_subject'],
    ['answers of a cask', CASK, 'witness_other_subject'],
    ['has no counts', { name: 'lumen' }, 'witness_bad_answer'],
    ['counts below nothing', { ...FORMULA, analytics: { install: { '30d': { lumen: -5 } } } }, 'witness_bad_answer'],
    ['counts in words', { ...FORMULA, analytics: { install: { '30d': { lumen: '5' } } } }, 'witness_bad_answer'],
  ])('%s', async (_what, body, code) => {
    fake.intercept = () => ({ body });
    expect(await look()).toMatchObject({ problem: { code } });
  });
});
