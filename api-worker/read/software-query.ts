/** One page of a filtered or searched list, with its total and facets: one statement, so all of it is of one build. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Summary } from '../../schemas/contracts/generated/read-api.ts';
import { foldText } from '../../schemas/rules/search/words.ts';
import { database, listed, nearbyDatabase, type Tables } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import type { FacetName, ListRequest, Sort } from './list-parameters.ts';
import { searchExpression } from './search-expression.ts';

/** In the order of the columns of search_texts: name, vendor, summary, text, terms. */
const WEIGHTS = '10, 4, 3, 1, 2';
/** Of a listing that is called exactly so, and of one whose name begins so: before all others, whose bm25 is a small negative number. */
const EXACT_NAME = -2_000_000;
const NAME_BEGINS = -1_000_000;

/** Exactly the order of the rank engine, so that no row has to hold a place that others move. */
const BY_RANK = sql`score desc, newest_release desc, slug`;

const ORDERS = {
  rank: BY_RANK,
  relevance: sql`relevance, ${BY_RANK}`,
  name: sql`name_key, slug`,
  updated: sql`updated_on desc, ${BY_RANK}`,
  published: sql`published_on desc, ${BY_RANK}`,
} satisfies Record<Sort, RawBuilder<unknown>>;

/** Columns that hold several values, of facets that are called otherwise. */
const LISTS: Partial<Record<FacetName, string>> = { platform: 'platforms', badge: 'badges' };

const COLUMNS = sql.raw(
  'r.id, r.slug, r.score, r.newest_release, r.name_key, r.updated_on, r.published_on, r.category, r.kind, ' +
    'r.license_type, r.platforms, r.pricing, r.badges, r.verified',
);

type StoredSummary = Omit<Summary, 'rank' | 'links'>;

export interface Found {
  total: number;
  page: { score: number; summary: StoredSummary }[];
  facets: Partial<Record<FacetName, { value: string; count: number }[]>>;
}

interface Row {
  build: number | null;
  total: number;
  /** JSON. */
  page: string;
  facets: string;
}

/** @param key of the build whose rows are asked @returns undefined if its rows are not all there */
export async function findSoftware(env: Env, key: string, request: ListRequest): Promise<Found | undefined> {
  const statement = searchStatement(key, request);
  // A copy that knows the build has all of its rows: they were written before. One that does not may only be late.
  const row = (await rowOfBuild(statement, nearbyDatabase(env))) ?? (await rowOfBuild(statement, database(env)));
  if (row === undefined) return undefined;
  const page = (JSON.parse(row.page) as [number, StoredSummary][]).map(([score, summary]) => ({ score, summary }));
  const counted: Record<string, [string | number | null, number][]> = JSON.parse(row.facets);
  const facets = request.facets.map((name) => [name, toFacet(name, counted[name] ?? [])] as const);
  return { total: row.total, page, facets: Object.fromEntries(facets) };
}

/** @returns undefined where the build is not known, or not wholly loaded */
async function rowOfBuild(statement: RawBuilder<Row>, tables: Kysely<Tables>): Promise<Row | undefined> {
  const { rows } = await statement.execute(tables);
  return rows.find(({ build }) => build !== null);
}

/** Exported for the test that looks at its query plan. */
export function searchStatement(key: string, request: ListRequest): RawBuilder<Row> {
  const { sort, page, per_page } = request;
  const facets = request.facets.map(
    (name) =>
      sql`${name}, json((select json_group_array(json_array(value, count)) from (
        select ${sql.ref(LISTS[name] ?? name)} as value, count(*) as count from matched group by 1
      )))`,
  );
  return sql<Row>`
    with build as materialized (select id from search_builds where key = ${key} and loaded_at is not null),
    ${matched(request)}
    select (select id from build) as build, (select count(*) from matched) as total,
    (select json_group_array(json_array(summaries.score, json(summaries.summary))) from (
      select id from matched order by ${ORDERS[sort]} limit ${per_page} offset ${(page - 1) * per_page}
    ) as shown cross join search_rows as summaries on summaries.id = shown.id) as page,
    json_object(${facets.length > 0 ? sql.join(facets) : sql``}) as facets`;
}

/**
 * With a text: worked out once, beginning with the words, and kept, because relevance is dear. Without one every use
 * reads an index that holds all it needs.
 */
function matched({ text, filters, verified }: ListRequest): RawBuilder<unknown> {
  const conditions = [
    sql`r.from_build <= (select id from build)`,
    sql`(r.until_build is null or r.until_build > (select id from build))`,
    ...(['category', 'kind', 'license_type', 'pricing'] as const).flatMap((name) => isOneOf(name, filters[name])),
    ...includesOneOf('platforms', filters.platform),
    ...includesOneOf('badges', filters.badge),
    ...(verified ? [sql`r.verified = 1`] : []),
  ];
  const where = sql.join(conditions, sql` and `);
  if (text === undefined) {
    return sql`matched as not materialized (select ${COLUMNS} from search_rows as r where ${where})`;
  }
  const expression = searchExpression(text);
  // Only emoji and punctuation: there is nothing to search for.
  if (expression === undefined) {
    return sql`matched as (select ${COLUMNS}, 0 as relevance from search_rows as r where false)`;
  }
  const name = foldText(text.trim());
  return sql`matched as materialized (
    select ${COLUMNS}, case
      when r.name_key = ${name} then ${EXACT_NAME}
      when substr(r.name_key, 1, length(${name})) = ${name} then ${NAME_BEGINS}
      else bm25(search_texts, ${sql.raw(WEIGHTS)})
    end as relevance
    from search_texts cross join search_rows as r on r.text_id = search_texts.rowid
    where search_texts match ${expression} and ${where}
  )`;
}

function isOneOf(column: string, values: readonly string[]): RawBuilder<unknown>[] {
  if (values.length === 0) return [];
  return [sql`r.${sql.ref(column)} in ${listed(values)}`];
}

function includesOneOf(column: string, values: readonly string[]): RawBuilder<unknown>[] {
  if (values.length === 0) return [];
  const each = values.map((value) => sql`instr(r.${sql.ref(column)}, ${` ${value} `}) > 0`);
  return [sql`(${sql.join(each, sql` or `)})`];
}

/** The most frequent first, then by value. */
function toFacet(name: FacetName, counted: readonly [string | number | null, number][]) {
  const counts = new Map<string, number>();
  for (const [stored, count] of counted) {
    for (const value of valuesOf(name, stored)) counts.set(value, (counts.get(value) ?? 0) + count);
  }
  const entries = [...counts].map(([value, count]) => ({ value, count }));
  return entries.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function valuesOf(name: FacetName, stored: string | number | null): string[] {
  if (stored === null) return [];
  if (name === 'verified') return [String(stored === 1)];
  return name in LISTS ? String(stored).split(' ').filter(Boolean) : [String(stored)];
}
