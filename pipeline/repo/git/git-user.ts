/** The person at the keyboard, as git knows them. */
import { type Identity, tryGit } from './git.ts';

/** @returns undefined where git knows nobody; then the pipeline signs */
export async function gitUser(folder: string): Promise<Identity | undefined> {
  const found = (await tryGit(folder, ['config', '-z', '--get-regexp', '^user\\.(name|email)$'])) ?? '';
  // Of several values the last one counts.
  const known = new Map(found.split('\0').map((entry) => entry.split('\n') as [key: string, value: string]));
  const [name, email] = [known.get('user.name'), known.get('user.email')];
  return name && email ? { name, email } : undefined;
}
