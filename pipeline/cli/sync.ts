/** `catalog sync` */
import { resolve } from 'node:path';
import type { FeedKind } from '../../schemas/contracts/generated/feed.ts';
import { inEnglish } from '../../schemas/texts/problem-languages.ts';
import type { Shard } from '../collect/feeds/choose-feeds.ts';
import { listFeeds } from '../collect/feeds/feed-list.ts';
import type { FeedResult } from '../collect/feeds/read-feed.ts';
import type { EventRequest, ReaderTools } from '../collect/feeds/read-source.ts';
import { sendEventRequests } from '../collect/state/event-requests.ts';
import { NO_STATE, type RunState, withRunState } from '../collect/state/run-state.ts';
import { mergeShards, writeShard } from '../collect/state/shards.ts';
import { handOverSyncLog } from '../publish/worker/hand-over-sync-log.ts';
import { type CatalogData, parseCatalog, readFolder } from '../repo/data/data-files.ts';
import { withRunLock } from '../repo/run/run-lock.ts';
import { UsageError } from '../repo/run/usage-error.ts';
import { dayOf } from '../repo/text/day-of.ts';
import { configuredWorker, WorkerError } from '../repo/worker/internal-client.ts';
import { createTxtResolver, type ResolveTxt } from '../review/domains/look-ups.ts';
import { type OpenRepository, openRepository } from '../review/plan/open-repository.ts';
import type { SyncItem } from '../review/plan/plan.ts';
import { planSync, readFeeds, type SyncPlan } from '../review/plan/sync-plan.ts';
import { type CheckMemory, verifyPlan } from '../review/plan/verify-plan.ts';
import { type CommandContext, type NetworkAccess, withNetwork } from './context.ts';
import { openPublishers } from './sync-publishers.ts';
import { reviewFor, writePlan } from './sync-review.ts';
import { plural, syncText } from './terminal.ts';

const MINUTE_MS = 60_000;

export interface SyncOptions {
  dryRun?: boolean;
  date?: string;
  feed: string[];
  only?: FeedKind;
  /** No feed is begun after so many minutes. */
  minutes?: number;
  shard?: Shard;
  /** Folder of the results that jobs have left. */
  merge?: string;
  shards: string;
  allowMassChange?: boolean;
  /** Feeds with problems are no failure: for runs that nobody watches. */
  feedsMayFail?: boolean;
  trust: string[];
  dns?: string[];
  json?: boolean;
}

export async function runSync(context: CommandContext, options: SyncOptions): Promise<boolean> {
  if (options.shard !== undefined && options.merge !== undefined) {
    throw new UsageError('--shard reads a share and --merge brings all shares together. Name one of both.');
  }
  if (options.shard !== undefined) return readShare(context, options, options.shard);
  const sync = () => syncAll(context, options);
  return options.dryRun ? sync() : withRunLock(context, 'catalog sync', sync);
}

/** One job of several: reads its share of the feeds, and leaves the results to the job that brings them together. */
async function readShare(context: CommandContext, options: SyncOptions, shard: Shard): Promise<boolean> {
  const data = parseCatalog(await readFolder(context.folder));
  const results = await withTools(context, options, data, async (tools) => {
    const read = await readChosen(context, options, data, tools);
    await tools.state.noteRead(read);
    return read;
  });
  const path = await writeShard(resolve(context.folder, options.shards), shard, results);
  context.output.print(`Read ${plural(results.length, 'feed')} for ${path}.`);
  return false;
}

async function syncAll(context: CommandContext, options: SyncOptions): Promise<boolean> {
  const { folder, output } = context;
  const local = await openRepository(folder);
  for (const path of local.uncommitted) output.note(`Not read, because it is not committed: ${path}`);
  const review = options.dryRun ? undefined : reviewFor(context, local, process.env);
  const repository = (await review?.open()) ?? local;
  const { data } = repository;
  return withTools(context, options, data, async (tools) => {
    const { results, missing } = await (options.merge === undefined
      ? { results: await readChosen(context, options, data, tools), missing: [] }
      : mergeResults(context, options.merge, data));
    const resolveTxt = createTxtResolver({ ...(options.dns && { servers: options.dns }) });
    const reading = { results, tools: readerTools(tools), resolveTxt };
    const publishers = await openPublishers(context, options, repository, reading);
    const state = { ...tools.state, checks: asAtFirst(tools.state.checks) };
    let last = repository;
    const decide = async (now: OpenRepository) => {
      const { repository: seen, withdrawn } = publishers.withdraw(now);
      last = seen;
      const inputs = { ...tools, state, resolveTxt, results: publishers.results(seen) };
      return { ...(await planAndVerify(context, options, seen, inputs)), withdrawn };
    };
    const plan = await decide(repository);
    await tools.state.noteRun(publishers.results(last), plan.items);
    await tools.state.keepFeeds(new Set(listFeeds(data).map(({ label }) => label)));
    output.print(options.json ? JSON.stringify(plan.items.map(toJson), null, 2) : syncText(plan));
    if (plan.objection !== undefined && options.allowMassChange !== true) {
      output.note(`catalog: ${plan.objection}`);
      return true;
    }
    if (review !== undefined) {
      const written = await writePlan(review, { plan, repository }, decide);
      await publishers.report(written, last);
      await handOverLog(context, data, tools.state);
    }
    const next = review === undefined ? 'Nothing was written (--dry-run).' : nextStep(plan, data);
    if (!options.json && next !== '') output.print(next);
    // Of a scheduled run, the job that left no results has failed itself; what the others found is still published.
    return options.feedsMayFail !== true && (missing.length > 0 || plan.items.some(isProblem));
  });
}

