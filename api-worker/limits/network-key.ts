/** What represents a caller's address in a database: the address itself is never stored. */
import { database } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { hmacSha256 } from '../base/hash.ts';

/** @param month like "2026-01"; with its key, which is deleted when it is over, the hash loses its meaning */
export async function networkKey(env: Env, network: string, month: string): Promise<string> {
  return hmacSha256(await keyOfMonth(env, month), network);
}

let remembered: { month: string; secret: string } | undefined;

async function keyOfMonth(env: Env, month: string): Promise<string> {
  if (remembered?.month !== month) remembered = { month, secret: await storedKey(env, month) };
  return remembered.secret;
}

/** The first request of a month creates the key and deletes those of earlier months. */
async function storedKey(env: Env, month: string): Promise<string> {
  const tables = database(env);
  await tables
    .insertInto('network_keys')
    .values({ month, secret: crypto.randomUUID() + crypto.randomUUID() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tables.deleteFrom('network_keys').where('month', '<', month).execute();
  const { secret } = await tables
    .selectFrom('network_keys')
    .select('secret')
    .where('month', '=', month)
    .executeTakeFirstOrThrow();
  return secret;
}
