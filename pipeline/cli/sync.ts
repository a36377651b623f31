/** `catalog sync` */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { member, textMember } from '../../schemas/rules/members.ts';
import { inEnglish } from '../../schemas/wording/problem-languages.ts';
import { readShare } from '../collect/read-run.ts';
import { type CatalogData, SETTINGS } from '../repo/data/data-files.ts';
import { readPrivateKey } from '../repo/keys/ed25519.ts';
import { type CommandContext, UsageError } from '../repo/run/command-context.ts';
import { withRunLock } from '../repo/run/run-lock.ts';
import { plural } from '../repo/text/plural.ts';
import { jsonOf } from '../repo/text/stable-json.ts';
import type { SyncItem } from '../review/plan/run/plan-feeds.ts';
import type { RunPlan } from '../review/plan/run/run-types.ts';
import type { SyncOptions } from '../review/plan/run/sync-options.ts';
import { sync } from '../review/sync.ts';
import { collect, date, dns, FEED_KINDS, json, minutes, type Run, shard, trust } from './options.ts';
import { syncText } from './sync-text.ts';

export interface SyncCommandOptions extends SyncOptions {
  /** Folder that jobs leave their results in. */
  shards: string;
  /** Feeds with problems are no failure: for runs that nobody watches. */
  feedsMayFail?: boolean;
  /** Folder for the addresses that publishers want read. */
  ask?: string;
  /** Such a folder. */
  asked?: string;
  /** Folder of what jobs remember, signed. */
  memory?: string;
  json?: boolean;
}

export function define(command: Command, run: Run): void {
  command
    .option('--dry-run', 'say what would happen, write nothing')
    .addOption(new Option('--feed <name>', 'read this feed only; repeatable').argParser(collect).default([]))
    .addOption(new Option('--only <kind>', 'read feeds of this kind only').choices(FEED_KINDS))
    .option('--minutes <number>', 'begin no feed after so many minutes; those left come first the next time', minutes)
    .option(
      '--shard <i/n>',
      'read the share of one of n jobs, and write its results to --shards; commits nothing',
      shard,
    )
    .option('--shards <folder>', 'where jobs leave their results', '.cache/shards')
    .option('--ask <folder>', 'only ask the worker which addresses publishers want read, for the jobs with --asked')
    .option('--asked <folder>', 'in a job with --shard: also read what publishers want read')
    .option('--merge <folder>', 'bring the results of all jobs together instead of reading')
    .option('--memory <folder>', 'in a workflow: go on from what this job has kept, if the record key has signed it')
    .addOption(
      new Option('--renew <branch>', 'propose again what waits there, with what a person has edited in it; repeatable')
        .argParser(collect)
        .default([]),
    )
    .option('--allow-mass-change', 'write although much of the catalog would change at once')
    .option('--feeds-may-fail', 'exit with 0 although single feeds have problems: for scheduled runs')
    .addOption(date())
    .addOption(trust())
    .addOption(dns())
    .addOption(json())
    .action((options) => run((context) => runSync(context, options)));
}

export async function runSync(context: CommandContext, options: SyncCommandOptions): Promise<boolean> {
  const { shard, merge, shards, dryRun } = options;
  if (shard !== undefined && merge !== undefined) {
    throw new UsageError('--shard reads a share and --merge brings all shares together. Name one of both.');
  }
  if (options.ask !== undefined) {
    const { leaveAsked } = await import('../review/submissions/ask-worker.ts');
    const count = await leaveAsked(context, resolve(context.folder, options.ask));
    context.output.print(`${plural(count, 'address', 'addresses')} to read for publishers.`);
    return false;
  }
  if (shard !== undefined) {
    const signed = await remember(context, options);
    const { count, path } = await readShare(context, { ...options, shard, shards });
    await signed?.leaveState(context.folder, resolve(context.folder, shards), signed.ofReader(shard));
    context.output.print(`Read ${plural(count, 'feed')} for ${path}.`);
    return false;
  }
  const signed = merge === undefined ? undefined : await remember(context, options);
  const whole = () => syncAndTell(context, options);
  const isFailure = await (dryRun ? whole() : withRunLock(context, 'catalog sync', whole));
  if (merge !== undefined && signed !== undefined) await signMemory(context, merge, signed);
  return isFailure;
}

type SignedState = typeof import('../collect/state/signed-state.ts');

/** @returns undefined where nothing is to be remembered, signed, from run to run */
async function remember({ folder, output }: CommandContext, { memory, shard }: SyncCommandOptions) {
  if (memory === undefined) return undefined;
  const signed = await import('../collect/state/signed-state.ts');
  const name = shard === undefined ? signed.OF_WRITER : signed.ofReader(shard);
  const place = { kept: resolve(folder, memory), name, key: await publicRecordKey(folder) };
  if (!(await signed.takeState(folder, place)))
    output.note('Nothing of earlier runs is signed with moderation.record_key, so this one begins with nothing.');
  return signed;
}

async function signMemory({ folder }: CommandContext, merge: string, { signStates }: SignedState): Promise<void> {
  const key = readPrivateKey(process.env.CATALOG_RECORD_KEY ?? '');
  const publicKey = await publicRecordKey(folder);
  if (key !== undefined && publicKey !== undefined) await signStates(folder, resolve(folder, merge), key, publicKey);
}

async function publicRecordKey(folder: string): Promise<string | undefined> {
  return textMember(member(jsonOf(await readFile(join(folder, SETTINGS))), 'moderation'), 'record_key');
}

async function syncAndTell(context: CommandContext, options: SyncCommandOptions): Promise<boolean> {
  const { output } = context;
  const { json, dryRun, feedsMayFail } = options;
  const { plan, data, missing, isRefused } = await sync(context, options, (made) =>
    output.print(json ? JSON.stringify(made.items.map(toJson), null, 2) : syncText(made, made.repository.data)),
  );
  if (isRefused) {
    output.note(`catalog: ${plan.objection}`);
    return true;
  }
  if (!json && plan.witnessed.asked + plan.witnessed.left > 0) output.print(witnessText(plan.witnessed));
  const next = dryRun ? 'Nothing was written (--dry-run).' : nextStep(plan, data);
  if (!json && next !== '') output.print(next);
  // Of a scheduled run, the job that left no results has failed itself; what the others found is still published.
  return feedsMayFail !== true && (missing.length > 0 || plan.items.some(isProblem));
}

function witnessText({ asked, failed, left, isOffline, changes }: RunPlan['witnessed']): string {
  const trouble = failed === 0 ? '' : `, ${failed} without a usable answer`;
  const rest = left === 0 ? '' : `; ${left} for the next run`;
  if (isOffline)
    return `Witnesses: none answered. Is there a network? ${plural(left, 'question')} left for the next run.`;
  const news = changes.length === 0 ? 'nothing new' : `news of ${plural(changes.length, 'listing')}`;
  return `${plural(asked, 'question')} to witnesses: ${news}${trouble}${rest}.`;
}

function nextStep({ items }: RunPlan, { settings }: CatalogData): string {
  if (!items.some(({ outcome }) => outcome === 'propose')) return '';
  return settings.moderation?.mode === 'github'
    ? 'Look at the pull requests on GitHub.'
    : 'Look at the proposals: npm run catalog -- moderation list';
}

function isProblem({ outcome }: SyncItem): boolean {
  return ['invalid', 'unreachable', 'slug_taken'].includes(outcome);
}

function toJson({ label, slug, outcome, problems }: SyncItem) {
  return { feed: label, slug: slug ?? null, outcome, problems: problems.map(inEnglish) };
}
