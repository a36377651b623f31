/**
 * GET /search/ with a query: the page of the build, with what was found in it, for visitors without script. Whatever
 * goes wrong is logged, and the page is there as it was built.
 */
import type { IRequestStrict } from 'itty-router';
import type { SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { categoriesCalled } from '../../schemas/search/category-aliases.ts';
import { PAGE_FACETS } from '../../schemas/search/filter-listings.ts';
import { cutQuery } from '../../schemas/search/query.ts';
import { glued, searchWords } from '../../schemas/search/words.ts';
import { type ListingLabels, viewedEntry } from '../../schemas/writers/listing-view.ts';
import { SEARCH_DATA, SEARCH_PAGE, type SearchPageData } from '../../schemas/writers/search-page.ts';
import { readAsset } from '../base/assets.ts';
import type { Env } from '../base/env.ts';
import { logBug } from '../base/log.ts';
import { pageLanguages, searchAliases } from './build-facts.ts';
import { type FilledPage, fillSearchPage } from './fill-search-page.ts';
import type { ListRequest } from './list-parameters.ts';
import { readListRequest } from './list-parameters.ts';
import { hasCategories, searchedPage } from './search-answer.ts';

export async function searchPage(request: IRequestStrict, env: Env): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const asset = await readAsset(env, pathname);
  if (asset === undefined) return undefined;
  if (searchParams.size === 0) return new Response(asset.body, asset);
  const html = await asset.text();
  const filled = await filledPage(env, new Response(html, asset), html, request).catch(logBug);
  return filled ?? new Response(html, asset);
}

/** @returns undefined where nothing can be searched, or the page has no place for it */
async function filledPage(
  env: Env,
  built: Response,
  html: string,
  request: IRequestStrict,
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const languages = await pageLanguages(env);
  const language = request.params.language ?? languages[0] ?? '';
  const list = readSearch(searchParams, language, languages);
  if (list === undefined || !(await hasCategories(env, list))) return undefined;
  const found = await searchedPage(env, list);
  if (found === undefined) return undefined;
  const data = await dataOf(html);
  const category = await categoryCalled(env, list.text ?? '', data.labels);
  const page: FilledPage = { data, language, list, found: withoutAddresses(found), pathname, category };
  built.headers.delete('ETag');
  built.headers.set('Cache-Control', 'private, max-age=60');
  // One page for each thing anybody types is none to be found by.
  built.headers.set('X-Robots-Tag', 'noindex');
  return fillSearchPage(built, page);
}

/** A category that people call what was typed. */
async function categoryCalled(env: Env, text: string, labels: ListingLabels): Promise<FilledPage['category']> {
  const [slug = ''] = categoriesCalled(await searchAliases(env), glued(text), ...searchWords(text));
  return Object.hasOwn(labels.category, slug) ? { slug, label: labels.category[slug] ?? '' } : undefined;
}

/** As the page itself does, what is unknown or cannot be is passed over. */
function readSearch(
  parameters: URLSearchParams,
  language: string,
  languages: readonly string[],
): ListRequest | undefined {
  const asked = new URLSearchParams({ language, facets: PAGE_FACETS.join(',') });
  const text = cutQuery((parameters.get('q') ?? '').trim()).trim();
  if (text !== '') asked.set('q', text);
  for (const name of PAGE_FACETS) for (const value of new Set(parameters.getAll(name))) asked.append(name, value);
  for (const name of ['sort', 'page']) asked.set(name, parameters.get(name) ?? '');
  for (const name of new Set(asked.keys())) if (asked.get(name) === '') asked.delete(name);
  const { errors } = readListRequest(asked, languages);
  for (const { pointer } of errors) asked.delete(pointer.slice(1));
  const { request, errors: others } = readListRequest(asked, languages);
  return others.length === 0 ? request : undefined;
}

/** Entries lead to pages, whose addresses stand in the markup of one. */
const withoutAddresses = ({ data, pagination, similar = 0, did_you_mean, facets = {} }: SoftwarePage) => ({
  entries: data.map(viewedEntry),
  ...{ pagination, similar, did_you_mean, facets },
});

/** What the page brings along for whoever fills it. @throws Error of a page that brings nothing */
async function dataOf(html: string): Promise<SearchPageData> {
  let data = '';
  const reader = new HTMLRewriter().on(SEARCH_PAGE.root, {
    element(root) {
      data = root.getAttribute(SEARCH_DATA) ?? '';
    },
  });
  await reader.transform(new Response(html)).arrayBuffer();
  if (data === '') throw new Error(`The search page has no ${SEARCH_PAGE.root} with ${SEARCH_DATA}.`);
  const { decodeEntities } = await import('../../schemas/rules/html-entities.ts');
  return JSON.parse(decodeEntities(data));
}
