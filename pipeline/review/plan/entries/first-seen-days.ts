/**
 * On which day a version was first seen, decided once and kept beside it, and whether the day it is said to have been
 * released on can be true. Everything is in the listing, so a second look decides the same. Pure.
 */
import type { Listing, Release } from '../../../../schemas/contracts/generated/listing.ts';
import { type Problem, warning } from '../../../../schemas/contracts/problems.ts';
import { attestingHost } from '../../../../schemas/rules/attested-days.ts';
import { compareParsed } from '../../../../schemas/rules/version-order.ts';
import { parseVersion } from '../../../../schemas/rules/versions/parse-version.ts';
import { defined } from '../../../../schemas/rules/without-undefined.ts';
import { dayOf } from '../../../repo/text/day-of.ts';

/** What we say of when we saw a version. */
const SEEN_DAYS = ['seen_on', 'unseen_on'] as const;

export interface Sight {
  /** Day of the run, like 2026-01-31. */
  today: string;
  /** As it is published: what stands there keeps what it has. undefined: what comes with a listing is only declared. */
  published: Listing | undefined;
  /** The form that waits, where the pipeline has made it. */
  pending: Listing | undefined;
  /** Day on which the source was last read before; undefined where nobody remembers. */
  readBefore: string | undefined;
}

/** Versions of a source, each with the days on which we saw it, whatever they say themselves. */
export function withFirstSight(versions: readonly Release[], sight: Sight): Release[] {
  const { today, published, pending, readBefore } = sight;
  const unseen_on = lastReadBefore(today, published, readBefore);
  const known = byVersion(published);
  const waiting = byVersion(pending);
  return versions.map((release) => {
    const { version } = release;
    const seen = known.get(version) ?? seenOnly(waiting.get(version), today) ?? { seen_on: today, unseen_on };
    const days = published === undefined ? {} : { seen_on: seen.seen_on, unseen_on: seen.unseen_on };
    return defined({ ...release, seen_on: undefined, unseen_on: undefined, ...days });
  });
}

const byVersion = (listing: Listing | undefined) =>
  new Map(listing?.versions.map((release): [string, Release] => [release.version, release]));

/** What was announced for a day that has come counts as seen now: no more than any other release need it wait. */
function seenOnly(release: Release | undefined, today: string): Release | undefined {
  if (release?.seen_on === undefined) return undefined;
  const isOutNow = isAnnounced(release, release.seen_on) && !isAnnounced(release, today);
  return isOutNow ? undefined : release;
}

/**
 * Publishers raise the version in a document and forget its day, or the year of it. A new version that is older than an
 * approved lower one is such a slip: its day says nothing, so it has none.
 */
export function withoutForgottenDays(
  versions: readonly Release[],
  { published, sources }: { published: Listing | undefined; sources: Listing['sources'] },
): Release[] {
  const known = byVersion(published);
  const dated = published?.versions.filter((release) => saidDay(release) !== undefined) ?? [];
  return versions.map((release) => {
    const isApproved = dated.includes(known.get(release.version) ?? release);
    const isForgotten =
      !isApproved &&
      doubtOfDay(release, { sources }) === 'released_in_past' &&
      dated.some((other) => isHigher(release, other) && !isBefore(saidDay(other), saidDay(release) ?? ''));
    return isForgotten ? defined({ ...release, released_on: undefined, released_in: undefined }) : release;
  });
}

function isHigher(release: Release, other: Release): boolean {
  const [higher, lower] = [parseVersion(release.version), parseVersion(other.version)];
  return higher !== undefined && lower !== undefined && compareParsed(higher, lower) > 0;
}

/** Never before the day on which what is published was read. */
function lastReadBefore(today: string, published: Listing | undefined, day: string | undefined): string | undefined {
  const changed = published?.sources[0]?.last_changed_on;
  const last = day === undefined || changed === undefined || day > changed ? day : changed;
  return last !== undefined && last <= today ? last : undefined;
}

/** Published versions whose first-seen day the listing changes or adds. */
export function movedSights(published: Listing | undefined, listing: Listing): string[] {
  const known = byVersion(published);
  const moved = listing.versions.filter((release) => {
    const earlier = known.get(release.version);
    if (published !== undefined && earlier === undefined) return false;
    return SEEN_DAYS.some((name) => release[name] !== earlier?.[name]);
  });
  return moved.map(({ version }) => version);
}

/** Attested days of a version that has come to another day stay believed; only what is to come is not. */
export function isMovedByForge(release: Release, wanted: Listing): boolean {
  const readOn = wanted.sources[0]?.last_changed_on;
  return attestingHost(wanted.sources) !== undefined && readOn !== undefined && !isAnnounced(release, readOn);
}

/**
 * Publishers enter a release late, as people do. Its declared day is worth no points, because the rank counts the day on
 * which it was seen; what is said to be older would show a release of long ago as news.
 */
const LATE_DAYS = 30;

/** Why a new version waits for a person. */
export function doubtOfDay(
  release: Release,
  { sources }: Pick<Listing, 'sources'>,
): 'released_in_past' | 'released_in_future' | undefined {
  const { seen_on } = release;
  // It was there before such days were noted.
  if (seen_on === undefined) return undefined;
  if (isAnnounced(release, seen_on)) return 'released_in_future';
  if (attestingHost(sources) !== undefined) return undefined;
  return isBefore(saidDay(release), dayBeside(release.unseen_on ?? seen_on, -LATE_DAYS))
    ? 'released_in_past'
    : undefined;
}

/** What a reviewer has to know of days. @param before what goes on without a person */
export function remarksOnDays(before: Listing, wanted: Listing): Problem[] {
  const known = byVersion(before);
  const codes = wanted.versions.flatMap((release) => {
    const earlier = known.get(release.version);
    if (earlier === undefined) return doubtOfDay(release, wanted) ?? [];
    return saidDay(earlier) === saidDay(release) ? [] : ('release_day_changed' as const);
  });
  const order = ['released_in_past', 'released_in_future', 'release_day_changed'] as const;
  return order.filter((code) => codes.includes(code)).map((code) => warning('/release', code));
}

/** A day, or the year or month of it. */
export function saidDay({
  released_on,
  released_in,
}: Pick<Release, 'released_on' | 'released_in'>): string | undefined {
  return released_on ?? released_in;
}

/** True where all of a month or a year is. */
function isBefore(said: string | undefined, day: string): boolean {
  return said !== undefined && said < day.slice(0, said.length);
}

/** One day to come is allowed, because a calendar day begins 14 hours before that of UTC somewhere. */
function isAnnounced(release: Release, day: string): boolean {
  const said = saidDay(release);
  return said !== undefined && said > dayBeside(day, 1).slice(0, said.length);
}

const DAY_MS = 24 * 60 * 60 * 1000;

function dayBeside(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS));
}
