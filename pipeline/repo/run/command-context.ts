/** What a command is given and hands on to what it calls, and what it says where it was called wrongly. */
import type { Output } from './output.ts';

export interface CommandContext {
  /** Top of the catalog's repository. */
  folder: string;
  now: Date;
  output: Output;
}

/** The command was called in a way that makes no sense: exit code 2. */
export class UsageError extends Error {}
