/** Pages of the whole list, or of a category, by rank, that no file of the build holds. */
import { type RawBuilder, sql } from 'kysely';
import type { ListQuery, Site } from '../../schemas/contracts/addresses.ts';
import type { SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import type { StoredSummary } from '../../schemas/search/search-rows.ts';
import { ownBuild } from '../base/assets.ts';
import { listed } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { type Places, ranking } from './build-facts.ts';
import type { ListRequest } from './list-parameters.ts';
import { askNearby, BY_RANK, buildOf, IS_OF_BUILD, pageOf } from './row-statements.ts';
import { toEntry } from './search-answer.ts';

interface RowsAnswer {
  build: number | null;
  /** JSON of scores and summaries. */
  page: string;
}

/**
 * The same entries as files would hold: the rows are those of the build whose files the worker serves.
 * @returns undefined if its rows are not all there
 */
export async function entriesInRows(env: Env, query: ListQuery, site: Site): Promise<SoftwarePage['data'] | undefined> {
  const { places } = await ranking(env);
  return readEntries(env, rowsOfPage(query, places), site, undefined);
}

/** Those of the slugs that are published, in that order. @returns undefined if the rows of the build are not all there */
export async function namedEntries(
  env: Env,
  { slugs, language }: { slugs: readonly string[]; language: ListRequest['language'] },
  site: Site,
): Promise<SoftwarePage['data'] | undefined> {
  const entries = await readEntries(env, sql`r.slug in ${listed(slugs)}`, site, language);
  return entries?.toSorted((one, other) => slugs.indexOf(one.slug) - slugs.indexOf(other.slug));
}

async function readEntries(env: Env, rows: RawBuilder<unknown>, site: Site, language: string | undefined) {
  const [{ key }, { places }] = await Promise.all([ownBuild(env), ranking(env)]);
  const answer = await askNearby(env, rowsStatement(key, rows));
  if (answer === undefined) return undefined;
  const read = JSON.parse(answer.page) as [score: number, summary: StoredSummary][];
  return read.map(([score, summary]) => toEntry({ score, summary }, places, site, { language, explain: false }));
}

export function rowsStatement(key: string, rows: RawBuilder<unknown>): RawBuilder<RowsAnswer> {
  return sql<RowsAnswer>`
    with ${buildOf(key)}
    select (select id from build) as build, (
      select json_group_array(json_array(summaries.score, json(summaries.summary))) from (
        select r.id from search_rows as r where ${IS_OF_BUILD} and ${rows}
      ) as shown cross join search_rows as summaries on summaries.id = shown.id
    ) as page`;
}

/**
 * Reads the rows of the page alone, or of a category, and of another build than the worker's, those before them in an index
 * that holds what it needs.
 */
export function rowsOfPage(query: ListQuery, places: Places | undefined): RawBuilder<unknown> {
  const { category, page, per_page } = query;
  const narrowed = category === undefined ? sql`true` : sql`r.category = ${category}`;
  if (category !== undefined || places === undefined) return sql`${narrowed} order by ${BY_RANK} ${pageOf(query)}`;
  // The rank table says which they are, so that the last page costs no more than the first. No iterator drops 10^16 entries.
  const slugs = places
    .keys()
    .drop(Math.min((page - 1) * per_page, places.size))
    .take(per_page)
    .toArray();
  return sql`r.slug in ${listed(slugs)} order by ${BY_RANK}`;
}
