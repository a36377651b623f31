/** /api/v1/publisher/webhooks…: how publishers make, inspect and control their endpoints, with their token. */
import type { IRequestStrict } from 'itty-router';
import type { FieldError } from '../../schemas/contracts/generated/problem.ts';
import { speaksFor } from '../../schemas/rules/domain-scope.ts';
import { isObject } from '../../schemas/rules/members.ts';
import { isSlug } from '../../schemas/rules/slug.ts';
import { type Env, trustedAddresses } from '../base/env.ts';
import { flag } from '../base/parameters.ts';
import { deleted, problem, unkept } from '../base/responses.ts';
import { limited } from '../limits/rate-limit.ts';
import { readListing } from '../read/listing.ts';
import { forPublishers, type Publisher } from '../tokens/tokens.ts';
import { leadsSomewhere } from '../webhooks/allowed-target.ts';
import { endpointOf, type WebhookEndpoint } from '../webhooks/endpoint-object.ts';
import {
  type AskedEndpoint,
  type EndpointRow,
  endpointNamed,
  endpointsOf,
  ensureEndpoint,
  MAX_ENDPOINTS,
  removeEndpoint,
} from '../webhooks/endpoint-table.ts';
import { CHALLENGE, EVENT_KINDS } from '../webhooks/events.ts';
import type { PastDelivery } from '../webhooks/outbox.ts';
import { isKey } from '../webhooks/secrets.ts';
import { PUBLISHER_LIMIT, readSent } from './domains.ts';

const MAX_BODY_BYTES = 16 * 1024;
const MAX_LISTINGS = 100;
const MAX_NAMED = 10;
const AN_HOUR = '3600';

const MAX_DELIVERIES = 100;
/** Seconds. Only the operator can change it. */
const RETRY_OFF = '86400';

type Endpoint = DurableObjectStub<WebhookEndpoint>;

/** What a route of one endpoint is about. */
interface Named {
  endpoint: Endpoint;
  row: EndpointRow;
  request: IRequestStrict;
  env: Env;
}

/** GET /api/v1/publisher/webhooks */
export const list = whereWebhooksAre(async (_request, env, { domains }) => {
  const rows = await endpointsOf(env, domains);
  return unkept({ data: await Promise.all(rows.map((row) => factsOf(env, row))) });
});

/** POST: a publisher makes an endpoint, or asks for one that is there. */
export const make = limited(
  PUBLISHER_LIMIT,
  whereWebhooksAre(async (request, env, { domains }) => {
    const asked = await readAsked(request, env, domains);
    if (asked instanceof Response) return asked;
    const made = await ensureEndpoint(request, env, domains, asked);
    if (made === 'too_many') return tooMany();
    const data = { ...(await factsOf(env, made.row)), ...(made.secret !== undefined && { secret: made.secret }) };
    return unkept({ data }, made.isNew ? 201 : 200);
  }),
);

export const see = withEndpoint(async ({ env, row }) => unkept({ data: await factsOf(env, row) }));

export const remove = changing(async ({ env, row }) => {
  await removeEndpoint(env, row);
  return deleted();
});

export const deliveries = withEndpoint(async ({ endpoint, row }) => {
  const { deliveries: rows, ...described } = await endpoint.describe(MAX_DELIVERIES);
  return unkept({ data: rows.map(toPublic), endpoint: toEndpoint(row, described) });
});

export const resend = changing(async ({ endpoint, request }) => {
  const id = request.params.id ?? '';
  const outcome = await endpoint.resend(id);
  if (outcome === 'sent') return unkept({ data: { id } }, 202);
  if (outcome === 'not_ready') return notReady();
  return problem('not_found', 'There is no such delivery that could be sent again. See …/deliveries for ids.');
});

export const test = changing(async ({ endpoint, request }) => {
  const { webhook = '' } = request.params;
  const id = await endpoint.sendChallenge(isSlug(webhook) ? webhook : undefined);
  return id === undefined ? notReady() : unkept({ data: { id } }, 202);
});

export const rotateSecret = changing(async ({ endpoint, request }) => {
  const isAtOnce = flag(request, 'now');
  if (isAtOnce instanceof Response) return isAtOnce;
  const secrets = await endpoint.rotateSecret(isAtOnce);
  return secrets === undefined ? notReady() : unkept({ data: secrets });
});

export const confirmSecret = changing(async ({ endpoint }) =>
  (await endpoint.confirmRotation()) ? unkept({ data: { former_until: null } }) : notReady(),
);

