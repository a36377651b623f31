import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CANARY_TRACES } from '../../forge/testing/canaries.ts';
import type { FakeServer } from '../../forge/testing/fake-server.ts';
import { ask, HOSTILE_ANSWERS, listingOf } from '../testing/asking.ts';
import { cratesIo } from './index.ts';
import { CRATE, startFakeCratesIo, VERSIONS, version } from './testing/fake-crates-io.ts';

let fake: FakeServer;
let fakes: Map<string, FakeServer>;

beforeEach(async () => {
  ({ fake, fakes } = await startFakeCratesIo());
});
afterEach(() => fake.close());

const look = (subject = 'pkg:cargo/lumen') => ask(subject, { witness: cratesIo, fakes });

/** The crate is told otherwise; who depends on it is told as ever. */
const told = (body: unknown) => {
  fake.intercept = ({ path }) => (path.includes('reverse') ? undefined : { body });
};

it.each([
  ['pkg:cargo/lumen', true],
  ['pkg:cargo/lumen_core', true],
  ['pkg:cargo/1lumen', false],
  ['pkg:npm/lumen', false],
])('%s is a subject: %s', (text, isOne) => {
  expect(cratesIo.subjects(listingOf([text]))).toEqual(isOne ? [text] : []);
});

describe('what crates.io witnesses', () => {
  it('is places, releases, downloads of a month and dependents', async () => {
    expect(await look()).toEqual({
      values: { version: '1.1.0', released_on: '2025-01-31', gap_days: 30, downloads: 10_000, dependents: 57 },
      source: 'https://crates.io/api/v1/crates/lumen',
      places: [CRATE.repository, `${CRATE.homepage}/`, CRATE.documentation],
    });
  });

  it('holds no person', async () => {
    const said = JSON.stringify(await look());
    for (const trace of CANARY_TRACES) expect(said).not.toContain(trace);
  });

  it.each<[string, object, object[], object]>([
    ['all versions taken back', { yanked: true }, VERSIONS, { values: { deprecated: true } }],
    ['no places', { repository: null, homepage: null, documentation: 7 }, VERSIONS, { places: [] }],
    ['another spelling', { id: 'Lumen' }, VERSIONS, { values: { version: '1.1.0' } }],
    ['a day to come', {}, [...VERSIONS, version('3.0.0', '2999-01-01T00:00:00Z')], { values: { gap_days: 30 } }],
    ['an older answer', { default_version: undefined }, VERSIONS, { values: { version: '1.1.0' } }],
  ])('%s', async (_what, change, versions, said) => {
    told({ crate: { ...CRATE, ...change }, versions });
    expect(await look()).toMatchObject(said);
  });

  it('of a crate that is not there is nothing', async () => {
    expect(await look('pkg:cargo/nothing')).toEqual({ unknown: true });
  });
});

describe('a registry that', () => {
  it.each(HOSTILE_ANSWERS)('%s', async (_what, answer, code) => {
    fake.intercept = () => answer;
    expect(await look()).toMatchObject({ problem: { code } });
  });

  it.each([
    ['answers of another crate', { crate: { ...CRATE, id: 'kvist' } }, 'witness_other_subject'],
    ['answers of none', {}, 'witness_other_subject'],
    ['counts below nothing', { crate: { ...CRATE, recent_downloads: -1 } }, 'witness_bad_answer'],
    ['counts in words', { crate: { ...CRATE, recent_downloads: '9' } }, 'witness_bad_answer'],
    ['has no version', { crate: { id: 'lumen', recent_downloads: 1 } }, 'witness_bad_answer'],
  ])('%s', async (_what, body, code) => {
    told(body);
    expect(await look()).toMatchObject({ problem: { code } });
  });

  it.each([
    ['does not say how many depend on it', {}],
    ['says that fewer than none depend on it', { meta: { total: -1 } }],
  ])('%s', async (_what, body) => {
    fake.intercept = ({ path }) => (path.includes('reverse') ? { body } : undefined);
    expect(await look()).toMatchObject({ problem: { code: 'witness_bad_answer' } });
  });
});
