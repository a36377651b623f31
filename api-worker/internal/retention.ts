/** For how many days the worker keeps what is over. Reports of the pipeline delete the rest, so as often as anything changes. */
import { sql } from 'kysely';
import { inOneTransaction } from '../base/database.ts';
import type { Env } from '../base/env.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a publisher can look up the outcome of a submission or a request. */
const DECIDED_DAYS = 90;
/** How long clients retry a request that got no answer. */
const IDEMPOTENCY_DAYS = 1;
/** How long `catalog token list` shows an expired token. */
const ENDED_TOKEN_DAYS = 90;
/** How long what stood in a domain's file is known: as long as a claim holds. */
const FILE_DAYS = 14;

export async function prune(env: Env): Promise<void> {
  const before = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  const ended = before(ENDED_TOKEN_DAYS);
  await inOneTransaction(env, [
    sql`delete from submissions
      where state not in ('queued', 'in_moderation') and changed_at < ${before(DECIDED_DAYS)}`,
    sql`delete from publisher_requests where settled_at < ${before(DECIDED_DAYS)}`,
    sql`delete from idempotency_keys where created_at < ${before(IDEMPOTENCY_DAYS)}`,
    sql`delete from proof_files where noted_on < ${before(FILE_DAYS).slice(0, 10)}`,
    sql`delete from tokens where expires_at < ${ended} or revoked_at < ${ended}`,
  ]);
}
