/** What one run reads: over the network, with what earlier runs remember, or from what the jobs of a shared run left. */
import { resolve } from 'node:path';
import type { FeedKind } from '../../schemas/contracts/generated/feed-kinds.ts';
import { categoryLookup } from '../../schemas/rules/vocabulary.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { type CatalogData, readFolder } from '../repo/data/data-files.ts';
import { type NetworkAccess, withNetwork } from '../repo/fetch/network.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { sourceName } from '../repo/text/source-name.ts';
import { configuredWorker } from '../repo/worker/internal-client.ts';
import { asWithdrawn, readFeeds, withdrawnSources } from './collect.ts';
import type { IsolatedReader } from './contract/isolated-reader.ts';
import type { EventRequest, ReaderTools } from './contract/source-kind.ts';
import { chooseFeeds, type Shard } from './feeds/feed-filter.ts';
import { type Feed, listFeeds } from './feeds/feed-list.ts';
import type { FeedResult } from './feeds/read-feed.ts';
import { withIsolatedReader } from './isolated/isolated-reader.ts';
import { NO_STATE, type RunState, withRunState } from './state/run-state.ts';
import { addressOf, readAsked, readAskedFeeds } from './submitted-and-retried-feeds.ts';

const MINUTE_MS = 60_000;
/** For what publishers ask for, after the feeds of a night: what is left then waits for the next run. */
const ASKED_MS = 20 * MINUTE_MS;

export interface ReadOptions {
  /** Leaves nothing behind, and takes nothing from earlier runs. */
  dryRun?: boolean;
  /** Names of the feeds to read; none for all. */
  feed: string[];
  only?: FeedKind;
  /** After so many minutes nothing is begun that can wait for the next run. */
  minutes?: number;
  shard?: Shard;
  /** Folder of the results that jobs have left. */
  merge?: string;
  trust: string[];
  dns?: string[];
}

export interface RunTools {
  state: RunState;
  access: NetworkAccess;
  reader: IsolatedReader;
  /** After this moment, nothing is begun that can wait for the next run. */
  deadline: Date | undefined;
}

/** State, network, threads and time for one run. */
export function withRunTools<T>(
  context: CommandContext,
  { dryRun, trust, dns, minutes }: Pick<ReadOptions, 'dryRun' | 'trust' | 'dns' | 'minutes'>,
  { settings, categories }: CatalogData,
  use: (tools: RunTools) => Promise<T>,
): Promise<T> {
  const { folder, output } = context;
  const deadline = minutes === undefined ? undefined : new Date(context.now.getTime() + minutes * MINUTE_MS);
  const run = (state: RunState) =>
    withNetwork(context, { settings, trust, dns }, (access) =>
      withIsolatedReader({ categories, costs: state.costs }, (reader) => use({ state, access, reader, deadline })),
    );
  const now = () => new Date();
  return dryRun ? run(NO_STATE) : withRunState({ folder, categories, now, note: output.note }, run);
}

export interface RunReading {
  /** One for each feed that was chosen. */
  results: FeedResult[];
  /** Files of shares that are not there. */
  missing: string[];
  /** What the jobs of a shared run have left: nothing else is read then. */
  handed?: { resultOf(feed: Feed): FeedResult; requests: EventRequest[] };
}

/** Also tells the worker where feeds want events. */
export async function readRun(
  context: CommandContext,
  options: ReadOptions,
  data: CatalogData,
  tools: RunTools,
): Promise<RunReading> {
  const [{ folder, output }, { state }, { settings }] = [context, tools, data];
  const { note } = output;
  if (options.merge === undefined) {
    const { results, requests } = await readChosen(context, options, data, tools);
    if (!options.dryRun && requests.length > 0) {
      const client = configuredWorker(settings, process.env, 'submissions');
      const { sendEventRequests } = await import('./state/webhook-requests.ts');
      state.noteEventRequests(await sendEventRequests(requests, { client, memory: state.memory, note }));
    }
    return { results, missing: [] };
  }
  const { mergeShards } = await import('./state/shared-run.ts');
  const { sendSealedRequests } = await import('./state/webhook-requests.ts');
  const { resultOf, missing, events } = await mergeShards(resolve(folder, options.merge));
  for (const name of missing) note(`${name} is missing or cut off: its feeds wait for the next run.`);
  const feeds = listFeeds(data);
  const followed = new Set(feeds.map(({ sources: [{ url, file }] }) => sourceName({ url, feed: file?.name })));
  const requests = options.dryRun ? [] : await sendSealedRequests(events, { folder, settings, state, note, followed });
  const isWithdrawn = withdrawnSources(data);
  const results = feeds.map((feed): FeedResult => (isWithdrawn(feed) ? asWithdrawn(feed) : resultOf(feed)));
  return { results, missing, handed: { resultOf, requests } };
}

/**
 * One job of several: reads its share of the feeds, and of what publishers ask for, and leaves the results to the job that
 * brings them together. It asks no worker, and needs no secret.
 * @returns how many feeds it read, and the file they are in
 */
export async function readShare(
  context: CommandContext,
  options: ReadOptions & { shard: Shard; shards: string; asked?: string },
): Promise<{ count: number; path: string }> {
  const data = parseCatalog(await readFolder(context.folder));
  const { folder, output } = context;
  return withRunTools(context, options, data, async (tools) => {
    const { results, requests } = await readChosen(context, options, data, tools);
    const asked = await readAsked(options.asked && resolve(folder, options.asked));
    const submitted = chooseFeeds(asked.submitted, { shard: options.shard });
    const addresses = new Set(submitted.map((feed) => addressOf({ feed })));
    // What was submitted may be refused, so what it requests does not count as sent.
    const noteEventRequest = (request: EventRequest) =>
      void requests.push(addresses.has(request.source) ? { ...request, rememberedAs: undefined } : request);
    const read = await readAskedFeeds({ submitted, retried: asked.retried }, results, {
      tools: { ...readerTools(tools, data), noteEventRequest },
      deadline: new Date(Date.now() + ASKED_MS),
    });
    const { sealRequests } = await import('./state/webhook-requests.ts');
    const { writeShard } = await import('./state/shared-run.ts');
    const events = await sealRequests(requests, { folder, ...data, ...tools, note: output.note });
    const all = [...read.followed, ...read.submitted];
    const path = await writeShard(resolve(folder, options.shards), options.shard, all, events);
    await tools.state.noteRun(read.followed);
    return { count: all.length, path };
  });
}

/** What the readers of a run's sources work with. */
export function readerTools(
  { state: { memory, cache }, access, reader }: RunTools,
  { categories, settings }: CatalogData,
): ReaderTools {
  const ofCatalog = { findCategory: categoryLookup(categories), feedKinds: settings.feeds?.kinds };
  return { ...access, ...ofCatalog, reader, memory, answers: cache.of('answer'), now: () => new Date() };
}

async function readChosen(
  { output }: CommandContext,
  { feed, only, shard }: ReadOptions,
  data: CatalogData,
  tools: RunTools,
): Promise<{ results: FeedResult[]; requests: EventRequest[] }> {
  const requests: EventRequest[] = [];
  const results = await readFeeds({
    data,
    choice: { names: feed, kind: only, shard },
    tools: { ...readerTools(tools, data), noteEventRequest: (request) => void requests.push(request) },
    deadline: tools.deadline,
    attempts: new Map((await tools.state.log.feedStates()).map(({ label, at }) => [label, at])),
    onProgress: (done, total) => output.progress(`reading feeds ${done}/${total}`),
  });
  return { results, requests };
}
