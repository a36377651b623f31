/** Where things are: the address a consumer sees and the file of `dist/` behind it. One place, so that they agree. */
import type { Settings } from './generated/settings.ts';

export interface Site {
  /** Without a trailing slash; may have a path. */
  base_url: string;
  /** `worker` serves canonical addresses; on a bare `static` host links are the files themselves. */
  host: Settings['host'];
}

/** Entries on a page unless the caller asks otherwise; the pre-rendered pages have this size. */
export const DEFAULT_PER_PAGE = 20;
export const MAX_PER_PAGE = 100;
/** Most that the Software Catalog API has in one answer. */
export const HARVEST_PAGE = 100;

const API = '/api/v1';
/** Folder of all {@link files.objects}. */
export const OBJECTS = `${API}/_objects`;

/** A list of software: everything, or one category; the worker knows further filters. */
export interface ListQuery {
  category: string | undefined;
  page: number;
  per_page: number;
  /** Names and values of all other parameters, which every link keeps. */
  further?: readonly (readonly [name: string, value: string])[];
}

/** Files of the build, with the leading slash of their path on the site. No slug can collide with a `_`. */
export const files = {
  rankTable: `${API}/_rank.json`,
  /** Places by month of all listings whose slug begins so. */
  rankHistory: (slug: string) => `${API}/_rank-history/${slug.slice(0, 2)}.json`,
  /** Which listings are like which: one table for all listings whose slug begins so. */
  related: (slug: string) => `${API}/_related/${slug.slice(0, 2)}.json`,
  /** Which listings a package or repository belongs to: one table for all whose own name begins so. */
  named: (name: string) => {
    const own = name.slice(name.lastIndexOf('/') + 1).toLowerCase();
    return `${API}/_named/${own.replaceAll(/[^a-z0-9]/g, '').slice(0, 2) || '-'}.json`;
  },
  /** Publishers that have a page. */
  publishers: `${API}/_publishers.json`,
  /** What pages and worker need of the operator's settings. */
  settings: `${API}/_settings.json`,
  /** What the operator has set for the frame of the pages; not there while nothing is set. */
  operator: `${API}/_operator.json`,
  /** How the review stands; not there while the operator keeps it to himself. */
  moderation: `${API}/moderation.json`,
  /** What the operator asks of a listing; not there while nothing is asked. */
  admission: `${API}/_admission.json`,
  logo: (type: 'svg' | 'png') => `/logo.${type}`,
  /** Among the files that browsers may keep for ever: it has another name with other content. */
  accent: (digest: string) => `/_assets/accent.${digest}.css`,
  /** What became of slugs that are published no more. */
  departed: `${API}/_departed.json`,
  /** Which files of listings are in an object store; one table for all listings whose slug begins so. */
  objects: (slug: string) => `${OBJECTS}/${slug.slice(0, 2)}.json`,
  buildManifest: `${API}/_build.json`,
  folderManifest: (folder: string) => `${API}/_build/${folder}.json`,
  categories: `${API}/categories.json`,
  /** The vocabulary itself, with the other words that publishers use. */
  vocabulary: `${API}/_vocabulary.json`,
  /** What was published, updated, renamed and withdrawn. */
  changes: `${API}/changes.json`,
  lifecycle: `${API}/lifecycle.json`,
  listing: (slug: string) => `${API}/software/${slug}.json`,
  listingManifest: (slug: string) => `${API}/software/${slug}/manifest.json`,
  listingRank: (slug: string) => `${API}/software/${slug}/rank.json`,
  publiccode: (slug: string) => `/software/${slug}/publiccode.yml`,
  /** Listings as other catalogs of the public sector harvest them, {@link HARVEST_PAGE} in each file. */
  harvest: (page: number) => (page === 1 ? '/v1/software.json' : `/v1/software/_page/${page}.json`),
  /** When each of them came in, for the worker. */
  harvestTable: `${API}/_harvest.json`,
  badge: (slug: string) => `/badges/${slug}.svg`,
  /** One pre-rendered page of {@link DEFAULT_PER_PAGE} entries. */
  listPage: (category: string | undefined, page: number) => {
    if (category !== undefined) return `${API}/software/_category/${category}/${page}.json`;
    return page === 1 ? `${API}/software.json` : `${API}/software/_page/${page}.json`;
  },
  /** News beside the page they are about: of everything, of a category, of a listing. @param page its path */
  news: (page: string, format: 'atom' | 'json') => `${page}news.${format}`,
  /** Images for where a link is shared: of a listing, and of a category and the catalog in each language. */
  listingPreview: (slug: string) => `/previews/software/${slug}.png`,
  categoryPreview: (language: string, slug: string) => `/previews/categories/${slug}.${language}.png`,
  homePreview: (language: string) => `/previews/home.${language}.png`,
  /** A picture of a product, named by the digest of its bytes. */
  picture: (sha256: string) => `/pictures/${sha256.slice(0, 2)}/${sha256}.webp`,
  /** What the search page reads, where it does not ask the API: the index of Pagefind, and a table beside it. */
  searchIndex: (name: string) => `/_search/${name}`,
  /** Headline figures. */
  statistics: `${API}/statistics.json`,
  /** What can be downloaded as a whole, and what of it there is. */
  exports: `${API}/exports.json`,
  export: (name: string) => `${API}/exports/${name}`,
  /** The operator's signature of the build manifest. It depends on what was live before, unlike the build. */
  buildSignature: `${API}/_build.sig.json`,
  manifest: '/.well-known/catalog.json',
  /** Description of the API, as the host has it. */
  openapi: '/openapi.json',
  /** Leads programs to that description. */
  apiCatalog: '/.well-known/api-catalog',
  /** Whom to tell of a hole; not there where the operator has named no contact. */
  securityText: '/.well-known/security.txt',
  manifestSchema: '/schemas/catalog-2.0.json',
  padSchema: '/schemas/pad-2.0.json',
};

