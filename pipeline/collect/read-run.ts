/** What one run reads: over the network, with what earlier runs remember, or from what the jobs of a shared run left. */
import { resolve } from 'node:path';
import type { FeedKind } from '../../schemas/contracts/generated/feed-kinds.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { type CatalogData, readFolder } from '../repo/data/data-files.ts';
import { type NetworkAccess, withNetwork } from '../repo/fetch/network.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { configuredWorker } from '../repo/worker/internal-client.ts';
import { readFeeds } from './collect.ts';
import type { IsolatedReader } from './contract/isolated-reader.ts';
import type { EventRequest, ReaderTools } from './contract/source-kind.ts';
import type { Shard } from './feeds/choose-feeds.ts';
import { listFeeds } from './feeds/feed-list.ts';
import type { FeedResult } from './feeds/read-feed.ts';
import { withIsolatedReader } from './isolated/isolated-reader.ts';
import { sendEventRequests } from './state/event-requests.ts';
import { NO_STATE, type RunState, withRunState } from './state/run-state.ts';
import { type MergedShards, mergeShards, writeShard } from './state/shards.ts';

const MINUTE_MS = 60_000;

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
      withIsolatedReader({ categories, run: { memory: state.costs } }, (reader) =>
        use({ state, access, reader, deadline }),
      ),
    );
  const now = () => new Date();
  return dryRun ? run(NO_STATE) : withRunState({ folder, categories, now, note: output.note }, run);
}

export async function readRun(
  context: CommandContext,
  options: ReadOptions,
  data: CatalogData,
  tools: RunTools,
): Promise<MergedShards> {
  const { folder, output } = context;
  if (options.merge === undefined) return { results: await readChosen(context, options, data, tools), missing: [] };
  const merged = await mergeShards(resolve(folder, options.merge), listFeeds(data));
  for (const name of merged.missing) output.note(`${name} is missing or cut off: its feeds wait for the next run.`);
  return merged;
}

/**
 * One job of several: reads its share of the feeds, and leaves the results to the job that brings them together.
 * @returns how many feeds it read, and the file they are in
 */
export async function readShare(
  context: CommandContext,
  options: ReadOptions & { shard: Shard; shards: string },
): Promise<{ count: number; path: string }> {
  const data = parseCatalog(await readFolder(context.folder));
  const results = await withRunTools(context, options, data, async (tools) => {
    const read = await readChosen(context, options, data, tools);
    await tools.state.noteRun(read);
    return read;
  });
  return {
    count: results.length,
    path: await writeShard(resolve(context.folder, options.shards), options.shard, results),
  };
}

/** What the readers of a run's sources work with. */
export function readerTools({ state: { memory, cache }, access, reader }: RunTools): Omit<ReaderTools, 'findCategory'> {
  return { ...access, reader, memory, answers: cache.of('answer'), now: () => new Date() };
}

async function readChosen(
  { output }: CommandContext,
  { feed, only, shard, dryRun }: ReadOptions,
  data: CatalogData,
  tools: RunTools,
): Promise<FeedResult[]> {
  const { state } = tools;
  const requests: EventRequest[] = [];
  const results = await readFeeds({
    data,
    choice: { names: feed, kind: only, shard },
    tools: { ...readerTools(tools), noteEventRequest: (request) => void requests.push(request) },
    deadline: tools.deadline,
    attempts: await state.attempts(),
    onProgress: (done, total) => output.progress(`reading feeds ${done}/${total}`),
  });
  if (!dryRun) {
    const client = configuredWorker(data.settings, process.env);
    state.noteEventRequests(await sendEventRequests(requests, { client, memory: state.memory, note: output.note }));
  }
  return results;
}
