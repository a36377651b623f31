/** What a folder holds. */
import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { compareText } from '../../../schemas/rules/compare-text.ts';

/** @returns paths of all files below the folder, parted by slashes, in one order on every machine */
export async function allFiles(folder: string): Promise<string[]> {
  return pathsBelow(folder, (entry) => entry.isFile());
}

/** The same, with links and whatever else is no folder. */
export async function allButFolders(folder: string): Promise<string[]> {
  return pathsBelow(folder, (entry) => !entry.isDirectory());
}

async function pathsBelow(folder: string, isWanted: (entry: Dirent) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(isWanted)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort(compareText);
}
