/** GET /api/v1/software: pages cut from the pre-rendered pages of the build; further ones, and what is searched, from rows. */
import { DEFAULT_PER_PAGE, files, type ListQuery, paginate, urls } from '../../schemas/contracts/addresses.ts';
import type { NameTable, SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { heldPages } from '../../schemas/contracts/list-depth.ts';
import { findJson, readAsset, readJson, siteOf } from '../base/assets.ts';
import type { Env } from '../base/env.ts';
import { badParameters } from '../base/parameters.ts';
import { json, linkedFile, withFields } from '../base/responses.ts';
import { pageLanguages } from './build-facts.ts';
import { crawlPage } from './crawl-of-one-build.ts';
import { entriesInRows, namedEntries } from './list-database.ts';
import {
  isNamed,
  type ListRequest,
  onlyFields,
  preRendered,
  readListRequest,
  toListQuery,
  unknownCategory,
} from './list-parameters.ts';
import { notReady, searchAnswer } from './search-answer.ts';

export async function listRoute(request: Request, env: Env): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const answer = await answerList(searchParams, env);
  const language = searchParams.get('language') ?? searchParams.get('lang');
  // Without one, texts may be in any language that publishers write in.
  return language === null || !answer.ok ? answer : withFields(answer, { 'Content-Language': language });
}

async function answerList(searchParams: URLSearchParams, env: Env): Promise<Response> {
  // The first page of a list is one file, and no other is read for it.
  const languages = searchParams.has('language') || searchParams.has('lang') ? await pageLanguages(env) : [];
  const { request: list, errors } = readListRequest(searchParams, languages);
  if (errors.length > 0) return badParameters(errors);
  if (isNamed(list)) return namedListings(env, list);
  if (list.build !== undefined) return crawlPage(env, list);
  const category = preRendered(list);
  if (category === null) return searchAnswer(env, list);
  const query = { category, page: list.page, per_page: list.per_page };
  const page = (await preRenderedPage(env, query)) ?? (await assembledPage(env, query));
  // The build has a page of every category.
  return page ?? badParameters([unknownCategory()]);
}

/** Those that are asked for by name, in that order; one that is not published is left out. */
async function namedListings(env: Env, list: ListRequest): Promise<Response> {
  const [site, slugs] = await Promise.all([siteOf(env), namedSlugs(env, list)]);
  const data = await namedEntries(env, { slugs, language: list.language }, site);
  if (data === undefined) return notReady();
  const { pagination, links } = paginate(
    site,
    { ...toListQuery(list), per_page: Math.max(1, slugs.length) },
    data.length,
  );
  const self = urls.list(site, toListQuery(list));
  const shown = data.map((entry) => onlyFields(entry, list.fields));
  return json({ data: shown, pagination, links: { ...links, self, first: self, last: self } });
}

/** @returns slugs as they were asked for, then those that other names lead to */
async function namedSlugs(env: Env, { named: { slug, purl, repository } }: ListRequest): Promise<string[]> {
  const names = [...purl, ...repository];
  const paths = [...new Set(names.map(files.named))];
  const tables = new Map(
    await Promise.all(paths.map(async (path) => [path, await findJson<NameTable>(env, path)] as const)),
  );
  const led = names.flatMap(
    (name) => Object.entries(tables.get(files.named(name)) ?? {}).find(([own]) => own === name)?.[1] ?? [],
  );
  return [...new Set([...slug, ...led])];
}

/** The build's own bytes, where the build has exactly this page. */
async function preRenderedPage(env: Env, { category, page, per_page }: ListQuery): Promise<Response | undefined> {
  if (per_page !== DEFAULT_PER_PAGE || page > pagesHeld(category)) return undefined;
  const asset = await readAsset(env, files.listPage(category, page));
  return asset && linkedFile(asset, linksIn);
}

/** Only the end is parsed: no member follows the links but the numbers, and in a text a quote is escaped. */
function linksIn(text: string): SoftwarePage['links'] {
  return JSON.parse(`{${text.slice(text.lastIndexOf('"links":'))}`).links;
}

/** From the files that hold its entries, or from the rows where no files do. */
async function assembledPage(env: Env, query: ListQuery): Promise<Response | undefined> {
  const { category, page, per_page } = query;
  // A page past the end is empty; the first file knows the total all the same.
  const first = await findJson<SoftwarePage>(env, files.listPage(category, 1));
  if (first === undefined) return undefined;
  const site = await siteOf(env);
  const { total } = first.pagination;
  const { pagination, links } = paginate(site, query, total);
  const end = Math.min(page * per_page, total);
  const isInFiles = (page - 1) * per_page >= total || end <= pagesHeld(category) * DEFAULT_PER_PAGE;
  const data = isInFiles ? await entriesInFiles(env, first, query, end) : await entriesInRows(env, query, site);
  return data === undefined ? notReady() : json({ data, pagination, links }, links);
}

/** However long the list is. */
const pagesHeld = (category: string | undefined) => heldPages('worker', category, Number.POSITIVE_INFINITY);

/** Entries up to, not including, `end` of the whole list. @param first file of the list */
async function entriesInFiles(env: Env, first: SoftwarePage, { category, page, per_page }: ListQuery, end: number) {
  const start = (page - 1) * per_page;
  if (start >= end) return [];
  const [before, last] = [Math.floor(start / DEFAULT_PER_PAGE), Math.ceil(end / DEFAULT_PER_PAGE)];
  const numbers = Array.from({ length: last - before }, (_, index) => before + index + 1);
  const read = (number: number) => readJson<SoftwarePage>(env, files.listPage(category, number));
  const pages = numbers.map((number) => (number === 1 ? first : read(number)));
  const entries = (await Promise.all(pages)).flatMap(({ data }) => data);
  return entries.slice(start - before * DEFAULT_PER_PAGE, end - before * DEFAULT_PER_PAGE);
}