const PICTURE_FILE = /\/pictures\/[0-9a-f]{2}\/([0-9a-f]{64})\.webp$/;

/** @returns the digest that names a picture, off its address */
export function digestOfPicture(address: string | null): string | undefined {
  return PICTURE_FILE.exec(address ?? '')?.[1];
}

/** What there is once for each listing, and may be in an object store: its JSON, and its page in each language. */
const LISTING_FILES = [
  /^\/api\/v1\/software\/([a-z0-9-]{1,64})\.json$/,
  /^(?:\/[a-z]{2,3}(?:-[A-Z]{2})?)?\/software\/([a-z0-9-]{1,64})\/index\.html$/,
];

/** @returns the slug of the one listing that a file of the build is about, if it is such a file */
export function slugOfListingFile(path: string): string | undefined {
  return LISTING_FILES.map((pattern) => pattern.exec(path)?.[1]).find((slug) => slug !== undefined);
}

/** Absolute addresses as they stand in `links`. */
export const urls = {
  listing: (site: Site, slug: string) => api(site, `${API}/software/${slug}`),
  listingManifest: (site: Site, slug: string) => api(site, `${API}/software/${slug}/manifest`),
  listingRank: (site: Site, slug: string) => api(site, `${API}/software/${slug}/rank`),
  badge: (site: Site, slug: string) => site.base_url + files.badge(slug),
  picture: (site: Site, sha256: string) => site.base_url + files.picture(sha256),
  listingPage: (site: Site, slug: string) => site.base_url + paths.listingPage(slug),
  categoryPage: (site: Site, slug: string) => site.base_url + paths.categoryPage(slug),
  category: (site: Site, slug: string) =>
    site.host === 'static'
      ? site.base_url + files.listPage(slug, 1)
      : `${site.base_url}${API}/software?category=${slug}`,
  /** @param since full id of a commit; a bare static host has one file for all */
  changes: (site: Site, since?: string) =>
    api(site, `${API}/changes`) + (site.host === 'static' || since === undefined ? '' : `?since=${since}`),
  lifecycle: (site: Site) => api(site, `${API}/lifecycle`),
  statistics: (site: Site) => api(site, `${API}/statistics`),
  exports: (site: Site) => api(site, `${API}/exports`),
  list: (site: Site, query: ListQuery) =>
    site.host === 'static' ? site.base_url + files.listPage(query.category, query.page) : canonicalList(site, query),
};

