/**
 * How endpoints come to be. A feed asks for events at an address; that is noted under the address of the feed, because
 * only the published branch says which listing is whose. A build says which listings are published, of which feed, and
 * the host of their endpoint that a person has approved. A listing whose request agrees with that has an endpoint as soon
 * as one of its domains is proved. Until then what a build has said of it waits, for 30 days.
 */
import { type RawBuilder, sql } from 'kysely';
import { hostOf } from '../../schemas/rules/web-address.ts';
import { inOneTransaction, listed, query } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { isTarget } from './allowed-target.ts';
import { endpointOf } from './endpoint-object.ts';
import { type EndpointRow, endpointAt, isOfOneListing, namedListings } from './endpoint-table.ts';
import { type Build, EVENT_KINDS, type EventKind, type HandedListing } from './events.ts';
import { DAY, KEEP } from './retry-times.ts';
import { isKey } from './secrets.ts';

const KEEP_REQUESTS = 90 * DAY;
/** Listings that are dropped in one request. */
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
    return { source, url, kinds };
  });
  // As one parameter: D1 takes a hundred of them.
  await query(env)`replace into event_requests (source, url, kinds, noted_on)
    select value ->> 'source', value ->> 'url', value ->> 'kinds', ${noted_on} from json_each(${JSON.stringify(rows)})`;
  const refused = bad.map(({ source }) => source);
  // What was requested before is no longer requested.
  await query(env)`delete from event_requests where source in ${listed(refused)}`;
  return refused;
}

/** The last build of which everything has arrived; null before the first. */
export async function acknowledgedBuild(env: Env): Promise<Build | null> {
  const [build] = await query<Build>(env)`select commit_id as "commit", date from webhook_builds`;
  return build ?? null;
}

export async function handOver(
  env: Env,
  build: Build,
  listings: readonly HandedListing[],
  trusted: readonly string[],
): Promise<void> {
  const known = await knownOf(env, listings);
  for (const listing of listings) {
    const facts = { build, listing, trusted };
    await toNamed(env, facts, known);
    if (listing.host !== undefined) await toRequested(env, facts, known);
  }
}

interface Facts {
  build: Build;
  listing: HandedListing;
  trusted: readonly string[];
}

/** A listing without an endpoint: its request has not arrived, or none of its domains is proved. */
interface Waiting extends Facts {
  /** When its publication was news, in milliseconds since 1970. */
  since: number;
}

type Known = Awaited<ReturnType<typeof knownOf>>;

/** To endpoints that its publisher has named it for. */
async function toNamed(env: Env, facts: Facts, known: Known): Promise<void> {
  const present = known.present(facts.listing)?.endpoint;
  for (const { object, owner, url } of known.named.get(facts.listing.slug) ?? []) {
    const proved = known.isProved(owner) ? [owner] : [];
    if (object !== present?.object) await endpointOf(env, object).handOver({ ...facts, url, proved, isNamed: true });
  }
}

/** To the endpoint that its feed asks for. Where that is another one now, the listing begins there as if it were new. */
async function toRequested(env: Env, { build, listing, trusted }: Facts, known: Known): Promise<void> {
  const present = known.present(listing);
  const [former, waiting] = [present?.endpoint, present?.waiting];
  const requested = approvedRequest(listing, known.requests);
  const url = requested?.url ?? (hostOf(former?.url) === listing.host ? former?.url : undefined);
  // While its request has not arrived, only news is worth keeping.
  if (url === undefined && present === undefined && !listing.publication.is_new) return;
  const proved = listing.hosts.flatMap(domainsOf).filter(known.isProved);
  const row = url === undefined ? undefined : await endpointFor(env, listing, url, former, proved);
  if (present !== undefined && former !== undefined && former.object !== row?.object) {
    const left = endpointOf(env, former.object);
    // What waits may go only to an address that is approved, or was until now.
    await (url === undefined ? left.suspend(present.slug) : left.leave(present.slug));
  }
  const isKept = !listing.publication.is_new && waiting?.listing.publication.is_new === true;
  const publication = isKept ? waiting.listing.publication : listing.publication;
  const facts = { build, listing: { ...listing, publication }, trusted };
  const since = waiting?.listing.publication.commit === publication.commit ? waiting.since : Date.now();
  // Before anything is sent: an endpoint that nobody knows could not be suspended.
  await noteListing(env, facts, row?.object ?? null, row === undefined ? { ...facts, since } : null);
  if (row === undefined || url === undefined) return;
  const isHeld = isOfOneListing(row) || known.isProved(row.owner);
  const kinds = requested?.kinds;
  await endpointOf(env, row.object).handOver({ ...facts, url, kinds, proved: isHeld ? proved : [] });
}

/**
 * The one that the listing has, while that is the one; else that of the nearest proved domain that asks for the events,
 * or one of its own.
 * @returns undefined while no domain of the listing is proved
 */
