/** /internal/v1/…: where the pipeline hands material to the worker and takes submissions from it. Nobody else may. */
import type { IRequestStrict } from 'itty-router';
import { IttyRouter } from 'itty-router/IttyRouter';
import { claimedPower, powerKey, powerText } from '../../schemas/contracts/internal-powers.ts';
import { isObject } from '../../schemas/rules/members.ts';
import { encode, hmacSha256, isSame } from '../base/crypto.ts';
import { query } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { json, problem } from '../base/responses.ts';
import { bearer } from '../tokens/tokens.ts';
import { metrics } from './internal-metrics.ts';
import { publisherTasks, takePublished, takePublisherReport } from './internal-publishers.ts';
import { openSubmissions, takeReports } from './internal-submissions.ts';
import { issueToken, listTokens, revokeToken } from './internal-tokens.ts';
import { webhookInternals } from './internal-webhooks.ts';
import { completeLoad, endLoad, loadChunk, loadedRows, startLoad, takeSyncLogs } from './search-load.ts';

export const internalRouter = IttyRouter<IRequestStrict, [Env]>({ base: '/internal/v1' })
  .all('*', refuseStrangers)
  .post('*', refuseMalformed)
  .get('/builds/acknowledged', acknowledgedBuild)
  .post('/builds', startLoad)
  .get('/builds/:id/rows', loadedRows)
  .post('/builds/:id/rows', loadChunk)
  .post('/builds/:id/loaded', endLoad)
  .post('/builds/:id/complete', completeLoad)
  .post('/sync-log', takeSyncLogs)
  .get('/metrics', metrics)
  .get('/publishers', publisherTasks)
  .post('/publishers/report', takePublisherReport)
  .post('/publishers/published', takePublished)
  .get('/submissions', openSubmissions)
  .post('/submissions/reports', takeReports)
  .get('/tokens', listTokens)
  .post('/tokens', issueToken)
  .post('/tokens/revoke', revokeToken)
  .all('*', webhookInternals.fetch);

/** What the key of one power reaches. All else, such as tokens, is for INTERNAL_KEY alone. */
const REACH = {
  submissions: [
    ...['GET /builds/acknowledged', 'GET /publishers', 'GET /submissions'],
    ...['POST /publishers/report', 'POST /submissions/reports', 'POST /sync-log', 'POST /webhooks'],
  ],
  'hand-over': [
    ...['GET /builds/acknowledged', 'GET /publishers', 'GET /events/acknowledged', 'GET /events/named'],
    ...['GET /builds/:id/rows', 'POST /builds', 'POST /builds/:id/rows', 'POST /builds/:id/loaded'],
    ...['POST /builds/:id/complete', 'POST /publishers/published', 'POST /events', 'POST /events/complete'],
    'POST /sync-log',
  ],
};

/** To anyone but the pipeline, an internal address looks like any address that does not exist. */
async function refuseStrangers(request: Request, env: Env): Promise<Response | undefined> {
  const given = bearer(request);
  if (env.INTERNAL_KEY && given !== undefined && (await mayReach(request, given, env.INTERNAL_KEY))) return undefined;
  return problem('not_found', 'There is nothing at this address.');
}

async function mayReach({ method, url }: Request, given: string, whole: string): Promise<boolean> {
  if (await isSame(given, whole)) return true;
  const power = claimedPower(given);
  if (power === undefined) return false;
  const digits = (await hmacSha256(encode(whole), powerText(power))).toHex();
  const path = new URL(url).pathname.replace('/internal/v1', '').replace(/^\/builds\/\d+\//, '/builds/:id/');
  return (await isSame(given, powerKey(power, digits))) && REACH[power].includes(`${method} ${path}`);
}

/** A body that is no JSON object is a mistake of whoever sent it, not a bug of ours. The handlers get what was parsed. */
async function refuseMalformed(request: IRequestStrict): Promise<Response | undefined> {
  const value: unknown = await request.json().catch(() => undefined);
  if (!isObject(value)) return problem('bad_parameter', 'The body must be an object in JSON.');
  Object.assign(request, { json: async () => value });
  return undefined;
}

/** The last build that went live with everything that belongs to it; `data` is null before the first. */
async function acknowledgedBuild(_request: Request, env: Env): Promise<Response> {
  const [build] = await query(
    env,
  )`select commit_id as "commit", date from builds where acknowledged_at is not null order by id desc limit 1`;
  return json({ data: build ?? null });
}
