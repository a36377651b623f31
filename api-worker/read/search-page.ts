/**
 * GET /search/ with a query: the page of the build, with what was found in it, for visitors without script. Its hooks are
 * listed in site/pages/[...lang]/search.astro. Whatever goes wrong, the page is there as it was built.
 */
import type { IRequestStrict } from 'itty-router';
import type { SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { decodeEntities } from '../../schemas/rules/html-entities.ts';
import { categoriesCalled } from '../../schemas/search/aliases.ts';
import { PAGE_FACETS } from '../../schemas/search/narrow.ts';
import { cutQuery } from '../../schemas/search/query.ts';
import { glued, searchWords } from '../../schemas/search/words.ts';
import type { ListingLabels } from '../../schemas/writers/listing-view.ts';
import { readAsset } from '../base/assets.ts';
import type { Env } from '../base/env.ts';
import { logBug } from '../base/log.ts';
import { pageLanguages, searchAliases } from './build-facts.ts';
import { type FilledPage, fillSearchPage } from './fill-search-page.ts';
import type { ListRequest } from './list-parameters.ts';
import { readListRequest } from './list-parameters.ts';
import { hasCategories, searchedPage } from './software-search.ts';

export async function searchPage(request: IRequestStrict, env: Env): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const asset = await readAsset(env, pathname);
  if (asset === undefined || searchParams.size === 0) return asset;
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
  const parts = partsOf(html);
  if (list === undefined || parts === undefined || !(await hasCategories(env, list))) return undefined;
  const found = await searchedPage(env, list);
  if (found === undefined) return undefined;
  const category = await categoryCalled(env, list.text ?? '', parts.labels);
  const page: FilledPage = { ...parts, language, list, found: withoutAddresses(found), pathname, category };
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
  entries: data.map(({ vendor, rank, match = 'all', ...entry }) => ({
    entry: { ...entry, vendor: vendor.name, ...rank },
    match,
  })),
  ...{ pagination, similar, did_you_mean, facets },
});

/** What the page brings for whoever fills it. */
function partsOf(html: string): Pick<FilledPage, 'template' | 'words' | 'labels' | 'choiceOf'> | undefined {
  const template = between(html, '<template id="search-entry">', '</template>');
  // Other parts of a page may have words of their own.
  const root = html.slice(Math.max(0, html.indexOf(' id="search-page"')));
  const [words, labels] = [between(root, ' data-words="', '"'), between(root, ' data-labels="', '"')];
  if (template === undefined || words === undefined || labels === undefined) return undefined;
  return {
    template,
    words: JSON.parse(decodeEntities(words)) as FilledPage['words'],
    labels: JSON.parse(decodeEntities(labels)) as ListingLabels,
    // Of values that were checked: slugs and codes.
    choiceOf: (name, value) => {
      const box = html.indexOf(` name="${name}" value="${value}"`);
      return box < 0 ? value : decodeEntities(between(html.slice(box), '<span>', '</span>') ?? value);
    },
  };
}

function between(text: string, before: string, after: string): string | undefined {
  const start = text.indexOf(before);
  const end = text.indexOf(after, start + before.length);
  return start < 0 || end < 0 ? undefined : text.slice(start + before.length, end);
}
