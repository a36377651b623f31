/**
 * When listings were published and updated, read from git: the first-parent commits of the published branch.
 * True for merge, squash and rebase, and impossible to forge inside a branch.
 */
import { git } from './git.ts';

export interface FileHistory {
  /** Day (UTC) of the commit that brought the file. */
  published_on: string;
  /** Day (UTC) of the newest commit that touched it. */
  updated_on: string;
}

const COMMIT_MARK = '\u0001';

/**
 * One pass over the history, newest commit first.
 * @returns history by path; files that were removed are not in it
 * @throws Error in a shallow clone, whose oldest commit seems to bring every file
 */
export async function readHistory(folder: string, commit: string, under: string): Promise<Map<string, FileHistory>> {
  if ((await git(folder, ['rev-parse', '--is-shallow-repository'])) === 'true') {
    throw new Error(
      'This clone is shallow, so nobody can say when listings were published. ' +
        'Run `git fetch --unshallow` (in a workflow: checkout with fetch-depth 0).',
    );
  }
  const log = await git(folder, [
    'log',
    '--first-parent',
    '--diff-merges=first-parent',
    '--name-status',
    '--no-renames',
    '-z',
    `--format=${COMMIT_MARK}%ct`,
    commit,
    '--',
    under,
  ]);
  const history = new Map<string, FileHistory>();
  const settled = new Set<string>();
  for (const block of log.split(COMMIT_MARK).slice(1)) readCommit(block, history, settled);
  return history;
}

/** A block is the commit's time, then pairs of status and path. */
function readCommit(block: string, history: Map<string, FileHistory>, settled: Set<string>): void {
  const [seconds = '', ...fields] = block.split('\0').filter((field) => field.trim() !== '');
  const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [status = '', path = ''] = [fields[index]?.trim(), fields[index + 1]];
    if (settled.has(path)) continue;
    // The newest of these is what counts: a file added again was published again.
    if (status === 'A' || status === 'D') settled.add(path);
    if (status === 'D' && !history.has(path)) continue;
    history.set(path, { published_on: day, updated_on: history.get(path)?.updated_on ?? day });
  }
}
