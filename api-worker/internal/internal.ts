/** /internal/v1/…: where the pipeline hands material to the worker and takes submissions from it. Nobody else may. */
import type { IRequestStrict } from 'itty-router';
import { IttyRouter } from 'itty-router/IttyRouter';
import { claimedPower, powerKey, powerText } from '../../schemas/contracts/internal-permissions.ts';
import { isObject } from '../../schemas/rules/members.ts';
import { encode, hmacSha256, isSame } from '../base/crypto.ts';
import { query } from '../base/database.ts';
import { type Env, trustedAddresses } from '../base/env.ts';
import { json, problem } from '../base/responses.ts';
import { bearer } from '../tokens/tokens.ts';
import { proveDomain } from '../webhooks/after-domain-proof.ts';
import {
  acknowledgedBuild as acknowledgedEvents,
  completeHandOver,
  type EventRequest,
  handOver,
  noteEventRequests,
} from '../webhooks/endpoint-creation.ts';
import { namedListings } from '../webhooks/endpoint-table.ts';
import type { Build, HandedListing } from '../webhooks/events.ts';
import { isKey } from '../webhooks/secrets.ts';
import { publisherTasks, takePublished, takePublisherReport } from './internal-publishers.ts';
import { openSubmissions, takeReports } from './internal-submissions.ts';
import { issueToken, listTokens, revokeToken } from './internal-tokens.ts';
import { completeLoad, endLoad, loadChunk, loadedRows, startLoad, takeSyncLogs } from './search-load.ts';

/** Of requests and listings in one request: each listing costs a call of its own to its endpoint. */
const MAX_ITEMS = 100;

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
  .all('/webhooks/*', refuseUnprepared)
  .all('/events/*', refuseUnprepared)
  .post('/webhooks', async (request, env) => {
    const { requests } = await request.json<{ requests: EventRequest[] }>();
    if (!isList(requests)) return badList('requests');
    return json({ data: { refused: await noteEventRequests(env, requests, trusted(request, env)) } });
  })
  .post('/webhooks/domains', async (request, env) => {
    const { domain } = await request.json<{ domain: string }>();
    return json({ data: await proveDomain(env, domain) });
  })
  .get('/events/acknowledged', async (_request, env) => json({ data: await acknowledgedEvents(env) }))
  .get('/events/named', async (_request, env) => json({ data: [...(await namedListings(env)).keys()] }))
  .post('/events', async (request, env) => {
    const { build, listings } = await request.json<{ build: Build; listings: HandedListing[] }>();
    if (!isList(listings)) return badList('listings');
    await handOver(env, build, listings, trusted(request, env));
    return json({ data: {} });
  })
  .post('/events/complete', async (request, env) => {
    const { build } = await request.json<{ build: Build }>();
    return json({ data: { left: await completeHandOver(env, build, new Date()) } });
  });

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
  const [build] = await query(env)`select commit_id as "commit", date from builds
    where acknowledged_at is not null order by id desc limit 1`;
  return json({ data: build ?? null });
}

function refuseUnprepared(request: Request, env: Env): Response | undefined {
  if (!isKey(env.WEBHOOK_KEY)) {
    const detail = 'The worker has no secret WEBHOOK_KEY (32 random bytes in base64), so it keeps no webhooks. Set it.';
    return problem('webhooks_off', detail);
  }
  if (trustedAddresses(request, env) !== undefined) return undefined;
  const detail = 'The worker has the variable TRUSTED_ADDRESSES, which is for development only. Remove it.';
  return problem('webhooks_off', detail);
}

const trusted = (request: Request, env: Env) => trustedAddresses(request, env) ?? [];

const isList = (value: unknown) => Array.isArray(value) && value.length <= MAX_ITEMS;

function badList(name: string): Response {
  return problem('bad_parameter', `${name} must be a list of at most ${MAX_ITEMS}.`);
}

/** GET /internal/v1/metrics: counts in the text format of Prometheus. */
async function metrics(_request: Request, env: Env): Promise<Response> {
  const counters = await query<{ name: string; value: number }>(env)`select * from counters order by name`;
  const states = await query<{
    state: string;
    number: number;
  }>(env)`select state, count(*) as number from submissions group by state order by state`;
  /** Those whose name begins so, by what follows. */
  const called = (start: string) =>
    counters.flatMap(({ name, value }) => (name.startsWith(start) ? [[name.slice(start.length), value]] : []));
  const lines = [
    '# HELP catalog_submit_answers_total Answers to submissions that were within the limit.',
    '# TYPE catalog_submit_answers_total counter',
    ...called('submit_').map(([status, value]) => `catalog_submit_answers_total{status="${status}"} ${value}`),
    '# HELP catalog_limited_total Requests that were refused because their address had sent too many.',
    '# TYPE catalog_limited_total counter',
    `catalog_limited_total ${called('limited')[0]?.[1] ?? 0}`,
    '# HELP catalog_submissions Submissions that are kept, by state.',
    '# TYPE catalog_submissions gauge',
    ...states.map(({ state, number }) => `catalog_submissions{state="${state}"} ${number}`),
    '# HELP catalog_webhook_attempts_total Attempts to deliver a webhook, by outcome.',
    '# TYPE catalog_webhook_attempts_total counter',
    ...called('webhook_').map(([outcome, value]) => `catalog_webhook_attempts_total{outcome="${outcome}"} ${value}`),
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
