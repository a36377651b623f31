/**
 * A small catalog and the files a build writes for it, for tests of the worker against real static assets.
 * Enough listings for windows that lie over three pre-rendered pages.
 */
import {
  DEFAULT_PER_PAGE,
  files,
  HARVEST_PAGE,
  paginate,
  paths,
  type Site,
  urls,
} from '../../schemas/contracts/addresses.ts';
import type { Manifest } from '../../schemas/contracts/generated/catalog-2.0.ts';
import type { CategoryVocabulary } from '../../schemas/contracts/generated/categories.ts';
import type {
  BuildManifest,
  CategoryList,
  ChangeTable,
  DepartedTable,
  ExportList,
  FolderManifest,
  HarvestPage,
  HarvestTable,
  LifecycleList,
  PublicSettings,
  RankHistory,
  RankTable,
  SoftwareListing,
  SoftwarePage,
  Statistics,
  Summary,
} from '../../schemas/contracts/generated/read-api.ts';
import { snapshotHeader } from '../../schemas/rank/rank-snapshot.ts';
import { BARE, source, version } from '../../schemas/rank/testing/bare-listing.ts';
import type { ListingPlace } from '../../schemas/rank/top-percent.ts';
import { STANDARD_WEIGHTS } from '../../schemas/rank/weights.ts';
import { MANIFEST_PROTOCOL } from '../../schemas/writers/manifest.ts';
import { SEARCH_PAGE } from './search-page.ts';

export const SITE: Site = { base_url: 'https://catalog.test/base', host: 'worker' };

/** `many` has two pre-rendered pages, `few` one, `none` an empty one. */
export const CATEGORIES = ['few', 'many', 'none'];

const LISTING_COUNT = 45;
/** Legal slugs that are file names of importance elsewhere. */
const ODD_SLUGS = ['index', '404', 'manifest', 'a'.repeat(64)];
/** The listing whose source and homepage are unknown, so that it has no manifest. */
export const WITHOUT_DOMAIN = 'tool-07';
/** The listing that has all a publiccode.yml must have. */
export const WITH_PUBLICCODE = 'tool-03';
/** More than a file of them holds. */
export const HARVESTED = 120;
/** The one listing with a picture. */
const WITH_ICON = 'tool-00';

/** Best first. */
export const SLUGS = [
  ...ODD_SLUGS,
  ...Array.from({ length: LISTING_COUNT - ODD_SLUGS.length }, (_, index) => `tool-${String(index).padStart(2, '0')}`),
];

export const categoryOf = (slug: string) => (SLUGS.indexOf(slug) % 9 === 0 ? 'few' : 'many');

/** Path → content of every file. */
/** Of two listings. */
const PACKAGE = 'pkg:npm/%40test/tools';

export function fixtureFiles(): Map<string, string> {
  const written = new Map<string, string>();
  const write = (path: string, value: unknown) => written.set(path, `${JSON.stringify(value)}\n`);
  const summaries = SLUGS.map(toSummary);
  for (const [path, page] of listPages(undefined, summaries)) write(path, page);
  for (const category of CATEGORIES) {
    const inCategory = summaries.filter((summary) => summary.category === category);
    for (const [path, page] of listPages(category, inCategory)) write(path, page);
  }
  for (const slug of SLUGS) write(files.listing(slug), toListing(slug));
  for (const [path, content] of harvested()) write(path, content);
  write(files.categories, { data: CATEGORIES.map(toCategory) } satisfies CategoryList);
  write(files.named(PACKAGE), { [PACKAGE]: ['tool-03', 'tool-01'], 'github.com/test/tools': ['tool-01'] });
  write(files.rankTable, {
    computed_on: '2026-01-31',
    weights: STANDARD_WEIGHTS,
    order: SLUGS.map((slug) => [slug, scoreOf(slug)]),
    places_in_category: SLUGS.map((slug) => placeOf(slug).place_in_category),
    points: {},
  } satisfies RankTable);
  write(files.settings, SETTINGS);
  write(files.vocabulary, VOCABULARY);
  write(files.departed, DEPARTED);
  write(files.changes, CHANGES);
  write(files.rankHistory('tool-'), RANK_HISTORY);
  write(files.lifecycle, { data: [], links: { self: urls.lifecycle(SITE) } } satisfies LifecycleList);
  write(files.statistics, STATISTICS);
  write(files.exports, EXPORTS);
  for (const { name } of EXPORTS.files) written.set(files.export(name), `content of ${name}\n`);
  written.set(files.export('unlisted.json'), '{"unlisted": true}\n');
  write(files.buildSignature, { payload: 'a', protected: 'b', signature: 'c' });
  write(files.buildManifest, {
    ...{ commit: null, date: '2026-01-31', base_url: SITE.base_url, listing_count: LISTING_COUNT, folders: {} },
  } satisfies BuildManifest);
  write(files.folderManifest('api'), {
    files: { 'api/v1/software.json': { sha256: '0'.repeat(64), size: 1 } },
  } satisfies FolderManifest);
  write(files.manifest, MANIFEST);
  write(files.apiCatalog, { linkset: [{ anchor: SITE.base_url }] });
  write(files.manifestSchema, { title: 'Catalog manifest' });
  write(files.padSchema, { title: 'Publishing document' });
  written.set('/api/v1/notes.txt', 'a file that is not JSON\n');
  written.set('/secret.json', '{"outside": true}\n');
  written.set('/index.html', '<!doctype html><title>Home</title>\n');
  for (const folder of ['', '/de']) written.set(`${folder}/search/index.html`, SEARCH_PAGE);
  written.set('/410/malware/index.html', '<!doctype html><title>Withdrawn</title>\n');
  written.set('/de/410/malware/index.html', '<!doctype html><title>Zurückgezogen</title>\n');
  written.set('/_headers', "/*\n  Content-Security-Policy: default-src 'none'\n");
  written.set('/404.html', '<!doctype html><title>No such page</title>\n');
  written.set('/de/404/index.html', '<!doctype html><title>Keine solche Seite</title>\n');
  written.set('/software/index/index.html', '<!doctype html><title>index</title>\n');
  return written;
}

