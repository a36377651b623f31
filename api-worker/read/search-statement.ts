/**
 * One page of a filtered or searched list, with its total and facets: one statement, so all of it is of one build. Where
 * few listings match, it answers what a search for similar ones begins with, too.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Facet, SortOrder } from '../../schemas/search/filter-listings.ts';
import { isTrait, TRAITS, type Trait } from '../../schemas/search/public-sector-traits.ts';
import { type Query, readQuery } from '../../schemas/search/query.ts';
import { ENOUGH } from '../../schemas/search/relaxed-query.ts';
import { listed } from '../base/database.ts';
import type { ListRequest } from './list-parameters.ts';
import { BY_RANK, buildOf, IS_OF_BUILD, pageOf, wholeRow } from './row-statements.ts';
import { type AskedSigns, type StepTree, stepExpressions } from './search-expression.ts';
import { vocabularyAnswer } from './vocabulary.ts';

const ORDERS = {
  rank: BY_RANK,
  popular: sql`used desc, ${BY_RANK}`,
  maintained: sql`kept desc, ${BY_RANK}`,
  rank_without_use: sql`score - used desc, used, ${BY_RANK}`,
  relevance: sql`step, ${BY_RANK}`,
  name: sql`name_key, slug`,
  updated: sql`updated_on desc, ${BY_RANK}`,
  published: sql`published_on desc, ${BY_RANK}`,
} satisfies Record<SortOrder, RawBuilder<unknown>>;

/** By facet; all traits are in one. */
const COLUMNS: Record<Exclude<Facet, Trait>, string> = {
  ...{ category: 'category', kind: 'kind', license_type: 'license_type', platform: 'platforms', pricing: 'pricing' },
  ...{ badge: 'badges', verified: 'verified', publisher: 'publisher', state: 'state' },
};
/** Columns that hold several values. */
const LISTS: readonly Facet[] = ['platform', 'badge', ...TRAITS];

const columnOf = (name: Facet) => (isTrait(name) ? 'traits' : COLUMNS[name]);

export interface SearchAnswer {
  build: number | null;
  /** All that match, whatever is filtered by. */
  matching: number;
  total: number;
  /** JSON of scores, summaries and steps. */
  page: string;
  /** JSON of what stands in the column of each facet, and how often. */
  facets: string;
  /** Only of a text that few match. JSON of whole rows with their steps, and of a VocabularyAnswer. */
  few: string | null;
  vocabulary: string | null;
}

/** @param signs of the languages that a text is searched in */
export function searchStatement(key: string, request: ListRequest, signs: AskedSigns): RawBuilder<SearchAnswer> {
  const { sort } = request;
  const query = request.text === undefined ? undefined : readQuery(request.text);
  const conditions = conditionsOf(request);
  const wanted = allBut(conditions);
  const facets = request.facets.map((name) => sql`${sql.lit(name)}, json(${countsOf(name, allBut(conditions, name))})`);
  return sql<SearchAnswer>`
    with ${buildOf(key)}, ${query === undefined ? listedRows(conditions) : foundRows(query, request, signs)}
    select (select id from build) as build, (select count(*) from matched) as matching,
    (select count(*) from matched where ${wanted}) as total,
    (select json_group_array(json_array(summaries.score, json(summaries.summary), shown.step)) from (
      select id, step from matched where ${wanted} order by ${ORDERS[sort]} ${pageOf(request)}
    ) as shown cross join search_rows as summaries on summaries.id = shown.id) as page,
    json_object(${sql.join(facets)}) as facets,
    ${query === undefined || query.slots.length === 0 ? sql`null as few, null as vocabulary` : whereFew(query)}`;
}

type Conditions = readonly { name: Facet; holds: RawBuilder<unknown> }[];

/** Each is a column of `matched`, so that a facet can leave out its own. */
function conditionsOf({ filters, verified }: ListRequest): Conditions {
  const named = Object.entries(filters) as [Exclude<Facet, 'verified'>, string[]][];
  const conditions: { name: Facet; holds: RawBuilder<unknown> }[] = named.flatMap(([name, values]) =>
    values.length === 0 ? [] : [{ name, holds: LISTS.includes(name) ? hasOneOf(name, values) : isOneOf(name, values) }],
  );
  return verified ? [...conditions, { name: 'verified', holds: sql`r.verified = 1` }] : conditions;
}

