/**
 * Replaces the output with a finished build. If they share no file, the folders are renamed. Otherwise the changed files
 * are moved under a journal, with which a run after a kill completes the move. Meanwhile the output has no manifest, so
 * that nobody takes it for a build.
 */
import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { files } from '../../../schemas/contracts/addresses.ts';
import { allFiles } from '../../repo/files/all-files.ts';
import type { BuildWriter } from './build-writer.ts';
import { SIGNATURE } from './previous-output.ts';

/** Names beside the output: the build that is replaced, what is to be moved, and what is to be removed. */
const OLD = 'old';
const READY = 'ready';
const JOURNAL = 'journal.json';
const MANIFEST = files.buildManifest.slice(1);
const FILES_PER_TURN = 100;

/**
 * @param next folder of what was written
 * @param workshop folder beside the output, on the same disk
 */
export async function replaceOutput(
  next: string,
  output: string,
  workshop: string,
  writer: BuildWriter,
): Promise<void> {
  const left = writer.left();
  if (writer.written.size === 0 && left.length === 0) return;
  if (writer.written.size === writer.placed.size) return swapIn(next, output, workshop);
  await rename(next, join(workshop, READY));
  await writeFile(join(workshop, `${JOURNAL}.new`), JSON.stringify({ removed: left }));
  await rename(join(workshop, `${JOURNAL}.new`), join(workshop, JOURNAL));
  await moveReady(output, workshop);
}

/** Ends what a killed build was about to put in place; what was not ready is taken away. */
export async function finishOrUndo(workshop: string, output: string): Promise<void> {
  const old = join(workshop, OLD);
  if (!existsSync(output) && existsSync(join(old, MANIFEST))) await rename(old, output);
  // Who took the output away wants no part of it back.
  if (existsSync(join(workshop, JOURNAL)) && existsSync(output)) await moveReady(output, workshop);
  for (const name of [OLD, READY, JOURNAL, `${JOURNAL}.new`])
    await rm(join(workshop, name), { recursive: true, force: true });
}

/** The old build stays whole until the new one is. Between the two renames `finishOrUndo` knows where it is. */
async function swapIn(next: string, output: string, workshop: string): Promise<void> {
  const old = join(workshop, OLD);
  if (existsSync(output)) await rename(output, old);
  await rename(next, output);
  await rm(old, { recursive: true, force: true });
}

/** Each step may have been done before. */
async function moveReady(output: string, workshop: string): Promise<void> {
  const removed = await readJournal(workshop);
  const ready = join(workshop, READY);
  mkdirSync(dirname(join(ready, MANIFEST)), { recursive: true });
  if (existsSync(join(ready, MANIFEST))) rmSync(join(output, MANIFEST), { force: true });
  else renameSync(join(output, MANIFEST), join(ready, MANIFEST));
  rmSync(join(output, SIGNATURE), { force: true });
  const names = (await allFiles(ready)).filter((name) => name !== MANIFEST);
  await each(removed, (name) => {
    rmSync(join(output, name), { recursive: true, force: true });
    removeEmpty(output, dirname(name));
  });
  const parents = new Set<string>();
  const move = (name: string) => {
    const parent = dirname(join(output, name));
    if (!parents.has(parent)) mkdirSync(parent, { recursive: true });
    parents.add(parent);
    renameSync(join(ready, name), join(output, name));
  };
  await each(names, move);
  move(MANIFEST);
  await rm(join(workshop, JOURNAL));
  // Some thousand empty folders, which would cost a turn of the event loop each.
  rmSync(ready, { recursive: true, force: true });
}

/** A machine that lost its power may leave none of it that can be read: what goes is then left to the build that comes. */
async function readJournal(workshop: string): Promise<string[]> {
  try {
    const { removed }: { removed: string[] } = JSON.parse(await readFile(join(workshop, JOURNAL), 'utf8'));
    return removed;
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** Folders that hold nothing any more, up to the output. */
function removeEmpty(output: string, folder: string): void {
  for (let each = folder; each !== '.'; each = dirname(each)) {
    try {
      rmdirSync(join(output, each));
    } catch {
      // It holds something, or is gone.
      return;
    }
  }
}

async function each(names: readonly string[], act: (name: string) => void): Promise<void> {
  for (const [index, name] of names.entries()) {
    act(name);
    if (index % FILES_PER_TURN === 0) await nextTurn();
  }
}
