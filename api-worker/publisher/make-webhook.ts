/** POST /api/v1/publisher/webhooks: a publisher makes an endpoint, or asks for one that is there. */
import type { FieldError } from '../../schemas/contracts/generated/problem.ts';
import { speaksFor } from '../../schemas/rules/domain-scope.ts';
import { isObject } from '../../schemas/rules/members.ts';
import { isSlug } from '../../schemas/rules/slug.ts';
import { type Env, trustedAddresses } from '../base/env.ts';
import { problem, unkept } from '../base/responses.ts';
import { limited } from '../limits/limited.ts';
import { readListing } from '../read/listing.ts';
import { ensureEndpoint, MAX_ENDPOINTS } from '../webhooks/endpoints.ts';
import { EVENT_KINDS, type EventKind } from '../webhooks/events.ts';
import { leadsSomewhere } from '../webhooks/target.ts';
import { PUBLISHER_LIMIT, readSent } from './domains.ts';
import { factsOf, publisherOf } from './endpoint-routes.ts';

const MAX_BODY_BYTES = 16 * 1024;
const MAX_LISTINGS = 100;
const MAX_NAMED = 10;
const AN_HOUR = '3600';

interface Asked {
  url: string;
  /** Undefined: as the feeds say. */
  kinds: EventKind[] | undefined;
  listings: string[];
}

export function makeWebhook(request: Request, env: Env): Promise<Response> {
  return limited(request, env, PUBLISHER_LIMIT, async () => {
    const publisher = await publisherOf(request, env);
    if (publisher instanceof Response) return publisher;
    const asked = await readAsked(request, env, publisher.domains);
    if (asked instanceof Response) return asked;
    const made = await ensureEndpoint(request, env, publisher.domains, asked);
    if (made === 'too_many') return tooMany();
    const data = { ...(await factsOf(env, made.row)), ...(made.secret !== undefined && { secret: made.secret }) };
    return unkept({ data }, made.isNew ? 201 : 200);
  });
}

async function readAsked(request: Request, env: Env, domains: readonly string[]): Promise<Asked | Response> {
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
