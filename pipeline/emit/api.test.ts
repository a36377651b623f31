import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PER_PAGE, files } from '../../schemas/addresses.ts';
import type { Listing } from '../../schemas/generated/listing.ts';
import type { Settings } from '../../schemas/generated/settings.ts';
import { validateManifest } from '../../schemas/generated/validators.js';
import listingSchema from '../../schemas/listing.json' with { type: 'json' };
import snapshotSchema from '../../schemas/rank-snapshot.json' with { type: 'json' };
import readApiSchema from '../../schemas/read-api.json' with { type: 'json' };
import { formats } from '../../schemas/rules/formats.ts';
import { type CatalogData, listingPath } from '../data-files.ts';
import { type History, NO_HISTORY } from '../git/history.ts';
import { readSnapshots, snapshotPath, toSnapshot } from '../rank/snapshot.ts';
import { emitApi } from './api.ts';
import { rankCatalog } from './ranked.ts';

const DATE = '2026-11-20';

const settings: Settings = {
  name: 'Test catalog',
  tagline: 'For tests',
  summary: 'A catalog for tests.',
  base_url: 'https://catalog.test/below',
  vendor: { name: 'Tests' },
  host: 'worker',
  main_branch: 'main',
};

function listing(slug: string, category: string, released_on: string): Listing {
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
const listings = names.map((slug, n) =>
  listing(slug, n % 2 === 0 ? 'games' : 'text-editors', `20${String(25 - (n % 20)).padStart(2, '0')}-01-15`),
);

function emit(
  host: Settings['host'] = 'worker',
  order: readonly Listing[] = listings,
  history: History = NO_HISTORY,
): Map<string, string> {
  const catalog: CatalogData = {
    settings: { ...settings, host },
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
    feeds: [],
  };
  const site = catalog.settings;
  const ranked = rankCatalog(catalog, history, site, DATE);
  return new Map(emitApi({ catalog, ranked, site, date: DATE, snapshots: readSnapshots(snapshots, DATE), history }));
}

/** Of two months; `listing-00` came in the second, and `gone` was withdrawn since. */
const snapshots = new Map(
  ['2026-09-01', '2026-10-01'].map((day, month) => {
    const then = [...listings.filter(({ slug }) => month > 0 || slug !== 'listing-00'), listing('gone', 'games', day)];
    const stored = { listings: new Map(then.map((entry) => [entry.slug, entry])), ledger: new Map() };
    return [snapshotPath(day), Buffer.from(toSnapshot(rankCatalog(stored, NO_HISTORY, settings, day), day))];
  }),
);

const COMMIT = 'c'.repeat(40);
/** In which `index` was published. */
const HISTORY: History = {
  events: [{ commit: COMMIT, at: '2026-11-01T08:00:00Z', status: 'A', path: listingPath('index') }],
  commits: [COMMIT],
};

const emitted = emit();
const read = (path: string, from = emitted) => JSON.parse(from.get(path) ?? 'null');

const ajv = new Ajv2020({ strict: true, allErrors: true, formats, keywords: ['tsType'] });
ajv.addSchema([listingSchema, snapshotSchema, readApiSchema]);

function expectShape(name: keyof typeof readApiSchema.$defs, value: unknown): void {
  const validate = ajv.compile({ $ref: `${readApiSchema.$id}#/$defs/${name}` });
  validate(value);
  expect(validate.errors ?? []).toEqual([]);
}

describe('the emitted read API', () => {
  it.each(['worker', 'static'] as const)('has the shape its schema describes, in every file for a %s', (host) => {
    for (const [path, content] of emit(host, listings, HISTORY)) {
      if (path.startsWith('/badges/')) continue;
      const value = JSON.parse(content);
      if (path === files.categories) expectShape('CategoryList', value);
      else if (path === files.rankTable) expectShape('RankTable', value);
      else if (path.includes('/_page/') || path.includes('/_category/') || path === '/api/v1/software.json') {
        expectShape('SoftwarePage', value);
      } else if (path.startsWith('/api/v1/_rank-history/')) expectShape('RankHistory', value);
      else if (path.endsWith('/manifest.json')) expect(validateManifest(value)).toBe(true);
      else if (path.endsWith('/rank.json')) expectShape('RankResource', value);
      else if (path.startsWith('/api/v1/software/')) expectShape('SoftwareListing', value);
      else if (path === files.departed) expectShape('DepartedTable', value);
      else if (path === files.changes) expectShape('ChangeTable', value);
      else expect([files.manifest, files.manifestSchema, files.padSchema]).toContain(path);
    }
  });

  it('pages through everything by rank, each listing once', () => {
    const pages = ['/api/v1/software.json', '/api/v1/software/_page/2.json', '/api/v1/software/_page/3.json'];
    const data = pages.flatMap((path) => read(path).data);
    expect(data.map(({ rank }) => rank.position)).toEqual(listings.map((_, index) => index + 1));
    expect(data.map(({ slug }) => slug)).toEqual(read(files.rankTable).order.map(([slug]: [string]) => slug));
    expect(new Set(data.map(({ slug }) => slug)).size).toBe(45);
    expect(emitted.has('/api/v1/software/_page/4.json')).toBe(false);
    expect(read(pages[1] ?? '')).toMatchObject({
      pagination: { page: 2, per_page: DEFAULT_PER_PAGE, total: 45, total_pages: 3 },
      links: {
        self: 'https://catalog.test/below/api/v1/software?page=2',
        first: 'https://catalog.test/below/api/v1/software',
        prev: 'https://catalog.test/below/api/v1/software',
        next: 'https://catalog.test/below/api/v1/software?page=3',
        last: 'https://catalog.test/below/api/v1/software?page=3',
      },
    });
  });

  it('pages through a category, keeps the filter in its links, and has a page for an empty one', () => {
    expect(read('/api/v1/software/_category/games/2.json')).toMatchObject({
      pagination: { page: 2, total: 23, total_pages: 2 },
      links: { prev: 'https://catalog.test/below/api/v1/software?category=games', next: null },
    });
    expect(read('/api/v1/software/_category/other/1.json')).toMatchObject({
      data: [],
      pagination: { page: 1, total: 0, total_pages: 0 },
      links: { prev: null, next: null, last: 'https://catalog.test/below/api/v1/software?category=other' },
    });
  });

  it('says why a domain is not verified, and null where there is nothing to say', () => {
    const shown = {
      method: 'dns-txt',
      status: 'pending',
      verified_at: '2026-01-05T00:00:00Z',
      reason: 'not_found',
    } as const;
    const pending = { ...listing('pending', 'games', DATE), verification: { ...shown, unproved_since: '2026-01-20' } };
    const written = emit('worker', [pending, listing('fresh', 'games', DATE)]);
    expect(read('/api/v1/software/pending.json', written)).toMatchObject({ verified: false, verification: shown });
    expect(read('/api/v1/software/pending.json', written).verification).not.toHaveProperty('unproved_since');
    const nothing = { method: 'none', status: 'unverified', verified_at: null, reason: null };
    expect(read('/api/v1/software/fresh.json', written).verification).toEqual(nothing);
  });

  it('tells from the history when a listing was published, in its file and in the list of changes', () => {
    const written = emit('static', listings, HISTORY);
    const days = { published_on: '2026-11-01', updated_on: '2026-11-01' };
    expect(read('/api/v1/software/index.json', written)).toMatchObject(days);
    const unknown = { published_on: null, updated_on: null };
    expect(read('/api/v1/software/404.json', written)).toMatchObject(unknown);
    const links = { self: 'https://catalog.test/below/api/v1/software/index.json' };
    expect(read(files.changes, written)).toEqual({
      data: [{ slug: 'index', change: 'published', at: '2026-11-01T08:00:00Z', commit: COMMIT, links }],
      commits: [COMMIT],
      complete: true,
      links: { self: 'https://catalog.test/below/api/v1/changes.json' },
    });
    const nothing = { data: [], commits: [], complete: false };
    expect(read(files.changes)).toEqual({ ...nothing, links: { self: 'https://catalog.test/below/api/v1/changes' } });
  });

  it('counts the listings of every category, zero included', () => {
    expect(
      read(files.categories).data.map((entry: { slug: string; listing_count: number }) => [
        entry.slug,
        entry.listing_count,
      ]),
    ).toEqual([
      ['games', 23],
      ['other', 0],
      ['text-editors', 22],
    ]);
  });

  it('describes a listing without a position, because that moves when others do', () => {
    const { rank } = read('/api/v1/software/listing-00.json');
    expect(rank.position).toBeUndefined();
    const points = rank.signals.map((signal: { points: number }) => Math.round(signal.points * 100));
    expect(points.reduce((sum: number, part: number) => sum + part)).toBe(Math.round(rank.score * 100));
  });

  it('keeps the places of past months in a file for each two first characters, of what is still published', () => {
    const history = read('/api/v1/_rank-history/li.json');
    expect(history.months).toEqual([
      { month: '2026-09', total: 45 },
      { month: '2026-10', total: 46 },
    ]);
    expect(history.last.computed_on).toBe('2026-10-01');
    expect(Object.keys(history.listings)).toHaveLength(42);
    const { places, points } = history.listings['listing-00'];
    expect(places).toEqual([null, [expect.any(Number), points.reduce((sum: number, part: number) => sum + part)]]);
    expect(read('/api/v1/_rank-history/-.json').listings['-'].places).toHaveLength(2);
    expect([...emitted.keys()].filter((path) => path.includes('_rank-history')).toSorted()).toEqual(
      ['-', '40', 'in', 'li'].map((start) => `/api/v1/_rank-history/${start}.json`),
    );
    expect([...emitted.values()].join('')).not.toContain('gone');
  });

  it('keeps the places of a listing that was renamed', () => {
    const [first] = listings;
    if (first === undefined) throw new Error('there is none');
    const renamed = emit('static', [{ ...first, slug: 'register', renamed_from: first.slug }]);
    const { history, moved } = read('/api/v1/software/register/rank.json', renamed);
    expect(history.map(({ month }: { month: string }) => month)).toEqual(['2026-09', '2026-10']);
    expect(moved.since).toBe('2026-10-01');
  });

  it('describes itself by a manifest that its own schema accepts', () => {
    const manifest = read(files.manifest);
    expect(validateManifest(manifest)).toBe(true);
    expect(manifest).toMatchObject({
      $schema: 'https://catalog.test/below/schemas/catalog-2.0.json',
      entity: { name: 'Test catalog', domain: 'catalog.test' },
    });
    expect(read(files.manifestSchema)).toMatchObject({
      $id: 'https://catalog.test/below/schemas/catalog-2.0.json',
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      version: '2.0.0',
      specification_license: 'CC-BY-4.0',
      reference_implementation_license: 'MIT',
    });
  });

  it('does not depend on the order in which listings are read', () => {
    expect([...emit('worker', [...listings].reverse())]).toEqual([...emitted]);
  });

  it('on a bare static host links to files, each of which is there', () => {
    const written = emit('static');
    const page = read('/api/v1/software.json', written);
    const { links } = read('/api/v1/software/index.json', written);
    expect(links).toEqual({
      self: 'https://catalog.test/below/api/v1/software/index.json',
      html: 'https://catalog.test/below/software/index/',
      manifest: 'https://catalog.test/below/api/v1/software/index/manifest.json',
      rank: 'https://catalog.test/below/api/v1/software/index/rank.json',
      badge: 'https://catalog.test/below/badges/index.svg',
    });
    const categories = read(files.categories, written).data.map(
      (entry: { links: { self: string } }) => entry.links.self,
    );
    const linked = [
      ...Object.values(page.links),
      links.self,
      links.manifest,
      links.rank,
      links.badge,
      ...categories,
    ].filter((link) => link !== null);
    for (const link of linked) expect(written.has(String(link).replace(settings.base_url, ''))).toBe(true);
    expect(validateManifest(read('/api/v1/software/index/manifest.json', written))).toBe(true);
    expect(written.get('/badges/index.svg')).toContain('<title>INDEX in Test catalog: ');
  });
});
