/** Releases of a repository on GitHub → downloads in a month. Whatever is not named here ends in this file. Pure. */
import { listMember, member, textMember } from '../../../../schemas/rules/members.ts';
import { daysBetween } from '../../../repo/text/day-of.ts';
import { figure } from '../registry/figures.ts';
import { recordedDay } from '../registry/release-days.ts';

const MONTH_DAYS = 30;
/** What programs read to see whether there is something new, and what only goes with a file. */
const NO_DOWNLOAD =
  /\.(?:ya?ml|json|xml|blockmap|zsync|sig|asc|minisig|pem|crt|sha\d{1,3}(?:sums?)?|md5|txt|nupkg|spdx|cdx)$|^RELEASES$|sums?$/i;

/**
 * Of the release that is downloaded most: whoever updates downloads each release once, so that a sum over releases
 * would count the same people again, and a release a day would multiply them.
 * @returns undefined where no release has files of its own
 */
export function readDownloads(releases: readonly unknown[], today: string): number | 'nonsense' | undefined {
  const rates: number[] = [];
  for (const release of releases) {
    const day = recordedDay(member(release, 'published_at'), Date.parse(`${today}T23:59:59Z`));
    if (day === undefined || member(release, 'draft') === true || member(release, 'prerelease') === true) continue;
    const files = listMember(release, 'assets').filter((file) => !NO_DOWNLOAD.test(textMember(file, 'name') ?? ''));
    const counts = files.map((file) => figure(member(file, 'download_count')));
    if (!counts.every((count) => count !== undefined)) return 'nonsense';
    const total = counts.reduce((sum, count) => sum + count, 0);
    const months = Math.max(daysBetween(day, today), MONTH_DAYS) / MONTH_DAYS;
    if (counts.length > 0) rates.push(Math.round(total / months));
  }
  return rates.length === 0 ? undefined : Math.max(...rates);
}
