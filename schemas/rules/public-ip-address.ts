/** Which IP addresses are those of hosts on the public internet. */
import ipaddr from 'ipaddr.js';

/** Ranges without public hosts that ipaddr.js calls unicast. Source: IANA special-purpose registries. */
const REFUSED_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'].map((range) =>
  ipaddr.IPv6.parseCIDR(range),
);
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Ranges that some versions of ipaddr.js call unicast, and the metadata address of a large cloud. */
const REFUSED_IPV4 = ['168.63.129.16/32', '192.31.196.0/24', '192.52.193.0/24', '192.175.48.0/24'].map((range) =>
  ipaddr.IPv4.parseCIDR(range),
);

/** True for an address of a host on the public internet. Anything that is no IP address is not public. */
export function isPublicAddress(address: string): boolean {
  // The parser would take 127.1 and zones too.
  if (address.includes('%') || !(ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)))
    return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6
    ? parsed.match(GLOBAL_IPV6) && !REFUSED_IPV6.some((range) => parsed.match(range))
    : !REFUSED_IPV4.some((range) => parsed.match(range));
}
