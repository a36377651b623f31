/** Who decides: the person at the keyboard, as git knows them. */
import { type Identity, tryGit } from '../../repo/git/git.ts';

/** @returns undefined where git knows nobody; then the pipeline signs */
export async function reviewer(folder: string): Promise<Identity | undefined> {
  const [name, email] = await Promise.all([
    tryGit(folder, ['config', 'user.name']),
    tryGit(folder, ['config', 'user.email']),
  ]);
  return name && email ? { name, email } : undefined;
}
