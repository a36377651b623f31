/** Lists within statements. Apart from the database, so that statements can be made, and measured, without one. */
import { type RawBuilder, sql } from 'kysely';

/** The values as one parameter: a query may have a hundred of them. */
export function listed<T extends string | number>(values: readonly T[]): RawBuilder<T> {
  return sql<T>`(select value from json_each(${JSON.stringify(values)}))`;
}
