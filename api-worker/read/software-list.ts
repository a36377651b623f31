/** GET /api/v1/software: pages cut from the pre-rendered pages of the build; further ones, and what is searched, from rows. */
import {
  DEFAULT_PER_PAGE,
  files,
  heldPages,
  type ListQuery,
  paginate,
  type Site,
  urls,
} from '../../schemas/contracts/addresses.ts';
import type { SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { baseUrlOf, findJson, readAsset, WITHOUT_BASE } from '../base/assets.ts';
import type { Env } from '../base/env.ts';
import { badParameters } from '../base/parameters.ts';
import { file, json } from '../base/responses.ts';
import { ownBuild, pageLanguages } from './build-facts.ts';
import {
  type ListRequest,
  onlyFields,
  preRendered,
  readListRequest,
  toListQuery,
  unknownCategory,
} from './list-parameters.ts';
import { entriesInRows, namedEntries } from './list-rows.ts';
import { notReady, softwareSearch } from './software-search.ts';

export async function softwareList(request: Request, env: Env): Promise<Response> {
  const { searchParams } = new URL(request.url);
  // The first page of a list is one file, and no other is read for it.
  const languages = searchParams.has('language') || searchParams.has('lang') ? await pageLanguages(env) : [];
  const { request: list, errors } = readListRequest(searchParams, languages);
  if (errors.length > 0) return badParameters(errors);
  if (list.slugs.length > 0) return namedListings(env, list);
  const category = preRendered(list);
  if (category === null) return softwareSearch(env, list);
  const query = { category, page: list.page, per_page: list.per_page };
  const page = (await preRenderedPage(env, query)) ?? (await assembledPage(env, query));
  // The build has a page of every category.
  return page ?? badParameters([unknownCategory()]);
}

/** Those that are asked for by name, in that order; one that is not published is left out. */
async function namedListings(env: Env, list: ListRequest): Promise<Response> {
  const site: Site = { base_url: (await ownBuild(env)).baseUrl, host: 'worker' };
  const data = await namedEntries(env, list, site);
  if (data === undefined) return notReady();
  const { pagination, links } = paginate(site, { ...toListQuery(list), per_page: list.slugs.length }, data.length);
  const self = urls.list(site, toListQuery(list));
  const shown = data.map((entry) => onlyFields(entry, list.fields));
  return json({ data: shown, pagination, links: { ...links, self, first: self, last: self } });
}

/** The build's own bytes, where the build has exactly this page. */
async function preRenderedPage(env: Env, { category, page, per_page }: ListQuery): Promise<Response | undefined> {
  if (per_page !== DEFAULT_PER_PAGE || page > pagesHeld(category)) return undefined;
  const asset = await readAsset(env, files.listPage(category, page));
  if (asset === undefined) return undefined;
  const text = await asset.text();
  const { links } = JSON.parse(text) as SoftwarePage;
  return file(asset, text, links);
}

/** Of the files that hold its entries and no others, or of rows where no files do. */
async function assembledPage(env: Env, query: ListQuery): Promise<Response | undefined> {
  const start = (query.page - 1) * query.per_page;
  const firstFile = Math.floor(start / DEFAULT_PER_PAGE) + 1;
  const opening = firstFile > pagesHeld(query.category) ? undefined : await readPage(env, query.category, firstFile);
  // A page past the end is empty; the first file still knows the total and the base address.
  const anyPage = opening ?? (await readPage(env, query.category, 1));
  if (anyPage === undefined) return undefined;
  const { total } = anyPage.pagination;
  const end = Math.min(start + query.per_page, total);
  const site = { ...WITHOUT_BASE, base_url: baseUrlFrom(anyPage, query.category) };
  const { pagination, links } = paginate(site, query, total);
  const isInFiles = start >= total || end <= pagesHeld(query.category) * DEFAULT_PER_PAGE;
  const data = isInFiles ? await entriesInFiles(env, query, opening, end) : await entriesInRows(env, query, site);
  return data === undefined ? notReady() : json({ data, pagination, links }, links);
}

/** However long the list is. */
const pagesHeld = (category: string | undefined) => heldPages('worker', category, Number.POSITIVE_INFINITY);

/** Entries up to, not including, `end` of the whole list. @param opening the file that holds the first of them */
async function entriesInFiles(
  env: Env,
  { category, page, per_page }: ListQuery,
  opening: SoftwarePage | undefined,
  end: number,
): Promise<SoftwarePage['data']> {
  if (opening === undefined) return [];
  const firstFile = opening.pagination.page;
  const further = await readPages(env, category, firstFile + 1, end);
  const entries = [...opening.data, ...further.flatMap(({ data }) => data)];
  const skipped = (firstFile - 1) * DEFAULT_PER_PAGE;
  const start = (page - 1) * per_page;
  return entries.slice(start - skipped, Math.max(start, end) - skipped);
}

/** The files from `firstFile` on that hold entries before `end`. */
async function readPages(env: Env, category: string | undefined, firstFile: number, end: number) {
  const lastFile = Math.ceil(end / DEFAULT_PER_PAGE);
  const numbers = Array.from({ length: Math.max(0, lastFile - firstFile + 1) }, (_, index) => firstFile + index);
  const pages = await Promise.all(numbers.map((page) => readPage(env, category, page)));
  return pages.map((page) => {
    // Leaving it out would look like a shorter catalog.
    if (page === undefined) throw new Error('the build lacks a page that its own total asks for');
    return page;
  });
}

function readPage(env: Env, category: string | undefined, page: number): Promise<SoftwarePage | undefined> {
  return findJson(env, files.listPage(category, page));
}

function baseUrlFrom({ links }: SoftwarePage, category: string | undefined): string {
  return baseUrlOf(links.first, urls.list(WITHOUT_BASE, { category, page: 1, per_page: DEFAULT_PER_PAGE }));
}
