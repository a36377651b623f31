/** A thread that looks at the files of some paths, and ends. */
import { lstatSync, type Stats } from 'node:fs';
import { isMainThread, workerData } from 'node:worker_threads';

export interface LookData extends Looked {
  /** Parted by NUL, which no path has. */
  paths: string;
}

interface Looked {
  /** What the paths are below. */
  folder: string;
  /** Of all paths, these and others. */
  found: Float64Array;
  /** Number of the first of these paths. */
  from: number;
}

/** Of each path: 0 nothing, 1 a file, 2 a folder, 3 something else; size, number, and time of change in milliseconds. */
export const NUMBERS_EACH = 4;

export function statPaths({ folder, found, from }: Looked, paths: readonly string[]): void {
  let at = from * NUMBERS_EACH;
  for (const path of paths) {
    const stats = statsOf(path === '' ? folder : `${folder}/${path}`);
    if (stats !== undefined) {
      found[at] = stats.isFile() ? 1 : stats.isDirectory() ? 2 : 3;
      found[at + 1] = stats.size;
      found[at + 2] = stats.ino;
      found[at + 3] = stats.ctimeMs;
    }
    at += NUMBERS_EACH;
  }
}

/** Of the name itself, and not of what a link leads to. */
function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    // A file stands where a folder was.
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}

const isLookData = (data: unknown): data is LookData =>
  typeof data === 'object' && data !== null && 'found' in data && 'paths' in data;

// The command looks at a part of them itself.
if (!isMainThread && isLookData(workerData)) statPaths(workerData, workerData.paths.split('\0'));
