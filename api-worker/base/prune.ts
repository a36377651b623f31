/** Deletes what is no longer needed. Reports of the pipeline trigger it, so it runs as often as anything changes. */
import { database } from './database.ts';
import type { Env } from './env.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a publisher can look up the outcome of a submission. */
const DECIDED_DAYS = 90;
/** How long clients retry a request that got no answer. */
const IDEMPOTENCY_DAYS = 1;
/** How long `catalog token list` shows an expired token. */
const ENDED_TOKEN_DAYS = 90;

export async function prune(env: Env): Promise<void> {
  const tables = database(env);
  const before = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  await tables
    .deleteFrom('submissions')
    .where('state', 'not in', ['queued', 'in_moderation'])
    .where('changed_at', '<', before(DECIDED_DAYS))
    .execute();
  await tables.deleteFrom('idempotency_keys').where('created_at', '<', before(IDEMPOTENCY_DAYS)).execute();
  await tables.deleteFrom('claims').where('expires_at', '<', before(0)).execute();
  const ended = before(ENDED_TOKEN_DAYS);
  await tables
    .deleteFrom('tokens')
    .where((row) => row.or([row('expires_at', '<', ended), row('revoked_at', '<', ended)]))
    .execute();
}
