/** Pure: where a verification goes after a check, when it is checked again, and what the listing then says. */
import { createHash } from 'node:crypto';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { toDayNumber } from '../../../schemas/rank/day-numbers.ts';
import { primaryAddress } from '../../../schemas/rules/verification-token.ts';
import { hostOf } from '../../../schemas/rules/web-address.ts';
import { domainsOver } from './proof-places.ts';

export type Verification = Listing['verification'];

type Failure = NonNullable<Verification['reason']>;

/** What one look at a domain gave. */
export type DomainCheck = { code: 'proved'; method: 'dns-txt' | 'well-known-http' } | { code: Failure };

/** Failures that say nothing about the proof: it may well be there. */
const PASSING: readonly Failure[] = ['dns_failed', 'unreachable'];
/** So long a name server or host may fail before the badge goes: long enough for a bad weekend. */
const TRUSTED_DAYS = 3;
/** So long a proof may be out of sight before it counts as gone. */
const PENDING_DAYS = 7;

const UNVERIFIED: Verification = { method: 'none', status: 'unverified' };

/** @param today like 2026-01-31 */
export function nextVerification(before: Verification, check: DomainCheck, today: string): Verification {
  const known = before.status === 'unverified' ? UNVERIFIED : before;
  if (check.code === 'proved') {
    return { method: check.method, status: 'verified', verified_at: known.verified_at ?? `${today}T00:00:00Z` };
  }
  const note = { unproved_since: known.unproved_since ?? today, reason: check.code };
  const days = toDayNumber(today) - toDayNumber(note.unproved_since);
  const isPassing = PASSING.includes(check.code);
  if (known.verified_at !== undefined && days < PENDING_DAYS) {
    const isTrusted = known.status === 'verified' && isPassing && days < TRUSTED_DAYS;
    return { ...known, status: isTrusted ? 'verified' : 'pending', ...note };
  }
  const hasBegun = known.status === 'pending' && isPassing && days < PENDING_DAYS;
  if (check.code === 'wrong_token' || hasBegun) return { method: 'none', status: 'pending', ...note };
  // Where nothing was, a look that finds nothing leaves the listing as it is, to the byte.
  return before.status === 'unverified' ? before : { ...UNVERIFIED, reason: check.code };
}

/** What an earlier listing's verification is worth for its next form: nothing, once host or source is another. */
export function carriedVerification(published: Listing | undefined, next: Subject): Verification {
  return published !== undefined && isSameSubject(published, next) ? published.verification : UNVERIFIED;
}

/** The listing with its verification, and with the badge exactly while it is verified. */
export function withVerification(listing: Listing, verification: Verification): Listing {
  const others = listing.badges.filter((badge) => badge !== 'verified');
  const badges: Listing['badges'] = verification.status === 'verified' ? [...others, 'verified'] : others;
  return { ...listing, badges, verification };
}

export interface CheckTimes {
  /** The listing as it is published; undefined for a new one. */
  published: Listing | undefined;
  /** Somebody has proved its homepage's domain for the API. */
  isClaimed: boolean;
  /** Day of its last check, where somebody remembers it. */
  lastCheckedOn?: string | undefined;
  today: string;
}

const WEEK = 7;

/**
 * A change is checked at once, what is new or claimed once a day, and what nobody has claimed once a week, on a weekday
 * that its domain decides: so the load is spread although nothing is remembered, and a domain is asked once for all.
 */
export function isCheckDue(listing: Listing, { published, isClaimed, lastCheckedOn, today }: CheckTimes): boolean {
  if (published !== undefined && !isSameSubject(published, listing)) return true;
  if (lastCheckedOn === today) return false;
  if (published === undefined || isClaimed || listing.verification.status !== 'unverified') return true;
  const day = toDayNumber(today);
  // There was no time for it on its day.
  if (lastCheckedOn !== undefined && day - toDayNumber(lastCheckedOn) >= WEEK) return true;
  const [domain = listing.slug] = domainsOver(listing.homepage ?? '');
  return day % WEEK === createHash('sha256').update(domain).digest().readUInt32BE() % WEEK;
}

/** What a proof is about. */
type Subject = Pick<Listing, 'homepage' | 'sources'>;

export function isSameSubject(a: Subject, b: Subject): boolean {
  return hostOf(a.homepage) === hostOf(b.homepage) && primaryAddress(a) === primaryAddress(b);
}
