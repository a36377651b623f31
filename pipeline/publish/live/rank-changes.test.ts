import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { files } from '../../../schemas/contracts/addresses.ts';
import type { RankTable, SoftwareListing } from '../../../schemas/contracts/generated/read-api.ts';
import { toDay, toDayNumber } from '../../../schemas/rank/days.ts';
import { STANDARD_WEIGHTS } from '../../../schemas/rank/engine.ts';
import { emitApi } from '../../build/api/emit-api.ts';
import { rankCatalog } from '../../build/listings/rank-catalog.ts';
import { DAY, seededCatalog } from '../../build/testing/ranking.ts';
import type { ReadPublished } from './live-build.ts';
import { rankChanges, rankMoves } from './rank-changes.ts';

type Row = [slug: string, score: number, points: Record<string, number>];

const table = (...rows: Row[]): RankTable => ({
  computed_on: DAY,
  weights_version: STANDARD_WEIGHTS.version,
  weights: STANDARD_WEIGHTS.weights,
  order: rows.map(([slug, score]) => [slug, score]),
  points: {
    trust: rows.map(([, , { trust = 0 }]) => trust),
    openness: rows.map(([, , { openness = 0 }]) => openness),
  },
});

const BEFORE = table(['a', 30, { trust: 3000 }], ['b', 20, { trust: 2000 }], ['c', 10, { trust: 1000 }]);

describe('between two builds', () => {
  it.each<[string, RankTable, Record<string, string>, ReturnType<typeof rankMoves>]>([
    ['of the same places nothing moves', BEFORE, {}, []],
    [
      'a listing rises by its signals, and those it passes fall by none',
      table(['c', 30.5, { trust: 3000, openness: 50 }], ['a', 30, { trust: 3000 }], ['b', 20, { trust: 2000 }]),
      {},
      [
        {
          slug: 'c',
          previous: { position: 3, score: 10 },
          current: { position: 1, score: 30.5 },
          signals: [
            { name: 'trust', delta: 20 },
            { name: 'openness', delta: 0.5 },
          ],
        },
        { slug: 'a', previous: { position: 1, score: 30 }, current: { position: 2, score: 30 }, signals: [] },
        { slug: 'b', previous: { position: 2, score: 20 }, current: { position: 3, score: 20 }, signals: [] },
      ],
    ],
    [
      'a score moves where the place does not',
      table(['a', 29.6, { trust: 2960 }], ['b', 20, { trust: 2000 }], ['c', 10, { trust: 1000 }]),
      {},
      [
        {
          slug: 'a',
          previous: { position: 1, score: 30 },
          current: { position: 1, score: 29.6 },
          signals: [{ name: 'trust', delta: -0.4 }],
        },
      ],
    ],
    [
      'one signal rises by what another falls',
      table(['a', 30, { trust: 2900, openness: 100 }], ['b', 20, { trust: 2000 }], ['c', 10, { trust: 1000 }]),
      {},
      [
        {
          slug: 'a',
          previous: { position: 1, score: 30 },
          current: { position: 1, score: 30 },
          signals: [
            { name: 'trust', delta: -1 },
            { name: 'openness', delta: 1 },
          ],
        },
      ],
    ],
    [
      'who comes or goes has not moved, and moves others',
      table(['new', 40, { trust: 4000 }], ['constructor', 35, { trust: 3500 }], ['c', 10, { trust: 1000 }]),
      {},
      [],
    ],
    [
      'a renamed listing comes from where its old slug was',
      table(['b', 20, { trust: 2000 }], ['z', 15, { trust: 1500 }], ['c', 10, { trust: 1000 }]),
      { a: 'z' },
      [
        { slug: 'b', previous: { position: 2, score: 20 }, current: { position: 1, score: 20 }, signals: [] },
        {
          slug: 'z',
          previous: { position: 1, score: 30 },
          current: { position: 2, score: 15 },
          signals: [{ name: 'trust', delta: -15 }],
        },
      ],
    ],
  ])('%s', (_what, after, renamed, moves) => {
    expect(rankMoves(BEFORE, after, renamed)).toEqual(moves);
  });

  it('a signal that only one of them knows counts as nothing in the other', () => {
    const { points, ...rest } = BEFORE;
    const without = { ...rest, points: { trust: points.trust ?? [] } };
    const named = { ...rest, points: { ...points, fame: [100, 0, 0] } };
    expect(rankMoves(without, named)[0]?.signals).toEqual([{ name: 'fame', delta: 1 }]);
    expect(rankMoves(named, without)[0]?.signals).toEqual([{ name: 'fame', delta: -1 }]);
  });
});

