/** The sync story: what publishers say becomes proposals and updates, and publishers hear what became of it. */
import type { Problem } from '../../schemas/contracts/problems.ts';
import { listFeeds } from '../collect/feeds/feed-list.ts';
import type { FeedResult } from '../collect/feeds/read-feed.ts';
import { readerTools, readRun, withRunTools } from '../collect/read-run.ts';
import type { RunState } from '../collect/state/run-state.ts';
import { type CatalogData, uncommitted } from '../repo/data/data-files.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { dayOf } from '../repo/text/day-of.ts';
import { configuredWorker, WorkerError } from '../repo/worker/internal-client.ts';
import { createLookUps, createTxtResolver } from './domains/look-ups.ts';
import { gatherRunPictures } from './picture-run.ts';
import { type OpenRepository, openRepository } from './plan/proposals/open-repository.ts';
import { unusedPictures } from './plan/run/picture-changes.ts';
import type { SyncItem } from './plan/run/plan.ts';
import { reviewQueue } from './plan/run/review-queue.ts';
import type { SyncOptions } from './plan/run/sync-options.ts';
import type { SyncPlan } from './plan/run/sync-plan.ts';
import { reviewFor, writePlan } from './pull-requests/review-places.ts';
import { planner, type RunPlan } from './run-plan.ts';
import { openPublishers } from './submissions/publishers.ts';
import { askWitnesses, type WitnessRun } from './witness-run.ts';

export interface SyncResult {
  plan: SyncPlan;
  data: CatalogData;
  /** Jobs of a shared run that left no results. */
  missing: string[];
  /** Nothing was written: a person has to look first. */
  isRefused: boolean;
  witnessed: WitnessRun;
}

/** @param onPlan hears what will happen, before anything is written */
export async function sync(
  context: CommandContext,
  options: SyncOptions,
  onPlan: (plan: RunPlan) => void,
): Promise<SyncResult> {
  const local = await openRepository(context.folder);
  for (const path of await uncommitted(context.folder)) {
    context.output.note(`Not read, because it is not committed: ${path}`);
  }
  const review = options.dryRun ? undefined : await reviewFor(context, local, process.env);
  const repository = (await review?.open()) ?? local;
  const { data } = repository;
  return withRunTools(context, options, data, async (tools) => {
    const { results, missing, handed } = await readRun(context, options, data, tools);
    const resolveTxt = createTxtResolver({ ...(options.dns && { servers: options.dns }) });
    const lookUps = createLookUps({ resolveTxt, client: tools.access.client });
    const reading = { results, handed, tools: readerTools(tools, data), lookUps, deadline: tools.deadline };
    const publishers = await openPublishers(context, options, repository, reading);
    // Of earlier runs: this one has not been noted yet.
    const lastReads = await tools.state.lastReads();
    const pictures = await gatherRunPictures(context, options, publishers.results(repository), repository, tools);
    const planRun = planner(context, options, publishers, { ...tools, lookUps, lastReads, pictures });
    const first = await planRun(repository);
    const witnessed = await askWitnesses(context, options, { ...first, results }, tools);
    const today = options.date ?? dayOf(context.now);
    /** A plan with what is written beside the listings. */
    const complete = async (made: RunPlan) => {
      const evidencePlan = witnessed.plan(made);
      const unused = await unusedPictures(made.repository, made);
      const queue = await reviewQueue(made, made.repository, today);
      return { ...made, evidencePlan, evidence: evidencePlan.changes, unused, queue };
    };
    const plan = await complete(first);
    const { problems, objection } = plan.evidencePlan;
    const furtherProblems = ({ label, slug = '' }: SyncItem) => [
      ...pictures.problemsOf(label),
      ...(problems.get(slug) ?? []),
    ];
    await noteResults(tools.state, publishers.results(plan.repository), plan.items, furtherProblems);
    await tools.state.keepFeeds(new Set(listFeeds(data).map(({ label }) => label)));
    onPlan(plan);
    const isRefused = plan.objection !== undefined && options.allowMassChange !== true;
    if (review !== undefined && !isRefused) {
      const planAgain = async (current: OpenRepository) => complete(await planRun(current));
      const written = await writePlan(review, { plan, repository }, planAgain);
      await publishers.report(written, written.repository);
      await handOverLog(context, data, tools.state);
    }
    if (objection !== undefined && options.allowMassChange !== true) context.output.note(`catalog: ${objection}`);
    return { plan, data, missing, isRefused, witnessed };
  });
}

/** An item that no feed of the run stands for has no place in the log. */
async function noteResults(
  state: RunState,
  results: readonly FeedResult[],
  items: readonly SyncItem[],
  furtherProblems: (item: SyncItem) => Problem[],
): Promise<void> {
  const byLabel = new Map(results.map((result) => [result.feed.label, result]));
  const noted = items.flatMap((item) => {
    const result = byLabel.get(item.label);
    return result === undefined ? [] : { result, item };
  });
  await state.noteRun(
    noted.map(({ result }) => result),
    noted.map(({ item }) => ({ ...item, problems: [...item.problems, ...furtherProblems(item)] })),
  );
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
