/**
 * GET /api/v1/software?build=…: a crawl that a deployment does not disturb. Which listings are on a page, and in which order, is
 * that of the build at which the crawl began; its rows are kept for a day. What is said of them is of now: what was withdrawn
 * since is left out, and no version that was taken back is shown.
 */
import { type RawBuilder, sql } from 'kysely';
import { files, type ListQuery, paginate } from '../../schemas/contracts/addresses.ts';
import { findJson, ownBuild, siteOf } from '../base/assets.ts';
import type { Env } from '../base/env.ts';
import { badParameters } from '../base/parameters.ts';
import { json, problem } from '../base/responses.ts';
import { type Places, ranking } from './build-facts.ts';
import { namedEntries, rowsOfPage } from './list-database.ts';
import { type ListRequest, onlyFields, toListQuery, unknownCategory } from './list-parameters.ts';
import { departureOf } from './renamed-and-withdrawn.ts';
import { askNearby, IS_OF_BUILD } from './row-statements.ts';
import { notReady } from './search-answer.ts';

/** Digits of a build's key that name it in an address. */
const BUILD_DIGITS = 16;

export async function crawlPage(env: Env, list: ListRequest): Promise<Response> {
  const [{ key }, { places }, site] = await Promise.all([ownBuild(env), ranking(env), siteOf(env)]);
  const own = key.slice(0, BUILD_DIGITS);
  const build = list.build === 'latest' ? own : (list.build ?? own);
  const query = { ...toListQuery({ ...list, build }), category: list.filters.category[0] };
  const held = await crawledSlugs(env, build, query, build === own ? places : undefined);
  if (held === undefined) return build === own ? notReady() : forgotten();
  // A category may have been there when the crawl began.
  if (held.total === 0 && !(await hasCategory(env, query.category))) return badParameters([unknownCategory()]);
  const slugs = await Promise.all(held.slugs.map((slug) => presentSlug(env, slug)));
  const data = await namedEntries(env, { slugs, language: list.language }, site);
  if (data === undefined) return notReady();
  const { pagination, links } = paginate(site, query, held.total);
  const shown = data.map((entry) => onlyFields(entry, list.fields));
  return json({ data: shown, pagination, links }, links);
}

async function hasCategory(env: Env, category: string | undefined): Promise<boolean> {
  return category === undefined || (await findJson(env, files.listPage(category, 1))) !== undefined;
}

interface HeldAnswer {
  build: number | null;
  total: number;
  /** JSON of them. */
  slugs: string;
}

/**
 * @param name the first digits of the build's key
 * @param places of the worker's own build, which know where a page begins
 * @returns undefined where the rows of that build are not there, or no longer
 */
export async function crawledSlugs(env: Env, name: string, query: ListQuery, places?: Places) {
  const answer = await askNearby(env, heldStatement(name, query, places));
  return answer && { total: answer.total, slugs: JSON.parse(answer.slugs) as string[] };
}

function heldStatement(name: string, query: ListQuery, places: Places | undefined): RawBuilder<HeldAnswer> {
  const { category } = query;
  const total =
    category === undefined
      ? sql`select listings from build`
      : sql`select count(*) from search_rows as r where ${IS_OF_BUILD} and r.category = ${category}`;
  return sql<HeldAnswer>`
    with build as materialized (
      select id, listings from search_builds where substr(key, 1, ${BUILD_DIGITS}) = ${name} and loaded_at is not null
    )
    select (select id from build) as build, (${total}) as total, (
      select json_group_array(slug) from (select r.slug from search_rows as r where ${IS_OF_BUILD} and ${rowsOfPage(query, places)})
    ) as slugs`;
}

async function presentSlug(env: Env, slug: string): Promise<string> {
  const departure = await departureOf(env, slug);
  return departure !== undefined && 'renamedTo' in departure ? departure.renamedTo : slug;
}

function forgotten(): Response {
  const detail = 'The catalog no longer knows this build: one is held for a day. Begin again with `build=latest`.';
  return problem('unknown_build', detail);
}
