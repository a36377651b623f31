/** What a proof of a domain begins: endpoints of listings that had to wait, and secrets that nobody was shown. */
import { namesOn, query } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { logBug } from '../base/log.ts';
import { handOver, nameOf, readWaiting } from './endpoint-creation.ts';
import { endpointOf } from './endpoint-object.ts';
import { endpointsOf } from './endpoint-table.ts';
import { isKey } from './secrets.ts';

/** A secret that is shown this once. */
export interface ShownSecret {
  id: string;
  host: string;
  /** The first of its listings. */
  slug: string;
  listings: string[];
  secret: string;
}

/**
 * A publisher has proved the domain: its endpoints, and those of the hosts below it, begin.
 * @returns secrets, to be shown this once
 */
export async function proveDomain(env: Env, domain: string): Promise<ShownSecret[]> {
  await query(env)`insert into webhook_domains (domain) values (${domain}) on conflict do nothing`;
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

/** Listings of the domain that had to wait get their endpoints. */
async function settleWaiting(env: Env, domain: string): Promise<void> {
  const rows = await query<{ waiting: string }>(env)`select waiting from webhook_listings
    where slug in ${namesOn('webhook', [domain])} and waiting is not null order by slug`;
  const all = rows.flatMap(({ waiting }) => readWaiting(waiting) ?? []);
  for (const of of Map.groupBy(all, ({ build }) => nameOf(build)).values()) {
    const listings = of.map(({ listing }) => listing);
    for (const { build, trusted } of of.slice(0, 1)) await handOver(env, build, listings, trusted);
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