const LISTINGS = 300;
const { catalog, history } = seededCatalog(LISTINGS);

/** All files of a build of that day. */
function buildOf(date: string): Map<string, Buffer> {
  const site = catalog.settings;
  const ranked = rankCatalog(catalog, history, site, date);
  const written = [...emitApi({ catalog, ranked, site, date, snapshots: [], history })];
  const build = new Map(written.map(([path, content]) => [path, Buffer.from(content)]));
  const list = [...build].map(([path, bytes]) => [
    path.slice(1),
    { sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length },
  ]);
  return build.set(files.folderManifest('api'), Buffer.from(JSON.stringify({ files: Object.fromEntries(list) })));
}

const readerOf =
  (build: Map<string, Buffer>): ReadPublished =>
  async (path) =>
    build.get(path);

describe('two published builds', () => {
  const [before, after] = [buildOf(DAY), buildOf(toDay(toDayNumber(DAY) + 7))];
  const read = <T>(build: Map<string, Buffer>, path: string): T => JSON.parse(build.get(path)?.toString() ?? '');

  it('tell of each listing what its own file does: place, score and the points of each signal', async () => {
    const changes = new Map((await rankChanges(readerOf(before), readerOf(after))).map((each) => [each.slug, each]));
    const positions = [before, after].map(
      (build) => new Map(read<RankTable>(build, files.rankTable).order.map(([slug], index) => [slug, index + 1])),
    );
    let moved = 0;
    for (const slug of catalog.listings.keys()) {
      const ranks = [before, after].map((build) => read<SoftwareListing>(build, files.listing(slug)).rank);
      const [previous, current] = ranks.map(({ score }, index) => ({ position: positions[index]?.get(slug), score }));
      const [then, now] = ranks.map(({ signals }) => signals);
      const signals = (now ?? []).flatMap(({ name, points }, index) => {
        const delta = Math.round((points - (then?.[index]?.points ?? 0)) * 100) / 100;
        return delta === 0 ? [] : [{ name, delta }];
      });
      const isSame = previous?.position === current?.position && signals.length === 0;
      moved += isSame ? 0 : 1;
      expect(changes.get(slug)).toEqual(isSame ? undefined : { slug, previous, current, signals });
    }
    expect(changes.size).toBe(moved);
    expect(moved).toBeGreaterThan(LISTINGS / 2);
  });

  it('that are the same tell of nothing', async () => {
    expect(await rankChanges(readerOf(after), readerOf(after))).toEqual([]);
  });

  it.each<[string, Map<string, Buffer>, string]>([
    ['is not there', new Map(), 'There is no build here: /api/v1/_build/api.json cannot be read.'],
    [
      'has no rank table',
      new Map([...before].filter(([path]) => path !== files.rankTable)),
      'The builds cannot be compared: of /api/v1/_rank.json, its file cannot be read.',
    ],
    [
      'has another rank table than it lists',
      new Map([...before, [files.rankTable, Buffer.from(JSON.stringify(BEFORE))]]),
      'The builds cannot be compared: of /api/v1/_rank.json, its file is not the one this build lists (sha256).',
    ],
  ])('cannot be compared where one %s', async (_what, build, message) => {
    await expect(rankChanges(readerOf(build), readerOf(after))).rejects.toThrow(message);
    await expect(rankChanges(readerOf(after), readerOf(build))).rejects.toThrow(message);
  });
});
