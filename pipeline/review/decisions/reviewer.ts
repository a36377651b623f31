/** Who decides: the person at the keyboard, as git knows them. */
import { type Identity, PIPELINE, tryGit } from '../../repo/git/git.ts';
import type { CommandContext } from '../../repo/run/command-context.ts';
import { withRunLock } from '../../repo/run/run-lock.ts';

/** @returns undefined where git knows nobody; then the pipeline signs */
export async function reviewer(folder: string): Promise<Identity | undefined> {
  const found = (await tryGit(folder, ['config', '-z', '--get-regexp', '^user\\.(name|email)$'])) ?? '';
  // Of several values the last one counts.
  const known = new Map(found.split('\0').map((entry) => entry.split('\n') as [key: string, value: string]));
  const [name, email] = [known.get('user.name'), known.get('user.email')];
  return name && email ? { name, email } : undefined;
}

/** Makes decisions while no other command writes, and says so where they will be nobody's. */
export async function decideAlone<T>(context: CommandContext, command: string, decide: () => Promise<T>): Promise<T> {
  if ((await reviewer(context.folder)) === undefined) {
    context.output.note(
      `git does not know who you are, so this is decided by "${PIPELINE.name}". To decide in your own name, run ` +
        'git config user.name "…", and the same for user.email.',
    );
  }
  return withRunLock(context, command, decide);
}
