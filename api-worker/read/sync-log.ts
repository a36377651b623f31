/** GET /api/v1/software/{slug}/sync, and where the pipeline hands the logs over. */
import type { IRequestStrict } from 'itty-router';
import { sql } from 'kysely';
import type { SyncLog } from '../../schemas/contracts/generated/read-api.ts';
import type { SyncLogs } from '../../schemas/rules/search-rows.ts';
import { database } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { json } from '../base/responses.ts';
import { listing } from './listing.ts';

/** A slug without a published listing gets the same answer as at the listing's own address. */
export async function listingSyncLog(request: IRequestStrict, env: Env): Promise<Response | undefined> {
  const answer = await listing(request, env);
  if (answer?.status !== 200) return answer;
  const { slug = '' } = request.params;
  const stored = await database(env).selectFrom('sync_logs').select('log').where('slug', '=', slug).executeTakeFirst();
  return json(stored === undefined ? ({ slug, data: [] } satisfies SyncLog) : JSON.parse(stored.log));
}

export async function takeSyncLogs(request: Request, env: Env): Promise<Response> {
  const { logs } = await request.json<SyncLogs>();
  await sql`replace into sync_logs (slug, log)
    select value ->> 'slug', value from json_each(${JSON.stringify(logs)})`.execute(database(env));
  return json({});
}
