/** Where things are: the address a consumer sees and the file of `dist/` behind it. One place, so that they agree. */

export interface Site {
  /** Without a trailing slash; may have a path. */
  base_url: string;
  /** `worker` serves canonical addresses; on a bare `static` host links are the files themselves. */
  host: 'worker' | 'static';
}

/** Entries on a page unless the caller asks otherwise; the pre-rendered pages have this size. */
export const DEFAULT_PER_PAGE = 20;
export const MAX_PER_PAGE = 100;

const API = '/api/v1';

/** A list of software: everything, or one category. */
export interface ListQuery {
  category: string | undefined;
  page: number;
  per_page: number;
}

/** Files of the build, with the leading slash of their path on the site. No slug can collide with a `_`. */
export const files = {
  rankTable: `${API}/_rank.json`,
  /** Places by month of all listings whose slug begins so. */
  rankHistory: (slug: string) => `${API}/_rank-history/${slug.slice(0, 2)}.json`,
  /** What became of slugs that are published no more. */
  departed: `${API}/_departed.json`,
  buildManifest: `${API}/_build.json`,
  folderManifest: (folder: string) => `${API}/_build/${folder}.json`,
  categories: `${API}/categories.json`,
  /** What was published, updated, renamed and withdrawn. */
  changes: `${API}/changes.json`,
  listing: (slug: string) => `${API}/software/${slug}.json`,
  listingManifest: (slug: string) => `${API}/software/${slug}/manifest.json`,
  listingRank: (slug: string) => `${API}/software/${slug}/rank.json`,
  badge: (slug: string) => `/badges/${slug}.svg`,
  /** One pre-rendered page of {@link DEFAULT_PER_PAGE} entries. */
  listPage: (category: string | undefined, page: number) => {
    if (category !== undefined) return `${API}/software/_category/${category}/${page}.json`;
    return page === 1 ? `${API}/software.json` : `${API}/software/_page/${page}.json`;
  },
  manifest: '/.well-known/catalog.json',
  manifestSchema: '/schemas/catalog-2.0.json',
  padSchema: '/schemas/pad-2.0.json',
};

/** Absolute addresses as they stand in `links`. */
export const urls = {
  listing: (site: Site, slug: string) => api(site, `${API}/software/${slug}`),
  listingManifest: (site: Site, slug: string) => api(site, `${API}/software/${slug}/manifest`),
  listingRank: (site: Site, slug: string) => api(site, `${API}/software/${slug}/rank`),
  badge: (site: Site, slug: string) => site.base_url + files.badge(slug),
  listingPage: (site: Site, slug: string) => site.base_url + paths.listingPage(slug),
  categoryPage: (site: Site, slug: string) => site.base_url + paths.categoryPage(slug),
  category: (site: Site, slug: string) =>
    site.host === 'static'
      ? site.base_url + files.listPage(slug, 1)
      : `${site.base_url}${API}/software?category=${slug}`,
  /** @param since full id of a commit; a bare static host has one file for all */
  changes: (site: Site, since?: string) =>
    api(site, `${API}/changes`) + (site.host === 'static' || since === undefined ? '' : `?since=${since}`),
  list: (site: Site, query: ListQuery) =>
    site.host === 'static' ? site.base_url + files.listPage(query.category, query.page) : canonicalList(site, query),
};

/** Paths of the site's pages, below the base address. */
export const paths = {
  home: '/',
  browse: (page: number) => (page === 1 ? '/software/' : `/software/_page/${page}/`),
  listingPage: (slug: string) => `/software/${slug}/`,
  categories: '/categories/',
  /** How the rank works; each signal is an anchor. */
  rank: '/docs/rank/',
  /** Explains every problem of the API; each code is an anchor. */
  errors: '/docs/errors/',
  /** How to run a catalog of one's own. */
  operate: '/docs/operate/',
  categoryPage: (slug: string, page = 1) =>
    page === 1 ? `/categories/${slug}/` : `/categories/${slug}/_page/${page}/`,
};

function api(site: Site, path: string): string {
  return `${site.base_url}${path}${site.host === 'static' ? '.json' : ''}`;
}

/** Parameters at their default are left out, so that a page has one address. */
function canonicalList(site: Site, { category, page, per_page }: ListQuery): string {
  const parameters = new URLSearchParams();
  if (category !== undefined) parameters.set('category', category);
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