const STATISTICS: Statistics = {
  ...{ date: '2026-01-31', listings: LISTING_COUNT, verified: 0, verified_domains: 0, kept: 0 },
  ...{ vendors: 1, versions: LISTING_COUNT },
  ...{ by_category: [], by_license_type: [], by_platform: [], releases_by_month: [] },
  links: { self: urls.statistics(SITE), html: SITE.base_url + paths.statistics },
};

const MANIFEST: Manifest = {
  $schema: SITE.base_url + files.manifestSchema,
  protocol: { ...MANIFEST_PROTOCOL, canonical_url: SITE.base_url + files.manifestSchema },
  entity: {
    ...{ name: 'Catalog', slug: 'catalog', domain: 'catalog.test', type: 'saas' },
    ...{ license: { type: 'open-source' }, descriptions: { en: { summary: 'A catalog for tests.' } } },
  },
  capabilities: { deployment: ['cloud'], pricing: { model: 'free' } },
  releases: { latest: { version: '1.0.0', published_at: '2026-01-31T00:00:00Z' } },
};

/** Of the pages. */
export const LANGUAGES = ['en', 'de'];

/** Plans small enough to be used up by a test. */
const SETTINGS: PublicSettings = {
  languages: LANGUAGES,
  plans: { free: { per_minute: 5, per_month: 12 }, top: { per_minute: 20, per_month: null } },
};

export const VOCABULARY: CategoryVocabulary = {
  categories: [
    { slug: 'other', label: 'Other', description: 'Everything else.', aliases: [] },
    { slug: 'text-editors', label: 'Text editors', description: 'Editors.', aliases: ['editor'] },
    ...CATEGORIES.map((slug) => ({ slug, label: slug, description: slug, aliases: [`${slug}-alias`] })),
  ],
};

/** `constructor` and `__proto__`-like slugs must not be found in a table's prototype. */
const DEPARTED: DepartedTable = {
  renamed: { 'old-index': 'index' },
  withdrawn: {
    malware: { reason: 'It installed a miner.', was: { name: 'Malware', category: 'cat-1' } },
    script: { reason: '<script>alert(1)</script> &amp;' },
  },
};

/** Newest first. The first and the third touched no listing; the last two begin with the same eight digits. */
export const COMMITS = ['e', 'd', 'c', 'b', '0', '00000000f'].map((id) => id.padEnd(40, id.slice(-1)));
const [, RENAMED = '', , UPDATED = '', PUBLISHED = ''] = COMMITS;

/** Reaches back to the last of {@link COMMITS}, and not to the beginning. */
export const CHANGES: ChangeTable = {
  data: [
    {
      slug: 'old-index',
      change: 'renamed',
      at: '2026-01-30T08:00:00Z',
      commit: RENAMED,
      renamed_to: 'index',
      links: { self: urls.listing(SITE, 'index') },
    },
    {
      slug: 'malware',
      change: 'withdrawn',
      at: '2026-01-30T08:00:00Z',
      commit: RENAMED,
      reason: 'It installed a miner.',
      links: {},
    },
    {
      slug: 'tool-00',
      change: 'updated',
      at: '2026-01-20T08:00:00Z',
      commit: UPDATED,
      rank: {
        score: 50,
        previous_score: 44,
        signals: [{ name: 'told', delta: 6, code: 'added', values: { added: ['spdx_id'] }, words: 'added an SPDX id' }],
      },
      links: { self: urls.listing(SITE, 'tool-00') },
    },
    {
      slug: 'tool-00',
      change: 'published',
      at: '2026-01-10T08:00:00Z',
      commit: PUBLISHED,
      links: { self: urls.listing(SITE, 'tool-00') },
    },
  ],
  build: { commit: COMMITS[0] ?? null },
  commits: COMMITS,
  complete: false,
  links: { self: urls.changes(SITE) },
};

