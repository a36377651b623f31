/** Which state of the catalog the exports of a month show, so that they are the same files on each of its days. */
import { toDay, toDayNumber } from '../../../schemas/rank/days.ts';
import type { Checkout } from '../../repo/data/checkout.ts';
import { LISTINGS } from '../../repo/data/data-files.ts';
import { git } from '../../repo/git/git.ts';

export interface ExportSource {
  /** null: of files that are not committed. */
  commit: string | null;
  /** Day on which it is ranked, like 2026-01-01. */
  date: string;
  /** Of its listings, those that are shown. */
  slugs: readonly string[];
}

export interface SourceRequest {
  /** Repository with its whole history; a shallow clone was refused when the checkout was read. */
  folder: string;
  checkout: Pick<Checkout, 'history'> & { commit: string };
  /** Whether the built commit still publishes what was listed as that: what was withdrawn since is in no export. */
  isPublished: (slug: string) => boolean;
}

/**
 * The month's first day, as the last commit before it left the data (first parents, by the time of the commit). A catalog
 * that is younger shows its first day with listings, as the last commit of that day left it; one without any, nothing.
 * @param date day of the build, like 2026-01-31
 * @returns undefined where there is no such commit
 */
export async function monthSource(request: SourceRequest, date: string): Promise<ExportSource | undefined> {
  const month = await stateOn(request, `${date.slice(0, 7)}-01`, 0);
  if (month !== undefined) return month;
  const { checkout, isPublished } = request;
  const first = checkout.history.events.findLast(({ status, path }) => status === 'A' && isPublished(slugOf(path)));
  return first && stateOn(request, first.at.slice(0, 10), 1);
}

/** @param days of the commits that count, beyond midnight of the day's beginning */
async function stateOn(
  { folder, checkout, isPublished }: SourceRequest,
  date: string,
  days: number,
): Promise<ExportSource | undefined> {
  const midnight = Date.parse(toDay(toDayNumber(date) + days)) / 1000;
  const commit = await git(folder, [
    'rev-list',
    '--first-parent',
    '--max-count=1',
    // The latest time that counts.
    `--min-age=${midnight - 1}`,
    checkout.commit,
  ]);
  if (commit === '') return undefined;
  const listed = await git(folder, ['ls-tree', '-r', '-z', '--name-only', commit, '--', LISTINGS]);
  const slugs = listed.split('\0').filter(Boolean).map(slugOf).filter(isPublished);
  return slugs.length === 0 ? undefined : { commit, date, slugs };
}

const slugOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/, '');
