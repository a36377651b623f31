/** GitHub: downloads of the files of releases, of the repository that the listing itself is read from. */
import { listMember, member, textMember } from '../../../../schemas/rules/members.ts';
import { githubAddress } from '../../../../schemas/rules/repository-address.ts';
import { daysBetween } from '../../../repo/text/day-of.ts';
import type { Witness } from '../../contract/witness.ts';
import { askForList, sensible } from '../registry/ask-registry.ts';
import { figure, recordedDay } from '../registry/figures.ts';
import { lookAtRegistry } from '../registry/registry-witness.ts';

/** The newest: older ones are hardly downloaded anymore. */
const RELEASES = 30;
const MONTH_DAYS = 30;
/** What programs read to see whether there is something new, and what only goes with a file. */
const NO_DOWNLOAD =
  /\.(?:ya?ml|json|xml|blockmap|zsync|sig|asc|minisig|pem|crt|sha\d{1,3}(?:sums?)?|md5|txt|nupkg|spdx|cdx)$|^RELEASES$|sums?$/i;

export const githubReleases: Witness = {
  isOwnPlace: true,
  subjects: ({ sources }) => {
    const { kind, url = '' } = sources.find(({ primary }) => primary) ?? {};
    const address = kind === 'github' ? githubAddress(url) : undefined;
    return address === undefined ? [] : [`https://github.com/${address.owner}/${address.name}`];
  },
  look: (subject, _listing, given) =>
    lookAtRegistry(given, async (tools) => {
      const address = githubAddress(subject);
      if (address === undefined) return { unknown: true };
      const source = `${tools.forge.githubApi}/repos/${address.owner}/${address.name}/releases?per_page=${RELEASES}`;
      const releases = await askForList(source, tools, { ifChanged: true });
      const downloads = downloadsOfMonth(releases, tools.today);
      return downloads === undefined ? { unknown: true } : { values: { downloads }, source, places: [subject] };
    }),
};

/**
 * Of the release that is downloaded most: whoever updates downloads each release once, so that a sum over releases
 * would count the same people again, and a release a day would multiply them.
 * @returns undefined where no release has files of its own
 */
function downloadsOfMonth(releases: readonly unknown[], today: string): number | undefined {
  const rates: number[] = [];
  for (const release of releases) {
    const day = recordedDay(member(release, 'published_at'), Date.parse(`${today}T23:59:59Z`));
    if (day === undefined || member(release, 'draft') === true || member(release, 'prerelease') === true) continue;
    const files = listMember(release, 'assets').filter((file) => !NO_DOWNLOAD.test(textMember(file, 'name') ?? ''));
    const counts = files.map((file) => sensible(figure(member(file, 'download_count'))));
    const total = counts.reduce((sum, count) => sum + count, 0);
    const months = Math.max(daysBetween(day, today), MONTH_DAYS) / MONTH_DAYS;
    if (counts.length > 0) rates.push(Math.round(total / months));
  }
  return rates.length === 0 ? undefined : Math.max(...rates);
}
