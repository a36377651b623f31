/** `catalog check`: may a branch be merged? */
import type { Command } from 'commander';
import { type CommandContext, UsageError } from '../repo/run/command-context.ts';
import { dayOf } from '../repo/text/day-of.ts';
import { plural } from '../repo/text/plural.ts';
import { checkBranch } from '../review/check/check-proposal.ts';
import { checkSummary, editLine, faultLine } from '../review/check/check-summary.ts';
import { operatorHints } from '../review/check/operator-hints.ts';
import { sourceReader } from '../review/check/source-reader.ts';
import { dns, type Run, trust } from './options.ts';

interface CheckOptions {
  base: string;
  head: string;
  /** Name of the branch; undefined: --head is its name. */
  branch?: string;
  /** The branch is another repository's. */
  outside?: boolean;
  summary?: boolean;
  trust: string[];
  dns?: string[];
}

export function define(command: Command, run: Run): void {
  command
    .option('--base <ref>', 'the published branch', 'main')
    .option('--head <ref>', 'what is to be merged', 'HEAD')
    .option('--branch <name>', 'name of its branch, which decides on the rules (default: --head)')
    .option('--outside', 'the branch is another repository’s: it may propose feeds, and no listings')
    .option('--summary', 'append cards, reports and differences to the summary of a GitHub workflow')
    .addOption(trust())
    .addOption(dns())
    .action((options) => run((context) => runCheck(context, options)));
}

export async function runCheck(context: CommandContext, options: CheckOptions): Promise<boolean> {
  const { folder, now, output } = context;
  const { base, head, branch = head, outside = false, summary } = options;
  if (summary && !process.env.GITHUB_STEP_SUMMARY) {
    throw new UsageError('--summary appends to the file that GITHUB_STEP_SUMMARY names, and it names none.');
  }
  output.progress('looking at what a merge would change');
  const sources = sourceReader(context, options);
  const result = await checkBranch({ folder, name: branch, base, head, outside, sources, today: dayOf(now) });
  for (const fault of result.faults) output.note(faultLine(fault));
  for (const [slug, edits] of result.edits ?? []) {
    for (const edit of edits) output.note(`${slug}: edited by a person, not the source’s words: ${editLine(edit)}`);
  }
  // A proposal of the pipeline has nothing to do with them, and neither has what comes from outside.
  const hints = outside || branch.startsWith('moderation/') ? [] : await operatorHints(folder, head);
  for (const hint of hints) output.note(hint);
  const verdict =
    result.faults.length === 0
      ? 'It may be merged.'
      : `It may not be merged: ${plural(result.faults.length, 'fault')}.`;
  output.print(`${plural(result.changes.length, 'file')} would change. ${verdict}`);
  if (summary) {
    const { summary: file } = await import('@actions/core');
    await file.addRaw(await checkSummary(folder, result), true).write();
  }
  return result.faults.length > 0;
}
