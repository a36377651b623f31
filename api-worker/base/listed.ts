/** Lists within statements. Apart from the database, so that statements can be made, and measured, without one. */
import { type RawBuilder, sql } from 'kysely';

/** The values as one parameter: a query may have a hundred of them. */
export function listed<T extends string | number>(values: readonly T[]): RawBuilder<T> {
  return sql<T>`(select value from json_each(${JSON.stringify(values)}))`;
}

/** Keys of the rows that lie on one of the domains, as the migrations' domain_index has them. */
export function namesOn(kind: 'endpoint' | 'webhook' | 'listing', domains: readonly string[]) {
  return sql<string>`select name from domain_index where kind = ${kind} and domain in ${listed(domains)}`;
}
