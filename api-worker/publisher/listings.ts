/** /api/v1/publisher/listings: what publishers see of their listings, and what they can request. */
import { waitUntil } from 'cloudflare:workers';
import type { IRequestStrict } from 'itty-router';
import { sql } from 'kysely';
import type { PublisherListing, PublisherRequest } from '../../schemas/contracts/internal-api.ts';
import { speaksFor } from '../../schemas/rules/domain-scope.ts';
import { isSlug } from '../../schemas/rules/slug.ts';
import { baseUrl } from '../base/assets.ts';
import { database } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { namesOn } from '../base/listed.ts';
import { problem, unkept } from '../base/responses.ts';
import { limited } from '../limits/limited.ts';
import { departureOf } from '../read/departed.ts';
import { readListing } from '../read/listing.ts';
import { askForRun } from '../submit/dispatch.ts';
import { authenticate } from '../tokens/tokens.ts';
import { PUBLISHER_LIMIT } from './domains.ts';

/** GET: those on the token's domains, as the last sync has left them. */
export async function publisherListings(request: Request, env: Env): Promise<Response> {
  const publisher = await authenticate(request, env);
  if (publisher instanceof Response) return publisher;
  const rows = await database(env)
    .selectFrom('publisher_listings')
    .select('listing')
    .where('slug', 'in', sql<string>`(${namesOn('listing', publisher.domains)})`)
    .orderBy('slug')
    .execute();
  const base = await baseUrl(env);
  const data = rows
    .map(({ listing }) => JSON.parse(listing) as PublisherListing)
    .map((listing) => ({ ...listing, links: { self: `${base}/api/v1/software/${listing.slug}` } }));
  return unkept({ data });
}

export const askForSync = (request: IRequestStrict, env: Env) => ask(request, env, 'sync');
export const askForWithdrawal = (request: IRequestStrict, env: Env) => ask(request, env, 'withdraw');

/** The pipeline takes it at its next run, which begins early where the catalog lives on GitHub. */
function ask(request: IRequestStrict, env: Env, action: PublisherRequest['action']): Promise<Response> {
  return limited(request, env, PUBLISHER_LIMIT, async () => {
    const publisher = await authenticate(request, env);
    if (publisher instanceof Response) return publisher;
    const { slug = '' } = request.params;
    const listing = isSlug(slug) ? await readListing(env, slug) : undefined;
    if (listing === undefined) return notPublished(request, env, slug);
    if (!speaksFor(publisher.domains, listing)) {
      const detail = 'The token speaks for no domain of this listing: neither its homepage nor a source is on one.';
      return problem(request, 'foreign_domain', detail);
    }
    await database(env)
      .insertInto('publisher_requests')
      .values({ token_hash: publisher.tokenHash, slug, action })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    waitUntil(askForRun(env, publisher.domains));
    return unkept({ data: { slug, action, state: 'queued' } }, 202);
  });
}

async function notPublished(request: Request, env: Env, slug: string): Promise<Response> {
  const departure = isSlug(slug) ? await departureOf(env, slug) : undefined;
  if (departure !== undefined && 'reason' in departure) {
    return problem(request, 'withdrawn', `The listing was withdrawn: ${departure.reason}`);
  }
  return problem(request, 'not_found', 'No published listing has this slug. See /api/v1/publisher/listings.');
}
