/** /api/v1/publisher/webhooks/{slug}/…: how publishers inspect and control their endpoints, with their token. */
import type { IRequestStrict } from 'itty-router';
import type { Env } from '../base/env.ts';
import { badParameters, badValue, single, unknownParameters } from '../base/parameters.ts';
import { problem, unkept } from '../base/responses.ts';
import { limited } from '../limits/limited.ts';
import { authenticate } from '../tokens/tokens.ts';
import type { WebhookEndpoint } from '../webhooks/endpoint.ts';
import { CHALLENGE } from '../webhooks/events.ts';
import { endpointFor } from '../webhooks/hand-over.ts';
import type { Delivery } from '../webhooks/outbox.ts';
import { isKey } from '../webhooks/secrets.ts';
import { PUBLISHER_LIMIT } from './domains.ts';

type Endpoint = DurableObjectStub<WebhookEndpoint>;
type Handle = (endpoint: Endpoint, request: IRequestStrict) => Promise<Response>;

const MAX_DELIVERIES = 100;
/** Seconds. Only the operator can change it. */
const RETRY_OFF = '86400';

export const webhookDeliveries = (request: IRequestStrict, env: Env) => withEndpoint(request, env, deliveries);
export const resendDelivery = (request: IRequestStrict, env: Env) => withinLimit(request, env, resend);
export const testWebhook = (request: IRequestStrict, env: Env) => withinLimit(request, env, test);
export const rotateWebhookSecret = (request: IRequestStrict, env: Env) => withinLimit(request, env, rotateSecret);
export const confirmWebhookSecret = (request: IRequestStrict, env: Env) => withinLimit(request, env, confirmRotation);

function withinLimit(request: IRequestStrict, env: Env, handle: Handle): Promise<Response> {
  return limited(request, env, PUBLISHER_LIMIT, () => withEndpoint(request, env, handle));
}

async function withEndpoint(request: IRequestStrict, env: Env, handle: Handle): Promise<Response> {
  if (!isKey(env.WEBHOOK_KEY)) {
    return problem(request, 'webhooks_off', 'This catalog sends no webhooks.', {
      headers: { 'Retry-After': RETRY_OFF },
    });
  }
  const publisher = await authenticate(request, env);
  if (publisher instanceof Response) return publisher;
  const endpoint = await endpointFor(env, request.params.slug ?? '', publisher.domains);
  return endpoint === undefined ? noEndpoint(request) : handle(endpoint, request);
}

async function deliveries(endpoint: Endpoint): Promise<Response> {
  const { deliveries, kinds, ...state } = await endpoint.describe(MAX_DELIVERIES);
  return unkept({ data: deliveries.map(toPublic), endpoint: { ...state, events: kinds } });
}

/** As it was signed, byte for byte; but for the text of a challenge, which only the receiver is told. */
function toPublic({ id, kind, state, attempts, outcome, status, body, ...times }: Delivery) {
  return {
    ...{ id, event: kind, state, attempts, outcome, status },
    body: kind === CHALLENGE ? null : body,
    created_at: moment(times.created_at),
    attempted_at: moment(times.attempted_at),
    next_attempt_at: state === 'waiting' ? moment(times.due_at) : null,
  };
}

async function resend(endpoint: Endpoint, request: IRequestStrict): Promise<Response> {
  const id = request.params.id ?? '';
  const outcome = await endpoint.resend(id);
  if (outcome === 'sent') return unkept({ data: { id } }, 202);
  if (outcome === 'not_ready') return notReady(request);
  return problem(request, 'not_found', 'There is no such delivery that could be sent again. See …/deliveries for ids.');
}

async function test(endpoint: Endpoint, request: Request): Promise<Response> {
  const id = await endpoint.sendChallenge();
  return id === undefined ? notReady(request) : unkept({ data: { id } }, 202);
}

async function rotateSecret(endpoint: Endpoint, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const errors = unknownParameters(searchParams, ['now']);
  const now = single(searchParams, 'now', errors) ?? 'false';
  if (now !== 'true' && now !== 'false') errors.push(badValue('now', 'true or false'));
  if (errors.length > 0) return badParameters(request, errors);
  const secrets = await endpoint.rotateSecret(now === 'true');
  return secrets === undefined ? notReady(request) : unkept({ data: secrets });
}

async function confirmRotation(endpoint: Endpoint, request: Request): Promise<Response> {
  return (await endpoint.confirmRotation()) ? unkept({ data: { former_until: null } }) : notReady(request);
}

function noEndpoint(request: Request): Response {
  const detail =
    'Your token speaks for no listing with this slug that wants events. An endpoint is there once a feed that names ' +
    'one is published; it must be on a domain of your token.';
  return problem(request, 'not_found', detail);
}

function notReady(request: Request): Response {
  const detail =
    'The endpoint is not in use, or not active yet. Its listing must be published and ask for events, its domain must ' +
    'be proved, and an endpoint elsewhere, or one that was disabled, must answer a challenge: POST …/test.';
  return problem(request, 'webhook_not_ready', detail);
}

const moment = (time: number | null) => (time === null ? null : new Date(time).toISOString());
