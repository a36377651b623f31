import { parse as parseHost } from 'tldts';
import { hostOf } from '../../../schemas/rules/web-address.ts';

/**
 * The domain somebody registered, by the public suffix list. Its private part counts too: what stands on a hoster's
 * domain belongs to the hoster's customer.
 */
export function registrableDomain(address: string): string | undefined {
  const host = hostOf(address);
  return host === undefined ? undefined : (parseHost(host, { allowPrivateDomains: true }).domain ?? undefined);
}
