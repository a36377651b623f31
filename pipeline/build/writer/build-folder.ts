/** The folder a build replaces, and the one beside it that holds the lock and whatever is not finished. */
import { existsSync } from 'node:fs';
import { mkdtempDisposable, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { files } from '../../../schemas/contracts/addresses.ts';
import { allFiles } from '../../repo/files/all-files.ts';
import { withLock } from '../../repo/run/run-lock.ts';
import { finishOrUndo } from './replace-output.ts';

/** Beginning of the names of folders in which a build is being written. */
const SCRATCH = 'scratch-';
/** Folder of what later builds take over. */
const KEPT = 'kept';

export interface BuildPlaces {
  /** Empty, and removed afterwards. */
  scratch: string;
  /** What later builds take over; it may be removed at any time. */
  kept: string;
}

/**
 * Writes only to `output` and to the folder `<output>.build` beside it.
 * @throws Error if another build is writing there
 */
export async function inBuildFolder<T>(
  output: string,
  command: string,
  use: (places: BuildPlaces) => Promise<T>,
): Promise<T> {
  const workshop = workshopOf(output);
  // Where no build has worked nothing is half done: who mistyped a name finds no folder of ours beside it.
  if (!existsSync(workshop)) await assertReplaceable(output);
  return withLock(workshop, command, async () => {
    await finishOrUndo(workshop, output);
    await tidy(workshop);
    // Never the same name again: a site builder that outlived its build may still write to its old one.
    await using scratch = await mkdtempDisposable(join(workshop, SCRATCH));
    return await use({ scratch: scratch.path, kept: join(workshop, KEPT) });
  });
}

/** Where whatever is not finished lies, and what is kept. */
export const workshopOf = (output: string) => `${output}.build`;

/** Takes away what a killed build has left. */
async function tidy(workshop: string): Promise<void> {
  for (const name of await readdir(workshop)) {
    // What a surviving site builder still writes is left to the next build.
    if (name.startsWith(SCRATCH))
      await rm(join(workshop, name), { recursive: true, force: true, maxRetries: 2 }).catch(() => {});
  }
}

/** A build replaces its folder as a whole, so the folder must be an earlier build, empty, or not there yet. */
export async function assertReplaceable(output: string): Promise<void> {
  const names = await readdir(output).catch(() => []);
  if (names.length === 0 || (await isFile(join(output, files.buildManifest)))) return;
  throw new Error(`${output} holds something else than a build, and would be lost. Name another folder.`);
}

/** Without pages Astro ends well and writes nothing. */
export async function assertHasSite(folder: string): Promise<void> {
  const names = await readdir(join(folder, 'site')).catch(() => []);
  if (names.length > 0) return;
  throw new Error(
    `${folder} has no site/, which the pages are built from. Run this at the top of a clone of the catalog.`,
  );
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() === true;
}

/** Paths whose bytes differ between two builds, or that only one of them has. */
export async function differingFiles(left: string, right: string): Promise<string[]> {
  const names = new Set([...(await allFiles(left)), ...(await allFiles(right).catch(() => []))]);
  // What was published was signed too, which is no part of the build.
  names.delete(files.buildSignature.slice(1));
  const differing: string[] = [];
  for (const name of [...names].sort()) {
    const [a, b] = await Promise.all([left, right].map((side) => readFile(join(side, name)).catch(() => undefined)));
    if (a === undefined || b === undefined || !a.equals(b)) differing.push(name);
  }
  return differing;
}
