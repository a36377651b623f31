/** What a command is given, and hands on to what it calls. */
import type { Output } from './output.ts';

export interface CommandContext {
  /** Top of the catalog's repository. */
  folder: string;
  now: Date;
  output: Output;
}
