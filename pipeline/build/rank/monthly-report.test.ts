import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { MarketReport } from '../../../schemas/contracts/generated/read-api.ts';
import { NO_HISTORY } from '../../repo/git/history.ts';
import { rankCatalog } from '../listings/rank-catalog.ts';
import { seededCatalog } from '../testing/ranking.ts';
import { toMarketReport, toStatistics } from './monthly-report.ts';
import { reportPage } from './monthly-report-page.ts';
import type { MonthlySnapshot } from './monthly-snapshots.ts';

const DATE = '2026-03-10';
const { catalog } = seededCatalog(4);

/** The seeded listings, each changed as one of `changes` says. */
function reportOf(changes: Partial<Listing>[], snapshots: MonthlySnapshot[] = []) {
  const listings = [...catalog.listings.values()].slice(0, changes.length).map((listing, index) => ({
    ...{ ...listing, category: 'games', license: {}, platforms: [], versions: [] },
    ...changes[index],
  }));
  const stored = {
    listings: new Map(listings.map((listing) => [listing.slug, listing])),
    ledger: new Map(),
    evidence: new Map(),
  };
  const input = { ranked: rankCatalog(stored, NO_HISTORY, catalog.settings, DATE), site: catalog.settings, date: DATE };
  return {
    report: toMarketReport({ ...input, snapshots }, 'Tests'),
    statistics: toStatistics(input),
    slugs: listings.map(({ slug }) => slug),
  };
}

const released = (...days: (string | undefined)[]): Listing['versions'] =>
  days.map((day, index) => ({ version: `${index}`, prerelease: false, ...(day && { released_on: day }) }));

const snapshot = (month: string, slugs: readonly string[]) =>
  ({ month, entries: slugs.map((slug, index) => ({ slug, position: index + 1 })) }) as MonthlySnapshot;

describe('figures', () => {
  it('count listings by what they are, most first, and what is not known as such', () => {
    const { statistics, report } = reportOf([
      { license: { type: 'freeware' }, platforms: ['linux', 'web'], category: 'text-editors' },
      { platforms: ['web', 'web'], vendor: { name: 'Another' }, pricing: { model: 'free' } },
      { license: { type: 'freeware' }, kind: 'api', versions: released('2026-01-01', undefined) },
    ]);
    expect(statistics).toMatchObject({
      ...{ date: DATE, listings: 3, vendors: 2, versions: 2 },
      by_category: [
        { name: 'games', listings: 2 },
        { name: 'text-editors', listings: 1 },
      ],
      by_license_type: [
        { name: 'freeware', listings: 2 },
        { name: null, listings: 1 },
      ],
      by_platform: [
        { name: 'web', listings: 2 },
        { name: 'linux', listings: 1 },
      ],
      links: { self: 'https://catalog.test/api/v1/statistics', html: 'https://catalog.test/statistics/' },
    });
    expect(report).toMatchObject({
      ...{ month: '2026-03', listings: 3 },
      by_kind: [
        { name: 'software', listings: 2 },
        { name: 'api', listings: 1 },
      ],
      by_pricing_model: [
        { name: null, listings: 2 },
        { name: 'free', listings: 1 },
      ],
    });
  });

  it('count releases by month, empty ones too, and none that is older or still to come', () => {
    const versions = released('2026-03-10', '2026-03-11', '2026-03-01', '2025-04-30', '2025-03-31', '2024-03-31');
    const { statistics, report } = reportOf([{ versions }]);
    const months = statistics.releases_by_month;
    expect(months).toHaveLength(12);
    expect([months[0], months[1], months.at(-1)]).toEqual([
      { month: '2025-04', count: 1 },
      { month: '2025-05', count: 0 },
      { month: '2026-03', count: 2 },
    ]);
    expect(report.releases_by_month).toHaveLength(24);
    expect(report.releases_by_month[0]).toEqual({ month: '2024-04', count: 0 });
  });

  it('count a domain once, however many of its products are verified', () => {
    const verification: Listing['verification'] = { method: 'dns-txt', status: 'verified' };
    const { statistics } = reportOf([
      { verification, homepage: 'https://one.works.org/a' },
      { verification, homepage: 'https://www.works.org/b' },
      { verification, homepage: 'https://maker.github.io/' },
      { verification: { method: 'none', status: 'unverified' }, homepage: 'https://unproved.org/' },
    ]);
    expect(statistics).toMatchObject({ verified: 3, verified_domains: 2 });
  });

  it('are all nothing in an empty catalog', () => {
    const { report } = reportOf([]);
    expect(report).toMatchObject({ listings: 0, vendors: 0, by_category: [], movers: null });
  });
});

