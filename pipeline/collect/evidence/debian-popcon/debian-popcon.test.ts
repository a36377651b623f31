import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeServer } from '../../forge/testing/fake-server.ts';
import { ask, HOSTILE_ANSWERS, listingOf } from '../testing/asking.ts';
import { debianPopcon } from './index.ts';
import { COUNTS, DSC, LISTED, startFakeDebian } from './testing/fake-debian.ts';

let fake: FakeServer;
let fakes: Map<string, FakeServer>;

beforeEach(async () => {
  ({ fake, fakes } = await startFakeDebian());
});
afterEach(() => fake.close());

const SUBJECT = 'pkg:deb/debian/lumen';
const look = (subject = SUBJECT) => ask(subject, { witness: debianPopcon, fakes });
/** One of the three answers is another one. */
const answerWith = (part: string, body: unknown) => {
  fake.intercept = ({ path }) => (path.includes(part) ? { body } : undefined);
};

it.each([
  [SUBJECT, true],
  ['pkg:deb/debian/libstdc%2B%2B6', true],
  ['pkg:deb/ubuntu/lumen', false],
  ['pkg:deb/debian/_lumen', false],
  ['pkg:npm/lumen', false],
])('%s is a subject: %s', (text, isOne) => {
  expect(debianPopcon.subjects(listingOf([text]))).toEqual(isOne ? [text] : []);
});

describe('what Debian witnesses', () => {
  it('is computers that have it, and the homepage of the source package, but no maintainer', async () => {
    expect(await look()).toEqual({
      values: { computers: 9876 },
      source: 'https://popcon.debian.org/by_inst',
      places: ['https://lumen.build/'],
    });
  });

  it.each<[string, string, unknown, object]>([
    ['a package that nobody counts', 'by_inst', COUNTS.replace(/^2 .*\n/m, ''), { unknown: true }],
    ['a source without a homepage', '.dsc', DSC.replace(/^Homepage.*\n/m, ''), { places: [] }],
  ])('of %s', async (_what, part, body, said) => {
    answerWith(part, body);
    expect(await look()).toMatchObject(said);
  });

  it('of a package that is not there is nothing', async () => {
    expect(await look('pkg:deb/debian/nothing')).toEqual({ unknown: true });
  });
});

describe('a host that', () => {
  const jsonOnly = HOSTILE_ANSWERS.filter(([what]) => what !== 'sends a list');
  it.each(jsonOnly)('%s', async (_what, answer, code) => {
    fake.intercept = () => answer;
    expect(await look()).toMatchObject({ problem: { code } });
  });

  it.each<[string, string, unknown, string]>([
    ['describes another source', '.dsc', DSC.replace('Source: lumen', 'Source: kvist'), 'witness_other_subject'],
    ['builds no such package', '.dsc', DSC.replace('Binary: lumen,', 'Binary: lumen-data,'), 'witness_other_subject'],
    ['leads elsewhere', 'dsc_in', [{ ...LISTED[0], filename: 'l/lumen/../kvist_1.dsc' }], 'witness_bad_answer'],
    ['has no such component', 'dsc_in', [{ ...LISTED[0], component: '../..' }], 'witness_bad_answer'],
    ['counts nothing', 'by_inst', '<p>Hello</p>', 'witness_bad_answer'],
  ])('%s', async (_what, part, body, code) => {
    answerWith(part, body);
    expect(await look()).toMatchObject({ problem: { code } });
  });
});
