/** Where events may be sent. A stranger chooses the address. */
import { isPublicName } from '../../schemas/rules/public-host.ts';
import { isWebAddress } from '../../schemas/rules/web-address.ts';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/**
 * https on its own port, a host with a public name. What the name leads to is not known here: the runtime connects to
 * public addresses only (global_fetch_strictly_public).
 * @param trusted exact "address:port" pairs that may be sent to all the same, for development
 */
export function isTarget(address: string, trusted: readonly string[] = []): boolean {
  if (!isWebAddress(address)) return false;
  const { protocol, hostname, host, port } = new URL(address);
  if (trusted.includes(host)) return true;
  // The URL parser takes every spelling of an IPv4 address for one, and then the last label is a number.
  const isLiteral = hostname.startsWith('[') || /(?:^|\.)\d+$/.test(hostname);
  return protocol === 'https:' && port === '' && !isLiteral && isPublicName(hostname);
}

/**
 * The pairs of TRUSTED_ADDRESSES, separated by spaces. Only a worker that is asked under a name of this machine is one
 * in development: no deployment is.
 * @returns undefined where a deployment has the variable, so that nothing is done with it
 */
export function trustedAddresses(request: Request, variable: string | undefined): string[] | undefined {
  if (variable === undefined || variable.trim() === '') return [];
  return LOCAL.includes(new URL(request.url).hostname) ? variable.trim().split(/\s+/) : undefined;
}
