/**
 * How endpoints come to be. A feed asks for events at an address; that is noted under the address of the feed, because
 * only the published branch says which listing is whose. A build says which listings are published, of which feed, and
 * the host of their endpoint that a person has approved: a request that agrees with that becomes an endpoint.
 */
import { type RawBuilder, sql } from 'kysely';
import { hostOf } from '../../schemas/rules/web-address.ts';
import { database, type Tables } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { listed, namesOn } from '../base/listed.ts';
import { logBug } from '../base/log.ts';
import { endpointOf } from './endpoint.ts';
import type { HandedOver } from './endpoint-state.ts';
import { askingDomain, domainsOf, endpointsOf, isWaiting, namedListings, settleEndpoint } from './endpoints.ts';
import { type Build, EVENT_KINDS, type EventKind, type HandedListing } from './events.ts';
import { DAY } from './schedule.ts';
import { isKey } from './secrets.ts';
import { isTarget } from './target.ts';

const KEEP_REQUESTS = 90 * DAY;
/** Listings that are dropped in one request. */
const MAX_SUSPENDED = 25;

/** A secret that is shown this once. */
export interface ShownSecret {
  id: string;
  host: string;
  /** The first of its listings. */
  slug: string;
  listings: string[];
  secret: string;
}

export interface EventRequest {
  source: string;
  url: string;
  events: string[];
}

/** @returns sources whose request leads to no address that anything may be sent to */
export async function noteEventRequests(
  env: Env,
  requests: readonly EventRequest[],
  trusted: readonly string[],
): Promise<string[]> {
  const { good = [], bad = [] } = Object.groupBy(requests, ({ url }) => (isTarget(url, trusted) ? 'good' : 'bad'));
  const noted_on = new Date().toISOString().slice(0, 10);
  const rows = good.map(({ source, url, events }) => {
    const kinds = JSON.stringify(EVENT_KINDS.filter((kind) => events.includes(kind)));
    return { source, url, kinds, noted_on };
  });
  // As one parameter: D1 takes a hundred of them.
  await sql`
    insert into event_requests (source, url, kinds, noted_on)
    select value ->> 'source', value ->> 'url', value ->> 'kinds', value ->> 'noted_on'
    from json_each(${JSON.stringify(rows)})
    where true
    on conflict (source) do update set url = excluded.url, kinds = excluded.kinds, noted_on = excluded.noted_on
  `.execute(database(env));
  const refused = bad.map(({ source }) => source);
  // What was requested before is no longer requested.
  await database(env).deleteFrom('event_requests').where('source', 'in', listed(refused)).execute();
  return refused;
}

/** The last build of which everything has arrived; null before the first. */
export async function acknowledgedBuild(env: Env): Promise<Build | null> {
  const row = await database(env).selectFrom('webhook_builds').selectAll().executeTakeFirst();
  return row === undefined ? null : { commit: row.commit_id, date: row.date };
}

export async function handOver(
  env: Env,
  build: Build,
  listings: readonly HandedListing[],
  trusted: readonly string[],
): Promise<void> {
  const known = await knownOf(env, listings);
  for (const listing of listings) {
    const requested = approvedRequest(listing, known.requests);
    const present = [listing.slug, ...listing.formerly].flatMap((slug) => known.endpoints.get(slug) ?? [])[0];
    const facts = { build, listing, trusted };
    for (const row of known.named.get(listing.slug) ?? []) {
      const proved = known.isProved(row.owner) ? [row.owner] : [];
      if (row.object !== present?.object)
        await tell(env, row.object, { ...facts, proved, requested: undefined, isNamed: true });
    }
    // A listing whose request has not arrived yet still keeps what is news now.
    if (requested === undefined && present === undefined && !listing.publication.is_new) continue;
    if (listing.host === undefined) continue;
    const domain = askingDomain(listing.asking_host, known.isProved);
    const url = requested?.url ?? (hostOf(present?.url) === listing.host ? (present?.url ?? '') : '');
    const row = await settleEndpoint(env, { slug: listing.slug, domain, url }, present);
    // Before anything is sent: an endpoint that nobody knows could not be suspended.
    await noteListing(env, build, listing, row.object);
    const proved = listing.hosts.flatMap(domainsOf).filter(known.isProved);
    const isHeld = isWaiting(row) || known.isProved(row.owner);
    await tell(env, row.object, { ...facts, requested, proved: isHeld ? proved : [] });
  }
}

function tell(env: Env, object: string, told: HandedOver): Promise<void> {
  return endpointOf(env, object).handOver(told);
}

/** What is known of the listings, in few queries. */
async function knownOf(env: Env, listings: readonly HandedListing[]) {
  const db = database(env);
  const slugs = listings.flatMap(({ slug, formerly }) => [slug, ...formerly]);
  const sources = listings.flatMap((listing) => listing.sources);
  const [rows, requests, proved, named] = await Promise.all([
    db
      .selectFrom('webhook_listings')
      .innerJoin('webhook_endpoints', 'webhook_endpoints.object', 'webhook_listings.object')
      .selectAll('webhook_endpoints')
      .select('slug')
      .where('slug', 'in', listed(slugs))
      .execute(),
    db.selectFrom('event_requests').selectAll().where('source', 'in', listed(sources)).execute(),
    db.selectFrom('webhook_domains').selectAll().execute(),
    namedListings(env),
  ]);
  const domains = new Set(proved.map(({ domain }) => domain));
  return {
    endpoints: new Map(rows.map(({ slug, ...row }) => [slug, row])),
    requests,
    named,
    isProved: (domain: string) => domains.has(domain),
  };
}

