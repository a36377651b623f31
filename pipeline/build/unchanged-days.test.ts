import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toDayNumber } from '../../schemas/rank/days.ts';
import { readCheckout } from '../repo/data/checkout.ts';
import { publishAllOf } from '../testing/reviewing.ts';
import { addSite, padDocument, type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { build, findBuild } from './build.ts';
import type { MonthlySnapshot } from './rank/monthly-snapshots.ts';
import { lendCompiledSite } from './testing/compiled-sites.ts';
import { unchangedUntil } from './unchanged-days.ts';
import { differingFiles } from './writer/build-folder.ts';

let catalog: TemporaryCatalog;
let commit: string;
const at = (path: string) => join(catalog.folder, path);

const announced = padDocument('announced', ({ release }) => Object.assign(release, { released_on: '2026-11-27' }));

/** A site of one page, and a release that is to come on the 27th. */
beforeAll(async () => {
  catalog = temporaryCatalog({ editor: padDocument('editor'), announced });
  addSite(catalog);
  catalog.write('.gitignore', '/*\n!/data\n');
  catalog.commit('Ignore what is made');
  await catalog.sync();
  await publishAllOf(catalog);
  commit = catalog.git('rev-parse', 'HEAD');
  await buildAt('first', '2026-11-20');
});
afterAll(() => catalog.remove());

/** Each test finds the build of the 20th. */
beforeEach(() => {
  for (const name of ['', '.build']) {
    rmSync(at(`dist${name}`), { recursive: true, force: true });
    cpSync(at(`first${name}`), at(`dist${name}`), { recursive: true });
  }
});

const options = (output: string, date: string) => ({ folder: catalog.folder, output: at(output), date });
const buildAt = async (output: string, date: string) => {
  await lendCompiledSite(catalog.folder, at(output));
  await build(await readCheckout(catalog.folder), options(output, date));
};
const find = (date: string, of = commit) => findBuild(of, options('dist', date));

describe('on a later day on which nothing moves', () => {
  it.each(['2026-11-21', '2026-11-26'])('%s, a build writes what bears the day, and nothing else', async (date) => {
    const found = await find(date);
    expect(found).toMatchObject({ commit, date, listings: 2, account: { api: { removed: 0 }, pages: { written: 0 } } });
    await buildAt('cold', date);
    expect(await differingFiles(at('dist'), at('cold'))).toEqual([]);
    expect(await differingFiles(at('dist'), at('first'))).toEqual([
      'api/v1/_build.json',
      'api/v1/_build/api.json',
      'api/v1/_rank.json',
    ]);
    expect(found?.account.api.written).toBe(3);
  });

  it('one build goes on from the other', async () => {
    await find('2026-11-21');
    expect((await find('2026-11-21'))?.account.api.written).toBe(0);
    expect((await find('2026-11-25'))?.date).toBe('2026-11-25');
  });
});

describe('everything is looked at', () => {
  it.each([
    ['a release comes', '2026-11-27'],
    ['a month begins', '2026-12-01'],
    ['an earlier day is asked for', '2026-11-19'],
  ])('where %s', async (_why, date) => {
    expect(await find(date)).toBeUndefined();
  });

  it('where the commit is another', async () => {
    expect(await find('2026-11-21', '0'.repeat(40))).toBeUndefined();
  });

  it('where somebody has changed a file', async () => {
    writeFileSync(at('dist/index.html'), 'forged');
    expect(await find('2026-11-21')).toBeUndefined();
  });
});

describe('the last quiet day', () => {
  const NEXT = Number.POSITIVE_INFINITY;
  const listing = (next: number, released_on: string | null = null) =>
    ({ next, summary: { released_on } }) as Parameters<typeof unchangedUntil>[0]['ranked'][number];
  const SNAPSHOT = [['data/rank/2026-11.ndjson', Buffer.from('')]] as const;

  it.each([
    ['that of the month', [listing(NEXT)], '2026-11-20', '2026-11-30'],
    ['that of the year', [listing(NEXT)], '2026-12-01', '2026-12-31'],
    ['today at the end of a month', [listing(NEXT)], '2026-11-30', '2026-11-30'],
    ['the day before points change', [listing(NEXT), listing(toDayNumber('2026-11-24'))], '2026-11-20', '2026-11-23'],
    ['today where they change tomorrow', [listing(toDayNumber('2026-11-21'))], '2026-11-20', '2026-11-20'],
    ['the day before a release', [listing(NEXT, '2026-11-22')], '2026-11-20', '2026-11-21'],
    ['today without a listing', [], '2026-11-20', '2026-11-20'],
  ])('is %s', async (_what, ranked, date, expected) => {
    const checkout = await readCheckout(catalog.folder);
    expect(unchangedUntil({ checkout, ranked, snapshots: [], date })).toBe(expected);
  });

  it.each([
    ['that was not shown yet', [], '2026-11-20'],
    ['that was shown', [{ month: '2026-11' } as MonthlySnapshot], '2026-11-30'],
  ])('with a snapshot of the month %s', async (_what, snapshots, expected) => {
    const checkout = { ...(await readCheckout(catalog.folder)), files: new Map(SNAPSHOT) };
    expect(unchangedUntil({ checkout, ranked: [listing(NEXT)], snapshots, date: '2026-11-20' })).toBe(expected);
  });
});
