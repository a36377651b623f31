/** Writes a file once, like the snapshot of a month. */
import { statSync } from 'node:fs';
import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Written to a temporary file, flushed and renamed: a killed process leaves the whole file or none.
 * @param path below `folder`
 * @returns false where the file was there already: a month's places are those of its first snapshot
 */
export async function writeIfAbsent(folder: string, path: string, content: string): Promise<boolean> {
  const file = join(folder, path);
  if (statSync(file, { throwIfNoEntry: false }) !== undefined) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, content, { flush: true });
  await rename(`${file}.part`, file);
  await using parent = await open(dirname(file));
  await parent.sync();
  return true;
}
