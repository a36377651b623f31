/** From host names to addresses: every address of a name must be public, and the connection goes to one of them. */
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '../../../schemas/rules/public-ip-address.ts';
import { refused } from './refusals.ts';

/** All addresses of a host name. */
export type Resolve = (host: string) => Promise<string[]>;

/** Gives up after 3 to 4 s, so that some of the 5 s for a connection remain if one address family never answers. */
const PATIENCE = { timeout: 1_000, tries: 2 };
const NOT_FOUND_CODES = ['ENOTFOUND', 'ENODATA'];

/**
 * Asks name servers only: the machine's hosts file means nothing to the public, and `getaddrinfo` would block the few
 * threads that all look-ups share.
 * @param servers Like 127.0.0.1:5353; those of the machine where none are given.
 */
export function resolveByDns(servers?: readonly string[]): Resolve {
  const resolver = new Resolver(PATIENCE);
  if (servers !== undefined) resolver.setServers(servers);
  return async (host) => {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    // One family is enough: we connect only to addresses that were found.
    if (addresses.length > 0) return addresses;
    const isUnknown = answers.every((answer) => 'reason' in answer && NOT_FOUND_CODES.includes(answer.reason.code));
    throw refused(isUnknown ? 'unknown_host' : 'unknown_host.no_answer');
  };
}

/** Asked once for each connection, so that a name cannot lead elsewhere after its check (DNS rebinding). */
export function guardedLookup(resolve: Resolve): LookupFunction {
  return (host, { all }, callback) => {
    publicAddresses(resolve, host)
      .then((addresses) => {
        const checked = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
        if (all) callback(null, checked);
        else callback(null, checked[0]?.address ?? '', checked[0]?.family);
      })
      .catch((error) => callback(error, []));
  };
}

/** @throws Refused unless all addresses of the name are public */
export async function publicAddresses(resolve: Resolve, host: string): Promise<string[]> {
  const addresses = await resolve(host);
  if (addresses.length === 0) throw refused('unknown_host.no_address');
  if (!addresses.every(isPublicAddress)) throw refused('private_address');
  return addresses;
}