/** The worker shows publishers what happened to their feeds; without one nobody asks. */
async function handOverLog({ output }: CommandContext, data: CatalogData, { log }: RunState): Promise<void> {
  const worker = configuredWorker(data.settings, process.env);
  if (worker === undefined) return;
  try {
    await handOverSyncLog(worker, data, log);
  } catch (error) {
    if (!(error instanceof WorkerError)) throw error;
    output.note(`The sync log was not handed over; the next sync does it. ${error.message}`);
  }
}

function nextStep({ items }: SyncPlan, { settings }: CatalogData): string {
  if (!items.some(({ outcome }) => outcome === 'propose')) return '';
  return settings.moderation?.mode === 'github'
    ? 'Look at the pull requests on GitHub.'
    : 'Look at the proposals: npm run catalog -- moderation list';
}

/** A plan that is made again in the same run takes no check for done because the first one has made it. */
function asAtFirst({ lastCheckedOn, noteCheck }: CheckMemory): CheckMemory {
  const answers = new Map<string, Promise<string | undefined>>();
  return {
    noteCheck,
    lastCheckedOn(slug) {
      const answer = answers.get(slug) ?? lastCheckedOn(slug);
      answers.set(slug, answer);
      return answer;
    },
  };
}

interface Tools {
  state: RunState;
  access: NetworkAccess;
}

/** State and network for one run. A run that writes nothing remembers nothing. */
function withTools<T>(
  context: CommandContext,
  options: SyncOptions,
  { settings, categories }: CatalogData,
  use: (tools: Tools) => Promise<T>,
): Promise<T> {
  const { folder, output } = context;
  const run = (state: RunState) =>
    withNetwork(context, { settings, trust: options.trust, dns: options.dns }, (access) => use({ state, access }));
  const clock = () => new Date();
  return options.dryRun ? run(NO_STATE) : withRunState({ folder, categories, now: clock, note: output.note }, run);
}

async function readChosen(
  { now, output }: CommandContext,
  { feed, only, shard, minutes, dryRun }: SyncOptions,
  data: CatalogData,
  { state, access }: Tools,
): Promise<FeedResult[]> {
  const requests: EventRequest[] = [];
  const noteEventRequest = (requested: EventRequest) => void requests.push(requested);
  const results = await readFeeds({
    data,
    choice: { names: feed, kind: only, shard },
    tools: { ...readerTools({ state, access }), noteEventRequest },
    deadline: minutes === undefined ? undefined : new Date(now.getTime() + minutes * MINUTE_MS),
    attempts: await state.attempts(),
    onProgress: (done, total) => output.progress(`reading feeds ${done}/${total}`),
  });
  if (!dryRun) {
    const client = configuredWorker(data.settings, process.env);
    state.noteEventRequests(await sendEventRequests(requests, { client, memory: state.memory, note: output.note }));
  }
  return results;
}

function readerTools({ state: { memory, answers }, access }: Tools): Omit<ReaderTools, 'findCategory'> {
  return { ...access, memory, ...(answers && { answers }), now: () => new Date() };
}

async function mergeResults({ folder, output }: CommandContext, from: string, data: CatalogData) {
  const merged = await mergeShards(resolve(folder, from), listFeeds(data));
  for (const name of merged.missing) output.note(`${name} is missing or cut off: its feeds wait for the next run.`);
  return merged;
}

async function planAndVerify(
  { now, output }: CommandContext,
  { date, feed }: SyncOptions,
  { data, proposals }: OpenRepository,
  { results, resolveTxt, state, access }: Tools & { results: readonly FeedResult[]; resolveTxt: ResolveTxt },
): Promise<SyncPlan> {
  const today = date ?? dayOf(now);
  const plan = planSync(results, { data, proposals, today });
  const checks = {
    resolveTxt,
    client: access.client,
    catalogHost: new URL(data.settings.base_url).host,
    today,
    onProgress: (done: number, total: number) => output.progress(`checking domains ${done}/${total}`),
  };
  return {
    ...plan,
    items: await verifyPlan(plan.items, {
      data,
      proposals,
      memory: state.checks,
      checkAll: feed.length > 0,
      checks,
    }),
  };
}

function isProblem({ outcome }: SyncItem): boolean {
  return ['invalid', 'unreachable', 'slug_taken'].includes(outcome);
}

function toJson({ label, slug, outcome, problems }: SyncItem) {
  return { feed: label, slug: slug ?? null, outcome, problems: problems.map(inEnglish) };
}
