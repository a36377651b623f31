/** The one door to D1. Its tables are made, and explained, by migrations/. Every query is SQL. */
import { type CompiledQuery, createQueryId, type RawBuilder, SqliteQueryCompiler, sql } from 'kysely';
import type { Env } from './env.ts';

const COMPILER = new SqliteQueryCompiler();

/** The text of a statement and its parameters, of which D1 takes a hundred. */
export function compiled(statement: RawBuilder<unknown>): CompiledQuery {
  return COMPILER.compileQuery(statement.toOperationNode(), createQueryId());
}

/** Runs one query, like query<Row>(env)`select …`: every value is a parameter. @returns its rows */
export function query<Row>(env: Env) {
  return (text: TemplateStringsArray, ...values: unknown[]) => rowsOf(env, sql<Row>(text, ...values));
}

export function rowsOf<Row>(env: Env, statement: RawBuilder<Row>): Promise<Row[]> {
  return rowsFrom(env.DB, statement);
}

/**
 * Asks the replica nearest to the caller where the operator has enabled replication, otherwise the same database. It may
 * lag behind the last writes, but it has all writes up to some moment, in their order.
 */
export function nearbyRowsOf<Row>(env: Env, statement: RawBuilder<Row>): Promise<Row[]> {
  return rowsFrom(env.DB.withSession('first-unconstrained'), statement);
}

async function rowsFrom<Row>(source: Pick<D1Database, 'prepare'>, statement: RawBuilder<Row>): Promise<Row[]> {
  return (await prepared(source, statement).all<Row>()).results;
}

/** Runs all of the statements or none, in one transaction: D1 has no other. @returns the rows of each */
export async function inOneTransaction(
  env: Env,
  statements: readonly RawBuilder<unknown>[],
): Promise<Record<string, unknown>[][]> {
  const all = statements.map((statement) => prepared(env.DB, statement));
  return (await env.DB.batch<Record<string, unknown>>(all)).map(({ results }) => results);
}

function prepared(source: Pick<D1Database, 'prepare'>, statement: RawBuilder<unknown>): D1PreparedStatement {
  const { sql: text, parameters } = compiled(statement);
  return source.prepare(text).bind(...parameters);
}

/** The values as one parameter: a query may have a hundred of them. */
export function listed<T extends string | number>(values: readonly T[]): RawBuilder<T> {
  return sql<T>`(select value from json_each(${JSON.stringify(values)}))`;
}

/** Keys of the rows that lie on one of the domains, as the migrations' domain_index has them. */
export function namesOn(kind: 'endpoint' | 'webhook' | 'listing' | 'token', domains: readonly string[]) {
  return sql<string>`(select name from domain_index where kind = ${kind} and domain in ${listed(domains)})`;
}

/** All tokens of one publisher: a token that was rolled or lost has left things behind that are still theirs. */
export function tokensOf({ domains }: { domains: readonly string[] }) {
  return sql<string>`(select hash from tokens where domains = ${JSON.stringify(domains)}
    and hash in ${namesOn('token', domains.slice(0, 1))})`;
}

/** Counts how often something happened, for /internal/v1/metrics. @param name of ours, like "submit_202" */
export async function count(env: Env, name: string, by = 1): Promise<void> {
  await query(env)`insert into counters (name, value) values (${name}, ${by})
    on conflict (name) do update set value = value + excluded.value`;
}
