/** Decisions are made by the person at the keyboard, as git knows them, and by one command at a time. */
import { PIPELINE } from '../../repo/git/git.ts';
import { gitUser } from '../../repo/git/git-user.ts';
import type { CommandContext } from '../../repo/run/command-context.ts';
import { withRunLock } from '../../repo/run/run-lock.ts';

/** Makes decisions while no other command writes, and says so where they will be nobody's. */
export async function decideAlone<T>(context: CommandContext, command: string, decide: () => Promise<T>): Promise<T> {
  if ((await gitUser(context.folder)) === undefined) {
    context.output.note(
      `git does not know who you are, so this is decided by "${PIPELINE.name}". To decide in your own name, run ` +
        'git config user.name "…", and the same for user.email.',
    );
  }
  return withRunLock(context, command, decide);
}
