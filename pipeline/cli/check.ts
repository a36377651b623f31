/** `catalog check`: are the files of this folder in order, and may a branch be merged? */
import type { Command } from 'commander';
import { CATEGORIES, FEEDS, SETTINGS } from '../repo/data/data-files.ts';
import { uncommitted } from '../repo/data/head.ts';
import { isRepository } from '../repo/git/git-folders.ts';
import { commitNamed } from '../repo/git/objects.ts';
import { countText, type FileProblem, hasErrors, problemReport, toJson } from '../repo/problems/file-problem.ts';
import { type CommandContext, UsageError } from '../repo/run/command-context.ts';
import { plural } from '../repo/text/plural.ts';
import { NOT_JUDGED } from '../review/check/changes/change-notes.ts';
import { type CheckResult, checkBranch } from '../review/check/check-proposal.ts';
import { checkSummary, editLine, faultLine } from '../review/check/check-summary.ts';
import { checkFolder, type FolderState } from '../review/check/folder/folder-problems.ts';
import { readLocalDocuments } from '../review/check/folder/local-documents.ts';
import { operatorHints } from '../review/check/folder/operator-hints.ts';
import type { CommandFacts } from '../review/check/folder/workflow-files.ts';
import { json, type Run, trust } from './options.ts';

interface CheckOptions {
  /** undefined: the published branch, as the settings name it. */
  base?: string;
  /** undefined: the files of the folder first, then what is checked out. */
  head?: string;
  /** Name of the branch; undefined: --head is its name. */
  branch?: string;
  /** The branch is another repository's. */
  outside?: boolean;
  summary?: boolean;
  json?: boolean;
  trust: string[];
}

export function define(command: Command, run: Run, facts: CommandFacts): void {
  command
    .option('--base <ref>', 'the published branch (default: main_branch of the settings)')
    .option('--head <ref>', 'what is to be merged (default: the files of this folder, then HEAD)')
    .option('--branch <name>', 'name of its branch, which decides on the rules (default: --head)')
    .option('--outside', 'the branch is another repository’s: it may propose feeds, and no listings')
    .option('--summary', 'append cards, reports and differences to the summary of a GitHub workflow')
    .addOption(trust())
    .addOption(json())
    .action((options) => run((context) => runCheck(context, options, facts)));
}

/** @param facts commands and options that workflows and scripts may use; undefined: they are not checked */
export async function runCheck(context: CommandContext, options: CheckOptions, facts?: CommandFacts): Promise<boolean> {
  const { output } = context;
  if (options.summary && !process.env.GITHUB_STEP_SUMMARY) {
    throw new UsageError('--summary appends to the file that GITHUB_STEP_SUMMARY names, and it names none.');
  }
  const state = options.head === undefined ? await checkThisFolder(context, options, facts) : undefined;
  const result =
    state === undefined || (await isOnBranch(context, options, state))
      ? await merge(context, options, state)
      : undefined;
  if (options.json) {
    const { faults = [], changes = [] } = result ?? {};
    const problems = state?.problems.map(toJson) ?? [];
    output.print(JSON.stringify({ problems, faults: faults.map(faultLine), changes: changes.length }, null, 2));
  } else {
    if (state !== undefined) await say(context, state, result);
    if (result !== undefined) await sayMerge(context, options, { result, state });
  }
  return hasErrors(state?.problems ?? []) || (result?.faults.length ?? 0) > 0;
}

function checkThisFolder(context: CommandContext, { trust }: CheckOptions, commands: CommandFacts | undefined) {
  context.output.progress('reading the files of this folder');
  return checkFolder(context.folder, { readDocuments: readLocalDocuments, trust, commands });
}

const baseOf = ({ base }: CheckOptions, state: FolderState | undefined) =>
  base ?? state?.settings?.main_branch ?? 'main';

/** Whether anything is committed here that a merge would bring. */
async function isOnBranch({ folder }: CommandContext, options: CheckOptions, state: FolderState): Promise<boolean> {
  if (!(await isRepository(folder))) return false;
  const [head, base] = [await commitNamed(folder, 'HEAD'), await commitNamed(folder, baseOf(options, state))];
  return head !== undefined && head !== base && (base !== undefined || options.base !== undefined);
}

/** Leaves out the problems that the report on the folder has listed already. */
async function merge(context: CommandContext, options: CheckOptions, state: FolderState | undefined) {
  const { folder, output } = context;
  const { head = 'HEAD', branch = head, outside = false, trust } = options;
  output.progress('looking at what a merge would change');
  const base = baseOf(options, state);
  const request = { folder, name: branch, base, head, outside, trust };
  const result = await checkBranch({ ...request, readDocuments: readLocalDocuments });
  const keyOf = ({ file, pointer, code }: FileProblem) => `${code} ${file}${pointer}`;
  const named = new Set(state?.problems.map(keyOf));
  const isNamed = (fault: CheckResult['faults'][number]) =>
    'problems' in fault && fault.problems?.every((problem) => named.has(keyOf(problem))) === true;
  return { ...result, faults: result.faults.filter((fault) => !isNamed(fault)) };
}

async function say({ folder, output }: CommandContext, state: FolderState, result: CheckResult | undefined) {
  const { problems, files, count } = state;
  // What publishers wrote is shown to the operator alone: the log of a workflow may be read by everybody.
  const isOwn = (path: string) => [SETTINGS, CATEGORIES].includes(path) || (!process.env.CI && path.startsWith(FEEDS));
  const own = new Map([...files].filter(([path]) => isOwn(path)));
  if (problems.length > 0) output.print(problemReport(problems, own));
  if (result === undefined) for (const hint of await operatorHints(folder, 'HEAD', files)) output.note(hint);
  const inOrder = problems.length === 0 ? `${plural(count, 'file')} are in order.` : `${countText(problems)}.`;
  const isUncommitted = result !== undefined && (await uncommitted(folder)).length > 0;
  output.print(isUncommitted ? `${inOrder} Not all of data/ is committed; a merge takes what is.` : inOrder);
}

async function sayMerge(
  { folder, output, now }: CommandContext,
  options: CheckOptions,
  { result, state }: { result: CheckResult; state: FolderState | undefined },
): Promise<void> {
  const { head = 'HEAD', branch = head, outside = false, summary } = options;
  for (const fault of result.faults) output.note(faultLine(fault));
  for (const note of result.notes ?? []) output.note(note);
  for (const [slug, edits] of result.edits ?? []) {
    for (const edit of edits) output.note(`${slug}: edited by a person, not the source’s words: ${editLine(edit)}`);
  }
  // A proposal of the pipeline has nothing to do with them, and neither has what comes from outside.
  const hints = outside || branch.startsWith('moderation/') ? [] : await operatorHints(folder, head, state?.files);
  for (const hint of hints) output.note(hint);
  const isHeld = hasErrors(state?.problems ?? []);
  const held = result.faults.length > 0 ? `: ${plural(result.faults.length, 'fault')}` : '';
  const allowed = result.notes?.includes(NOT_JUDGED) ? 'No rule holds it up.' : 'It may be merged.';
  const verdict = result.faults.length === 0 && !isHeld ? allowed : `It may not be merged${held}.`;
  output.print(`${plural(result.changes.length, 'file')} would change. ${verdict}`);
  if (summary) {
    const { summary: file } = await import('@actions/core');
    await file.addRaw(await checkSummary(folder, result, now), true).write();
  }
}