async function endpointFor(
  env: Env,
  { slug, asking_host }: HandedListing,
  url: string,
  present: EndpointRow | undefined,
  proved: readonly string[],
): Promise<EndpointRow | undefined> {
  const domain = domainsOf(asking_host ?? '').find((each) => proved.includes(each));
  const isSame = present?.url === url;
  if (isSame && (domain === undefined || present.owner === domain || isOfOneListing(present))) return present;
  const owner = domain ?? (proved.length > 0 ? `?${slug}` : undefined);
  return owner === undefined ? undefined : endpointAt(env, owner, url);
}

/** The host and everything it is below: "a.works.example" is on "works.example". */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

interface RequestRow {
  source: string;
  url: string;
  /** JSON list. */
  kinds: string;
}

/** What is known of the listings, in few queries. */
async function knownOf(env: Env, listings: readonly HandedListing[]) {
  const slugs = listings.flatMap(({ slug, formerly }) => [slug, ...formerly]);
  const sources = listings.flatMap((listing) => listing.sources);
  const domains = listings.flatMap(({ hosts }) => hosts.flatMap(domainsOf));
  const [rows, requests, proved, named] = await Promise.all([
    query<{ slug: string; waiting: string | null } & (EndpointRow | { object: null })>(env)`
      select listing.slug, listing.waiting, endpoint.* from webhook_listings as listing
      left join webhook_endpoints as endpoint on endpoint.object = listing.object
      where listing.slug in ${listed(slugs)}`,
    query<RequestRow>(env)`select source, url, kinds from event_requests where source in ${listed(sources)}`,
    query<{ domain: string }>(env)`select domain from webhook_domains where domain in ${listed(domains)}`,
    namedListings(env),
  ]);
  const present = new Map(
    rows.map(({ slug, waiting, ...row }) => [
      slug,
      { slug, endpoint: row.object === null ? undefined : row, waiting: readWaiting(waiting) },
    ]),
  );
  const names = new Set(proved.map(({ domain }) => domain));
  return {
    requests,
    named,
    present: ({ slug, formerly }: HandedListing) => [slug, ...formerly].flatMap((name) => present.get(name) ?? [])[0],
    isProved: (domain: string) => names.has(domain),
  };
}

/** What was published longer ago than anything is kept is no news any more. */
export function readWaiting(text: string | null): Waiting | undefined {
  if (text === null) return undefined;
  const waiting = JSON.parse(text) as Waiting;
  if (waiting.since <= Date.now() - KEEP) waiting.listing.publication.is_new = false;
  return waiting;
}

async function noteListing(
  env: Env,
  { build, listing: { slug, formerly, hosts } }: Facts,
  object: string | null,
  waiting: Waiting | null,
): Promise<void> {
  await query(env)`replace into webhook_listings (slug, object, hosts, build, waiting) values
    (${slug}, ${object}, ${JSON.stringify(hosts)}, ${nameOf(build)}, ${waiting && JSON.stringify(waiting)})`;
  await query(env)`delete from webhook_listings where slug in ${listed(formerly)}`;
}

function approvedRequest({ sources, host }: HandedListing, requests: readonly RequestRow[]) {
  const theirs = sources.flatMap((source) => requests.find((candidate) => candidate.source === source) ?? []);
  const requested = theirs.find(({ url }) => hostOf(url) === host);
  return requested && { url: requested.url, kinds: JSON.parse(requested.kinds) as EventKind[] };
}

/**
 * Everything of the build has arrived. Endpoints that it did not name are suspended.
 * @returns how many of these are left; the build is acknowledged when none is
 */
export async function completeHandOver(env: Env, build: Build, now: Date): Promise<number> {
  const unnamed = sql`webhook_listings where build <> ${nameOf(build)}`;
  const some = await query<{ slug: string; object: string | null }>(env)`
    select slug, object from ${unnamed} limit ${MAX_SUSPENDED}`;
  await Promise.all(some.map(async ({ slug, object }) => object && endpointOf(env, object).suspend(slug)));
  const slugs = listed(some.map(({ slug }) => slug));
  const [, , [row] = []] = await inOneTransaction(env, [
    sql`delete from webhook_listings where slug in ${slugs} and object is null`,
    sql`update webhook_listings set build = ${nameOf(build)} where slug in ${slugs}`,
    sql`select count(*) as remaining from ${unnamed}`,
  ]);
  const left = Number(row?.remaining);
  if (left > 0) return left;
  const oldest = new Date(now.getTime() - KEEP_REQUESTS).toISOString().slice(0, 10);
  await inOneTransaction(env, [
    sql`delete from event_requests where noted_on < ${oldest}`,
    sql`replace into webhook_builds (id, commit_id, date) values (1, ${build.commit}, ${build.date})`,
  ]);
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

export const nameOf = ({ commit, date }: Build) => `${commit} ${date}`;
