/** What differs between the builds of two days between which nothing was released. */
import { beforeAll, describe, expect, it } from 'vitest';
import { files } from '../../../schemas/contracts/addresses.ts';
import type { SoftwarePage } from '../../../schemas/contracts/generated/read-api.ts';
import { toDay, toDayNumber } from '../../../schemas/rank/days.ts';
import { rankCatalog } from '../listings/rank-catalog.ts';
import { readSnapshots, snapshotPath, toSnapshot } from '../rank/monthly-snapshots.ts';
import { DAY, seededCatalog } from '../testing/ranking.ts';
import { emitApi } from './emit-api.ts';

const LISTINGS = 2000;
const NEXT_DAY = toDay(toDayNumber(DAY) + 1);
const { catalog, history } = seededCatalog(LISTINGS);

function emitOn(date: string): Map<string, string> {
  const site = catalog.settings;
  const month = toSnapshot(rankCatalog(catalog, history, site, '2026-11-01'), '2026-11-01');
  const snapshots = readSnapshots(new Map([[snapshotPath('2026-11-01'), Buffer.from(month)]]), date);
  const ranked = rankCatalog(catalog, history, site, date);
  return new Map(emitApi({ catalog, ranked, site, date, snapshots, history }));
}

const isListing = (path: string) => /^\/api\/v1\/software\/[a-z0-9-]+\.json$/.test(path);
const isList = (path: string) => path === files.listPage(undefined, 1) || /\/_page\/|\/_category\//.test(path);

let today: Map<string, string>;
let tomorrow: Map<string, string>;
let differing: string[];
beforeAll(() => {
  [today, tomorrow] = [emitOn(DAY), emitOn(NEXT_DAY)];
  differing = [...today.keys()].filter((path) => today.get(path) !== tomorrow.get(path));
});

describe('one day later, with nothing released', () => {
  it('the same files are there', () => {
    expect([...tomorrow.keys()].toSorted()).toEqual([...today.keys()].toSorted());
    expect([...today.keys()].filter(isListing)).toHaveLength(LISTINGS);
  });

  it('fewer than one listing in five differs, and each of those has other points', () => {
    const listings = differing.filter(isListing);
    expect(listings.length).toBeGreaterThan(LISTINGS / 10);
    expect(listings.length).toBeLessThan(LISTINGS / 5);
    for (const path of listings) {
      const [{ rank: before, ...restBefore }, { rank: after, ...restAfter }] = [today, tomorrow].map((build) =>
        JSON.parse(build.get(path) ?? ''),
      );
      const points = ({ signals }: { signals: { points: number }[] }) => signals.map((signal) => signal.points);
      expect(points(after)).not.toEqual(points(before));
      expect(after.computed_on).toBe(NEXT_DAY);
      expect(restAfter).toEqual(restBefore);
    }
  });

  it('a page of a list differs only where a place or a score on it does', () => {
    const entries = (build: Map<string, string>, path: string) =>
      (JSON.parse(build.get(path) ?? '') as SoftwarePage).data;
    for (const path of [...today.keys()].filter(isList)) {
      const [before, after] = [entries(today, path), entries(tomorrow, path)];
      const shown = (data: SoftwarePage['data']) => data.map(({ slug, rank }) => [slug, rank.position, rank.score]);
      const same = JSON.stringify(shown(before)) === JSON.stringify(shown(after));
      expect([path, differing.includes(path)]).toEqual([path, !same]);
    }
  });

  it('nothing else differs but the rank table', () => {
    expect(today.has(files.openapi)).toBe(true);
    expect(differing.filter((path) => !isListing(path) && !isList(path))).toEqual([files.rankTable]);
  });
});