/** A route for publishers where the catalog sends webhooks. */
function whereWebhooksAre(answer: (request: IRequestStrict, env: Env, publisher: Publisher) => Promise<Response>) {
  const answerPublisher = forPublishers(answer);
  return async (request: IRequestStrict, env: Env): Promise<Response> => {
    if (isKey(env.WEBHOOK_KEY)) return answerPublisher(request, env);
    const headers = { 'Retry-After': RETRY_OFF };
    return problem('webhooks_off', 'This catalog sends no webhooks.', { headers });
  };
}

function withEndpoint(answer: (named: Named) => Promise<Response>) {
  return whereWebhooksAre(async (request, env, { domains }) => {
    const row = await endpointNamed(env, request.params.webhook ?? '', domains);
    return row === undefined ? noEndpoint() : answer({ endpoint: endpointOf(env, row.object), row, request, env });
  });
}

/** The same where something is changed. */
function changing(answer: (named: Named) => Promise<Response>) {
  return limited(PUBLISHER_LIMIT, withEndpoint(answer));
}

/** What a publisher sees of an endpoint. */
async function factsOf(env: Env, row: EndpointRow) {
  const { deliveries: _none, ...described } = await endpointOf(env, row.object).describe(0);
  return { ...toEndpoint(row, described), created_at: row.created_at };
}

type Described = Omit<Awaited<ReturnType<Endpoint['describe']>>, 'deliveries'>;

function toEndpoint({ id }: EndpointRow, { host, state, kinds, listings, isShown }: Described) {
  return { id, host, state, events: kinds, listings, secret_shown: isShown };
}

/** The body byte for byte as it was signed, without the text of a challenge: only the receiver may see that. */
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

async function readAsked(request: Request, env: Env, domains: readonly string[]): Promise<AskedEndpoint | Response> {
  const sent = await readSent(request, 'webhook', MAX_BODY_BYTES);
  if (sent instanceof Response) return sent;
  const { url, events = [], listings = [] } = isObject(sent.value) ? (sent.value as Record<string, unknown>) : {};
  const errors: FieldError[] = [];
  const bad = (name: string, expected: string) =>
    errors.push({ pointer: `/${name}`, code: 'bad_webhook', message: `${name} must be ${expected}.`, expected });
  const trusted = trustedAddresses(request, env) ?? [];
  const isGood = typeof url === 'string' && (await leadsSomewhere(env, url, trusted));
  if (!isGood) bad('url', 'an https address on port 443, of a public host that DNS knows and that is not this catalog');
  const kindNames = EVENT_KINDS.join(' and ');
  if (!Array.isArray(events)) bad('events', `a list of ${kindNames}`);
  else for (const index of unknownKinds(events)) bad(`events/${index}`, `one of ${kindNames}`);
  if (!(await areTheirs(env, listings, domains))) {
    bad('listings', `a list of at most ${MAX_LISTINGS} slugs of published listings that the token speaks for`);
  }
  const detail =
    'The body names no webhook that can be made. Each entry of `errors` names a member, and how to fix it.';
  if (errors.length > 0) return problem('invalid_document', detail, { errors });
  const kinds = EVENT_KINDS.filter((kind) => (events as string[]).includes(kind));
  return { url: url as string, kinds: kinds.length > 0 ? kinds : undefined, listings: listings as string[] };
}

/** Places of those that are none, few enough to read. */
function unknownKinds(events: readonly unknown[]): number[] {
  const places = events.flatMap((kind, index) => (EVENT_KINDS.some((each) => each === kind) ? [] : [index]));
  return places.slice(0, MAX_NAMED);
}

async function areTheirs(env: Env, slugs: unknown, domains: readonly string[]): Promise<boolean> {
  if (!Array.isArray(slugs) || slugs.length > MAX_LISTINGS) return false;
  for (const slug of slugs) {
    const listing = typeof slug === 'string' && isSlug(slug) ? await readListing(env, slug) : undefined;
    if (listing === undefined || !speaksFor(domains, listing)) return false;
  }
  return true;
}

function tooMany(): Response {
  const detail = `The domains of the token have ${MAX_ENDPOINTS} endpoints already. Delete one that is not needed.`;
  const extra = { violated: ['webhooks'], headers: { 'Retry-After': AN_HOUR } };
  return problem('too_many_open', detail, extra);
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