/** Freemium is free, too: see {@link pricesOf}. */
const isOneOf = (name: Facet, values: string[]) =>
  sql`r.${sql.ref(columnOf(name))} in ${listed(name === 'pricing' && values.includes('free') ? [...values, 'freemium'] : values)}`;

function hasOneOf(name: Facet, values: string[]): RawBuilder<unknown> {
  const words = isTrait(name) ? values.map((value) => `${name}:${value}`) : values;
  const each = words.map((word) => sql`instr(r.${sql.ref(columnOf(name))}, ${` ${word} `}) > 0`);
  return sql`(${sql.join(each, sql` or `)})`;
}

const flagOf = (name: Facet) => sql.ref(`is_${name}`);
const flags = (conditions: Conditions) => conditions.map(({ name, holds }) => sql`, ${holds} as ${flagOf(name)}`);

function allBut(conditions: Conditions, but?: Facet): RawBuilder<unknown> {
  const others = conditions.filter(({ name }) => name !== but);
  return others.length === 0
    ? sql`true`
    : sql.join(
        others.map(({ name }) => flagOf(name)),
        sql` and `,
      );
}

/** Every use reads an index that holds all it needs. */
function listedRows(conditions: Conditions): RawBuilder<unknown> {
  return sql`matched as not materialized (
    select r.id, r.slug, r.by_rank, r.score, r.used, r.kept, r.name_key, r.updated_on, r.published_on, r.category, r.kind,
      r.license_type, r.platforms, r.pricing, r.badges, r.verified, r.publisher, r.traits, r.state,
      0 as step ${joined(flags(conditions))}
    from search_rows as r where ${IS_OF_BUILD}
  )`;
}

/** Worked out once, beginning with the words, and kept with what is used of it and nothing else. */
function foundRows(query: Query, request: ListRequest, signs: AskedSigns): RawBuilder<unknown> {
  const { everything, step } = stepExpressions(query, signs);
  const further = new Set([...SORTED_BY[request.sort], ...request.facets.map(columnOf)]);
  const columns = Array.from(further, (column) => sql`, r.${sql.ref(column)}`);
  return sql`matched as materialized (
    select r.id, r.slug, r.by_rank, ${caseOf(step)} as step
      ${joined(columns)} ${joined(flags(conditionsOf(request)))}
    from search_texts cross join search_rows as r on r.text_id = search_texts.rowid
    where search_texts match ${everything} and ${IS_OF_BUILD}
  )`;
}

const SORTED_BY: Record<SortOrder, readonly string[]> = {
  ...{
    rank: [],
    popular: ['used'],
    maintained: ['kept'],
    rank_without_use: ['score', 'used'],
    relevance: [],
    name: ['name_key'],
    updated: ['updated_on'],
    published: ['published_on'],
  },
};

/** An expression is only asked where a row comes to it, and then once for all rows. */
function caseOf(step: StepTree): RawBuilder<unknown> {
  if (typeof step === 'number') return sql.lit(step);
  return sql`case when search_texts.rowid in (select rowid from search_texts where search_texts match ${step.expression})
    then ${caseOf(step.found)} else ${caseOf(step.other)} end`;
}

function countsOf(name: Facet, wanted: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select json_group_array(json_array(value, count)) from (
    select ${sql.ref(columnOf(name))} as value, count(*) as count from matched where ${wanted} group by 1
  ))`;
}

function whereFew(query: Query): RawBuilder<unknown> {
  const isFew = sql`(select count(*) from matched) < ${sql.lit(ENOUGH)}`;
  return sql`
    case when ${isFew} then (select json_group_array(json(row)) from (
      select ${wholeRow(sql`matched.step`)} as row from matched cross join search_rows as r on r.id = matched.id
      order by matched.step, r.by_rank, r.slug
    )) end as few,
    case when ${isFew} then ${vocabularyAnswer(query)} end as vocabulary`;
}

const joined = (parts: readonly RawBuilder<unknown>[]) => (parts.length === 0 ? sql`` : sql.join(parts, sql` `));
