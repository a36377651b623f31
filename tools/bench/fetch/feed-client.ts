/** The process of one run over all feeds. Gets a task, tells what it cost, and ends. */
import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { Client } from 'undici';
import settings from '../../../data/catalog.json' with { type: 'json' };
import categories from '../../../data/categories.json' with { type: 'json' };
import { readFeeds } from '../../../pipeline/collect/collect.ts';
import type { IsolatedReader } from '../../../pipeline/collect/contract/isolated-reader.ts';
import type { SourceKey } from '../../../pipeline/collect/contract/source-memory.ts';
import type { FeedResult } from '../../../pipeline/collect/feeds/read-feed.ts';
import { createGuardedClient } from '../../../pipeline/collect/fetch/guarded-client.ts';
import { withIsolatedReader } from '../../../pipeline/collect/isolated/isolated-reader.ts';
import { LIMITS, type Limits } from '../../../pipeline/collect/isolated/limits.ts';
import { withRunState } from '../../../pipeline/collect/state/run-state.ts';
import type { CatalogData } from '../../../pipeline/repo/data/data-files.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { PROCESS } from '../measuring/probes.ts';
import { etagOf, feedAddress } from './feeds.ts';

export interface Task {
  /** The pipeline's way to read feeds, its client alone, or the least that any program would have to do to fetch them. */
  by: 'pipeline' | 'client' | 'undici';
  /** The documents are known from a run before. */
  isKnown: boolean;
  keepConnections: boolean;
  count: number;
  pairs: readonly string[];
  /** Where the pipeline keeps its state. */
  folder: string;
}

export interface Cost {
  /** By the clock. */
  milliseconds: number;
  cpuMilliseconds: number;
  peakMemory: number;
  /** Documents that a reader was given. */
  read: number;
  /** SHA-256 of all results. */
  digest: string;
}

/** As many as the guarded client has in flight. */
const CONCURRENCY = 64;

function clientFor({ pairs, keepConnections }: Task) {
  return createGuardedClient({ trusted: new Set(pairs), userAgent: 'Catalog/bench', keepConnections });
}

async function byPipeline(task: Task, counted: Counted): Promise<FeedResult[]> {
  const { count, pairs, folder } = task;
  const now = () => new Date();
  const fail = (note: string) => {
    throw new Error(note);
  };
  const client = clientFor(task);
  try {
    return await withRunState({ folder, categories, now, note: fail }, async ({ memory, costs, attempts }) => {
      const requested: SourceKey[] = [];
      const noteEventRequest = ({ rememberedAs }: { rememberedAs?: SourceKey | undefined }) => {
        if (rememberedAs !== undefined) requested.push(rememberedAs);
      };
      const tools = { client, tokens: new Map(), memory, now, noteEventRequest };
      // A document that gives way is fetched once more: on a machine with other work that is chance.
      const limits = { sliceMs: (...of: Parameters<Limits['sliceMs']>) => LIMITS.sliceMs(...of) && 10_000 };
      const results = await withIsolatedReader({ categories, run: { memory: costs }, limits }, async (reader) =>
        readFeeds({
          data: catalogOf(count, pairs),
          tools: { ...tools, reader: counting(reader, counted) },
          attempts: await attempts(),
        }),
      );
      // As if a worker had taken every webhook: whoever names one is read again until then.
      for (const key of requested) await memory.noteWebhook(key);
      return results;
    });
  } finally {
    await client.close();
  }
}

/** As a newcomer's catalog: nothing is published, and feeds say nothing but their address. */
function catalogOf(count: number, pairs: readonly string[]): CatalogData {
  const feeds = Array.from({ length: count }, (_, index) => ({
    name: `feed-${index}`,
    bytes: Buffer.from(JSON.stringify({ url: feedAddress(pairs, index) })),
  }));
  return {
    settings: settings as Settings,
    categories,
    listings: new Map(),
    ledger: new Map(),
    evidence: new Map(),
    feeds,
  };
}

/** Fetches and does nothing with what comes. */
async function byClient(task: Task): Promise<undefined> {
  const { count, pairs, isKnown } = task;
  const client = clientFor(task);
  const fetchOne = async (index: number) => {
    const result = await client.fetch(feedAddress(pairs, index), isKnown ? { etag: etagOf(index) } : {});
    if ('refusal' in result) throw new Error(`A generated feed could not be fetched: ${result.refusal.code}.`);
  };
  await Promise.all(Array.from({ length: count }, (_, index) => fetchOne(index)));
  await client.close();
}

/** As the guarded client does it, which gives each feed a connection of its own: with a client for each. */
async function byUndici({ count, pairs, isKnown }: Task): Promise<undefined> {
  const limit = pLimit(CONCURRENCY);
  const fetchOne = async (index: number) => {
    const { origin, pathname: path } = new URL(feedAddress(pairs, index));
    // 0 says `Connection: close` in each request.
    const client = new Client(origin, { pipelining: 0 });
    const headers = isKnown ? { 'if-none-match': etagOf(index) } : {};
    const { body } = await client.request({ path, method: 'GET', headers });
    await body.arrayBuffer();
    await client.close();
  };
  await Promise.all(Array.from({ length: count }, (_, index) => limit(fetchOne, index)));
}

type Counted = Pick<Cost, 'read'>;

function counting(reader: IsolatedReader, counted: Counted): IsolatedReader {
  return {
    ...reader,
    readDocument: (task, source) => {
      counted.read += 1;
      return reader.readDocument(task, source);
    },
  };
}

/** The speed of a failure would say nothing. */
function digestOf(results: readonly FeedResult[]): string {
  const hash = createHash('sha256');
  for (const result of results) {
    if (!('draft' in result)) throw new Error(`A generated feed could not be read: ${result.problems[0]?.code}.`);
    hash.update(JSON.stringify(result));
  }
  return hash.digest('hex');
}

const RUNS = { pipeline: byPipeline, client: byClient, undici: byUndici } satisfies Record<Task['by'], unknown>;

async function run(task: Task): Promise<Cost> {
  const counted = { read: 0 };
  const cpuStart = PROCESS.now();
  const start = performance.now();
  const results = await RUNS[task.by](task, counted);
  const milliseconds = performance.now() - start;
  const cpuMilliseconds = PROCESS.now() - cpuStart;
  const peakMemory = PROCESS.peakMemory();
  return { milliseconds, cpuMilliseconds, peakMemory, ...counted, digest: digestOf(results ?? []) };
}

process.on('disconnect', () => process.exit());
process.once('message', async (task: Task) => {
  process.send?.(await run(task), () => process.disconnect?.());
});
