/**
 * How endpoints come to be. A feed asks for events at an address; that is noted under the address of the feed, because
 * only the published branch says which listing is whose. A build says which listings are published, of which feed, and
 * the host of their endpoint that a person has approved: a request that agrees with that becomes an endpoint.
 */
import { type RawBuilder, sql } from 'kysely';
import { hostOf } from '../../schemas/rules/web-address.ts';
import { database, type Tables } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { listed } from '../base/listed.ts';
import { logBug } from '../base/log.ts';
import { endpointOf } from './endpoint.ts';
import { type Build, EVENT_KINDS, type EventKind, type HandedListing } from './events.ts';
import { DAY } from './schedule.ts';
import { isKey } from './secrets.ts';
import { isTarget } from './target.ts';

const KEEP_REQUESTS = 90 * DAY;
/** Endpoints that are suspended in one request. */
const MAX_SUSPENDED = 25;

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
  const db = database(env);
  const slugs = listings.flatMap(({ slug, formerly }) => [slug, ...formerly]);
  const sources = listings.flatMap((listing) => listing.sources);
  const domains = listings.flatMap(({ hosts }) => hosts.flatMap(domainsOf));
  const [endpoints, requests, proved] = await Promise.all([
    db.selectFrom('webhook_endpoints').selectAll().where('slug', 'in', listed(slugs)).execute(),
    db.selectFrom('event_requests').selectAll().where('source', 'in', listed(sources)).execute(),
    db.selectFrom('webhook_domains').selectAll().where('domain', 'in', listed(domains)).execute(),
  ]);
  const known = new Map(endpoints.map((endpoint) => [endpoint.slug, endpoint.object]));
  const isProvedDomain = new Set(proved.map(({ domain }) => domain));
  const handed = listings.flatMap((listing) => {
    const requested = approvedRequest(listing, requests);
    const [object] = [listing.slug, ...listing.formerly].flatMap((slug) => known.get(slug) ?? []);
    // A listing whose request has not arrived yet still keeps what is news now.
    if (requested === undefined && object === undefined && !listing.publication.is_new) return [];
    const theirs = listing.hosts.flatMap(domainsOf).filter((domain) => isProvedDomain.has(domain));
    return [{ listing, requested, proved: theirs, object: object ?? crypto.randomUUID() }];
  });
  // Before anything is sent: an endpoint that nobody knows could not be suspended.
  await noteEndpoints(env, build, handed);
  await Promise.all(handed.map(({ object, ...rest }) => endpointOf(env, object).handOver({ ...rest, build, trusted })));
}

async function noteEndpoints(env: Env, build: Build, handed: readonly { listing: HandedListing; object: string }[]) {
  if (handed.length === 0) return;
  const rows = handed.map(({ object, listing: { slug, hosts } }) => {
    return { slug, object, hosts: JSON.stringify(hosts), build: nameOf(build) };
  });
  await sql`
    insert or replace into webhook_endpoints (slug, object, hosts, build)
    select value ->> 'slug', value ->> 'object', value ->> 'hosts', value ->> 'build'
    from json_each(${JSON.stringify(rows)})
  `.execute(database(env));
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
  const unnamed = db.selectFrom('webhook_endpoints').where('build', '<>', nameOf(build));
  const some = await unnamed.select('object').limit(MAX_SUSPENDED).execute();
  await Promise.all(some.map(({ object }) => endpointOf(env, object).suspend()));
  const objects = some.map(({ object }) => object);
  await db
    .updateTable('webhook_endpoints')
    .set({ build: nameOf(build) })
    .where('object', 'in', listed(objects))
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
export async function proveDomain(env: Env, domain: string): Promise<{ slug: string; secret: string }[]> {
  const db = database(env);
  await db
    .insertInto('webhook_domains')
    .values({ domain })
    .onConflict((known) => known.doNothing())
    .execute();
  // Without a key no secret can be kept. The endpoints learn of the domain from the next build.
  if (!isKey(env.WEBHOOK_KEY)) return [];
  const endpoints = await db.selectFrom('webhook_endpoints').selectAll().orderBy('slug').execute();
  const theirs = endpoints.filter(({ hosts }) => isOnDomain(hosts, [domain]));
  const secrets = await Promise.all(
    theirs.map(async ({ slug, object }) => ({ slug, secret: await endpointOf(env, object).prove(domain) })),
  );
  return secrets.flatMap(({ slug, secret }) => (secret === undefined ? [] : [{ slug, secret }]));
}

/**
 * Of endpoints that waited for one of the domains to be proved. Never throws: the token that comes with them is shown
 * once, and a secret that is lost on the way can be rotated.
 */
export async function secretsFor(env: Env, domains: readonly string[]): Promise<{ slug: string; secret: string }[]> {
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

/** The endpoint of a listing, if it is on one of the domains. */
export async function endpointFor(env: Env, slug: string, domains: readonly string[]) {
  const query = database(env).selectFrom('webhook_endpoints').selectAll().where('slug', '=', slug);
  const endpoint = await query.executeTakeFirst();
  return endpoint && isOnDomain(endpoint.hosts, domains) ? endpointOf(env, endpoint.object) : undefined;
}

/** @param hosts JSON list */
function isOnDomain(hosts: string, domains: readonly string[]): boolean {
  return (JSON.parse(hosts) as string[]).flatMap(domainsOf).some((domain) => domains.includes(domain));
}

/** The host and everything it is below: "a.works.example" is on "works.example". */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

const nameOf = ({ commit, date }: Build) => `${commit} ${date}`;
