/**
 * The sync story: feeds are read, then what they say is held against what is published and what waits, and then it is
 * written as updates and proposals, in one attempt or, where others push meanwhile, in the next. Publishers hear of it.
 */
import { listFeeds } from '../collect/feeds/feed-list.ts';
import { readRun, withRunTools } from '../collect/read-run.ts';
import type { RunState } from '../collect/state/run-state.ts';
import type { CatalogData } from '../repo/data/data-files.ts';
import { uncommitted } from '../repo/data/head.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { configuredWorker, WorkerError } from '../repo/worker/internal-client.ts';
import { createLookUps, createTxtResolver } from './domains/look-ups.ts';
import { openPublished } from './plan/proposals/open-repository.ts';
import type { ReviewedRun, RunPlan } from './plan/run/run-types.ts';
import { isWholeRun, type SyncOptions } from './plan/run/sync-options.ts';
import { reviewFor, writePlan } from './pull-requests/review-places.ts';
import { planner } from './run-plan.ts';
import type { Publishers } from './submissions/publishers-of-run.ts';

export interface SyncResult {
  plan: RunPlan;
  data: CatalogData;
  /** Jobs of a shared run that left no results. */
  missing: string[];
  /** Nothing was written: a person has to look first. */
  isRefused: boolean;
}

/** @param onPlan hears what will happen, before anything is written */
export async function sync(
  context: CommandContext,
  options: SyncOptions,
  onPlan: (plan: RunPlan) => void,
): Promise<SyncResult> {
  const local = await openPublished(context.folder);
  for (const path of await uncommitted(context.folder)) {
    context.output.note(`Not read, because it is not committed: ${path}`);
  }
  const { review, published } = await reviewFor(context, options, local, process.env);
  const { data } = published;
  const isStopped = ({ objection }: { objection: string | undefined }) =>
    objection !== undefined && options.allowMassChange !== true;
  return withRunTools(context, options, data, async (tools) => {
    const lookUps = createLookUps({ resolveTxt: createTxtResolver(options.dns), client: tools.access.client });
    const run = { ...tools, ...(await readRun(context, options, data, tools)), lookUps };
    const publishers = await publishersOf(context, options, data, run);
    const { state } = tools;
    const planFor = await planner(context, options, publishers, run);
    const { first, written } = await writePlan(review, planFor, async (plan) => {
      await state.noteRun(plan.results, plan.noted);
      await state.keepFeeds(new Set(listFeeds(data).map(({ label }) => label)));
      onPlan(plan);
      return options.dryRun !== true && !isStopped(plan);
    });
    if (written !== undefined) {
      await publishers.report(written);
      await handOverLog(context, data, state);
    }
    if (isStopped(first.witnessed)) context.output.note(`catalog: ${first.witnessed.objection}`);
    return { plan: first, data, missing: run.missing, isRefused: isStopped(first) };
  });
}

/** Without a worker nobody has brought anything. */
async function publishersOf(
  context: CommandContext,
  options: SyncOptions,
  data: CatalogData,
  run: ReviewedRun,
): Promise<Publishers> {
  const worker = isWholeRun(options) ? configuredWorker(data.settings, process.env, 'submissions') : undefined;
  if (worker !== undefined) {
    const { openPublishers } = await import('./submissions/publishers-of-run.ts');
    return openPublishers(context, worker, data, run);
  }
  return {
    domains: [],
    claims: (repository) => ({ repository, results: run.results, withdrawn: [], restored: [] }),
    report: async () => {},
  };
}

/** The worker shows publishers what happened to their feeds; without one nobody asks. */
async function handOverLog({ output }: CommandContext, data: CatalogData, { log }: RunState): Promise<void> {
  const worker = configuredWorker(data.settings, process.env, 'submissions');
  if (worker === undefined) return;
  try {
    const { uploadSyncLog } = await import('../collect/state/upload-sync-log.ts');
    await uploadSyncLog(worker, data, log);
  } catch (error) {
    if (!(error instanceof WorkerError)) throw error;
    output.note(`The sync log was not handed over; the next sync does it. ${error.message}`);
  }
}