describe('movers', () => {
  it('are those whose place changed between the two newest months, furthest first', () => {
    const [a = '', b = '', c = '', d = ''] = [...catalog.listings.keys()];
    const months = [
      snapshot('2025-11', [d, c, b, a]),
      snapshot('2026-01', [a, b, 'gone', 'old', d]),
      snapshot('2026-02', ['gone', 'new', d, c, b, a]),
    ];
    const { report } = reportOf([{}, {}, { renamed_from: 'old' }, {}], months);
    const name = (slug: string) => ({ slug, name: `Tool ${slug}` });
    expect(report.movers).toEqual({
      ...{ from: '2026-01', to: '2026-02' },
      up: [{ ...name(d), from: 5, to: 3 }],
      down: [
        { ...name(a), from: 1, to: 6 },
        { ...name(b), from: 2, to: 5 },
      ],
    });
  });

  it('cannot be told from one month', () => {
    expect(reportOf([{}], [snapshot('2026-02', ['a0'])]).report.movers).toBeNull();
  });
});

describe('the page of the report', () => {
  const HOSTILE = `</th></script><script>alert(1)</script>&amp;"'`;
  const hostile = (): MarketReport => {
    const { report } = reportOf([{}]);
    const mover = { slug: 'x', name: HOSTILE, from: 2, to: 1 };
    const movers = { from: '2026-01', to: '2026-02', up: [mover], down: [mover] };
    return { ...report, catalog: { name: HOSTILE, base_url: 'https://x.test/?"<' }, movers };
  };

  it('holds the text of strangers as text, and nothing that runs or loads', () => {
    const page = reportPage(hostile(), new Map([['games', HOSTILE]]));
    expect(page.match(/&#60;script&#62;alert\(1\)/g)).toHaveLength(5);
    expect(page).not.toMatch(/<script|javascript:|\bsrc=|@import|url\(|\son\w+=/i);
    const tags = new Set([...page.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, tag]) => tag));
    const allowed = 'html head meta title style body main h1 p a table caption thead tbody tr th td svg rect';
    expect([...tags].filter((tag) => !allowed.split(' ').includes(tag ?? ''))).toEqual([]);
    expect([...page.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['https://x.test/?&#34;&#60;']);
    const asXml = page
      .replace('<!doctype html>', '')
      .replace(/<meta[^>]*>/g, '')
      .replace(/<style>[^<]*<\/style>/, '');
    expect(XMLValidator.validate(asXml)).toBe(true);
  });

  it('says each number in words too, and draws the longest bar to the end', () => {
    const { report } = reportOf([{ category: 'games' }, { category: 'games' }, { category: 'other' }]);
    const page = reportPage(report, new Map([['games', 'Games']]));
    const bar = (width: number) =>
      `<td class="bar"><svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect width="${width}" height="4"/></svg></td>`;
    expect(page).toContain(`<tr><th scope="row">Games</th><td class="number">2</td>${bar(100)}</tr>`);
    expect(page).toContain(`<tr><th scope="row">other</th><td class="number">1</td>${bar(50)}</tr>`);
    expect(page).toContain('Who moved in the rank can be said once two months of it are kept.');
  });
});
