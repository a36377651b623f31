/** Which names of hosts can be names on the public internet. */

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
