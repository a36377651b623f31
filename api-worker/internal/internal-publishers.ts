/** /internal/v1/publishers: what publishers have requested of the pipeline, and what it has done. */
import { type RawBuilder, sql } from 'kysely';
import type {
  PublishedListings,
  PublisherListing,
  PublisherReport,
  PublisherRequest,
  PublisherTasks,
} from '../../schemas/contracts/internal-api.ts';
import { hostOf } from '../../schemas/rules/web-address.ts';
import { inOneTransaction, listed, query } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { unkept } from '../base/responses.ts';
import { isUnproved, lastUnprovedDay } from '../tokens/tokens.ts';
import { putToSleep } from '../webhooks/endpoint-table.ts';
import { prune } from './retention.ts';

/** Any further hosts are asked for their file by later runs: anybody may claim any domain. */
const MAX_FILES = 200;

/** With addresses of full length, still within the 2 MB of a parameter. */
const LISTINGS_AT_ONCE = 150;

export async function publisherTasks(_request: Request, env: Env): Promise<Response> {
  const now = new Date().toISOString();
  const valid = await query<{ hash: string; domains: string; line: string | null; unproved_since: string | null }>(env)`
    select hash, domains, line, unproved_since from tokens where revoked_at is null and expires_at > ${now}`;
  const proved = valid.filter((token) => !isUnproved(token, now));
  const domainsOf = new Map(proved.map(({ hash, domains }) => [hash, JSON.parse(domains) as string[]]));
  const requests = await query<Omit<PublisherRequest, 'domains'> & { token_hash: string }>(env)`
    select id, slug, action, token_hash from publisher_requests where state = 'queued' order by id`;
  const files = await query<{ domain: string }>(env)`
    select domain from proof_files where asked = 1 order by noted_on limit ${MAX_FILES}`;
  const data: PublisherTasks = {
    requests: requests.flatMap(({ id, slug, action, token_hash }) => {
      const domains = domainsOf.get(token_hash);
      return domains === undefined ? [] : [{ id, slug, action, domains }];
    }),
    proof_files: files.map(({ domain }) => domain),
    domains: [...new Set([...domainsOf.values()].flat())].sort(),
    proofs: valid.flatMap(({ domains, line }) =>
      line === null ? [] : (JSON.parse(domains) as string[]).map((domain) => ({ domain, line })),
    ),
  };
  return unkept({ data });
}

/** Body: PublisherReport. Reporting an id twice does no harm. */
export async function takePublisherReport(request: Request, env: Env): Promise<Response> {
  const report = await request.json<PublisherReport>();
  const { requests, refused = [], proof_files, listings } = report;
  const now = new Date().toISOString();
  await inOneTransaction(env, [
    sql`update publisher_requests set state = 'refused', reason = told ->> 'reason', settled_at = ${now}
      from (select value as told from json_each(${JSON.stringify(refused)}))
      where id = told ->> 'id' and state = 'queued'`,
    sql`update publisher_requests set state = 'done', settled_at = ${now}
      where id in ${listed(requests)} and state = 'queued'`,
    // Publishers who want another look ask again: domains that nobody proves must not hold up the others.
    sql`update proof_files set asked = 0, lines = looked.value -> 'lines'
      from json_each(${JSON.stringify(proof_files)}) as looked where domain = looked.value ->> 'domain'`,
    sql`delete from publisher_listings`,
    ...insertions(listings),
  ]);
  await takeProofs(env, report);
  await prune(env);
  return unkept({ data: { listings: listings.length } });
}

/**
 * Body: PublishedListings. What waited for a person and was published after it was received is published: its slug was
 * nobody's before. Whether a change of a listing waits is for a sync to say.
 */
export async function takePublished(request: Request, env: Env): Promise<Response> {
  const { listings, published } = await request.json<PublishedListings>();
  await inOneTransaction(env, [
    ...insertions(listings).map(
      (insertion) => sql`${insertion} on conflict (slug) do update set hosts = excluded.hosts,
        listing = json_set(excluded.listing, '$.in_moderation', json(publisher_listings.listing -> 'in_moderation'))`,
    ),
    sql`update submissions set state = 'published', reading = null, changed_at = ${new Date().toISOString()}
      from (select value as told from json_each(${JSON.stringify(published)}))
      where state = 'in_moderation' and slug = told ->> 'slug' and received_at < told ->> 'at'`,
  ]);
  return unkept({ data: { listings: listings.length } });
}

function insertions(listings: readonly PublisherListing[]): RawBuilder<unknown>[] {
  return Array.from({ length: Math.ceil(listings.length / LISTINGS_AT_ONCE) }, (_, part) => {
    const some = listings.slice(part * LISTINGS_AT_ONCE, (part + 1) * LISTINGS_AT_ONCE);
    const rows = some.map((listing) => ({ listing, hosts: hostsOf(listing) }));
    return sql`insert into publisher_listings (slug, listing, hosts)
      select value ->> '$.listing.slug', value ->> 'listing', value ->> 'hosts'
      from json_each(${JSON.stringify(rows)}) where true`;
  });
}

/** Of its homepage and its sources: who speaks for one of them speaks for the listing. */
function hostsOf({ homepage, sources }: PublisherListing): string[] {
  return [homepage, ...sources.map(({ url }) => url)].flatMap((address) => hostOf(address ?? undefined) ?? []);
}

/**
 * Endpoints of a domain that is lost are dormant at once; those of one that is back follow with the next build. Reads the
 * tokens that the report names, those that have ended, and others of the same domains.
 */
async function takeProofs(env: Env, { proofs_found = [], proofs_missed = [] }: PublisherReport): Promise<void> {
  const now = new Date().toISOString();
  const lastDay = lastUnprovedDay(now);
  // No index on the time of expiry may be used here: it would read all that are valid.
  const isValid = sql`revoked_at is null and +expires_at > ${now} and (unproved_since is null or unproved_since > ${lastDay})`;
  await query(env)`update tokens set unproved_since = null
    where unproved_since is not null and line in ${listed(proofs_found)}`;
  await query(env)`update tokens set unproved_since = ${now.slice(0, 10)}
    where unproved_since is null and line in ${listed(proofs_missed)}`;
  const rows = await query<{ domain: string }>(env)`select distinct lost.domain from tokens as ended
    cross join domain_index as lost on lost.kind = 'token' and lost.name = ended.hash
    where (ended.revoked_at <= ${now} or ended.expires_at <= ${now} or ended.unproved_since <= ${lastDay})
    and not exists (
      select 1 from domain_index as held join tokens on hash = held.name
      where held.kind = 'token' and held.domain = lost.domain and ${isValid}
    )`;
  const lost = rows.map(({ domain }) => domain);
  await query(env)`delete from webhook_domains where domain in ${listed(lost)}`;
  await putToSleep(env, lost);
  await query(env)`insert or ignore into webhook_domains (domain)
    select value from tokens, json_each(domains) where line in ${listed(proofs_found)} and ${isValid}`;
}
