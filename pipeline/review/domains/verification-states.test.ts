/** The states of a verification: from one day to the next, when they are looked at, and what a listing says of them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { validateListing } from '../../../schemas/contracts/generated/validators.js';
import { toDay, toDayNumber } from '../../../schemas/rank/day-numbers.ts';
import { listingOf } from './testing/verifying.ts';
import {
  type CheckTimes,
  carriedVerification,
  type DomainCheck,
  isCheckDue,
  nextVerification,
  type Verification,
  withVerification,
} from './verification-states.ts';

const NEVER: Verification = { method: 'none', status: 'unverified' };
const SINCE = { verified_at: '2026-01-05T00:00:00Z' };
const VERIFIED: Verification = { method: 'dns-txt', status: 'verified', ...SINCE };
const shaky = (unproved_since: string): Verification => ({ ...VERIFIED, unproved_since, reason: 'dns_failed' });
const pending = (unproved_since: string, reason: Verification['reason'] = 'not_found'): Verification => ({
  ...VERIFIED,
  status: 'pending',
  unproved_since,
  reason,
});
const begun = (unproved_since: string, reason: Verification['reason'] = 'wrong_token'): Verification => ({
  method: 'none',
  status: 'pending',
  unproved_since,
  reason,
});
const lost = (reason: Verification['reason']): Verification => ({ ...NEVER, reason });

const BY_DNS: DomainCheck = { code: 'proved', method: 'dns-txt' };
const BY_FILE: DomainCheck = { code: 'proved', method: 'well-known-http' };
const FAILURES = ['not_found', 'wrong_token', 'dns_failed', 'unreachable', 'no_homepage', 'shared_host'] as const;

const DAY = '2026-02-01';

describe('the next state', () => {
  it.each<[string, Verification, DomainCheck, string, Verification]>([
    ['proved by DNS', NEVER, BY_DNS, DAY, { ...VERIFIED, verified_at: '2026-02-01T00:00:00Z' }],
    [
      'proved by file',
      NEVER,
      BY_FILE,
      DAY,
      { method: 'well-known-http', status: 'verified', verified_at: `${DAY}T00:00:00Z` },
    ],
    ['proved again', VERIFIED, BY_DNS, DAY, VERIFIED],
    ['proved otherwise', VERIFIED, BY_FILE, DAY, { ...VERIFIED, method: 'well-known-http' }],
    ['proved after a failure', shaky('2026-01-31'), BY_DNS, DAY, VERIFIED],
    ['proved after it was out of sight', pending('2026-01-25'), BY_DNS, DAY, VERIFIED],
    ['proved after a wrong token', begun('2026-01-25'), BY_DNS, DAY, { ...VERIFIED, verified_at: `${DAY}T00:00:00Z` }],
    ['proved after it was lost', lost('not_found'), BY_DNS, DAY, { ...VERIFIED, verified_at: `${DAY}T00:00:00Z` }],

    [
      'unverified, whatever else a person left in it',
      { ...VERIFIED, status: 'unverified' },
      BY_DNS,
      DAY,
      { ...VERIFIED, verified_at: `${DAY}T00:00:00Z` },
    ],
    ['begun', NEVER, { code: 'wrong_token' }, DAY, begun(DAY)],
    ['begun after it was lost', lost('dns_failed'), { code: 'wrong_token' }, DAY, begun(DAY)],
    ['still wrong after years', begun('2020-01-01'), { code: 'wrong_token' }, DAY, begun('2020-01-01')],
    [
      'begun, and now out of reach',
      begun('2026-01-26'),
      { code: 'unreachable' },
      DAY,
      begun('2026-01-26', 'unreachable'),
    ],
    ['begun, and out of reach for long', begun('2026-01-25'), { code: 'unreachable' }, DAY, lost('unreachable')],
    ['begun, and given up', begun('2026-01-31'), { code: 'not_found' }, DAY, lost('not_found')],

    ['verified, and its server fails', VERIFIED, { code: 'dns_failed' }, DAY, shaky(DAY)],
    ['failing for two days', shaky('2026-01-30'), { code: 'dns_failed' }, DAY, shaky('2026-01-30')],
    ['failing for three days', shaky('2026-01-29'), { code: 'dns_failed' }, DAY, pending('2026-01-29', 'dns_failed')],
    ['failing, and then gone', shaky('2026-01-31'), { code: 'not_found' }, DAY, pending('2026-01-31')],
    ['gone', VERIFIED, { code: 'not_found' }, DAY, pending(DAY)],
    ['replaced by a wrong token', VERIFIED, { code: 'wrong_token' }, DAY, pending(DAY, 'wrong_token')],
    ['without its homepage', VERIFIED, { code: 'no_homepage' }, DAY, pending(DAY, 'no_homepage')],
    ['gone, and then out of reach', pending(DAY), { code: 'dns_failed' }, DAY, pending(DAY, 'dns_failed')],
    ['gone for 6 days', pending('2026-01-26'), { code: 'not_found' }, DAY, pending('2026-01-26')],
    ['gone for 7 days', pending('2026-01-25'), { code: 'not_found' }, DAY, lost('not_found')],
    ['out of reach for 7 days', pending('2026-01-25'), { code: 'dns_failed' }, DAY, lost('dns_failed')],
    ['wrong for 7 days', pending('2026-01-25'), { code: 'wrong_token' }, DAY, begun('2026-01-25')],
    ['failing, and not looked at for 7 days', shaky('2026-01-25'), { code: 'dns_failed' }, DAY, lost('dns_failed')],
  ])('of one that is %s', (_what, before, check, today, after) => {
    expect(nextVerification(before, check, today)).toStrictEqual(after);
  });

  it.each(FAILURES.filter((code) => code !== 'wrong_token'))(
    'of one that nobody claims is the very same: %s',
    (code) => {
      for (const before of [NEVER, lost('not_found')]) expect(nextVerification(before, { code }, DAY)).toBe(before);
    },
  );
});

const START = toDayNumber('2026-01-01');
const anyCheck: fc.Arbitrary<DomainCheck> = fc.constantFrom(
  BY_DNS,
  BY_FILE,
  ...FAILURES.map((code): DomainCheck => ({ code })),
);
/** Checks with the days between them. */
const anyHistory = fc.array(fc.tuple(anyCheck, fc.integer({ min: 0, max: 8 })), { maxLength: 40 });

