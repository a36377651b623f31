import { afterEach, describe, expect, it } from 'vitest';
import type { Statement } from '../../contract/witness.ts';
import { CANARY_TRACES } from '../../forge/testing/canaries.ts';
import type { FakeAnswer } from '../../forge/testing/fake-server.ts';
import { ask, HOSTILE_ANSWERS, listingOf, memory } from '../testing/asking.ts';
import { npm } from './index.ts';
import { type FakeNpmPackage, startFakeNpm } from './testing/fake-npm.ts';

const SUBJECT = 'pkg:npm/lumen';
const SOURCE = 'https://registry.npmjs.org/lumen';
const REPOSITORY = 'https://github.com/lumen-works/lumen.git';
const HOMEPAGE = 'https://lumen.build/';

const LUMEN: FakeNpmPackage = {
  name: 'lumen',
  latest: '1.2.0',
  versions: {
    '1.0.0': { at: '2025-01-01T10:00:00.000Z' },
    '1.1.0': { at: '2025-01-11T10:00:00.000Z' },
    '1.2.0': { at: '2025-01-31T10:00:00.000Z', provenance: true },
    '2.0.0-rc.1': { at: '2026-01-01T10:00:00.000Z' },
  },
  repository: { type: 'git', url: `git+${REPOSITORY}` },
  homepage: 'https://lumen.build',
  downloads: { month: 40_000, week: { '1.2.0': 8_900, '1.1.0': 100, '1.0.0': 100, '2.0.0-rc.1': 100 } },
};

const running: { close(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.close()));
});

async function started(packages: readonly FakeNpmPackage[]) {
  const fake = await startFakeNpm(packages);
  running.push(fake);
  return fake;
}

async function look(change: Partial<FakeNpmPackage> = {}, last?: Statement) {
  const { fakes } = await started([{ ...LUMEN, ...change }]);
  return ask(SUBJECT, { witness: npm, fakes, ...(last && { last }) });
}

describe('subjects', () => {
  it.each([
    ['pkg:npm/lumen', true],
    ['pkg:npm/%40lumen/core', true],
    ['pkg:npm/-', false],
    ['pkg:npm/.hidden', false],
    ['pkg:npm/scope/name', false],
    ['pkg:cargo/lumen', false],
    ['nonsense', false],
  ])('%s: %s', (text, isOne) => {
    expect(npm.subjects(listingOf([text]))).toEqual(isOne ? [text] : []);
  });
});

describe('what npm witnesses', () => {
  it('is places, releases, provenance, and downloads without those of mirrors', async () => {
    expect(await look()).toEqual({
      values: { version: '1.2.0', released_on: '2025-01-31', gap_days: 15, provenance: true, downloads: 38_261 },
      source: SOURCE,
      places: [REPOSITORY, HOMEPAGE],
    });
  });

  it('holds no person', async () => {
    const said = JSON.stringify(await look());
    for (const trace of CANARY_TRACES) expect(said).not.toContain(trace);
  });

  it('is asked for with the name of a scope', async () => {
    const fake = await started([{ ...LUMEN, name: '@lumen/core' }]);
    const said = await ask('pkg:npm/%40lumen/core', { witness: npm, fakes: fake.fakes });
    expect(said).toMatchObject({ values: { version: '1.2.0' } });
    expect([...fake.registry.requests, ...fake.counts.requests].map(({ path }) => path)).toEqual([
      '/@lumen%2Fcore',
      '/downloads/point/last-month/@lumen/core',
      '/versions/@lumen%2Fcore/last-week',
    ]);
  });

  it.each([
    ['a repository as text', { repository: 'github:lumen-works/lumen' }, 'https://github.com/lumen-works/lumen'],
    ['a repository without its host', { repository: 'lumen-works/lumen' }, 'https://github.com/lumen-works/lumen'],
    ['a repository behind ssh', { repository: 'git@github.com:lumen-works/lumen.git' }, REPOSITORY],
    ['a person before a repository', { repository: 'ssh://quorra@github.com/lumen-works/lumen' }, undefined],
    ['a repository at GitLab', { repository: { url: 'gitlab:lumen/core' } }, 'https://gitlab.com/lumen/core'],
  ])('%s', async (_what, change, place) => {
    expect(await look(change)).toMatchObject({ places: [...(place === undefined ? [] : [place]), HOMEPAGE] });
  });

  it.each<[string, Partial<FakeNpmPackage>, object]>([
    ['no place', { repository: 7, homepage: ['https://x'] }, { places: [] }],
    ['no counts yet', { downloads: undefined as never }, { values: { version: '1.2.0' } }],
    [
      'a newest version that is deprecated',
      { versions: { ...LUMEN.versions, '1.2.0': { at: '2025-01-31T10:00:00Z', deprecated: 'use 3' } } },
      { values: { deprecated: true, released_on: '2025-01-11', gap_days: 15 } },
    ],
    [
      'an empty word of deprecation',
      { versions: { ...LUMEN.versions, '1.2.0': { at: '2025-01-31T10:00:00Z', deprecated: '' } } },
      { values: { released_on: '2025-01-31' } },
    ],
    [
      'a day to come',
      { versions: { ...LUMEN.versions, '1.3.0': { at: '2999-01-01T00:00:00.000Z' } } },
      { values: { released_on: '2025-01-31', gap_days: 15 } },
    ],
    [
      'times that are none',
      { versions: { '1.2.0': { at: 'yesterday' }, '1.1.0': { at: '0000-01-01T00:00:00Z' } } },
      { values: { version: '1.2.0' } },
    ],
    [
      'versions that were taken away',
      { versions: { ...LUMEN.versions, '1.1.0': { at: '2025-01-11T10:00:00.000Z', gone: true } } },
      { values: { released_on: '2025-01-31', gap_days: 15 } },
    ],
    [
      'nothing but pre-releases',
      {
        latest: '0.1.0-beta.2',
        versions: { '0.1.0-beta.1': { at: '2025-01-01T00:00:00Z' }, '0.1.0-beta.2': { at: '2025-01-05T00:00:00Z' } },
      },
      { values: { version: '0.1.0-beta.2', released_on: '2025-01-05', gap_days: 4 } },
    ],
  ])('%s', async (_what, change, said) => {
    expect(await look(change)).toMatchObject(said);
  });

  it('of a package that was withdrawn is that, and the place is the last that was known', async () => {
    const last: Statement = { values: { version: '1.2.0' }, source: SOURCE, places: [REPOSITORY] };
    const gone = { values: { deprecated: true }, source: SOURCE };
    const change = { unpublished: true, downloads: undefined as never } as const;
    expect(await look(change, last)).toEqual({ ...gone, places: [REPOSITORY] });
    expect(await look(change)).toEqual({ ...gone, places: [] });
  });

  it('of a package that is not there is nothing', async () => {
    const { fakes } = await started([]);
    expect(await ask(SUBJECT, { witness: npm, fakes })).toEqual({ unknown: true });
  });
});

