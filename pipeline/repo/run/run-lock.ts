/**
 * One run at a time. The lock is one that SQLite takes on a file, which the operating system gives back whatever
 * happens to the process: no lock is ever left behind by a kill.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { tryGit } from '../git/git.ts';
import { gitFolders, isRepository } from '../git/git-folders.ts';
import { movingBranches } from '../git/move-branch.ts';
import type { Output } from './output.ts';

/** Two that begin in the same moment may each see the other; then one of them must try again. */
const RETRY_MS = 200;
/** Source: https://sqlite.org/rescode.html */
const SQLITE_BUSY = 5;
/** What Node, SQLite and the parts of git say. */
const DISK_FULL = new RegExp(
  [
    'ENOSPC|EDQUOT|EFBIG|SIGXFSZ|No space left on device|quota exceeded|File too large',
    "Out of diskspace|unable to write file|couldn't write",
  ].join('|'),
  'i',
);

const READ_ONLY = /\bE(?:ROFS|ACCES|PERM)\b|Read-only file system|readonly database/;

/**
 * For commands that write git. Puts right first what a run that was killed has left behind. A second run fails at
 * once: the first may take long, and nothing is lost by coming later. All work trees of a repository share one lock.
 */
export async function withRunLock<T>(
  { folder, output }: { folder: string; output: Output },
  command: string,
  use: () => Promise<T>,
): Promise<T> {
  // Then there is nothing to guard, and the command itself says what is missing.
  if (!(await isRepository(folder))) return use();
  const { common } = await gitFolders(folder);
  return withLock(join(common, 'catalog'), command, async (lastRunEnded) => {
    if (!lastRunEnded || (await movingBranches(folder)).length > 0) {
      output.note('The last run here was interrupted. What it left half done is put right first.');
      await recovered(folder);
    }
    try {
      const result = await use();
      await tidy(folder);
      return result;
    } catch (error) {
      // Nothing to do unless a git was killed under it. What cannot be put right now is left to the next run.
      await recovered(folder).catch(() => {});
      throw error;
    }
  });
}

async function recovered(folder: string): Promise<void> {
  const { recover } = await import('../git/recover-from-kill.ts');
  await recover(folder);
}

/**
 * @param place folder of the lock; it stays
 * @param use called with whether the previous holder of the lock finished
 * @throws Error that names who holds the lock
 */
export async function withLock<T>(
  place: string,
  command: string,
  use: (lastRunEnded: boolean) => Promise<T>,
): Promise<T> {
  const note = join(place, 'run.json');
  const database = openLocked(place, note);
  try {
    const lastRunEnded = !existsSync(note);
    writeFileSync(note, `${JSON.stringify({ command, process: process.pid })}\n`);
    return await use(lastRunEnded);
  } catch (error) {
    throw inWords(error);
  } finally {
    try {
      rmSync(note, { force: true });
    } catch {
      // Where nothing can be written, what failed before says so.
    }
    database.close();
  }
}

function openLocked(place: string, note: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(place, { recursive: true });
    database = new DatabaseSync(join(place, 'run.db'), { timeout: RETRY_MS });
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database?.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) throw new Error(whoHolds(note));
    const { message } = error as Error;
    throw new Error(`No lock can be taken in ${place} (${message}). Make that folder writable, or free some space.`);
  }
}

function whoHolds(note: string): string {
  try {
    const { command, process } = JSON.parse(readFileSync(note, 'utf8')) as { command: string; process: number };
    const since = statSync(note).mtime.toISOString().slice(0, 16).replace('T', ' ');
    return `${command} (process ${process}) has been running here since ${since} UTC; wait for it or stop it.`;
  } catch {
    return 'Another run has just begun here; wait for it or stop it.';
  }
}

/** What the system refuses, with what helps. */
function inWords(error: unknown): unknown {
  const message = String((error as Error).message ?? error);
  if (DISK_FULL.test(String(error)))
    return new Error(
      `The disk is full. Free some space and run this again; nothing that was there is lost. ${message}`,
    );
  if (!READ_ONLY.test(message)) return error;
  return new Error(
    `Nothing can be written here. Make the folder writable for this user, or run this in a copy of it. ${message}`,
  );
}

/** Git's own default. Source: git-gc(1). */
const LOOSE_OBJECTS = '6700';

/** Packs, where git finds that it is time, what lies loose or in many packs; of no use any more goes after two weeks. */
export async function tidy(folder: string): Promise<void> {
  if (!(await mayBeTime(folder))) return;
  const limit = (await tryGit(folder, ['config', '--local', 'gc.auto'])) ?? LOOSE_OBJECTS;
  await tryGit(folder, ['-c', `gc.auto=${limit}`, '-c', 'gc.autoDetach=false', 'gc', '--auto', '--quiet']);
}

/**
 * False where git would find nothing to count: it looks at the loose objects of one folder in 256, and at the packs.
 * Asking it costs two processes, and most runs add little. Source: builtin/gc.c.
 */
async function mayBeTime(folder: string): Promise<boolean> {
  const objects = join((await gitFolders(folder)).common, 'objects');
  const namesIn = (part: string) => readdir(join(objects, part)).catch(() => []);
  const packs = (await namesIn('pack')).filter((name) => name.endsWith('.pack'));
  return packs.length > 1 || (await namesIn('17')).length > 0;
}
