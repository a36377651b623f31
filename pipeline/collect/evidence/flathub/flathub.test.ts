import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeServer } from '../../forge/testing/fake-server.ts';
import { ask, HOSTILE_ANSWERS, listingOf } from '../testing/asking.ts';
import { flathub } from './index.ts';
import { APP, STATS, startFakeFlathub } from './testing/fake-flathub.ts';

let fake: FakeServer;
let fakes: Map<string, FakeServer>;

beforeEach(async () => {
  ({ fake, fakes } = await startFakeFlathub());
});
afterEach(() => fake.close());

const SUBJECT = 'pkg:flatpak/build.lumen.Studio';
const look = (subject = SUBJECT) => ask(subject, { witness: flathub, fakes });
const answerWith = (app: object, stats: object = {}) => {
  fake.intercept = ({ path }) => ({ body: path.includes('stats') ? { ...STATS, ...stats } : { ...APP, ...app } });
};

it.each([
  [SUBJECT, true],
  ['pkg:flatpak/flathub/build.lumen.Studio', true],
  ['pkg:flatpak/fedora/build.lumen.Studio', false],
  ['pkg:flatpak/lumen', false],
  ['pkg:npm/lumen', false],
])('%s is a subject: %s', (text, isOne) => {
  expect(flathub.subjects(listingOf([text]))).toEqual(isOne ? [text] : []);
});

describe('what Flathub witnesses', () => {
  it('is installations of a month, and first the domain that was proved there', async () => {
    expect(await look()).toEqual({
      values: { installs: 4210 },
      source: 'https://flathub.org/api/v2/appstream/build.lumen.Studio',
      places: ['https://lumen.build/', APP.urls.homepage, APP.urls.vcs_browser],
    });
  });

  it.each([
    ['was never proved', { 'flathub::verification::verified': false }],
    ['is no domain', { 'flathub::verification::website': 'ada@lumen.build' }],
    ['is not there', { 'flathub::verification::website': undefined }],
  ])('names no website that %s', async (_what, change) => {
    answerWith({ metadata: { ...APP.metadata, ...change } });
    expect(await look()).toMatchObject({ places: [APP.urls.homepage, APP.urls.vcs_browser] });
  });

  it('of an app that is not there is nothing', async () => {
    expect(await look('pkg:flatpak/build.lumen.Nothing')).toEqual({ unknown: true });
  });
});

describe('a site that', () => {
  it.each(HOSTILE_ANSWERS)('%s', async (_what, answer, code) => {
    fake.intercept = () => answer;
    expect(await look()).toMatchObject({ problem: { code } });
  });

  it.each([
    ['describes another app', { id: 'build.kvist.Kvist' }, {}, 'witness_other_subject'],
    ['counts another app', {}, { id: 'build.kvist.Kvist' }, 'witness_other_subject'],
    ['counts below nothing', {}, { installs_last_month: -1 }, 'witness_bad_answer'],
    ['counts in words', {}, { installs_last_month: '4210' }, 'witness_bad_answer'],
  ])('%s', async (_what, app, stats, code) => {
    answerWith(app, stats);
    expect(await look()).toMatchObject({ problem: { code } });
  });
});
