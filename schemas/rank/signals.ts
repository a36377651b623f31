/** The six signals: each a pure value in [0, 1] with its reason in numbers. Source: docs, "How the rank works". */
import { toDay, toDayNumber } from './days.ts';
import type { Merits, RankInput } from './input.ts';

/** Days after which freshness is halved, counted in whole weeks. */
const HALF_LIFE_WEEKS = 52;
const WINDOW_DAYS = 52 * 7;
/** A release a month earns the full maintenance value: log2(1 + 12) / log2(13) = 1. */
const FULL_RELEASES = 12;
/** A source that fails this long has no reachability left. */
const FAILING_DAYS = 30;

export interface SignalResult {
  /** In [0, 1]. */
  value: number;
  reason: string;
}

export type Signal = (input: RankInput, today: number) => SignalResult;

/** Checklist of completeness: merit → how a sentence calls it. */
const CHECKLIST = {
  summary: 'a summary',
  text: 'a longer text',
  homepage: 'a homepage',
  licenseType: 'a license type',
  spdxId: 'an SPDX id',
  platforms: 'platforms',
  category: 'a category',
  pricing: 'pricing',
  releaseNotes: 'release notes',
  secondLocale: 'a second language',
} satisfies Partial<Record<keyof Merits, string>>;

const TRUST = [
  ['verifiedDomain', 0.5, 'verified domain'],
  ['spdxId', 0.2, 'SPDX license'],
  ['httpsHomepage', 0.1, 'https homepage'],
  ['checksums', 0.2, 'downloads with sha256'],
] as const;

const OPENNESS = [
  ['openapiBadge', 0.5, 'valid OpenAPI description'],
  ['integrations', 0.25, 'integrations'],
  ['interfaceOrDocumentation', 0.25, 'an interface or documentation'],
] as const;

export const SIGNALS = {
  freshness: (input, today) => {
    const newest = newestRelease(input, today);
    if (newest === undefined) return { value: 0, reason: 'no dated release' };
    const weeks = Math.floor((today - newest) / 7);
    return { value: 0.5 ** (weeks / HALF_LIFE_WEEKS), reason: `newest release ${toDay(newest)}` };
  },
  maintenance: (input, today) => {
    const count = pastReleases(input, today).filter((day) => today - day < WINDOW_DAYS).length;
    const value = Math.min(1, Math.log2(1 + count) / Math.log2(1 + FULL_RELEASES));
    return { value, reason: `${count} ${count === 1 ? 'release' : 'releases'} in 52 weeks` };
  },
  completeness: ({ merits }) => {
    const items = Object.entries(CHECKLIST) as [keyof typeof CHECKLIST, string][];
    const missing = items.filter(([merit]) => !merits[merit]).map(([, words]) => words);
    const present = items.length - missing.length;
    const lacks = missing.length === 0 ? '' : `; missing: ${missing.join(', ')}`;
    return { value: present / items.length, reason: `${present} of ${items.length} present${lacks}` };
  },
  trust: ({ merits }) => weighed(TRUST, merits),
  reachability: ({ failingSince }, today) => {
    if (failingSince === null) return { value: 1, reason: 'the source answers' };
    const days = Math.max(0, today - toDayNumber(failingSince));
    return { value: Math.max(0, 1 - days / FAILING_DAYS), reason: `the source has not answered since ${failingSince}` };
  },
  openness: ({ merits }) => weighed(OPENNESS, merits),
} satisfies Record<string, Signal>;

export type SignalName = keyof typeof SIGNALS;

function weighed(parts: readonly (readonly [keyof Merits, number, string])[], merits: Merits): SignalResult {
  const earned = parts.filter(([merit]) => merits[merit]);
  const value = earned.reduce((sum, [, share]) => sum + share, 0);
  const reason = earned.length === 0 ? 'nothing yet' : earned.map(([, , words]) => words).join(', ');
  return { value, reason };
}

/** Releases dated after today count for nothing, so that a date in the future buys no freshness. */
function pastReleases({ releaseDates }: RankInput, today: number): number[] {
  return releaseDates.map(toDayNumber).filter((day) => day <= today);
}

function newestRelease(input: RankInput, today: number): number | undefined {
  const past = pastReleases(input, today);
  return past.length === 0 ? undefined : past.reduce((newest, day) => Math.max(newest, day));
}

/** Days up to today on which time alone may have changed a value: week steps, releases entering and leaving. */
export function stepDays(input: RankInput, today: number): number[] {
  const past = pastReleases(input, today);
  const newest = newestRelease(input, today);
  const days = past.flatMap((day) => [day, day + WINDOW_DAYS]);
  if (newest !== undefined) {
    for (let day = newest; day <= today && (day - newest) / 7 <= FADED_WEEKS; day += 7) days.push(day);
  }
  if (input.failingSince !== null) {
    const since = toDayNumber(input.failingSince);
    for (let day = since; day <= Math.min(today, since + FAILING_DAYS); day += 1) days.push(day);
  }
  return days.filter((day) => day <= today).sort((a, b) => b - a);
}

/** After 16 half-lives no weight below 100 earns half a hundredth of a point. */
const FADED_WEEKS = 16 * HALF_LIFE_WEEKS;
