/**
 * Domain verification: the owner of the homepage's domain says that this catalog's listing is theirs.
 *
 * The proof is a line, as a TXT record of _catalog.<domain> or in https://<host>/.well-known/catalog-verification.txt,
 * served as text/plain; DNS is asked first. It is the listing's own token (schemas/rules/verification-token.ts), or the
 * line with which a domain was proved for the API: that one covers the listings that are its owner's (proof-places.ts).
 *
 * - unverified → verified: a proof was found. Once found, `verified_at` stays for as long as the proof does.
 * - unverified → pending: a token for this very listing is there, but a wrong one.
 * - verified → pending: the proof is not there; at once if that is certain, after 3 days if servers only fail to answer.
 * - pending → verified: a proof was found.
 * - pending → unverified: the wrong token is gone, or a proof that was there has been out of sight for 7 days.
 *
 * `unproved_since` and `reason` stand in the listing, so nothing is lost with a cache. Another homepage host or another
 * source begins anew. Only `verified` earns the badge and its points. verification-states.ts is this rule as code.
 */
import { hash } from 'node:crypto';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { forgeOf } from '../../../schemas/rules/repository-address.ts';
import {
  isDomainLine,
  type ProvableListing,
  tokenPrefix,
  verificationToken,
} from '../../../schemas/rules/verification-token.ts';
import { isWebAddress } from '../../../schemas/rules/web-address.ts';
import { inTime, type LookUpResult, type LookUps } from './look-ups.ts';
import { coverOf, domainsOver, type Subject } from './proof-places.ts';
import { type DomainCheck, nextVerification, type Verification } from './verification-states.ts';

export interface VerifyInput {
  /** Those of the run: they ask each domain and each host once. */
  lookUps: LookUps;
  /** Host of the catalog's base address, with the port where there is one. */
  catalogHost: string;
  /** Like 2026-01-31 */
  today: string;
  /** After this moment no domain is asked: what is left is due in the next run. */
  deadline?: Date | undefined;
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** The token of a listing. @param catalogHost host of the catalog's base address, with the port where there is one */
export function tokenOf(catalogHost: string, listing: ProvableListing): string {
  return verificationToken(catalogHost, listing, (text) => hash('sha256', text));
}

/** Checks these listings. @returns the next verification of each, also where it stays as it was; of those there was time for */
export async function verifyListings<Checked extends Subject & { listing: Listing }>(
  subjects: readonly Checked[],
  { lookUps, catalogHost, today, deadline, onProgress }: VerifyInput,
): Promise<Map<Checked, Verification>> {
  let done = 0;
  const looked = await inTime(subjects, { deadline }, async (subject) => {
    const check = await checkDomain(subject, lookUps, catalogHost);
    done += 1;
    onProgress?.(done, subjects.length);
    return [subject, nextVerification(subject.listing.verification, check, today)] as const;
  });
  return new Map(looked);
}

export async function checkDomain(subject: Subject, lookUps: LookUps, catalogHost: string): Promise<DomainCheck> {
  const { homepage, slug, sources, renamed_from } = subject.listing;
  if (homepage === undefined || !isWebAddress(homepage)) return { code: 'no_homepage' };
  // A repository's page stands on the forge's domain, where its owner can place nothing.
  if (forgeOf(homepage) !== undefined) return { code: 'shared_host' };
  // What was placed before a rename still stands for this listing: it names the same source.
  const slugs = renamed_from === undefined ? [slug] : [slug, renamed_from];
  const tokens = slugs.map((name) => tokenOf(catalogHost, { slug: name, sources }));
  const prefix = tokenPrefix(catalogHost, slug);
  const failures: Failure[] = [];
  for (const { method, domain, look } of placesFor(homepage, lookUps)) {
    const { lines, failure } = await look();
    if (lines.some((line) => tokens.includes(line))) return { code: 'proved', method };
    if (failure !== undefined) failures.push(failure);
    if (lines.some((line) => line.startsWith(prefix))) failures.unshift('wrong_token');
    if (!lines.some((line) => isDomainLine(line, catalogHost))) continue;
    const cover = await isCovered(domain, subject, lookUps);
    if (cover === true) return { code: 'proved', method };
    if (cover === 'unreachable') failures.push(cover);
  }
  return { code: failures[0] ?? 'not_found' };
}

type Failure = 'wrong_token' | 'dns_failed' | 'unreachable';

interface Place {
  method: 'dns-txt' | 'well-known-http';
  /** The address whose owner is asked, and all addresses below it. */
  domain: string;
  look(): Promise<LookUpResult>;
}

/** DNS first, and the file of the homepage's host before those of the domains above it. */
function placesFor(homepage: string, { records, file }: LookUps): Place[] {
  const { origin, hostname } = new URL(homepage);
  const domains = domainsOver(homepage);
  const origins = new Map(domains.map((domain) => [`https://${domain}`, domain]));
  origins.delete(origin);
  return [
    ...domains.map((domain): Place => ({ method: 'dns-txt', domain, look: () => records(domain) })),
    ...[[origin, hostname] as const, ...origins].map(
      ([at, domain]): Place => ({ method: 'well-known-http', domain, look: () => file(at) }),
    ),
  ];
}

async function isCovered(domain: string, subject: Subject, lookUps: LookUps): Promise<boolean | 'unreachable'> {
  const cover = coverOf(domain, subject);
  const { sources, verification } = subject.listing;
  const address = sources.find(({ primary }) => primary)?.url;
  if (cover !== 'if_direct' || address === undefined) return cover === 'yes';
  // It was looked at when the proof was first found, and the same source has been there ever since.
  if (verification.status !== 'unverified' && verification.verified_at !== undefined) return true;
  const host = await lookUps.comesFrom(domain, address);
  return host === 'unreachable' ? host : host === 'there';
}
