/** Lists within statements. Apart from the database, so that statements can be made, and measured, without one. */
import { type RawBuilder, sql } from 'kysely';

/** The values as one parameter: a query may have a hundred of them. */
export function listed<T extends string | number>(values: readonly T[]): RawBuilder<T> {
  return sql<T>`(select value from json_each(${JSON.stringify(values)}))`;
}

/** Keys of the rows that lie on one of the domains, as the migrations' domain_index has them. */
export function namesOn(kind: 'endpoint' | 'webhook' | 'listing' | 'token', domains: readonly string[]) {
  return sql<string>`select name from domain_index where kind = ${kind} and domain in ${listed(domains)}`;
}

/** All tokens of one publisher: a token that was rolled or lost has left things behind that are still theirs. */
export function tokensOf({ domains }: { domains: readonly string[] }) {
  return sql<string>`(select hash from tokens where domains = ${JSON.stringify(domains)}
    and hash in (${namesOn('token', domains.slice(0, 1))}))`;
}
