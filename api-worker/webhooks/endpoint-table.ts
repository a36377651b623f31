/**
 * Which endpoints there are. An endpoint is one address and whoever asks for the events there: a proved domain, whose
 * listings share it, or one listing ("?" and its slug) whose feed is on no proved domain. Two domains that name one
 * address have an endpoint each.
 */
import type { WebhookRequest } from '../../schemas/contracts/draft.ts';
import { isOnDomains } from '../../schemas/rules/domain-scope.ts';
import { hostOf } from '../../schemas/rules/web-address.ts';
import { listed, namesOn, query } from '../base/database.ts';
import { type Env, trustedAddresses } from '../base/env.ts';
import { leadsSomewhere } from './allowed-target.ts';
import { endpointOf } from './endpoint-object.ts';
import type { EventKind } from './events.ts';
import { isKey } from './secrets.ts';

export interface EndpointRow {
  id: string;
  object: string;
  owner: string;
  url: string;
  /** JSON list. */
  named: string;
  created_at: string;
}

/** Endpoints for the domains of one token. */
export const MAX_ENDPOINTS = 100;
const ID_BYTES = 12;

export interface AskedEndpoint {
  url: string;
  /** Undefined: as the feeds say. */
  kinds: readonly EventKind[] | undefined;
  /** Slugs whose events it gets although their feeds do not name it. */
  listings: readonly string[];
}

interface Made {
  row: EndpointRow;
  isNew: boolean;
  /** Where nobody was shown it before. */
  secret: string | undefined;
}

/** True where the endpoint is of one listing alone. */
export const isOfOneListing = ({ owner }: EndpointRow) => owner.startsWith('?');

/** The one that is there, or a new one. */
export async function endpointAt(env: Env, owner: string, url: string): Promise<EndpointRow> {
  const id = `wh_${crypto.getRandomValues(new Uint8Array(ID_BYTES)).toHex()}`;
  // An update that changes nothing, so that the row is returned.
  const [row] = await query<EndpointRow>(env)`insert into webhook_endpoints (id, object, owner, url, named, created_at)
    values (${id}, ${crypto.randomUUID()}, ${owner}, ${url}, '[]', ${new Date().toISOString()})
    on conflict (owner, url) do update set url = excluded.url returning *`;
  return row as EndpointRow;
}

/**
 * An endpoint that its publisher makes, or asks for again.
 * @param domains of the token: the one that the address is on asks for the events, else the first
 */
export async function ensureEndpoint(
  request: Request,
  env: Env,
  domains: readonly string[],
  { url, kinds, listings }: AskedEndpoint,
): Promise<Made | 'too_many'> {
  const theirs = await endpointsOf(env, domains);
  const known = theirs.find((row) => row.url === url && !isOfOneListing(row));
  if (known === undefined && theirs.length >= MAX_ENDPOINTS) return 'too_many';
  const owner = domains.find((domain) => isOnDomains(url, [domain])) ?? domains[0] ?? '';
  const row = known ?? (await endpointAt(env, owner, url));
  const named = JSON.stringify([...new Set([...namedFor(row), ...listings])]);
  await query(env)`update webhook_endpoints set named = ${named} where object = ${row.object}`;
  const secret = await endpointOf(env, row.object).make({
    ...{ url, askingHost: row.owner, kinds },
    isOwn: isOnDomains(url, [row.owner]),
    trusted: trustedAddresses(request, env) ?? [],
  });
  return { row, isNew: known === undefined, secret };
}

/** The endpoint that a document names, with its secret. */
export interface ShownWebhook {
  id: string;
  host: string;
  secret: string;
}

/** Undefined where somebody was shown the secret before. */
export async function shownSecret(
  request: Request,
  env: Env,
  domains: readonly string[],
  webhook: WebhookRequest | undefined,
): Promise<ShownWebhook | undefined> {
  const host = hostOf(webhook?.url);
  if (webhook === undefined || host === undefined || !isKey(env.WEBHOOK_KEY)) return undefined;
  const { url } = webhook;
  if (!(await leadsSomewhere(env, url, trustedAddresses(request, env) ?? []))) return undefined;
  const made = await ensureEndpoint(request, env, domains, { url, kinds: undefined, listings: [] });
  if (made === 'too_many' || made.secret === undefined) return undefined;
  return { id: made.row.id, host, secret: made.secret };
}

/** Endpoints that whoever speaks for the domains may see and change, the oldest first. */
export function endpointsOf(env: Env, domains: readonly string[]): Promise<EndpointRow[]> {
  return query<EndpointRow>(env)`
    select * from webhook_endpoints where object in ${namesOn('endpoint', domains)} or object in (
      select alone.object from webhook_listings as listing
      join webhook_endpoints as alone on alone.object = listing.object
      where listing.slug in ${namesOn('webhook', domains)} and alone.owner like '?%'
    ) order by created_at, id`;
}

/** @param name id of an endpoint, or slug of a listing */
export async function endpointNamed(
  env: Env,
  name: string,
  domains: readonly string[],
): Promise<EndpointRow | undefined> {
  const theirs = await endpointsOf(env, domains);
  const byId = theirs.find(({ id }) => id === name);
  if (byId !== undefined) return byId;
  const [listing] = await query<{ object: string | null }>(env)`
    select object from webhook_listings where slug = ${name}`;
  return theirs.find(({ object }) => object === listing?.object) ?? theirs.find((row) => namedFor(row).includes(name));
}

/** Nothing is left of it; a feed that still names its address makes another one with the next build. */
export async function removeEndpoint(env: Env, { object }: EndpointRow): Promise<void> {
  await query(env)`delete from webhook_listings where object = ${object}`;
  await query(env)`delete from webhook_endpoints where object = ${object}`;
  await endpointOf(env, object).remove();
}

/** No publisher speaks for these domains any more: nothing is sent for them. */
export async function putToSleep(env: Env, domains: readonly string[]): Promise<void> {
  const rows = await query<{ object: string }>(env)`
    select object from webhook_endpoints where owner in ${listed(domains)}`;
  await Promise.all(rows.map(({ object }) => endpointOf(env, object).sleep()));
}

/** Slugs that publishers have named for endpoints although their feeds name none, with these endpoints. */
export async function namedListings(env: Env): Promise<Map<string, EndpointRow[]>> {
  const rows = await query<EndpointRow>(env)`select * from webhook_endpoints where named <> '[]'`;
  const named = new Map<string, EndpointRow[]>();
  for (const row of rows) for (const slug of namedFor(row)) named.set(slug, [...(named.get(slug) ?? []), row]);
  return named;
}

const namedFor = ({ named }: EndpointRow) => JSON.parse(named) as string[];
