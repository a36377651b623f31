import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Total } from '../../contract/witness.ts';
import type { FakeServer } from '../../forge/testing/fake-server.ts';
import { entriesInMemory } from '../../testing/entries-in-memory.ts';
import { ask, HOSTILE_ANSWERS, listingOf } from '../testing/asking.ts';
import { dockerHub } from './index.ts';
import { OFFICIAL, OWNED, OWNER, startFakeDockerHub } from './testing/fake-docker-hub.ts';

let fake: FakeServer;
let fakes: Map<string, FakeServer>;

beforeEach(async () => {
  ({ fake, fakes } = await startFakeDockerHub());
});
afterEach(() => fake.close());

/** As after a first look, four weeks earlier. */
async function look(subject = 'pkg:docker/lumen', earlier: Total[] = [{ on: '2026-10-21', count: 4_400_000 }]) {
  const totals = entriesInMemory<Total[]>();
  await totals.set(subject, earlier);
  return ask(subject, { witness: dockerHub, fakes, tools: { totals, today: '2026-11-20' } });
}

it.each([
  ['pkg:docker/lumen', true],
  ['pkg:docker/library/lumen', true],
  ['pkg:docker/lumenworks/lumen', true],
  ['pkg:docker/ghcr.io/lumenworks/lumen', false],
  ['pkg:docker/localhost/lumen', false],
  ['pkg:npm/lumen', false],
])('%s is a subject: %s', (text, isOne) => {
  expect(dockerHub.subjects(listingOf([text]))).toEqual(isOne ? [text] : []);
});

describe('what Docker Hub witnesses', () => {
  it('of an official image is a month of pulls, and its lines of origin', async () => {
    expect(await look()).toEqual({
      values: { downloads: 600_000 },
      source: 'https://hub.docker.com/v2/repositories/library/lumen/',
      places: ['https://github.com/lumen-works/lumen', 'https://lumen.build/docker'],
    });
  });

  it.each(['verified_publisher', 'open_source'])('of an owner with the badge %s is its website', async (badge) => {
    fake.intercept = ({ path }) => (path.includes('orgs') ? { body: { ...OWNER, badge } } : undefined);
    expect(await look('pkg:docker/lumenworks/lumen')).toMatchObject({
      values: { downloads: 600_000 },
      places: ['https://lumen.build/'],
    });
  });

  it.each([
    ['has no badge', { ...OWNER, badge: '' }],
    ['is a person', { ...OWNER, badge: undefined, type: 'User' }],
  ])('of an owner that %s is nothing', async (_what, body) => {
    fake.intercept = ({ path }) => (path.includes('orgs') ? { body } : undefined);
    expect(await look('pkg:docker/lumenworks/lumen')).toEqual({ unknown: true });
  });

  it.each<[string, Total[], object]>([
    ['is not known before four weeks', [{ on: '2026-10-30', count: 1 }], { tooSoon: true }],
    ['begins again where a total has shrunk', [{ on: '2026-10-01', count: 9_000_000 }], { tooSoon: true }],
    [
      'is counted from the youngest total that is old enough',
      [
        { on: '2026-01-01', count: 0 },
        { on: '2026-10-21', count: 4_999_970 },
        { on: '2026-11-13', count: 4_999_990 },
      ],
      { values: { downloads: 30 } },
    ],
  ])('%s', async (_what, earlier, said) => {
    expect(await look('pkg:docker/lumen', earlier)).toMatchObject(said);
  });

  it('of an image that is not there is nothing', async () => {
    expect(await look('pkg:docker/nothing')).toEqual({ unknown: true });
  });
});

describe('a site that', () => {
  it.each(HOSTILE_ANSWERS)('%s', async (_what, answer, code) => {
    fake.intercept = () => answer;
    expect(await look()).toMatchObject({ problem: { code } });
  });

  it.each([
    ['answers of another image', { ...OFFICIAL, name: 'kvist' }, 'witness_other_subject'],
    ['answers of another owner', OWNED, 'witness_other_subject'],
    ['counts below nothing', { ...OFFICIAL, pull_count: -1 }, 'witness_bad_answer'],
    ['counts in words', { ...OFFICIAL, pull_count: '5M' }, 'witness_bad_answer'],
  ])('%s', async (_what, body, code) => {
    fake.intercept = () => ({ body });
    expect(await look()).toMatchObject({ problem: { code } });
  });
});
