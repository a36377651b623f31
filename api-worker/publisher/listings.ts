/** /api/v1/publisher/listings: what publishers see of their listings, and what they can request. */
import { waitUntil } from 'cloudflare:workers';
import type { IRequestStrict } from 'itty-router';
import { type RawBuilder, sql } from 'kysely';
import type { PublisherListing, PublisherRequest } from '../../schemas/contracts/internal-api.ts';
import { speaksFor } from '../../schemas/rules/domain-scope.ts';
import { isSlug } from '../../schemas/rules/slug.ts';
import { baseUrl } from '../base/assets.ts';
import { namesOn, query, tokensOf } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { problem, unkept } from '../base/responses.ts';
import { limited } from '../limits/rate-limit.ts';
import { readListing } from '../read/listing.ts';
import { whyGone } from '../read/renamed-and-withdrawn.ts';
import { askForRun } from '../submit/start-sync.ts';
import { forPublishers, type Publisher } from '../tokens/tokens.ts';
import { PUBLISHER_LIMIT } from './domains.ts';

const MAX_LISTED = 100;

/** GET: those on the token's domains, as the last sync has left them. */
export const publisherListings = forPublishers(async (_request, env, publisher) => {
  const rows = await query<{ listing: string }>(env)`select listing from publisher_listings
    where slug in ${namesOn('listing', publisher.domains)} order by slug`;
  const base = await baseUrl(env);
  const data = rows
    .map(({ listing }) => JSON.parse(listing) as PublisherListing)
    .map((listing) => ({ ...listing, links: { self: `${base}/api/v1/software/${listing.slug}` } }));
  return unkept({ data });
});

/** GET: one that waits for the pipeline, or what became of it. */
export const publisherRequest = forPublishers(async (request: IRequestStrict, env, publisher) => {
  const [row] = await requestsOf(env, publisher, sql`id = ${Number(request.params.id)}`);
  if (row !== undefined) return unkept({ data: toResource(await baseUrl(env), row) });
  const detail = 'No request for the domains of this token has this id. Settled ones are kept for 90 days.';
  return problem('not_found', detail);
});

/** GET: the newest requests. */
export const publisherRequests = forPublishers(async (_request, env, publisher) => {
  const rows = await requestsOf(env, publisher, sql`true`);
  const base = await baseUrl(env);
  return unkept({ data: rows.map((row) => toResource(base, row)) });
});

/** The newest first. */
function requestsOf(env: Env, publisher: Publisher, condition: RawBuilder<unknown>): Promise<RequestRow[]> {
  return query<RequestRow>(env)`
    select * from publisher_requests where token_hash in ${tokensOf(publisher)} and ${condition}
    order by id desc limit ${MAX_LISTED}`;
}

export const askForSync = requesting('sync');
export const askForWithdrawal = requesting('withdraw');
export const askForReturn = requesting('restore');

/** A route. The pipeline takes the request at its next run, which begins early where the catalog lives on GitHub. */
function requesting(action: PublisherRequest['action']) {
  const answer = async (request: IRequestStrict, env: Env, publisher: Publisher) => {
    const { slug = '' } = request.params;
    const refusal = await refused(env, { slug, action, publisher });
    if (refusal !== undefined) return refusal;
    // What is still published needs no pipeline to stay.
    const isKept = action === 'restore' && (await readListing(env, slug)) !== undefined;
    if (isKept) await cancelWithdrawals(env, publisher, slug);
    const row = await stored(env, { publisher, slug, action, state: isKept ? 'done' : 'queued' });
    if (!isKept) waitUntil(askForRun(env, publisher.domains));
    const resource = toResource(await baseUrl(env), row);
    return unkept({ data: resource }, 202, { Location: resource.links.self });
  };
  return limited(PUBLISHER_LIMIT, forPublishers(answer));
}

/** What a publisher has asked the pipeline for. */
interface RequestRow {
  id: number;
  slug: string;
  action: PublisherRequest['action'];
  state: 'queued' | 'done' | 'refused';
  reason: string | null;
  asked_at: string;
  settled_at: string | null;
}

interface Asked {
  slug: string;
  action: PublisherRequest['action'];
  publisher: Publisher;
}

async function refused(env: Env, { slug, action, publisher }: Asked): Promise<Response | undefined> {
  const listing = isSlug(slug) ? await readListing(env, slug) : undefined;
  if (listing !== undefined && speaksFor(publisher.domains, listing)) return undefined;
  if (listing !== undefined) {
    const detail = 'The token speaks for no domain of this listing: neither its homepage nor a source is on one.';
    return problem('foreign_domain', detail);
  }
  const reason = isSlug(slug) ? await whyGone(env, slug) : undefined;
  // Whose withdrawal it was, and of which domain, is in the ledger: only the pipeline reads that.
  if (reason !== undefined && action === 'restore') return undefined;
  if (reason === undefined) {
    return problem('not_found', 'No published listing has this slug. See /api/v1/publisher/listings.');
  }
  const detail = `The listing was withdrawn: ${reason} Its publisher takes a withdrawal of their own back with POST …/restore.`;
  return problem('withdrawn', detail);
}

async function cancelWithdrawals(env: Env, publisher: Publisher, slug: string): Promise<void> {
  await query(env)`update publisher_requests
    set state = 'refused', reason = 'Taken back by its publisher.', settled_at = ${new Date().toISOString()}
    where token_hash in ${tokensOf(publisher)} and slug = ${slug} and action = 'withdraw' and state = 'queued'`;
}

/** To ask again while a request waits changes nothing: the answer is the same one. */
async function stored(
  env: Env,
  { publisher, slug, action, state }: Asked & { state: 'queued' | 'done' },
): Promise<RequestRow> {
  const now = new Date().toISOString();
  const [made] = await query<RequestRow>(env)`
    insert into publisher_requests (token_hash, slug, action, state, asked_at, settled_at)
    values (${publisher.tokenHash}, ${slug}, ${action}, ${state}, ${now}, ${state === 'done' ? now : null})
    on conflict do nothing returning *`;
  const [row] =
    made === undefined ? await requestsOf(env, publisher, sql`slug = ${slug} and action = ${action}`) : [made];
  if (row === undefined) throw new Error('a request that was there a moment ago is gone');
  return row;
}

function toResource(base: string, { id, slug, action, state, reason, asked_at, settled_at }: RequestRow) {
  const links = { self: `${base}/api/v1/publisher/requests/${id}` };
  return { id: String(id), slug, action, state, reason, asked_at, settled_at, links };
}
