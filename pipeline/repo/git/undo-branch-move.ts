/** Undoes what a killed move changed in a work tree, and nothing that a person changed. */
import { lstat, readFile, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { git } from './git.ts';
import { readObjects } from './objects.ts';

/** Paths in the work tree that a move to this commit writes or removes. */
export async function movedPaths(tree: string, to: string): Promise<string[]> {
  const base = await git(tree, ['merge-base', 'HEAD', to]);
  return paths(await git(tree, ['diff-tree', '-r', '-z', '--no-renames', '--name-only', base, to]));
}

/**
 * Every file that is missing, or holds what the move would write or the beginning of it, becomes what the index says.
 * A file with any other content is somebody's work.
 */
export async function undoMove(tree: string, to: string): Promise<void> {
  const moved = await movedPaths(tree, to);
  const names = moved.map((path) => `${to}:${path}`);
  const written = await readObjects(tree, names);
  const tracked = new Set(paths(await git(tree, ['ls-files', '-z'])));
  const toRestore: string[] = [];
  for (const [index, path] of moved.entries()) {
    if (!(await isOurs(join(tree, path), written[index]))) continue;
    if (tracked.has(path)) toRestore.push(path);
    else await removeFile(tree, path);
  }
  if (toRestore.length === 0) return;
  await git(tree, ['checkout-index', '--force', '-z', '--stdin'], { input: toRestore.join('\0') });
}

async function isOurs(file: string, written: Buffer | undefined): Promise<boolean> {
  const stats = await lstat(file).catch(() => undefined);
  if (stats === undefined) return true;
  if (!stats.isFile() || written === undefined) return false;
  // Git may have written other line ends than it stores.
  const content = (await readFile(file, 'latin1')).replaceAll('\r', '');
  return written.toString('latin1').startsWith(content);
}

/** With the folders that it leaves empty. */
async function removeFile(tree: string, path: string): Promise<void> {
  await rm(join(tree, path), { force: true });
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    const isEmpty = await rmdir(join(tree, folder)).then(
      () => true,
      () => false,
    );
    if (!isEmpty) return;
  }
}

function paths(list: string): string[] {
  return list.split('\0').filter(Boolean);
}