/** Each step of a history: what was, what was seen and when, what is. */
function live(history: readonly (readonly [DomainCheck, number])[]) {
  let before = NEVER;
  let day = START;
  return history.map(([check, later]) => {
    day += later;
    const after = nextVerification(before, check, toDay(day));
    const step = { before, check, day, after };
    before = after;
    return step;
  });
}

describe('whatever happens', () => {
  const forAll = (holds: (steps: ReturnType<typeof live>) => void) =>
    fc.assert(fc.property(anyHistory, (history) => holds(live(history))));

  it('is verified only by a proof, and from then on without a break of three days or a plain no', () => {
    forAll((steps) => {
      let proofDay: number | undefined;
      let failingSince: number | undefined;
      for (const { check, day, after } of steps) {
        const isPassing = check.code === 'dns_failed' || check.code === 'unreachable';
        if (check.code === 'proved') [proofDay, failingSince] = [day, undefined];
        else if (!isPassing) proofDay = undefined;
        else failingSince ??= day;
        const holds = proofDay !== undefined && (failingSince === undefined || day - failingSince < 3);
        expect(after.status === 'verified').toBe(holds);
        if (!holds) proofDay = undefined;
      }
    });
  });

  it('never loses the day of a proof before it was out of sight for 7 days', () => {
    forAll((steps) => {
      for (const { before, day, after } of steps) {
        if (before.verified_at === undefined || after.verified_at !== undefined) continue;
        expect(day - toDayNumber(before.unproved_since ?? '')).toBeGreaterThanOrEqual(7);
      }
    });
  });

  it('is the same when it is looked at again on the same day with the same result', () => {
    forAll((steps) => {
      for (const { check, day, after } of steps) {
        expect(nextVerification(after, check, toDay(day))).toStrictEqual(after);
      }
    });
  });

  it('fits the schema, and says what its status needs and nothing else', () => {
    forAll((steps) => {
      for (const { after } of steps) {
        expect(validateListing(withVerification(listingOf('tool'), after))).toBe(true);
        expect(after.verified_at === undefined).toBe(after.method === 'none');
        expect(after.unproved_since !== undefined).toBe(
          after.status === 'pending' || (after.status === 'verified' && after.reason !== undefined),
        );
        if (after.status === 'unverified') expect(after.method).toBe('none');
        if (after.status === 'pending') expect(after.reason).toBeDefined();
      }
    });
  });

  it('survives a clock that is set back', () => {
    expect(nextVerification(pending('2026-03-01'), { code: 'not_found' }, DAY)).toEqual(pending('2026-03-01'));
  });
});

