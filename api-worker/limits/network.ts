/** What a limit counts as one caller: an IPv4 address, or the IPv6 network that one customer gets. */
import ipaddr from 'ipaddr.js';

/** Counting IPv6 addresses one by one would let one customer send from any number of them: each gets a /64. */
const IPV6_NETWORK_BYTES = 8;

/** @returns undefined if the text is not an IP address */
export function networkOf(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  const bytes = parsed.toByteArray();
  return (parsed.kind() === 'ipv6' ? bytes.slice(0, IPV6_NETWORK_BYTES) : bytes).join('.');
}
