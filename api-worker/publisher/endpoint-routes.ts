/** /api/v1/publisher/webhooks/{id or slug}/…: how publishers inspect and control their endpoints, with their token. */
import type { IRequestStrict } from 'itty-router';
import { isSlug } from '../../schemas/rules/slug.ts';
import type { Env } from '../base/env.ts';
import { flag } from '../base/parameters.ts';
import { deleted, problem, unkept } from '../base/responses.ts';
import { limited } from '../limits/limited.ts';
import { authenticate, type Publisher } from '../tokens/tokens.ts';
import { endpointOf, type WebhookEndpoint } from '../webhooks/endpoint.ts';
import { type EndpointRow, endpointNamed, endpointsOf, removeEndpoint } from '../webhooks/endpoints.ts';
import { CHALLENGE } from '../webhooks/events.ts';
import type { PastDelivery } from '../webhooks/outbox.ts';
import { isKey } from '../webhooks/secrets.ts';
import { PUBLISHER_LIMIT } from './domains.ts';

type Endpoint = DurableObjectStub<WebhookEndpoint>;
type Handle = (endpoint: Endpoint, request: IRequestStrict, row: EndpointRow, env: Env) => Promise<Response>;

const MAX_DELIVERIES = 100;
/** Seconds. Only the operator can change it. */
const RETRY_OFF = '86400';

export const seeWebhook = (request: IRequestStrict, env: Env) => withEndpoint(request, env, see);
export const deleteWebhook = (request: IRequestStrict, env: Env) => withinLimit(request, env, remove);
export const webhookDeliveries = (request: IRequestStrict, env: Env) => withEndpoint(request, env, deliveries);
export const resendDelivery = (request: IRequestStrict, env: Env) => withinLimit(request, env, resend);
export const testWebhook = (request: IRequestStrict, env: Env) => withinLimit(request, env, test);
export const rotateWebhookSecret = (request: IRequestStrict, env: Env) => withinLimit(request, env, rotateSecret);
export const confirmWebhookSecret = (request: IRequestStrict, env: Env) => withinLimit(request, env, confirmRotation);

function withinLimit(request: IRequestStrict, env: Env, handle: Handle): Promise<Response> {
  return limited(request, env, PUBLISHER_LIMIT, () => withEndpoint(request, env, handle));
}

/** GET /api/v1/publisher/webhooks */
export async function listWebhooks(request: IRequestStrict, env: Env): Promise<Response> {
  const publisher = await publisherOf(request, env);
  if (publisher instanceof Response) return publisher;
  const rows = await endpointsOf(env, publisher.domains);
  return unkept({ data: await Promise.all(rows.map((row) => factsOf(env, row))) });
}

/** Who asks, or the answer where there are no webhooks or no token. */
export async function publisherOf(request: Request, env: Env): Promise<Publisher | Response> {
  if (isKey(env.WEBHOOK_KEY)) return authenticate(request, env);
  const headers = { 'Retry-After': RETRY_OFF };
  return problem('webhooks_off', 'This catalog sends no webhooks.', { headers });
}

/** What its publisher is told of an endpoint. */
export async function factsOf(env: Env, row: EndpointRow) {
  const { deliveries: _none, ...described } = await endpointOf(env, row.object).describe(0);
  return { ...toEndpoint(row, described), created_at: row.created_at };
}

type Described = Omit<Awaited<ReturnType<Endpoint['describe']>>, 'deliveries'>;

function toEndpoint({ id }: EndpointRow, { host, state, kinds, listings, isShown }: Described) {
  return { id, host, state, events: kinds, listings, secret_shown: isShown };
}

async function withEndpoint(request: IRequestStrict, env: Env, handle: Handle): Promise<Response> {
  const publisher = await publisherOf(request, env);
  if (publisher instanceof Response) return publisher;
  const row = await endpointNamed(env, request.params.webhook ?? '', publisher.domains);
  return row === undefined ? noEndpoint() : handle(endpointOf(env, row.object), request, row, env);
}

const see: Handle = async (_endpoint, _request, row, env) => unkept({ data: await factsOf(env, row) });

const remove: Handle = async (_endpoint, _request, row, env) => {
  await removeEndpoint(env, row);
  return deleted();
};

async function deliveries(endpoint: Endpoint, _request: Request, row: EndpointRow): Promise<Response> {
  const { deliveries, ...described } = await endpoint.describe(MAX_DELIVERIES);
  return unkept({ data: deliveries.map(toPublic), endpoint: toEndpoint(row, described) });
}

/** As it was signed, byte for byte; but for the text of a challenge, which only the receiver is told. */
function toPublic({ id, kind, slug, state, attempts, outcome, status, body, history, ...times }: PastDelivery) {
  return {
    ...{ id, event: kind, listing: slug, state, attempts, outcome, status },
    body: kind === CHALLENGE ? null : body,
    created_at: moment(times.created_at),
    attempted_at: moment(times.attempted_at),
    next_attempt_at: state === 'waiting' ? moment(times.due_at) : null,
    history: history.map(({ at, duration, ...made }) => ({ attempted_at: moment(at), ...made, duration_ms: duration })),
  };
}

async function resend(endpoint: Endpoint, request: IRequestStrict): Promise<Response> {
  const id = request.params.id ?? '';
  const outcome = await endpoint.resend(id);
  if (outcome === 'sent') return unkept({ data: { id } }, 202);
  if (outcome === 'not_ready') return notReady();
  return problem('not_found', 'There is no such delivery that could be sent again. See …/deliveries for ids.');
}

async function test(endpoint: Endpoint, request: IRequestStrict): Promise<Response> {
  const { webhook = '' } = request.params;
  const id = await endpoint.sendChallenge(isSlug(webhook) ? webhook : undefined);
  return id === undefined ? notReady() : unkept({ data: { id } }, 202);
}

async function rotateSecret(endpoint: Endpoint, request: Request): Promise<Response> {
  const isAtOnce = flag(request, 'now');
  if (isAtOnce instanceof Response) return isAtOnce;
  const secrets = await endpoint.rotateSecret(isAtOnce);
  return secrets === undefined ? notReady() : unkept({ data: secrets });
}

async function confirmRotation(endpoint: Endpoint): Promise<Response> {
  return (await endpoint.confirmRotation()) ? unkept({ data: { former_until: null } }) : notReady();
}

function noEndpoint(): Response {
  const detail =
    'Your token speaks for no endpoint with this id, and for no listing with this slug that wants events. An endpoint ' +
    'is there once you have made it (POST /api/v1/publisher/webhooks), or a feed that names one is published.';
  return problem('not_found', detail);
}

function notReady(): Response {
  const detail =
    'The endpoint is not in use, or not active yet. Its listing must be published and ask for events, its domain must ' +
    'be proved, and an endpoint elsewhere, or one that was disabled, must answer a challenge: POST …/test.';
  return problem('webhook_not_ready', detail);
}

const moment = (time: number | null) => (time === null ? null : new Date(time).toISOString());
