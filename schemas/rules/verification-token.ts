/** What the owner of a domain places there to say that a listing is his: a line that anyone can compute. */

/** Where it is placed: a TXT record of this name below the registrable domain, or a line of the file on the host. */
export const VERIFICATION_LABEL = '_catalog';
export const VERIFICATION_FILE = '/.well-known/catalog-verification.txt';
/** What every token begins with, whatever catalog or listing it is for. */
export const TOKEN_START = 'catalog-verification=';

/** A listing as it is stored, or as the read API shows it. */
export interface ProvableListing {
  slug: string;
  sources: readonly { primary: boolean; url?: string | null }[];
}

/** All tokens of one listing begin with this, so a token for another listing or catalog is not taken for a slip. */
export function tokenPrefix(catalogHost: string, slug: string): string {
  return `${TOKEN_START}${catalogHost}/${slug}/`;
}

/**
 * Bound to the source as well: whoever else comes to feed the listing has to be approved again.
 * @param catalogHost host of the catalog's base address, with the port where there is one
 */
export async function verificationToken(catalogHost: string, listing: ProvableListing): Promise<string> {
  const text = [catalogHost, listing.slug, primaryAddress(listing) ?? ''].join('\n');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const hex = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return tokenPrefix(catalogHost, listing.slug) + hex;
}

/** Address of the leading source; undefined for a document the operator keeps. */
export function primaryAddress({ sources }: Pick<ProvableListing, 'sources'>): string | undefined {
  return sources.find(({ primary }) => primary)?.url ?? undefined;
}
