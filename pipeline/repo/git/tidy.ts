/** Keeps a repository small that commands write to for years: our own gits never pack, so that none does at a bad moment. */
import { tryGit } from './git.ts';

/** Git's own default. Source: git-gc(1). */
const LOOSE_OBJECTS = '6700';

/** Packs, where git finds that it is time, what lies loose or in many packs; of no use any more goes after two weeks. */
export async function tidy(folder: string): Promise<void> {
  const limit = (await tryGit(folder, ['config', '--local', 'gc.auto'])) ?? LOOSE_OBJECTS;
  await tryGit(folder, ['-c', `gc.auto=${limit}`, '-c', 'gc.autoDetach=false', 'gc', '--auto', '--quiet']);
}
