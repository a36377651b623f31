/** Recovers from a killed run: removes its locks and completes or undoes a move of the published branch. */
import { lstat, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gitFolders } from './git-folders.ts';
import { finishMove, movingBranches, movingRef, workTreeOf } from './move-branch.ts';
import { movedPaths } from './undo-branch-move.ts';

/** Who holds a lock and does nothing for so long is dead: git holds them for milliseconds, a slow disk for longer. */
const STILL_MS = 2_000;
const REF_LOCK = /(?:^|\/)refs\/.+\.lock$/;
/** The other names git gives to its locks on refs and on our copy of the index, and to what it renames into place. */
const LOCKS = new Set(['HEAD.lock', 'packed-refs.lock', 'packed-refs.new', 'index.catalog.lock']);

/** Only for who holds the run lock, after a run that did not end. */
export async function recover(folder: string, stillMs = STILL_MS): Promise<void> {
  await removeDeadLocks(folder, stillMs);
  for (const branch of await movingBranches(folder)) await finishMove(folder, branch);
}

/** A git that outlived its run, or that somebody else started, is left to end its work. */
async function removeDeadLocks(folder: string, stillMs: number): Promise<void> {
  const { common } = await gitFolders(folder);
  let before = new Map<string, string>();
  for (;;) {
    const locks = await lockStates(folder, common);
    for (const [lock, state] of locks) {
      if (before.get(lock) !== state) continue;
      await rm(lock, { force: true });
      locks.delete(lock);
    }
    if (locks.size === 0) return;
    before = locks;
    await wait(stillMs);
  }
}

/** Each lock with all that would change while its holder is alive: the lock itself, and the files being moved. */
async function lockStates(folder: string, repository: string): Promise<Map<string, string>> {
  const locks = await findLocks(repository);
  if (locks.length === 0) return new Map();
  const progress = await Promise.all((await movingFiles(folder)).map(fileState));
  return new Map(
    await Promise.all(locks.map(async (lock) => [lock, [await fileState(lock), ...progress].join(' ')] as const)),
  );
}

async function findLocks(repository: string): Promise<string[]> {
  const below = ['refs', 'worktrees'].map(async (folder) =>
    (await readdir(join(repository, folder), { recursive: true }).catch(() => [])).map((path) => join(folder, path)),
  );
  const names = [...(await readdir(repository)), ...(await Promise.all(below)).flat()];
  return names.filter((name) => REF_LOCK.test(name) || LOCKS.has(basename(name))).map((name) => join(repository, name));
}

async function movingFiles(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const branch of await movingBranches(folder)) {
    const tree = await workTreeOf(folder, branch);
    if (tree === undefined) continue;
    files.push(...(await movedPaths(tree, movingRef(branch))).map((path) => join(tree, path)));
  }
  return files;
}

async function fileState(path: string): Promise<string> {
  const stats = await lstat(path).catch(() => undefined);
  return stats === undefined ? '-' : `${stats.ino}:${stats.size}:${stats.mtimeMs}`;
}
