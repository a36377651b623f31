/** GET /api/v1/software with a text, filters, facets or another order: pages that no file of the build holds. */
import { paginate, type Site, urls } from '../../schemas/contracts/addresses.ts';
import type { SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { defined } from '../../schemas/rules/without-undefined.ts';
import { ownBuild, siteOf } from '../base/assets.ts';
import { remember } from '../base/bounds.ts';
import type { Env } from '../base/env.ts';
import { badParameters } from '../base/parameters.ts';
import { json, problem } from '../base/responses.ts';
import { categorySlugs, type Places, pageLanguages, ranking } from './build-facts.ts';
import type { ListRequest } from './list-parameters.ts';
import { onlyFields, toListQuery, unknownCategory } from './list-parameters.ts';
import { type Found, type FoundEntry, findSoftware } from './search-database.ts';

/** Between a deployment and the end of a load that had to wait for it. */
const RETRY_SECONDS = 30;

export async function searchAnswer(env: Env, list: ListRequest): Promise<Response> {
  if (!(await hasCategories(env, list))) return badParameters([unknownCategory()]);
  const page = await searchedPage(env, list);
  if (page === undefined) return notReady();
  return json({ ...page, data: page.data.map((entry) => onlyFields(entry, list.fields)) }, page.links);
}

export async function hasCategories(env: Env, { filters: { category } }: ListRequest): Promise<boolean> {
  return category.length === 0 || new Set(category).isSubsetOf(await categorySlugs(env));
}

/** @param list whose categories are all there @returns undefined if the rows of the build are not all there */
export async function searchedPage(env: Env, list: ListRequest): Promise<SoftwarePage | undefined> {
  const [{ key }, { places }] = await Promise.all([ownBuild(env), ranking(env)]);
  const [languages, site] = await Promise.all([pageLanguages(env), siteOf(env)]);
  const query = toListQuery(list);
  const found = await find(env, { key, languages }, list, urls.list(site, query));
  if (found === undefined) return undefined;
  const { total, facets, similar, did_you_mean } = found;
  const { pagination, links } = paginate(site, query, total);
  const data = found.page.map((entry) => toEntry(entry, places, site, list));
  const page: SoftwarePage = defined({ data, similar, did_you_mean, pagination, links });
  return list.facets.length > 0 ? { ...page, facets } : page;
}

/** What the database has answered, in JSON: the rows of this build never change, so common searches cost it nothing. */
const remembered = new Map<string, string>();
/** With pages of full length some 15 megabytes; a process has 128 for everything. */
const MAX_REMEMBERED = 150;

export const forgetAnswers = () => remembered.clear();

/** @param address canonical: every way to ask for the same list leads to it */
async function find(
  env: Env,
  build: { key: string; languages: readonly string[] },
  list: ListRequest,
  address: string,
): Promise<Found | undefined> {
  const known = remembered.get(address);
  const found: Found | undefined = known === undefined ? await findSoftware(env, build, list) : JSON.parse(known);
  if (found !== undefined) remember(remembered, MAX_REMEMBERED, address, known ?? JSON.stringify(found));
  return found;
}

/** @param list what of it decides how an entry is shown */
export function toEntry(
  { score, summary: stored, fit }: FoundEntry,
  places: Places,
  site: Site,
  { language = '', explain }: Pick<ListRequest, 'language' | 'explain'>,
): SoftwarePage['data'][number] {
  const { summaries = {}, icon, ...summary } = stored;
  const { slug } = summary;
  const place = places.get(slug);
  if (place === undefined) throw new Error('the search rows hold a listing that is not in the rank table');
  const links = { self: urls.listing(site, slug), html: urls.listingPage(site, slug) };
  return {
    ...summary,
    summary: summaries[language] ?? summary.summary,
    icon: icon === undefined ? null : urls.picture(site, icon),
    rank: { ...place, score },
    links,
    ...(fit && { match: fit.match }),
    ...(fit && explain && { explain: fit.why }),
  };
}

export function notReady(): Response {
  const detail =
    'The search rows of this build are not all there yet, so nothing but the first pages of the whole list, and of one ' +
    `category, by rank can be answered. Try again in ${RETRY_SECONDS} seconds. Operators: \`catalog publish\` loads the rows.`;
  return problem('search_not_ready', detail, { headers: { 'Retry-After': String(RETRY_SECONDS) } });
}
