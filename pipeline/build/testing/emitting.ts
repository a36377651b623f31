/** A catalog of 45 listings, and what is emitted of it, for tests. */

import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { type CatalogData, listingPath } from '../../repo/data/data-files.ts';
import { FORMAT } from '../../repo/data/data-format.ts';
import { type History, NO_HISTORY } from '../../repo/git/history.ts';
import { rankCatalog } from '../listings/rank-catalog.ts';
import { readSnapshots, snapshotPath, toSnapshot } from '../rank/monthly-snapshots.ts';
import { emittedTexts } from './emitted-texts.ts';

export const DATE = '2026-11-20';

export const SETTINGS: Settings = {
  name: 'Test catalog',
  tagline: 'For tests',
  summary: 'A catalog for tests.',
  base_url: 'https://catalog.test/below',
  vendor: { name: 'Tests' },
  host: 'worker',
  main_branch: 'main',
  format: FORMAT,
};

export function listing(slug: string, category: string, released_on: string): Listing {
  return {
    slug,
    name: slug.toUpperCase(),
    kind: 'library',
    category,
    license: { type: 'open-source', spdx_id: 'MIT' },
    vendor: { name: 'Example Works' },
    platforms: ['linux'],
    homepage: 'https://works.example',
    integrations: [],
    descriptions: { en: { summary: `What ${slug} does.` } },
    versions: [{ version: '1.0.0', released_on, prerelease: false }],
    badges: [],
    archived: false,
    sources: [{ kind: 'pad-json', url: `https://works.example/${slug}.json`, primary: true, last_changed_on: DATE }],
    verification: { method: 'none', status: 'unverified' },
  };
}

/** 45 listings, so that there are three pages; the newest release is in `listing-00`. Slugs that look like files too. */
const names = ['index', '404', '-', ...Array.from({ length: 42 }, (_, n) => `listing-${String(n).padStart(2, '0')}`)];
export const LISTINGS = names.map((slug, n) =>
  listing(slug, n % 2 === 0 ? 'games' : 'text-editors', `20${String(25 - (n % 20)).padStart(2, '0')}-01-15`),
);

/** @returns the text of every file by its path */
export function emit(
  host: Settings['host'] = 'worker',
  order: readonly Listing[] = LISTINGS,
  history: History = NO_HISTORY,
  languages: string[] = ['en'],
): Map<string, string> {
  const catalog: CatalogData = {
    settings: { ...SETTINGS, host, languages },
    categories: {
      categories: ['games', 'other', 'text-editors'].map((slug) => ({
        slug,
        label: slug,
        description: `About ${slug}.`,
        aliases: [],
      })),
    },
    listings: new Map(order.map((entry) => [entry.slug, entry])),
    ledger: new Map(),
    evidence: new Map(),
    feeds: [],
    usage: [],
  };
  const site = catalog.settings;
  const ranked = rankCatalog(catalog, history, site, DATE);
  return emittedTexts({ catalog, ranked, site, date: DATE, snapshots: readSnapshots(snapshots, DATE), history });
}

/** Of two months; `listing-00` came in the second, and `withdrawn-since` was withdrawn since. */
const snapshots = new Map(
  ['2026-09-01', '2026-10-01'].map((day, month) => {
    const then = [
      ...LISTINGS.filter(({ slug }) => month > 0 || slug !== 'listing-00'),
      listing('withdrawn-since', 'games', day),
    ];
    const stored = {
      listings: new Map(then.map((entry) => [entry.slug, entry])),
      ledger: new Map(),
      evidence: new Map(),
    };
    return [snapshotPath(day), Buffer.from(toSnapshot(rankCatalog(stored, NO_HISTORY, SETTINGS, day), day))];
  }),
);

export const COMMIT = 'c'.repeat(40);
/** In which `index` was published. */
export const HISTORY: History = {
  events: [{ commit: COMMIT, at: '2026-11-01T08:00:00Z', status: 'A', path: listingPath('index') }],
  commits: [COMMIT],
};

/** In which it got a documentation since. */
const contents = [
  listing('index', 'games', DATE),
  { ...listing('index', 'games', DATE), documentation: 'https://w.example' },
];
const [before, after] = contents.map((each) => Buffer.from(JSON.stringify(each))) as [Buffer, Buffer];
export const UPDATED: History = {
  events: [
    {
      commit: COMMIT,
      at: '2026-11-02T08:00:00Z',
      status: 'M',
      path: listingPath('index'),
      contents: { before, after },
    },
    ...HISTORY.events,
  ],
  commits: [COMMIT],
};
