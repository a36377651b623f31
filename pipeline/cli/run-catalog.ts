/** All commands as one function: arguments in, words and an exit code out. */
import { Command, CommanderError } from 'commander';
import packageFile from '../../package.json' with { type: 'json' };
import { type CommandContext, UsageError } from '../repo/run/command-context.ts';
import { addCommands } from './commands.ts';
import type { Run } from './options.ts';

const DONE = 0;
/** Or something failed. */
const FOUND_PROBLEMS = 1;
const WRONG_USAGE = 2;

/** @param args after the name of the command @returns the exit code */
export async function runCatalog(args: readonly string[], context: CommandContext): Promise<number> {
  const { output } = context;
  let code = DONE;
  const run: Run = async (command) => {
    if (await command(context)) code = FOUND_PROBLEMS;
    output.done();
  };
  try {
    const program = programFor(context);
    await addCommands(program, run, (name) => args.includes(name));
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    output.done();
    // Help and version end this way too, with exit code 0.
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : WRONG_USAGE;
    output.note(`catalog: ${error instanceof Error ? error.message : String(error)}`);
    return error instanceof UsageError ? WRONG_USAGE : FOUND_PROBLEMS;
  }
}

function programFor({ output }: CommandContext): Command {
  return new Command('catalog')
    .description('A static-first software catalog: feeds in, reviewed files in git, static JSON and pages out.')
    .version(packageFile.version)
    .configureOutput({
      writeOut: (text) => output.print(withoutLastBreak(text)),
      writeErr: (text) => output.note(withoutLastBreak(text)),
    })
    .showHelpAfterError('(add --help to see what it takes)')
    .exitOverride();
}

function withoutLastBreak(text: string): string {
  return text.replace(/\n$/, '');
}
