/** What a folder holds. */
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { compareText } from '../../../schemas/rules/compare-text.ts';

/** @returns paths of all files below the folder, parted by slashes, in one order on every machine */
export async function allFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort(compareText);
}
