/** Listings, name servers and sites for the tests of domain verification. */
import { afterEach } from 'vitest';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../../schemas/contracts/generated/moderation.ts';
import { type DnsRecords, serveDns } from '../../../testing/dns-server.ts';
import { createLookUps, createTxtResolver, type LookUpTools, type ResolveTxt } from '../look-ups.ts';
import type { DomainCheck } from '../verification-states.ts';
import { checkDomain, tokenOf } from '../verify-listings.ts';

export const CATALOG_HOST = 'catalog.example';

/** Of a maker at maker.example, unless the members say otherwise. */
export function listingOf(slug: string, members: Partial<Listing> = {}): Listing {
  return {
    slug,
    name: slug,
    kind: 'library',
    category: 'other',
    license: {},
    vendor: { name: 'Maker' },
    platforms: [],
    homepage: 'https://www.maker.example',
    integrations: [],
    descriptions: {},
    versions: [{ version: '1.0.0', prerelease: false }],
    badges: [],
    archived: false,
    sources: [
      { kind: 'pad-json', url: `https://maker.example/${slug}.json`, primary: true, last_changed_on: '2026-01-01' },
    ],
    verification: { method: 'none', status: 'unverified' },
    ...members,
  };
}

export function recordOf(slug: string): LedgerRecord {
  return {
    slug,
    state: 'published',
    source: { kind: 'pad-json' },
    content_sha256: '0'.repeat(64),
    report: [],
    overrides: {},
  };
}

export const LISTING = listingOf('tool');
/** Where its TXT record and its file are. */
export const NAME = '_catalog.maker.example';
export const FILE = 'https://www.maker.example/.well-known/catalog-verification.txt';

export const TOKEN = tokenOf(CATALOG_HOST, LISTING);
/** The token with a slip in its last digit. */
export const WRONG = TOKEN.slice(0, -1) + (TOKEN.endsWith('0') ? '1' : '0');
/** That of another listing on the same domain. */
export const OTHERS = tokenOf(CATALOG_HOST, listingOf('another-tool'));
/** That of the same listing in another catalog. */
export const FOREIGN = tokenOf('other.example', LISTING);

export const BY_DNS: DomainCheck = { code: 'proved', method: 'dns-txt' };
export const BY_FILE: DomainCheck = { code: 'proved', method: 'well-known-http' };

const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

export function closeAfterTest(close: () => unknown): void {
  closing.push(close);
}

/**
 * One check of the listing; where nothing else is said, its domain has no record and no file.
 * @param domain of the token that it was submitted with
 */
export function checking(
  tools: Partial<LookUpTools>,
  members: Partial<Listing> = {},
  domain?: string,
): Promise<DomainCheck> {
  const lookUps = createLookUps({ resolveTxt: noRecords, client: site(), ...tools });
  const record = { source: domain === undefined ? {} : { domain } };
  return checkDomain({ listing: { ...LISTING, ...members }, record }, lookUps, CATALOG_HOST);
}

export const noRecords: ResolveTxt = () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' }));

export type Answer = Awaited<ReturnType<LookUpTools['client']['request']>>;

/** The client refuses a host name that leads to this machine, so sites with names are made up. */
export function site(answers: Record<string, Answer> = {}) {
  const asked: string[] = [];
  const request = async (address: string): Promise<Answer> => {
    asked.push(address);
    return answers[address] ?? { status: 404, headers: {}, bytes: Buffer.alloc(0) };
  };
  return { asked, request };
}

export function text(body: string): Answer {
  return { status: 200, headers: { 'content-type': 'text/plain' }, bytes: Buffer.from(body) };
}

export function refused(code: string): Answer {
  return { refusal: { code } };
}

/** A resolver that asks a real name server. What the zone lacks, or has as undefined, does not exist. */
export async function resolving(zone: Record<string, DnsRecords | undefined>) {
  const { address, questions, close } = await serveDns((name) => zone[name]);
  closeAfterTest(close);
  // Patience for a busy machine, except where a server that says nothing is waited for.
  const isSilent = Object.values(zone).some((records) => records?.TXT === 'silence');
  return { questions, resolveTxt: createTxtResolver([address], isSilent ? 50 : 2_000) };
}
