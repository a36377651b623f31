/** What the owner of a domain places there to say that a listing is theirs: a line that anyone can compute. */

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
 * Bound to the source as well: another source of the listing has to be approved again.
 * @param catalogHost host of the catalog's base address, with the port where there is one
 * @param sha256 in hexadecimal; what runs this has one that answers at once
 */
export function verificationToken(
  catalogHost: string,
  listing: ProvableListing,
  sha256: (text: string) => string,
): string {
  const text = [catalogHost, listing.slug, primaryAddress(listing) ?? ''].join('\n');
  return tokenPrefix(catalogHost, listing.slug) + sha256(text).slice(0, 32);
}

/** Address of the leading source; undefined for a document the operator keeps. */
export function primaryAddress({ sources }: Pick<ProvableListing, 'sources'>): string | undefined {
  return sources.find(({ primary }) => primary)?.url ?? undefined;
}

/** What the line that proves a whole domain has in place of a slug: no slug holds a `_`. */
const DOMAIN_MARK = '_domain';

/**
 * The line that proves a domain for everything that is its publisher's: token, endpoints and listings.
 * @param claim what tells this claim from another: 32 hexadecimal digits, which nobody else can make up
 */
export function domainLine(catalogHost: string, claim: string): string {
  return tokenPrefix(catalogHost, DOMAIN_MARK) + claim;
}

/** True for the line of any claim: only the owner of a domain can place one there. */
export function isDomainLine(line: string, catalogHost: string): boolean {
  const start = tokenPrefix(catalogHost, DOMAIN_MARK);
  return line.startsWith(start) && /^[0-9a-f]{32}$/.test(line.slice(start.length));
}
