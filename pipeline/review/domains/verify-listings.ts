/**
 * Domain verification: the owner of the homepage's domain says that this catalog's listing is his.
 *
 * The proof is the listing's token (schemas/rules/verification-token.ts), as a TXT record of _catalog.<domain> or as a
 * line of https://<host>/.well-known/catalog-verification.txt, served as text/plain. DNS is asked first.
 *
 * - unverified → verified: the token was found. Once found, `verified_at` stays for as long as the proof does.
 * - unverified → pending: a token for this very listing is there, but a wrong one.
 * - verified → pending: the proof is not there; at once if that is certain, after 3 days if servers only fail to answer.
 * - pending → verified: the token was found.
 * - pending → unverified: the wrong token is gone, or a proof that was there has been out of sight for 14 days.
 *
 * `unproved_since` and `reason` stand in the listing, so nothing is lost with a cache. Another homepage host or another
 * source begins anew. Only `verified` earns the badge and its points. verification-states.ts is this rule as code.
 */
import { hash } from 'node:crypto';
import pLimit from 'p-limit';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { type ProvableListing, tokenPrefix, verificationToken } from '../../../schemas/rules/verification-token.ts';
import { isWebAddress } from '../../../schemas/rules/web-address.ts';
import { forgeOf } from '../../collect/forge/repository-address.ts';
import { registrableDomain } from '../../collect/sources/openapi/servers.ts';
import { createLookUps, type LookUps, type LookUpTools } from './look-ups.ts';
import { type DomainCheck, nextVerification, type Verification } from './verification-states.ts';

const CONCURRENT_CHECKS = 16;

export interface VerifyInput extends LookUpTools {
  /** Host of the catalog's base address, with the port where there is one. */
  catalogHost: string;
  /** Like 2026-01-31 */
  today: string;
  /** After this moment no domain is asked: what is left is due in the next run. */
  deadline?: Date | undefined;
  onProgress?: (done: number, total: number) => void;
}

/** The token of a listing. @param catalogHost host of the catalog's base address, with the port where there is one */
export function tokenOf(catalogHost: string, listing: ProvableListing): string {
  return verificationToken(catalogHost, listing, (text) => hash('sha256', text));
}

/** Checks these listings. Their next verification by slug, also where it stays as it was; of those there was time for. */
export async function verifyListings(
  listings: readonly Listing[],
  { catalogHost, today, deadline, onProgress, ...tools }: VerifyInput,
): Promise<Map<string, Verification>> {
  const lookUps = createLookUps(tools);
  const limit = pLimit(CONCURRENT_CHECKS);
  let done = 0;
  const results = await limit.map([...listings], async (listing) => {
    if (deadline !== undefined && new Date() >= deadline) return [];
    const check = await checkDomain(listing, lookUps, catalogHost);
    done += 1;
    onProgress?.(done, listings.length);
    return [[listing.slug, nextVerification(listing.verification, check, today)] as const];
  });
  return new Map(results.flat());
}

export async function checkDomain(
  listing: Pick<Listing, 'slug' | 'homepage' | 'sources' | 'renamed_from'>,
  lookUps: LookUps,
  catalogHost: string,
): Promise<DomainCheck> {
  const { homepage, slug, sources, renamed_from } = listing;
  if (homepage === undefined || !isWebAddress(homepage)) return { code: 'no_homepage' };
  // A repository's page stands on the forge's domain, where its owner can place nothing.
  if (forgeOf(homepage) !== undefined) return { code: 'shared_host' };
  // What was placed before a rename still stands for this listing: it names the same source.
  const slugs = renamed_from === undefined ? [slug] : [slug, renamed_from];
  const tokens = slugs.map((name) => tokenOf(catalogHost, { slug: name, sources }));
  const proves = (line: string) => tokens.includes(line);
  const domain = registrableDomain(homepage);
  const records = domain === undefined ? undefined : await lookUps.records(domain);
  if (records?.lines.some(proves)) return { code: 'proved', method: 'dns-txt' };
  const file = await lookUps.file(new URL(homepage).origin);
  if (file.lines.some(proves)) return { code: 'proved', method: 'well-known-http' };
  const prefix = tokenPrefix(catalogHost, slug);
  const hasBegun = [...(records?.lines ?? []), ...file.lines].some((line) => line.startsWith(prefix));
  return { code: hasBegun ? 'wrong_token' : (records?.failure ?? file.failure ?? 'not_found') };
}
