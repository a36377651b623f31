/** Keeps a repository small that commands write to for years: our own gits never pack, so that none does at a bad moment. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { tryGit } from './git.ts';
import { gitFolders } from './git-folders.ts';

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
