/** What the pipeline reports for webhooks, at /internal/v1: requests of feeds, listings of a build, domains. */
import type { IRequestStrict } from 'itty-router';
import { IttyRouter } from 'itty-router/IttyRouter';
import { type Env, trustedAddresses } from '../base/env.ts';
import { json, problem } from '../base/responses.ts';
import { namedListings } from '../webhooks/endpoints.ts';
import type { Build, HandedListing } from '../webhooks/events.ts';
import {
  acknowledgedBuild,
  completeHandOver,
  type EventRequest,
  handOver,
  noteEventRequests,
} from '../webhooks/hand-over.ts';
import { proveDomain } from '../webhooks/prove-domain.ts';
import { isKey } from '../webhooks/secrets.ts';

/** Of requests and listings in one request: each listing costs a call of its own to its endpoint. */
const MAX_ITEMS = 100;

/** Leaves every other address to the routes after it. The caller has proved to be the pipeline. */
export const webhookInternals = IttyRouter<IRequestStrict, [Env]>({ base: '/internal/v1' })
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
  .get('/events/acknowledged', async (_request, env) => json({ data: await acknowledgedBuild(env) }))
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
