/** The six signals: each a value in [0, 1] with its reason as a code. schemas/texts has the words. */
import type { RankValues, ReasonCode } from '../contracts/generated/read-api.ts';
import { toDay, toDayNumber } from './days.ts';
import type { Merits, RankInput } from './rank-input.ts';

/** Days after which freshness is halved, counted in whole weeks. */
const HALF_LIFE_WEEKS = 52;
const WINDOW_WEEKS = 52;
const WINDOW_DAYS = WINDOW_WEEKS * 7;
/** A release a month earns the full maintenance value: log2(1 + 12) / log2(13) = 1. */
const FULL_RELEASES = 12;
/** A source that fails this long has no reachability left. */
const FAILING_DAYS = 30;

/** An input on one day: its dates worked out once, because every signal of every listing asks for them. */
export interface Facts {
  today: number;
  merits: Merits;
  /** Day of the newest release. */
  newest: number | undefined;
  /** How many releases in the last 52 weeks. */
  releases: number;
  failingSince: number | undefined;
}

type Shares = Partial<Record<keyof Merits, number>>;

export interface Reason {
  code: ReasonCode;
  values: RankValues;
}

interface Signal {
  /** The numbers that the words of its rule name. */
  rule: Readonly<Record<string, number>>;
  /** What each merit adds to the value; none where it counts days. */
  shares: Shares;
  /** In [0, 1]. Ranking a whole catalog asks for nothing else. */
  value(facts: Facts): number;
  reason(facts: Facts): Reason;
}

const CHECKLIST = [
  'summary',
  'text',
  'homepage',
  'license_type',
  'spdx_id',
  'platforms',
  'category',
  'pricing',
  'release_notes',
  'second_locale',
] as const satisfies (keyof Merits)[];

const TRUST = { verified_domain: 0.5, spdx_id: 0.2, https_homepage: 0.1, checksums: 0.2 };
const OPENNESS = { openapi_badge: 0.5, integrations: 0.25, interface_or_documentation: 0.25 };

/** What a listing can have or lack, each once. */
export const MERITS = [...new Set([...CHECKLIST, ...namesOf(TRUST), ...namesOf(OPENNESS)])];

export const SIGNALS = {
  freshness: {
    rule: { weeks: HALF_LIFE_WEEKS },
    shares: {},
    value: ({ newest, today }) =>
      newest === undefined ? 0 : 0.5 ** (Math.floor((today - newest) / 7) / HALF_LIFE_WEEKS),
    reason: ({ newest }) =>
      newest === undefined
        ? { code: 'no_dated_release', values: {} }
        : { code: 'newest_release', values: { day: toDay(newest) } },
  },
  maintenance: {
    rule: { weeks: WINDOW_WEEKS, count: FULL_RELEASES, full: 1 + FULL_RELEASES },
    shares: {},
    value: ({ releases }) => Math.min(1, Math.log2(1 + releases) / Math.log2(1 + FULL_RELEASES)),
    // Above what is earned in full no number: it would change from day to day where the points do not.
    reason: ({ releases }) => ({
      code: releases >= FULL_RELEASES ? 'releases_or_more' : 'releases',
      values: { count: Math.min(releases, FULL_RELEASES), weeks: WINDOW_WEEKS },
    }),
  },
  completeness: {
    rule: { of: CHECKLIST.length },
    shares: Object.fromEntries(CHECKLIST.map((merit) => [merit, 1 / CHECKLIST.length])),
    value: ({ merits }) =>
      CHECKLIST.reduce((count, merit) => (merits[merit] ? count + 1 : count), 0) / CHECKLIST.length,
    reason: ({ merits }) => {
      const missing = CHECKLIST.filter((merit) => !merits[merit]);
      const values = { count: CHECKLIST.length - missing.length, of: CHECKLIST.length };
      if (missing.length === 0) return { code: 'complete', values };
      return { code: 'incomplete', values: { ...values, missing } };
    },
  },
  trust: sumOf(TRUST),
  reachability: {
    rule: { days: FAILING_DAYS },
    shares: {},
    value: ({ failingSince, today }) => {
      if (failingSince === undefined) return 1;
      return Math.max(0, 1 - Math.max(0, today - failingSince) / FAILING_DAYS);
    },
    reason: ({ failingSince }) =>
      failingSince === undefined
        ? { code: 'no_source_failing', values: {} }
        : { code: 'source_failing', values: { day: toDay(failingSince) } },
  },
  openness: sumOf(OPENNESS),
} satisfies Record<string, Signal>;

export type SignalName = keyof typeof SIGNALS;

/** A signal that adds up the share of each merit. */
function sumOf(shares: Shares): Signal {
  const parts = Object.entries(shares) as [keyof Merits, number][];
  return {
    rule: {},
    shares,
    value: ({ merits }) => parts.reduce((sum, [merit, share]) => (merits[merit] ? sum + share : sum), 0),
    reason: ({ merits }) => {
      const earned = parts.map(([merit]) => merit).filter((merit) => merits[merit]);
      return earned.length === 0 ? { code: 'no_merits', values: {} } : { code: 'merits', values: { merits: earned } };
    },
  };
}

function namesOf(shares: Shares): (keyof Merits)[] {
  return Object.keys(shares) as (keyof Merits)[];
}

/** What a signal counts, with the share of each in the signal's value, 0 to 1. */
export function meritShares(name: SignalName): [merit: keyof Merits, share: number][] {
  return Object.entries(SIGNALS[name].shares) as [keyof Merits, number][];
}

/** The dates of an input as numbers of days: read once, because they are asked for on many days. */
export interface Dates {
  releases: readonly number[];
  failingSince: number | undefined;
}

export function datesOf({ release_dates, failing_since }: RankInput): Dates {
  return {
    releases: release_dates.map(toDayNumber),
    failingSince: failing_since === null ? undefined : toDayNumber(failing_since),
  };
}

/** @param dates of the input */
export function factsOn(input: RankInput, today: number, dates: Dates = datesOf(input)): Facts {
  let newest: number | undefined;
  let releases = 0;
  for (const day of dates.releases) {
    // Releases dated after today count for nothing, so that a date in the future buys no freshness.
    if (day > today) continue;
    if (newest === undefined || day > newest) newest = day;
    if (today - day < WINDOW_DAYS) releases += 1;
  }
  return { today, merits: input.merits, newest, releases, failingSince: dates.failingSince };
}

/**
 * Days after `after` and up to today on which time alone may have changed a value, in no order: week steps, days of
 * failing, releases entering and leaving the window.
 * @param facts of today
 */
export function stepDays({ newest, failingSince, today }: Facts, { releases }: Dates, after: number): number[] {
  const days: number[] = [];
  if (newest !== undefined) {
    const weeks = Math.min(FADED_WEEKS, Math.floor((today - newest) / 7));
    for (let day = newest + weeks * 7; day >= newest && day > after; day -= 7) days.push(day);
  }
  if (failingSince !== undefined) {
    const last = Math.min(failingSince + FAILING_DAYS, today);
    for (let day = last; day >= failingSince && day > after; day -= 1) days.push(day);
  }
  for (const released of releases) {
    for (const day of [released, released + WINDOW_DAYS]) if (day > after && day <= today) days.push(day);
  }
  return days;
}

/** After 16 half-lives no weight below 100 earns half a hundredth of a point. */
const FADED_WEEKS = 16 * HALF_LIFE_WEEKS;
