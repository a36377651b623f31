/** What a publisher's token speaks for: its domains, and every host below them. */
import { hostOf } from './web-address.ts';

/** A listing as it is stored, or as the read API shows it. */
interface Placed {
  homepage?: string | null | undefined;
  sources: readonly { url?: string | null | undefined }[];
}

/** True for an address whose host is one of the domains, or below one. */
export function isOnDomains(address: string | null | undefined, domains: readonly string[]): boolean {
  const host = hostOf(address ?? undefined);
  return host !== undefined && domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** True where the listing's homepage or a source of it is on one of the domains. */
export function speaksFor(domains: readonly string[], { homepage, sources }: Placed): boolean {
  return [homepage, ...sources.map(({ url }) => url)].some((address) => isOnDomains(address, domains));
}

/** A domain as a token may be issued for it: lower case, in ASCII, of two labels at least, and no number. */
export function isDomain(text: string): boolean {
  return (
    text.length <= 253 && /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/.test(text)
  );
}