describe('what an earlier verification is worth', () => {
  const published = listingOf('tool', { verification: VERIFIED });
  const sources = listingOf('another-tool').sources;

  it.each<[string, Partial<Listing>, Verification]>([
    ['everything, for the same listing', {}, VERIFIED],
    ['everything, on another page of the host', { homepage: 'https://www.maker.example/tool' }, VERIFIED],
    ['nothing, on another host', { homepage: 'https://other.example' }, NEVER],
    ['nothing, without a homepage', { homepage: undefined }, NEVER],
    ['nothing, from another source', { sources }, NEVER],
  ])('is %s', (_what, members, verification) => {
    expect(carriedVerification(published, { ...published, ...members })).toEqual(verification);
  });

  it('is nothing for a new listing', () => {
    expect(carriedVerification(undefined, published)).toEqual(NEVER);
  });
});

describe('the badge', () => {
  it.each<[Listing['badges'], Verification, Listing['badges']]>([
    [[], VERIFIED, ['verified']],
    [['openapi'], VERIFIED, ['openapi', 'verified']],
    [['verified', 'openapi'], shaky(DAY), ['openapi', 'verified']],
    [['openapi', 'verified'], pending(DAY), ['openapi']],
    [['verified'], begun(DAY), []],
    [['verified'], lost('not_found'), []],
  ])('of %j with %j: %j', (badges, verification, expected) => {
    const listing = withVerification(listingOf('tool', { badges }), verification);
    expect(listing).toEqual(listingOf('tool', { badges: expected, verification }));
  });
});

describe('a check', () => {
  const due = (verification: Verification, times: Partial<CheckTimes> = {}, before: Partial<Listing> = {}) => {
    const listing = listingOf('tool', { verification });
    return isCheckDue(listing, { published: { ...listing, ...before }, isClaimed: false, today: DAY, ...times });
  };
  const moved = { homepage: 'https://before.example' };

  it.each<[string, boolean, boolean]>([
    ['of a new one is due', due(NEVER, { published: undefined }), true],
    ['of a new one is not due twice a day', due(NEVER, { published: undefined, lastCheckedOn: DAY }), false],
    ['of a changed one is due', due(NEVER, {}, moved), true],
    ['of a changed one is due again', due(NEVER, { lastCheckedOn: DAY }, moved), true],
    ['of a verified one is due', due(VERIFIED), true],
    ['of a verified one is due the day after', due(VERIFIED, { lastCheckedOn: '2026-01-31' }), true],
    ['of a verified one is not due twice a day', due(VERIFIED, { lastCheckedOn: DAY }), false],
    ['of a pending one is due', due(pending(DAY)), true],
    ['of an unverified one on a domain that is proved is due', due(NEVER, { isClaimed: true }), true],
    ['of such a one is not due twice a day', due(NEVER, { isClaimed: true, lastCheckedOn: DAY }), false],
    ['that there was no time for is due', due(NEVER, { lastCheckedOn: '2026-01-25' }), true],
  ])('%s', (_what, isDue, expected) => {
    expect(isDue).toBe(expected);
  });

  it('of one that nobody claims is due on one day of a week, and spread over the days of it', () => {
    const perDay = Array.from({ length: 7 }, () => 0);
    for (let n = 0; n < 700; n += 1) {
      const listing = listingOf(`tool-${n}`, { homepage: `https://www.maker-${n}.example` });
      const other = listingOf(`other-${n}`, { homepage: `https://docs.maker-${n}.example` });
      const daysOf = (published: Listing) =>
        perDay.map((_, day) => isCheckDue(published, { published, isClaimed: false, today: toDay(START + day) }));
      const days = daysOf(listing);
      expect(daysOf(other)).toEqual(days);
      expect(days.filter(Boolean)).toHaveLength(1);
      perDay[days.indexOf(true)] = (perDay[days.indexOf(true)] ?? 0) + 1;
    }
    expect(Math.min(...perDay)).toBeGreaterThan(70);
  });
});
