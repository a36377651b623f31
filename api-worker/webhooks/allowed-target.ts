/** Where events may be sent: what the address says of itself, and what its host leads to. A stranger chooses it. */
import { isWebhookTarget } from '../../schemas/rules/public-host-name.ts';
import { isPublicAddress } from '../../schemas/rules/public-ip-address.ts';
import { hostOf, isWebAddress } from '../../schemas/rules/web-address.ts';
import { baseUrl } from '../base/assets.ts';
import { askDns } from '../base/dns.ts';
import type { Env } from '../base/env.ts';

/** @param trusted exact "address:port" pairs that may be sent to all the same, for development */
export function isTarget(address: string, trusted: readonly string[] = []): boolean {
  return isWebhookTarget(address) || isTrusted(address, trusted);
}

const isTrusted = (address: string, trusted: readonly string[]) =>
  isWebAddress(address) && trusted.includes(new URL(address).host);

/**
 * Before an endpoint is made. What leads elsewhere later reaches nobody either: the runtime connects to public
 * addresses only (global_fetch_strictly_public).
 */
export async function leadsSomewhere(env: Env, address: string, trusted: readonly string[] = []): Promise<boolean> {
  if (isTrusted(address, trusted)) return true;
  const host = hostOf(address);
  if (!isWebhookTarget(address) || host === undefined || host === hostOf(await baseUrl(env))) return false;
  // While DNS does not answer, nothing speaks against it.
  const asked = [askDns(env, host, 'A'), askDns(env, host, 'AAAA')];
  const found = await Promise.all(asked).catch(() => undefined);
  return found === undefined || (found.flat().length > 0 && found.flat().every(isPublicAddress));
}
