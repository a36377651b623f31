/** Below which addresses a publisher's own pages lie, as far as a person has approved them. Pure. */
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
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

/** Two dots between slashes, encoded so that only a server takes them for the way up. A tag may hold the slashes alone. */
const DISGUISED_WAY_UP = /(?:\/|%(?:25){0,9}(?:2f|5c))(?:\.|%(?:25){0,9}2e){2}(?=$|[/;]|%(?:25){0,9}(?:2f|3b|5c))/i;

/** False for no address. */
export function isBelow(address: string | undefined, places: readonly string[]): boolean {
  const url = address === undefined ? null : URL.parse(address);
  return url !== null && !DISGUISED_WAY_UP.test(url.pathname) && places.some((place) => url.href.startsWith(place));
}

/** A whole host is a publisher's own only where that is proved: many share one, each below a path or behind a query. */
function homeOf(address: string | undefined, isHostOwn: boolean): string | undefined {
  const url = address === undefined ? null : URL.parse(address);
  if (url === null || (!isHostOwn && (url.pathname === '/' || url.search !== ''))) return undefined;
  return `${url.origin}${url.pathname.replace(/\/?$/, '/')}`;
}
