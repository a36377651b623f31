/**
 * Which endpoints there are, and which listing asks for which. An endpoint is made of the domain that asks for the
 * events and of the address: listings of one domain whose feeds name one address share its endpoint, two domains that
 * name one address do not. While nobody has proved a domain, a listing has an endpoint of its own, which waits.
 */
import { type Selectable, sql } from 'kysely';
import { database, type Tables } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { listed, namesOn } from '../base/listed.ts';
import { endpointOf } from './endpoint.ts';

export type EndpointRow = Selectable<Tables['webhook_endpoints']>;

const ID_BYTES = 12;

/** What a listing asks for. */
interface Wanted {
  slug: string;
  /** Domain that asks for the events; undefined: none that is proved. */
  domain: string | undefined;
  /** Empty while it is not known. */
  url: string;
}

/** The host and everything it is below: "a.works.example" is on "works.example". */
export function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/** True where the endpoint is of one listing alone, because no domain of its publisher is proved. */
export const isWaiting = ({ owner }: Pick<EndpointRow, 'owner'>) => owner.startsWith('?');

/** @param made by its publisher */
export async function addEndpoint(env: Env, owner: string, url: string, made = false): Promise<EndpointRow> {
  const row = {
    id: `wh_${crypto.getRandomValues(new Uint8Array(ID_BYTES)).toHex()}`,
    object: crypto.randomUUID(),
    ...{ owner, url, is_made: made ? (1 as const) : (0 as const), named: '[]' },
    created_at: new Date().toISOString(),
  };
  const added = await database(env)
    .insertInto('webhook_endpoints')
    .values(row)
    .onConflict((known) => known.doNothing())
    .returningAll()
    .executeTakeFirst();
  // Another request was first.
  return added ?? (await endpointAt(env, owner, url)) ?? row;
}

function endpointAt(env: Env, owner: string, url: string): Promise<EndpointRow | undefined> {
  const rows = database(env).selectFrom('webhook_endpoints').selectAll();
  return rows.where('owner', '=', owner).where('url', '=', url).executeTakeFirst();
}

/**
 * The endpoint that a listing asks for now: the one it has, if that is the one or becomes the one; else another, which
 * takes over what waits.
 */
export async function settleEndpoint(
  env: Env,
  { slug, domain, url }: Wanted,
  present: EndpointRow | undefined,
): Promise<EndpointRow> {
  const owner = domain ?? `?${slug}`;
  if (present !== undefined) {
    const keeps = url === '' || (present.url === url && (present.owner === owner || domain === undefined));
    if (keeps) return present;
  }
  const found = url === '' ? undefined : await endpointAt(env, owner, url);
  if (present === undefined) return found ?? addEndpoint(env, owner, url);
  if (found === undefined && (await isAlone(env, present))) {
    await database(env)
      .updateTable('webhook_endpoints')
      .set({ owner, url })
      .where('object', '=', present.object)
      .execute();
    return { ...present, owner, url };
  }
  const next = found ?? (await addEndpoint(env, owner, url));
  const baggage = await endpointOf(env, present.object).handDown(slug);
  if (baggage !== undefined) await endpointOf(env, next.object).takeOver(baggage);
  await followTo(env, slug, next.object);
  await endpointOf(env, present.object).forget(slug);
  await dropUnused(env, [present.object]);
  return next;
}

async function isAlone(env: Env, { object, is_made }: EndpointRow): Promise<boolean> {
  if (is_made === 1) return false;
  const rows = database(env).selectFrom('webhook_listings').select('slug').where('object', '=', object);
  return (await rows.limit(2).execute()).length < 2;
}

async function followTo(env: Env, slug: string, object: string): Promise<void> {
  await database(env).updateTable('webhook_listings').set({ object }).where('slug', '=', slug).execute();
}

/** Endpoints that no listing asks for any more, and that nobody has made, are forgotten. */
async function dropUnused(env: Env, objects: readonly string[]): Promise<void> {
  await database(env)
    .deleteFrom('webhook_endpoints')
    .where('object', 'in', listed(objects))
    .where('is_made', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_listings')
            .select('slug')
            .whereRef('webhook_listings.object', '=', 'webhook_endpoints.object'),
        ),
      ),
    )
    .execute();
}

/** Endpoints that whoever speaks for the domains may see and change, the oldest first. */
export async function endpointsOf(env: Env, domains: readonly string[]): Promise<EndpointRow[]> {
  const { rows } = await sql<EndpointRow>`
    select * from webhook_endpoints where object in (
      ${namesOn('endpoint', domains)}
      union all
      select waiting.object from webhook_listings as listing
        join webhook_endpoints as waiting on waiting.object = listing.object
        where listing.slug in (${namesOn('webhook', domains)}) and waiting.owner like '?%'
    ) order by created_at, id
  `.execute(database(env));
  return rows;
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
  const listing = await database(env)
    .selectFrom('webhook_listings')
    .select('object')
    .where('slug', '=', name)
    .executeTakeFirst();
  return (
    theirs.find(({ object }) => object === listing?.object) ??
    theirs.find(({ named }) => (JSON.parse(named) as string[]).includes(name))
  );
}

/** Nothing is left of it; a feed that still names its address makes another one with the next build. */
export async function removeEndpoint(env: Env, { object }: EndpointRow): Promise<void> {
  const db = database(env);
  await db.deleteFrom('webhook_listings').where('object', '=', object).execute();
  await db.deleteFrom('webhook_endpoints').where('object', '=', object).execute();
  await endpointOf(env, object).remove();
}

/** The proved domain that asks for the events; the one with the longest name, which is the nearest. */
export function askingDomain(host: string | null | undefined, proved: (domain: string) => boolean): string | undefined {
  return host ? domainsOf(host).find(proved) : undefined;
}

/** No publisher speaks for these domains any more: nothing is sent for them. */
export async function putToSleep(env: Env, domains: readonly string[]): Promise<void> {
  const rows = await database(env)
    .selectFrom('webhook_endpoints')
    .select('object')
    .where('owner', 'in', listed(domains))
    .execute();
  await Promise.all(rows.map(({ object }) => endpointOf(env, object).sleep()));
}

/** Slugs that publishers have named for endpoints although their feeds name none, with these endpoints. */
export async function namedListings(env: Env): Promise<Map<string, EndpointRow[]>> {
  const rows = await database(env)
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('named', '<>', sql<string>`'[]'`)
    .execute();
  const pairs = rows.flatMap((row) => (JSON.parse(row.named) as string[]).map((slug) => ({ slug, row })));
  const groups = Map.groupBy(pairs, ({ slug }) => slug);
  return new Map([...groups].map(([slug, of]) => [slug, of.map(({ row }) => row)]));
}
