/** Endpoints that publishers make by themselves, or by submitting a document that names one. */
import type { WebhookRequest } from '../../schemas/contracts/draft.ts';
import { isOnDomains } from '../../schemas/rules/domain-scope.ts';
import { hostOf } from '../../schemas/rules/web-address.ts';
import { database } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { trustedAddresses } from '../base/trusted-addresses.ts';
import { endpointOf } from './endpoint.ts';
import { addEndpoint, type EndpointRow, endpointsOf, isWaiting } from './endpoints.ts';
import type { EventKind } from './events.ts';
import { isKey } from './secrets.ts';
import { isTarget } from './target.ts';

/** For the domains of one token. */
export const MAX_ENDPOINTS = 100;

interface Asked {
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

/** @param domains of the token: the one that the address is on asks for the events, else the first */
export async function ensureEndpoint(
  request: Request,
  env: Env,
  domains: readonly string[],
  { url, kinds, listings }: Asked,
): Promise<Made | 'too_many'> {
  const theirs = await endpointsOf(env, domains);
  const known = theirs.find((row) => row.url === url && !isWaiting(row));
  if (known === undefined && theirs.length >= MAX_ENDPOINTS) return 'too_many';
  const owner = domains.find((domain) => isOnDomains(url, [domain])) ?? domains[0] ?? '';
  const row = known ?? (await addEndpoint(env, owner, url, true));
  await nameListings(env, row, listings);
  const secret = await endpointOf(env, row.object).make({
    ...{ url, askingHost: row.owner, kinds },
    isOwn: isOnDomains(url, [row.owner]),
    trusted: trustedAddresses(request, env.TRUSTED_ADDRESSES) ?? [],
  });
  return { row, isNew: known === undefined, secret };
}

/** The endpoint that a submitted document names, with its secret: undefined where somebody was shown it. */
export async function shownSecret(
  request: Request,
  env: Env,
  domains: readonly string[],
  webhook: WebhookRequest | undefined,
): Promise<{ id: string; host: string; secret: string } | undefined> {
  if (webhook === undefined || !isKey(env.WEBHOOK_KEY)) return undefined;
  const { url } = webhook;
  const host = hostOf(url);
  if (host === undefined || !isTarget(url, trustedAddresses(request, env.TRUSTED_ADDRESSES) ?? [])) return undefined;
  const made = await ensureEndpoint(request, env, domains, { url, kinds: undefined, listings: [] });
  if (made === 'too_many' || made.secret === undefined) return undefined;
  return { id: made.row.id, host, secret: made.secret };
}

async function nameListings(env: Env, { object, named }: EndpointRow, listings: readonly string[]): Promise<void> {
  const all = [...new Set([...(JSON.parse(named) as string[]), ...listings])];
  await database(env)
    .updateTable('webhook_endpoints')
    .set({ is_made: 1, named: JSON.stringify(all) })
    .where('object', '=', object)
    .execute();
}
