/**
 * Moves a branch forward together with the files of the work tree where it is checked out. Whenever it is killed,
 * `finishMove` completes it if the branch has arrived, and else takes it back.
 */
import { copyFile, link, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { git } from './git.ts';
import { gitFolders } from './git-folders.ts';
import { changeRef } from './refs.ts';
import { undoMove } from './undo-branch-move.ts';

/** While a branch is on its way, a ref of its name below this one says where to. */
const MOVING = 'refs/catalog/moving/';
export const movingRef = (branch: string) => `${MOVING}${branch}`;
/** What our lock on git's index holds, so that nobody else's lock is taken for ours. */
const OUR_LOCK = 'catalog\n';
/** Other git commands hold the index for milliseconds. */
const PATIENCE_MS = 2_000;
const POLL_MS = 20;

/**
 * @param from commit the branch must still have
 * @throws Error, with nothing changed, if work that is not committed would be overwritten
 */
export async function advance(
  folder: string,
  branch: string,
  to: string,
  from: string,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  await changeRef(folder, { ref: movingRef(branch), from: undefined, to });
  let tree: string | undefined;
  try {
    tree = await workTreeOf(folder, branch);
    if (tree !== undefined) await moveFiles(folder, { tree, branch, from, to, patienceMs });
    await changeRef(tree ?? folder, { ref: `refs/heads/${branch}`, from, to });
  } catch (error) {
    // What cannot be taken back now is left to the next run. The first error says more than a second one.
    await finishMove(folder, branch).catch(() => {});
    throw error;
  }
  await endMove(folder, { branch, to, tree, hasArrived: true });
}

/** Branches whose move has not ended: none, unless a run was killed. */
export async function movingBranches(folder: string): Promise<string[]> {
  const names = await git(folder, ['for-each-ref', '--format=%(refname:lstrip=3)', MOVING]);
  return names.split('\n').filter(Boolean);
}

/** Brings a move to its one end or the other. */
export async function finishMove(folder: string, branch: string): Promise<void> {
  const { commits, tree } = await whereIs(folder, branch);
  const to = commits.get(movingRef(branch));
  if (to === undefined) return;
  await endMove(folder, { branch, to, tree, hasArrived: commits.get(`refs/heads/${branch}`) === to });
}

interface MoveEnd {
  branch: string;
  to: string;
  /** Where the branch is checked out. */
  tree: string | undefined;
  hasArrived: boolean;
}

async function endMove(folder: string, { branch, to, tree, hasArrived }: MoveEnd): Promise<void> {
  if (tree !== undefined) {
    const { index, lock, next } = await indexOf(tree);
    const isLocked = (await readFile(lock, 'utf8').catch(() => '')) === OUR_LOCK;
    // Somebody who took our lock away has gone on with the index as it was.
    if (hasArrived && isLocked) await rename(next, index).catch(ignoreMissing);
    if (!hasArrived) await undoMove(tree, to);
    await rm(next, { force: true });
    if (isLocked) await rm(lock, { force: true });
  }
  await changeRef(folder, { ref: movingRef(branch), from: to, to: undefined });
}

/** Where the branch is checked out: here, in a linked work tree, or nowhere. */
export async function workTreeOf(folder: string, branch: string): Promise<string | undefined> {
  return (await whereIs(folder, branch)).tree;
}

/** The commits of a branch and of the ref that says where to, by their names, and the work tree of the branch. */
async function whereIs(folder: string, branch: string): Promise<{ commits: Map<string, string>; tree?: string }> {
  const refs = [`refs/heads/${branch}`, movingRef(branch)];
  const lines = await git(folder, ['for-each-ref', '--format=%(refname)%00%(objectname)%00%(worktreepath)', ...refs]);
  const found = lines.split('\n').map((line) => line.split('\0'));
  const path = found.find(([ref]) => ref === refs[0])?.[2] ?? '';
  const tree = path === '' ? undefined : await realpath(path).catch(() => undefined);
  return {
    commits: new Map(found.map(([ref = '', commit = '']) => [ref, commit])),
    ...(tree !== undefined && { tree }),
  };
}

interface FileMove {
  tree: string;
  branch: string;
  from: string;
  to: string;
  patienceMs: number;
}

/**
 * Brings the files of a work tree along. A private copy of the index goes with them; git's own one is locked until
 * the branch has moved, so that nobody commits what is half done.
 */
async function moveFiles(folder: string, { tree, branch, from, to, patienceMs }: FileMove): Promise<void> {
  const { index, lock, next } = await indexOf(tree);
  await lockIndex(lock, next, patienceMs);
  await copyFile(index, next).catch(ignoreMissing);
  const move = () => git(tree, ['read-tree', '-m', '-u', from, to], { index: next });
  try {
    await move().catch(async (error) => {
      if (!isInTheWay(error)) throw error;
      // Files that were only touched shall not count as edited. What is edited may lie elsewhere.
      await git(tree, ['update-index', '-q', '--unmerged', '--refresh'], { index: next });
      await move();
    });
  } catch (error) {
    if (!isInTheWay(error)) throw error;
    const where = tree === (await realpath(folder)) ? 'here' : 'in another work tree';
    throw new Error(
      `${branch} is checked out ${where} with changes that are not committed, in files this command would write. ` +
        'Commit or stash them and run it again; nothing was changed.',
    );
  }
}

function isInTheWay(error: unknown): boolean {
  return /overwritten by merge|not uptodate|would lose untracked|resolve your current index/.test(String(error));
}

/** Git's own way to keep others out. A link gives the lock its content in the same moment as its name. */
async function lockIndex(lock: string, mark: string, patienceMs: number): Promise<void> {
  await writeFile(mark, OUR_LOCK);
  for (let waitedMs = 0; await link(mark, lock).then(() => false, isTaken); waitedMs += POLL_MS) {
    if (waitedMs >= patienceMs) {
      throw new Error(
        `Another git command is changing the index: ${lock} is there. Wait for it to end, or remove that file if ` +
          'none is running, and run this again; nothing was changed.',
      );
    }
    await wait(POLL_MS);
  }
  await rm(mark);
}

async function indexOf(tree: string): Promise<{ index: string; lock: string; next: string }> {
  const { index } = await gitFolders(tree);
  return { index, lock: `${index}.lock`, next: `${index}.catalog` };
}

function isTaken(error: NodeJS.ErrnoException): boolean {
  if (error.code === 'EEXIST') return true;
  throw error;
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
