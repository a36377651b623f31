/** Writes the snapshot of a month, once. */
import { mkdir, open, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Written beside, flushed and renamed, so that a kill at any moment leaves the whole file or none.
 * @param path below `folder`
 * @returns false where the file was there already: a month's places are those of its first snapshot
 */
export async function writeOnce(folder: string, path: string, content: string): Promise<boolean> {
  const file = join(folder, path);
  if (await exists(file)) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, content, { flush: true });
  await rename(`${file}.part`, file);
  const parent = await open(dirname(file));
  try {
    await parent.sync();
  } finally {
    await parent.close();
  }
  return true;
}

async function exists(file: string): Promise<boolean> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  return found !== undefined;
}