describe('a second look', () => {
  it('asks for the package only if it has changed, and for its downloads again', async () => {
    const { fakes, registry } = await started([LUMEN]);
    const answers = memory();
    const first = await ask(SUBJECT, { witness: npm, fakes, answers });
    if (!('values' in first)) throw new Error('nothing was said');
    const last = { ...first, values: { ...first.values, downloads: 1 } };
    expect(await ask(SUBJECT, { witness: npm, fakes, answers, last })).toEqual(first);
    expect(registry.requests.map(({ headers }) => headers['if-none-match'] !== undefined)).toEqual([false, true]);
  });
});

describe('a registry that', () => {
  it.each(HOSTILE_ANSWERS)('%s', async (_what, answer, code) => {
    const { fakes, registry } = await started([LUMEN]);
    const answers = memory();
    registry.intercept = () => answer;
    expect(await ask(SUBJECT, { witness: npm, fakes, answers })).toMatchObject({ problem: { code } });
    expect(answers.entries.size).toBe(0);
  });

  it.each<[string, object, string]>([
    ['answers of another package', { name: 'lumen-core' }, 'witness_other_subject'],
    ['answers without a name', { versions: {} }, 'witness_other_subject'],
    ['has no versions', { name: 'lumen' }, 'witness_bad_answer'],
    ['has lists for objects', { name: 'lumen', versions: [], time: [], 'dist-tags': [] }, 'witness_bad_answer'],
    [
      'calls newest what is not there',
      { name: 'lumen', versions: {}, time: {}, 'dist-tags': { latest: '1.0.0' } },
      'witness_bad_answer',
    ],
    [
      'has a version that is none',
      { name: 'lumen', versions: { x: { version: 'x' } }, time: {}, 'dist-tags': { latest: 'x' } },
      'witness_bad_answer',
    ],
  ])('%s', async (_what, body, code) => {
    const { fakes, registry } = await started([LUMEN]);
    registry.intercept = () => ({ body });
    expect(await ask(SUBJECT, { witness: npm, fakes })).toMatchObject({ problem: { code } });
  });

  it('has too much to say of a package is asked for its newest version alone', async () => {
    const { fakes, registry } = await started([LUMEN]);
    const bomb = HOSTILE_ANSWERS.find(([, , code]) => code === 'too_large')?.[1];
    registry.intercept = ({ path }): FakeAnswer | undefined => (path === '/lumen' ? bomb : undefined);
    expect(await ask(SUBJECT, { witness: npm, fakes })).toMatchObject({
      values: { version: '1.2.0', provenance: true, downloads: 38_261 },
      places: [REPOSITORY, HOMEPAGE],
    });
  });
});

describe('counts that', () => {
  it.each<[string, FakeAnswer, string]>([
    ...HOSTILE_ANSWERS.slice(2, 3).map(([what, answer, code]): [string, FakeAnswer, string] => [what, answer, code]),
    ['are of another package', { body: { package: 'x', downloads: 7 } }, 'witness_other_subject'],
    ['are negative', { body: { package: 'lumen', downloads: -7 } }, 'witness_bad_answer'],
    ['are words', { body: { package: 'lumen', downloads: 'many' } }, 'witness_bad_answer'],
    ['are endless', { body: '{"package":"lumen","downloads":1e400}' }, 'witness_bad_answer'],
  ])('%s', async (_what, answer, code) => {
    const { fakes, counts } = await started([LUMEN]);
    counts.intercept = () => answer;
    expect(await ask(SUBJECT, { witness: npm, fakes })).toMatchObject({ problem: { code } });
  });

  it.each<[string, number, Record<string, number>, number | undefined]>([
    ['are of mirrors alone', 20_000, { a: 50, b: 50, c: 50, d: 50, e: 50 }, 0],
    ['are nearly of mirrors alone', 20_000, { a: 60, b: 52, c: 50, d: 49, e: 48 }, 927],
    ['are of one version', 900, { a: 300 }, 900],
    ['are of two versions', 4_000, { a: 900, b: 100 }, 3_200],
    ['are of none', 0, {}, 0],
    ['are of a version that is negative', 9, { a: -1 }, undefined],
  ])('%s', async (_what, month, week, downloads) => {
    const said = await look({ downloads: { month, week } });
    if (downloads === undefined) expect(said).toMatchObject({ problem: { code: 'witness_bad_answer' } });
    else expect(said).toMatchObject({ values: { downloads } });
  });
});
