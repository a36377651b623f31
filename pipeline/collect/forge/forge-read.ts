/** Steps of reading a repository that are the same for every forge. */
import { Refused } from '../../repo/fetch/refusals.ts';
import { ReadingStopped, type Shape } from './answer-shape.ts';
import type { ForgeApi } from './forge-api.ts';
import type { ForgeReadme, ForgeRelease, ForgeReleases, ForgeRepository } from './forge-project.ts';
import { MAX_VERSIONS, tagsAhead } from './versions.ts';

/** Two pages instead of one: a page of a hundred releases is too large for some repositories. */
const RELEASES_PER_PAGE = 50;
/** Of releases so large that a page of them is over the limit. */
const FEW_RELEASES = 5;
const TAGS_PER_PAGE = 100;

/** A README that cannot be read takes nothing away from what else is known of the repository. */
export async function orNoReadme(read: () => Promise<ForgeReadme | undefined>): Promise<ForgeReadme | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ReadingStopped && error.stopped.isFinal) return { isTooCostly: true };
    throw error;
  }
}

interface Listing {
  api: ForgeApi;
  shape: Shape<ForgeReleases>;
  /** Statuses that mean "none here". */
  none: readonly number[];
  /** How the forge lists them; by day if not said. */
  order?: 'by day' | 'by name';
}

/** The newest releases. */
export async function readReleases(listing: Listing, address: string): Promise<ForgeReleases> {
  try {
    return await readPages(listing, `${address}?per_page=${RELEASES_PER_PAGE}`, MAX_VERSIONS / RELEASES_PER_PAGE);
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.code !== 'too_large') throw error;
    return readPages(listing, `${address}?per_page=${FEW_RELEASES}`, 1);
  }
}

/** Tags that hold a digit: `latest` and `stable` move, and are no versions. */
export async function readTags(listing: Listing, address: string, maxPages: number): Promise<ForgeReleases> {
  const { entries, ...more } = await readPages(listing, `${address}?per_page=${TAGS_PER_PAGE}`, maxPages);
  return { entries: withDigits(entries), ...more };
}

export function withDigits(entries: readonly ForgeRelease[]): ForgeRelease[] {
  return entries.filter(({ tag }) => /\d/.test(tag));
}

async function readPages(
  { api, shape, none, order = 'by day' }: Listing,
  address: string,
  maxPages: number,
): Promise<ForgeReleases> {
  const read: ForgeReleases = { entries: [], leftOut: 0 };
  let page = await api.askUnless(none, address, shape);
  for (let pages = 1; page !== undefined; pages += 1) {
    read.entries.push(...page.value.entries);
    read.leftOut += page.value.leftOut;
    if (page.next === undefined) break;
    if (pages >= maxPages) return { ...read, cut: order === 'by day' ? 'older' : 'any' };
    page = await api.ask(page.next, shape);
  }
  return read;
}

/** A tag without its release this long after the last one is no oversight. */
const SILENT_DAYS = 90;
/** One tag may be a slip, or wait for its release. */
const MANY_TAGS = 2;

/**
 * Some repositories stop making releases and go on with tags; both are witnesses of which version is the current one.
 * @returns whether there was work so long after the newest release that the tags are worth a request
 */
export function haveReleasesStopped({ entries }: ForgeReleases, { activeOn }: ForgeRepository): boolean {
  return entries.length > 0 && isLongAfter(activeOn, lastDay(entries));
}

/**
 * The releases, with the tags that went on after them where numbers and days both say so; marked as behind where only one
 * of them does. @param readDay day of a tag whose day is not known yet
 */
export async function withLaterTags(
  releases: ForgeReleases,
  tags: readonly ForgeRelease[],
  repository: ForgeRepository,
  readDay: (tag: ForgeRelease) => Promise<string | undefined> = async () => undefined,
): Promise<ForgeReleases> {
  const about = { path: repository.path, latest: releases.latest };
  const ahead = tagsAhead(releases.entries, tags, about);
  const [newest] = ahead;
  if (newest === undefined) return releases;
  const releasedOn = newest.releasedOn ?? (await readDay(newest));
  const isLater = isLongAfter(releasedOn, lastDay(releases.entries));
  if (isLater && ahead.length >= MANY_TAGS) {
    const dated = ahead.map((tag) => (tag === newest && releasedOn !== undefined ? { ...tag, releasedOn } : tag));
    return { ...releases, entries: [...dated, ...releases.entries] };
  }
  return isLater || ahead.length >= MANY_TAGS ? { ...releases, isBehind: true } : releases;
}

function lastDay(entries: readonly ForgeRelease[]): string {
  return entries.reduce((last, { releasedOn = '' }) => (releasedOn > last ? releasedOn : last), '');
}

function isLongAfter(day: string | undefined, last: string): boolean {
  if (day === undefined || last === '') return false;
  return Date.parse(day) - Date.parse(last) >= SILENT_DAYS * 86_400_000;
}
