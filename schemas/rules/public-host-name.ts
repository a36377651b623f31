/** Which names of hosts can be names on the public internet, and which addresses events may be sent to. */
import { isWebAddress } from './web-address.ts';

/** Names that exist only inside networks, or nowhere. */
const PRIVATE_SUFFIXES = [
  ...['localhost', 'localdomain', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'private', 'svc'],
  ...['onion', 'arpa', 'alt'],
];
const MAX_LENGTH = 253;

/** @param host a name as the URL parser gives it, without a last dot */
export function isPublicName(host: string): boolean {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  return labels.length >= 2 && !labels.includes('') && host.length <= MAX_LENGTH && !PRIVATE_SUFFIXES.includes(last);
}

/** True for https on its own port, a host with a public name and no number: a stranger chooses it. What the name leads to is not known here. */
export function isWebhookTarget(address: string): boolean {
  if (!isWebAddress(address)) return false;
  const { protocol, hostname, port } = new URL(address);
  // The URL parser takes every spelling of an IPv4 address for one, and then the last label is a number.
  const isLiteral = hostname.startsWith('[') || /(?:^|\.)\d+$/.test(hostname);
  return protocol === 'https:' && port === '' && !isLiteral && isPublicName(hostname);
}
