/** Where events may be sent, as far as the address alone says it. A stranger chooses it. */
import { isPublicName } from './public-host.ts';
import { isWebAddress } from './web-address.ts';

/** https on its own port, a host with a public name and no number. What the name leads to is not known here. */
export function isWebhookTarget(address: string): boolean {
  if (!isWebAddress(address)) return false;
  const { protocol, hostname, port } = new URL(address);
  // The URL parser takes every spelling of an IPv4 address for one, and then the last label is a number.
  const isLiteral = hostname.startsWith('[') || /(?:^|\.)\d+$/.test(hostname);
  return protocol === 'https:' && port === '' && !isLiteral && isPublicName(hostname);
}
