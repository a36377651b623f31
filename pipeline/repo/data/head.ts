/** Which commit is checked out, told before any file of the catalog is read: for who has nothing else to do with it. */
import { SLOTS } from '../files/engine.ts';
import { git } from '../git/git.ts';
import { isRepository } from '../git/git-folders.ts';
import { commitNamed } from '../git/objects.ts';

export const DATA = 'data';

/** The commit that is checked out, before any file is read. */
export type Head = { commit: string } | { note: string };

/** The commit where data/ is exactly what it holds, else why there is none. */
export async function readHead(folder: string): Promise<Head> {
  if (!(await isRepository(folder))) return { note: 'this folder is no git repository' };
  const commit = await commitNamed(folder, 'HEAD');
  if (commit === undefined) return { note: 'nothing is committed yet' };
  const changed = await uncommitted(folder, [DATA, SLOTS]);
  if (changed.length === 0) return { commit };
  const part = changed.some((path) => path.startsWith(`${DATA}/`)) ? DATA : SLOTS;
  return { note: `${part}/ has changes that are not committed` };
}

/** Paths below data/, or other folders, that differ from HEAD or are not tracked. */
export async function uncommitted(folder: string, parts: readonly string[] = [DATA]): Promise<string[]> {
  const status = await git(folder, ['status', '--porcelain', '-z', '--untracked-files=all', '--', ...parts]);
  return status
    .split('\0')
    .filter(Boolean)
    .map((entry) => entry.slice(3));
}
