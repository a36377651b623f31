/** How often something happened, for /internal/v1/metrics. */
import { sql } from 'kysely';
import { database } from './database.ts';
import type { Env } from './env.ts';

/** @param name of ours, like "submit_202" */
export async function count(env: Env, name: string, by = 1): Promise<void> {
  await sql`insert into counters (name, value) values (${name}, ${by})
    on conflict (name) do update set value = value + excluded.value`.execute(database(env));
}
