/** What differs between the builds of two days between which nothing was released. */
import { beforeAll, describe, expect, it } from 'vitest';
import { files } from '../../../schemas/contracts/addresses.ts';
import type { EvidenceRecord } from '../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { SoftwareListing, SoftwarePage } from '../../../schemas/contracts/generated/read-api.ts';
import { toDay, toDayNumber } from '../../../schemas/rank/day-numbers.ts';
import { rounds } from '../../../tools/testing/rounds.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import { rankCatalog } from '../listings/rank-catalog.ts';
import { readSnapshots, snapshotPath, toSnapshot } from '../rank/monthly-snapshots.ts';
import { emittedTexts } from '../testing/emitted-texts.ts';
import { DAY, seededCatalog } from '../testing/ranking.ts';

const LISTINGS = rounds(500, 2000);
const NEXT_DAY = toDay(toDayNumber(DAY) + 1);
const { catalog, history } = seededCatalog(LISTINGS);

function emitOn(date: string, of: CatalogData = catalog): Map<string, string> {
  const site = of.settings;
  const month = toSnapshot(rankCatalog(of, history, site, '2026-11-01'), '2026-11-01');
  const snapshots = readSnapshots(new Map([[snapshotPath('2026-11-01'), Buffer.from(month)]]), date);
  const ranked = rankCatalog(of, history, site, date);
  return emittedTexts({ catalog: of, ranked, site, date, snapshots, history });
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

  it('few listings differ, and each of those has other points, or a release that fades from now on', () => {
    const listings = differing.filter(isListing);
    expect(listings.length).toBeGreaterThan(0);
    expect(listings.length).toBeLessThan(LISTINGS / 20);
    for (const path of listings) {
      const [{ rank: before, ...restBefore }, { rank: after, ...restAfter }] = [today, tomorrow].map((build) =>
        JSON.parse(build.get(path) ?? ''),
      );
      const kept = ({ signals: [first] }: SoftwareListing['rank']) => [first?.points, first?.facts[0]?.code];
      expect(kept(after)).not.toEqual(kept(before));
      if (after.score !== before.score) expect(after.computed_on).toBe(NEXT_DAY);
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

describe('a listing file', () => {
  const differ = (before: Map<string, string>, after: Map<string, string>) =>
    [...before.keys()].filter((path) => isListing(path) && before.get(path) !== after.get(path));

  it('is the same on every day until a week of its newest release is over', () => {
    const { catalog: seeded } = seededCatalog(300);
    // All releases were on the same day of the week.
    const onWeekday = (day: string) => toDay(toDayNumber(day) - ((toDayNumber(day) + 7 - (toDayNumber(DAY) % 7)) % 7));
    const listings = [...seeded.listings].map(([slug, listing]): [string, Listing] => {
      const versions = listing.versions.map(({ released_on = DAY, ...rest }) => {
        return { ...rest, released_on: onWeekday(released_on) };
      });
      return [slug, { ...listing, versions }];
    });
    const weekly = { ...seeded, listings: new Map(listings), evidence: new Map() };
    const [first, second, last, later] = [0, 1, 6, 28].map((days) =>
      emitOn(toDay(toDayNumber(DAY) + days), weekly),
    ) as [Map<string, string>, Map<string, string>, Map<string, string>, Map<string, string>];
    expect(differ(first, second)).toEqual([]);
    expect(differ(first, last)).toEqual([]);
    expect(differ(first, later).length).toBeGreaterThan(0);
  });

  it('is another one where what is witnessed of it changes, and those of all others stay', () => {
    const slug = [...catalog.listings.keys()][7] ?? '';
    const record: EvidenceRecord = {
      ...{ witness: 'npm', subject: `pkg:npm/${slug}`, source: `https://registry.npmjs.org/${slug}`, since: DAY },
      values: { downloads: 90_000_000 },
    };
    const evidence = new Map([...catalog.evidence, [slug, { slug, records: [record] }]]);
    const path = files.listing(slug);
    const news = emitOn(DAY, { ...catalog, evidence });
    expect(differ(today, news)).toEqual([path]);
    expect(JSON.parse(news.get(path) ?? '')).toMatchObject({ evidence: [record] });
  });
});
