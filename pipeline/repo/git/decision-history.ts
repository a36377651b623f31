/** Who decided about a listing, and when: the first-parent commits of the published branch that touched its record. */
import { dayOf } from '../text/day-of.ts';
import { git } from './git.ts';

export interface DecisionCommit {
  /** Day (UTC) of the commit. */
  on: string;
  /** Author as git knows them: a person who merged, or the pipeline. */
  by: string;
  /** Subject of the commit, like "Publish astro". */
  what: string;
}

const MOST = 20;
/** Cannot stand in a name or subject. */
const BETWEEN_FIELDS = '%x00';

/** @returns newest first, at most 20 */
export async function readDecisions(folder: string, main: string, path: string): Promise<DecisionCommit[]> {
  const log = await git(folder, [
    'log',
    '--first-parent',
    '--diff-merges=first-parent',
    '--no-patch',
    `--max-count=${MOST}`,
    `--format=%ct${BETWEEN_FIELDS}%an${BETWEEN_FIELDS}%s`,
    main,
    '--',
    path,
  ]);
  const lines = log === '' ? [] : log.split('\n');
  return lines.map((line) => {
    const [seconds = '', by = '', what = ''] = line.split('\0');
    return { on: dayOf(new Date(Number(seconds) * 1000)), by, what };
  });
}
