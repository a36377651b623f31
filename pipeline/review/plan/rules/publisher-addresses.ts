/** Below which addresses a publisher's own pages lie, as far as a person has approved them. Pure. */
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import { isCodeHost } from '../../../../schemas/rules/code-hosts.ts';
import { hostOf } from '../../../../schemas/rules/web-address.ts';

/** None while a domain is no longer proved: it may be somebody else's by now, with everything that lies on it. */
export function publisherAddresses(listing: Listing): string[] {
  if (isProofGone(listing)) return [];
  const { homepage, sources } = listing;
  const addresses = [homepage, sources[0]?.url];
  return addresses.flatMap((address) => {
    const isOnProvedHost = isProved(listing) && hostOf(address) === hostOf(homepage);
    return homeOf(address, isOnProvedHost) ?? [];
  });
}

export function isProved({ verification }: Listing): boolean {
  return verification.status === 'verified';
}

export function isProofGone(listing: Listing): boolean {
  const { verified_at, reason } = listing.verification;
  return !isProved(listing) && (verified_at ?? reason) !== undefined;
}

/** What leads on from a place: letters, numbers, signs that no server reads as another, and those that tags need. */
const WAY_DOWN = /^(?:[\w.~@+,()/-]|%(?:40|2f|20|2b))*$/i;
/** Parts that a server may take for the way up, or for the top. */
const WAY_UP = /(?:^|\/|%2f)(?:\.\.|(?=\/))/i;

/** False for no address, and for one with a query, which may lead anywhere. */
export function isBelow(address: string | undefined, places: readonly string[]): boolean {
  const url = address === undefined ? null : URL.parse(address);
  if (url === null || !/^(?:#[\w.-]*)?$/.test(url.search + url.hash)) return false;
  const way = url.href.slice(0, url.href.length - url.hash.length);
  return places.some((place) => way.startsWith(place) && isWayDown(way.slice(place.length)));
}

const isWayDown = (way: string) => WAY_DOWN.test(way) && !WAY_UP.test(way);

/** The host on which everything is the publisher's: the homepage's, where it is proved, or its first page is theirs. */
export function ownHostOf(listing: Listing): string | undefined {
  const host = hostOf(listing.homepage);
  if (host === undefined || isCodeHost(host)) return undefined;
  const isFirstPage = [listing.homepage, listing.vendor.website].some((address) => {
    const url = address === undefined ? null : URL.parse(address);
    return url !== null && hostOf(url.href) === host && url.pathname === '/' && url.search === '';
  });
  return isProved(listing) || isFirstPage ? host.replace(/^www\./, '') : undefined;
}

/** A whole host is a publisher's own only where that is proved: many share one, each below a path or behind a query. */
function homeOf(address: string | undefined, isHostOwn: boolean): string | undefined {
  const url = address === undefined ? null : URL.parse(address);
  if (url === null || (!isHostOwn && (url.pathname === '/' || url.search !== ''))) return undefined;
  return `${url.origin}${url.pathname.replace(/\/?$/, '/')}`;
}
