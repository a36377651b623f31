/** Some repositories stop making releases and go on with tags. Both are witnesses of which version is the current one. */
import type { ForgeRelease, ForgeReleases, ForgeRepository } from './forge-project.ts';
import { tagsAhead } from './versions.ts';

/** A tag without its release this long after the last one is no oversight. */
const SILENT_DAYS = 90;
/** One tag may be a slip, or wait for its release. */
const MANY_TAGS = 2;

/** Whether there was work so long after the newest release that the tags are worth a request. */
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
