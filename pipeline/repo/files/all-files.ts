/** What a folder holds. */
import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { compareText } from '../../../schemas/rules/compare-text.ts';

/** @returns paths of all files below the folder, parted by slashes, in one order on every machine */
export async function allFiles(folder: string): Promise<string[]> {
  return pathsBelow(folder, (entry) => entry.isFile());
}

/** The links there. */
export async function allLinks(folder: string): Promise<string[]> {
  return pathsBelow(folder, (entry) => entry.isSymbolicLink());
}

/** All files, with links and whatever else is no folder. */
export async function allButFolders(folder: string): Promise<string[]> {
  return pathsBelow(folder, (entry) => !entry.isDirectory());
}

/** Links are not followed, as a recursive `readdir` would: two that lead up again have no end. */
async function pathsBelow(folder: string, isWanted: (entry: Dirent) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const below = entries.map(async (entry) => {
    if (!entry.isDirectory()) return isWanted(entry) ? [entry.name] : [];
    return (await pathsBelow(join(folder, entry.name), isWanted)).map((path) => `${entry.name}/${path}`);
  });
  return (await Promise.all(below)).flat().sort(compareText);
}