/** Paths of the site's pages, below the base address. */
export const paths = {
  home: '/',
  browse: (page: number) => (page === 1 ? '/software/' : `/software/_page/${page}/`),
  listingPage: (slug: string) => `/software/${slug}/`,
  /** All listings by name, or the parts of that list. */
  alphabet: '/software/_a-z/',
  /** @param start what the first names of the part begin with */
  alphabetPart: (start: string) => `/software/_a-z/${start}/`,
  categories: '/categories/',
  /**
   * The best listings of one filter; more of them, and several filters at once, are for {@link paths.search}. Name and
   * value are one segment: the kind `software` alone would be read as the folder of that name.
   */
  filter: (name: string, value: string, page = 1) =>
    `/software/_${name}-${value}/${page === 1 ? '' : `_page/${page}/`}`,
  publishers: '/publishers/',
  publisherPage: (slug: string, page = 1) =>
    page === 1 ? `/publishers/${slug}/` : `/publishers/${slug}/_page/${page}/`,
  /** What was published, updated, renamed and withdrawn. */
  changes: '/changes/',
  /** Older ones, and those of one kind. */
  changesPage: (page: number, kind?: string) =>
    `/changes/${kind === undefined ? '' : `_${kind}/`}${page === 1 ? '' : `_page/${page}/`}`,
  /** What the read API costs, and how often it may be asked. */
  plans: '/plans/',
  /** How software is listed. */
  publish: '/publish/',
  search: '/search/',
  /** Listings side by side, named by `s`. */
  compare: '/compare/',
  /** All about the rank of one listing, named by `s`. */
  listingRank: '/rank/',
  validate: '/validate/',
  /** A document is checked, sent and followed. The submission that is followed is named by `id`. */
  submit: '/submit/',
  /** A publisher's token, domains, webhooks and listings. Not below {@link paths.publishers}, whose names are publishers'. */
  manage: '/manage/',
  statistics: '/statistics/',
  moderation: '/moderation/',
  /** Pages of the operator: who it is, what is kept of visitors, and which of them the pages shut out. */
  imprint: '/imprint/',
  privacy: '/privacy/',
  accessibility: '/accessibility/',
  docs: '/docs/',
  /** Every member of a PAD JSON document. */
  pad: '/docs/pad/',
  apiDocs: '/docs/api/',
  /** How the rank works; each signal is an anchor. */
  rank: '/docs/rank/',
  /** Explains every problem of the API; each code is an anchor. */
  errors: '/docs/errors/',
  /** What documents and requests may hold at most, as far as the specification does not say it. */
  limits: '/docs/limits/',
  /** How publishers receive events. */
  webhooks: '/docs/webhooks/',
  /** How to run a catalog of one's own. */
  operate: '/docs/operate/',
  /** One task of an operator after the other: backup, moving, costs. */
  operatorTasks: '/docs/operate-tasks/',
  /** How fast each stage is, as recorded last. */
  benchmarks: '/docs/benchmarks/',
  /** Every step of a catalog as a command. */
  commands: '/docs/commands/',
  /** What the settings and categories of a catalog may hold. */
  settings: '/docs/settings/',
  /** How large it can grow, and on which host. */
  scale: '/docs/scale/',
  categoryPage: (slug: string, page = 1) =>
    page === 1 ? `/categories/${slug}/` : `/categories/${slug}/_page/${page}/`,
};

function api(site: Site, path: string): string {
  return `${site.base_url}${path}${site.host === 'static' ? '.json' : ''}`;
}

/** Parameters at their default are left out, so that a page has one address. */
function canonicalList(site: Site, { category, page, per_page, further = [] }: ListQuery): string {
  const parameters = new URLSearchParams();
  if (category !== undefined) parameters.set('category', category);
  for (const [name, value] of further) parameters.append(name, value);
  if (page !== 1) parameters.set('page', String(page));
  if (per_page !== DEFAULT_PER_PAGE) parameters.set('per_page', String(per_page));
  const query = parameters.toString();
  return `${site.base_url}${API}/software${query === '' ? '' : `?${query}`}`;
}

/** Pagination and links of one page of a list; the worker and the build give the same. */
export function paginate(site: Site, query: ListQuery, total: number) {
  const totalPages = Math.ceil(total / query.per_page);
  const link = (page: number) => urls.list(site, { ...query, page });
  const last = Math.max(1, totalPages);
  return {
    pagination: { page: query.page, per_page: query.per_page, total, total_pages: totalPages },
    links: {
      self: link(query.page),
      first: link(1),
      prev: query.page > 1 ? link(Math.min(query.page - 1, last)) : null,
      next: query.page < totalPages ? link(query.page + 1) : null,
      last: link(last),
    },
  };
}