async function noteListing(env: Env, build: Build, listing: HandedListing, object: string): Promise<void> {
  const { slug, formerly, hosts, asking_host = null } = listing;
  const db = database(env);
  await db
    .replaceInto('webhook_listings')
    .values({ slug, object, hosts: JSON.stringify(hosts), asking_host, build: nameOf(build) })
    .execute();
  if (formerly.length > 0) {
    await db
      .deleteFrom('webhook_listings')
      .where('slug', 'in', listed(formerly))
      .where('object', '=', object)
      .execute();
  }
}

function approvedRequest({ sources, host }: HandedListing, requests: readonly Tables['event_requests'][]) {
  const theirs = sources.flatMap((source) => requests.find((candidate) => candidate.source === source) ?? []);
  const requested = theirs.find(({ url }) => hostOf(url) === host);
  return requested && { url: requested.url, kinds: JSON.parse(requested.kinds) as EventKind[] };
}

/**
 * Everything of the build has arrived. Endpoints that it did not name are suspended.
 * @returns how many of these are left; the build is acknowledged when none is
 */
export async function completeHandOver(env: Env, build: Build, now: Date): Promise<number> {
  const db = database(env);
  const unnamed = db.selectFrom('webhook_listings').where('build', '<>', nameOf(build));
  const some = await unnamed.select(['slug', 'object']).limit(MAX_SUSPENDED).execute();
  await Promise.all(some.map(({ slug, object }) => endpointOf(env, object).suspend(slug)));
  const slugs = some.map(({ slug }) => slug);
  await db
    .updateTable('webhook_listings')
    .set({ build: nameOf(build) })
    .where('slug', 'in', listed(slugs))
    .execute();
  const { left } = await unnamed.select((of) => of.fn.countAll<number>().as('left')).executeTakeFirstOrThrow();
  if (left > 0) return left;
  const oldest = new Date(now.getTime() - KEEP_REQUESTS).toISOString().slice(0, 10);
  await db.deleteFrom('event_requests').where('noted_on', '<', oldest).execute();
  const { commit, date } = build;
  await db.replaceInto('webhook_builds').values({ id: 1, commit_id: commit, date }).execute();
  return 0;
}

/** While webhooks are off and always were, what a build publishes is no news to those who get them later. */
export function withoutWebhooks({ WEBHOOK_KEY }: Env, commit: string | null, date: string): RawBuilder<unknown>[] {
  if (isKey(WEBHOOK_KEY) || commit === null) return [];
  return [
    sql`replace into webhook_builds (id, commit_id, date)
      select 1, ${commit}, ${date} where not exists (select 1 from webhook_endpoints)`,
  ];
}

/**
 * A publisher has proved the domain: its endpoints, and those of the hosts below it, begin.
 * @returns secrets, to be shown this once
 */
export async function proveDomain(env: Env, domain: string): Promise<ShownSecret[]> {
  const db = database(env);
  await db
    .insertInto('webhook_domains')
    .values({ domain })
    .onConflict((known) => known.doNothing())
    .execute();
  // Without a key no secret can be kept. The endpoints learn of the domain from the next build.
  if (!isKey(env.WEBHOOK_KEY)) return [];
  await settleWaiting(env, domain);
  const theirs = await endpointsOf(env, [domain]);
  const secrets = await Promise.all(
    theirs.map(async ({ id, object }) => {
      const endpoint = endpointOf(env, object);
      const secret = await endpoint.prove(domain);
      const { host, listings } = await endpoint.describe(0);
      const [slug] = listings;
      return secret === undefined || slug === undefined || host === null ? [] : [{ id, host, slug, listings, secret }];
    }),
  );
  return secrets.flat();
}

/** Listings of the domain that had an endpoint each get the one they share. */
async function settleWaiting(env: Env, domain: string): Promise<void> {
  const rows = await database(env)
    .selectFrom('webhook_listings')
    .innerJoin('webhook_endpoints', 'webhook_endpoints.object', 'webhook_listings.object')
    .selectAll('webhook_endpoints')
    .select('slug')
    .where('slug', 'in', sql<string>`(${namesOn('asking', [domain])})`)
    .orderBy('slug')
    .execute();
  for (const { slug, ...row } of rows) {
    if (isWaiting(row) && row.url !== '') await settleEndpoint(env, { slug, domain, url: row.url }, row);
  }
}

/**
 * Of endpoints that waited for one of the domains to be proved. Never throws: the token that comes with them is shown
 * once, and a secret that is lost on the way can be rotated.
 */
export async function secretsFor(env: Env, domains: readonly string[]): Promise<ShownSecret[]> {
  if (!isKey(env.WEBHOOK_KEY)) return [];
  const secrets = await Promise.all(
    domains.map((domain) =>
      proveDomain(env, domain).catch((error: unknown) => {
        logBug(error);
        return [];
      }),
    ),
  );
  return secrets.flat();
}

const nameOf = ({ commit, date }: Build) => `${commit} ${date}`;
