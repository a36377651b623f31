/** `catalog sync` */
import { resolve } from 'node:path';
import type { FeedKind } from '../../schemas/generated/feed.ts';
import { type CatalogData, parseCatalog, readFolder } from '../data-files.ts';
import type { Shard } from '../feeds/choose-feeds.ts';
import { listFeeds } from '../feeds/feed-list.ts';
import type { FeedResult } from '../feeds/read-feed.ts';
import type { SyncItem } from '../moderation/plan.ts';
import { type OpenRepository, openRepository } from '../repository.ts';
import { withRunLock } from '../run-lock.ts';
import { mergeShards, writeShard } from '../shards.ts';
import { NO_STATE, type RunState, withRunState } from '../store/run-state.ts';
import { planSync, readFeeds, type SyncPlan } from '../sync.ts';
import { plural, syncText } from '../terminal.ts';
import { createTxtResolver } from '../verification/look-ups.ts';
import { type CheckMemory, verifyPlan } from '../verification/verify-plan.ts';
import { type CommandContext, dayOf, type NetworkAccess, withNetwork } from './context.ts';
import { reviewFor, writePlan } from './review.ts';

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
    const results = await (options.merge === undefined
      ? readChosen(context, options, data, tools)
      : mergeResults(context, options.merge, data));
    const inputs = { ...tools, results, state: { ...tools.state, checks: asAtFirst(tools.state.checks) } };
    const decide = (now: OpenRepository) => planAndVerify(context, options, now, inputs);
    const plan = await decide(repository);
    await tools.state.noteRun(results, plan.items);
    await tools.state.keepFeeds(new Set(listFeeds(data).map(({ label }) => label)));
    output.print(options.json ? JSON.stringify(plan.items.map(toJson), null, 2) : syncText(plan));
    if (plan.objection !== undefined && options.allowMassChange !== true) {
      output.note(`catalog: ${plan.objection}`);
      return true;
    }
    if (review !== undefined) await writePlan(review, { plan, repository }, decide);
    const next = review === undefined ? 'Nothing was written (--dry-run).' : nextStep(plan, data);
    if (!options.json && next !== '') output.print(next);
    return options.feedsMayFail !== true && plan.items.some(isProblem);
  });
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
  { feed, only, shard, minutes }: SyncOptions,
  data: CatalogData,
  { state, access }: Tools,
): Promise<FeedResult[]> {
  const { memory, answers } = state;
  return readFeeds({
    data,
    choice: { names: feed, kind: only, shard },
    tools: { ...access, memory, ...(answers && { answers }), now: () => new Date() },
    deadline: minutes === undefined ? undefined : new Date(now.getTime() + minutes * MINUTE_MS),
    attempts: await state.attempts(),
    onProgress: (done, total) => output.progress(`reading feeds ${done}/${total}`),
  });
}

async function mergeResults({ folder, output }: CommandContext, from: string, data: CatalogData) {
  const { results, missing } = await mergeShards(resolve(folder, from), listFeeds(data));
  for (const name of missing) output.note(`${name} is missing or cut off: its feeds wait for the next run.`);
  return results;
}

async function planAndVerify(
  { now, output }: CommandContext,
  { date, dns, feed }: SyncOptions,
  { data, proposals }: OpenRepository,
  { results, state, access }: Tools & { results: readonly FeedResult[] },
): Promise<SyncPlan> {
  const today = date ?? dayOf(now);
  const plan = planSync(results, { data, proposals, today });
  const checks = {
    resolveTxt: createTxtResolver({ ...(dns && { servers: dns }) }),
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
  return { feed: label, slug: slug ?? null, outcome, problems };
}