export const EXPORTS: ExportList = {
  commit: null,
  date: '2026-01-31',
  listing_count: LISTING_COUNT,
  access: 'top_tier',
  attribution: SITE.base_url,
  terms: 'Show the link.',
  files: (
    [
      ['listings.ndjson.gz', 'application/gzip'],
      ['report-2026-01.html', 'text/html; charset=utf-8'],
      ['report-2026-01.json', 'application/json'],
      ['SHA256SUMS', 'text/plain; charset=utf-8'],
    ] as const
  ).map(([name, media_type]) => ({
    name,
    media_type,
    sha256: '0'.repeat(64),
    size: 1,
    links: { self: SITE.base_url + files.export(name) },
  })),
  links: { self: urls.exports(SITE) },
};

function* harvested(): Generator<[string, HarvestTable | HarvestPage]> {
  const rows = Array.from({ length: HARVESTED }, (_, index) => ({
    createdAt: `2026-01-${String(1 + Math.floor(index / 10)).padStart(2, '0')}T00:00:00Z`,
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    url: `https://code.test/${index}`,
  }));
  yield [files.harvestTable, { rows }];
  const data = rows.map((row) => {
    return { ...row, updatedAt: row.createdAt, publiccodeYml: 'name: "Tool"\n', active: true as const };
  });
  yield [files.harvest(1), { data: data.slice(0, HARVEST_PAGE), links: { prev: null, next: null } }];
  yield [files.harvest(2), { data: data.slice(HARVEST_PAGE), links: { prev: null, next: null } }];
}

const PUBLIC_SECTOR: Partial<SoftwareListing> = {
  license: { type: 'open-source', spdx_id: 'EUPL-1.2', commercial_terms: null },
  languages: ['de'],
  descriptions: { de: { summary: 'Für Städte.', text: `${'Für Städte und Gemeinden. '.repeat(8)}\n\n- Anträge` } },
  public_sector: {
    repository: 'https://code.test/tool',
    development_status: 'stable',
    maintenance: { type: 'internal' },
    localisation_ready: true,
  },
};

function* listPages(category: string | undefined, summaries: Summary[]): Generator<[string, SoftwarePage]> {
  const per_page = DEFAULT_PER_PAGE;
  for (let page = 1; page === 1 || (page - 1) * per_page < summaries.length; page += 1) {
    const data = summaries.slice((page - 1) * per_page, page * per_page);
    yield [files.listPage(category, page), { data, ...paginate(SITE, { category, page, per_page }, summaries.length) }];
  }
}

/** Of the listings that begin with `to`: one month, in which `tool-00` was two places further down. */
export const RANK_HISTORY: RankHistory = {
  months: [{ month: '2026-01', total: 44 }],
  last: snapshotHeader(44, '2026-01-01', STANDARD_WEIGHTS),
  listings: {
    'tool-00': { places: [[7, 4400]], points: [800, 2000, 1200, 400], merits: 0 },
    'tool-01': { places: [[8, 4400]], points: [800, 2000, 1200, 400], merits: 0 },
  },
};

/** The slugs are in the order of the rank. */
export function placeOf(slug: string): ListingPlace {
  const position = SLUGS.indexOf(slug) + 1;
  const better = SLUGS.slice(0, position).filter((other) => categoryOf(other) === categoryOf(slug));
  return { position, place_in_category: better.length };
}

const scoreOf = (slug: string) => 90 - SLUGS.indexOf(slug);

function toSummary(slug: string): Summary {
  return {
    slug,
    name: `Tool ${slug}`,
    vendor: { name: 'Größe & Söhne' },
    kind: 'software',
    category: categoryOf(slug),
    license_type: null,
    platforms: ['linux'],
    summary: null,
    homepage: slug === WITHOUT_DOMAIN ? null : `https://${slug}.test/`,
    icon: slug === WITH_ICON ? urls.picture(SITE, 'ab'.repeat(32)) : null,
    version: '1.2.3',
    released_on: '2026-01-02',
    badges: [],
    verified: false,
    rank: { ...placeOf(slug), score: scoreOf(slug) },
    links: { self: urls.listing(SITE, slug), html: urls.listingPage(SITE, slug) },
  };
}

/** As in the build: the position is not in it. */
function toListing(slug: string): SoftwareListing {
  const { rank, links, ...summary } = toSummary(slug);
  return {
    ...BARE,
    ...summary,
    ...(slug === WITH_PUBLICCODE && PUBLIC_SECTOR),
    vendor: { ...summary.vendor, website: null, country_code: null },
    versions: [version({ version: summary.version, released_on: summary.released_on })],
    sources: [source({ last_changed_on: '2026-01-02' })],
    rank: {
      ...{ score: rank.score, knowable: 100, computed_on: '2026-01-31' },
      ...{ weights_version: STANDARD_WEIGHTS.version, signals: [] },
    },
    links: {
      ...links,
      manifest: urls.listingManifest(SITE, slug),
      rank: urls.listingRank(SITE, slug),
      badge: urls.badge(SITE, slug),
    },
  };
}

function toCategory(slug: string): CategoryList['data'][number] {
  const listing_count = SLUGS.filter((candidate) => categoryOf(candidate) === slug).length;
  const links = { self: urls.category(SITE, slug), html: urls.categoryPage(SITE, slug) };
  return { slug, name: slug, description: slug, listing_count, links };
}
