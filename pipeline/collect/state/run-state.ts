/** The sync state as the parts of a run ask for it, and a run that remembers nothing. */
import { join } from 'node:path';
import type { CategoryVocabulary } from '../../../schemas/contracts/generated/categories.ts';
import type { Problem } from '../../../schemas/contracts/problems.ts';
import { forgeOf } from '../../../schemas/rules/repository-address.ts';
import { programDigest } from '../../repo/files/code-digest.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import { sourceName } from '../../repo/text/source-name.ts';
import { type Cache, type Entries, NO_ENTRIES } from '../contract/cache.ts';
import type { Verdict } from '../contract/isolated-reader.ts';
import { NO_MEMORY, type SourceMemory } from '../contract/source-memory.ts';
import type { FeedResult } from '../feeds/read-feed.ts';
import { sourceMemory } from './source-memory.ts';
import type { NewAttempt, SyncLog } from './sync-log.ts';
import { openSyncState, STATE_FILE, type SyncState } from './sync-state.ts';

/** What happened to a feed, as far as the log says it. */
interface LoggedItem {
  label: string;
  slug?: string | undefined;
  outcome: string;
  problems: readonly Problem[];
}

export interface RunState {
  memory: SourceMemory;
  costs: Entries<Verdict>;
  cache: Cache;
  /** Days on which feeds were last read with success, by label. */
  lastReads(): Promise<ReadonlyMap<string, string>>;
  /** Writes the sync log of what has a result. A job that reads and decides nothing has no items. */
  noteRun(results: readonly FeedResult[], items?: readonly LoggedItem[]): Promise<void>;
  /** What became of requests for events, as a code by name of the source, for the log of this run. */
  noteEventRequests(codes: ReadonlyMap<string, string>): void;
  /** Drops the log of feeds that are no longer there. */
  keepFeeds(labels: ReadonlySet<string>): Promise<void>;
  /** What is reported to the worker. */
  log: ReportedLog;
}

export type ReportedLog = Pick<SyncLog, 'feedStates' | 'lastAttempts' | 'noteTold'>;

/** For a run that shall leave nothing behind. */
export const NO_STATE: RunState = {
  memory: NO_MEMORY,
  costs: NO_ENTRIES,
  cache: { of: () => NO_ENTRIES },
  lastReads: async () => new Map(),
  noteRun: async () => {},
  noteEventRequests: () => {},
  keepFeeds: async () => {},
  log: { feedStates: async () => [], lastAttempts: async () => [], noteTold: async () => {} },
};

interface RunStateOptions {
  /** Top of the repository. */
  folder: string;
  categories: CategoryVocabulary;
  now: () => Date;
  note: (text: string) => void;
}

/**
 * The readers and what they stand on: what an earlier version of them, or of their libraries, read is worth nothing. A
 * number kept by hand would be forgotten.
 */
const READER_CODE = ['schemas', 'pipeline/repo', 'pipeline/collect'];

export async function withRunState<T>(options: RunStateOptions, use: (state: RunState) => Promise<T>): Promise<T> {
  const { folder, categories, now, note } = options;
  const state = await openSyncState(join(folder, STATE_FILE), { now, note });
  try {
    const inputs = sha256((await programDigest(...READER_CODE)) + JSON.stringify(categories));
    const memory = sourceMemory(state.cache, inputs, now);
    let requests: ReadonlyMap<string, string> = new Map();
    const result = await use({
      memory,
      costs: state.cache.of('cost', { inputs }),
      cache: state.cache,
      lastReads: async () =>
        new Map(
          (await state.feedStates()).flatMap(({ label, succeededAt: at }) => (at ? [[label, at.slice(0, 10)]] : [])),
        ),
      noteRun: (results, items = results.map(toReadItem)) => noteRun({ state, memory, requests }, results, items),
      noteEventRequests: (codes) => {
        requests = codes;
      },
      keepFeeds: (labels) => state.forgetFeeds(labels),
      log: state,
    });
    await state.forgetUnused();
    return result;
  } finally {
    await state.close();
  }
}

function toReadItem(result: FeedResult): LoggedItem {
  const outcome = 'draft' in result ? 'read' : result.outcome;
  return { label: result.feed.label, outcome, problems: result.problems };
}

interface LogParts {
  state: SyncState;
  memory: SourceMemory;
  requests: ReadonlyMap<string, string>;
}

async function noteRun(
  { state, memory, requests }: LogParts,
  results: readonly FeedResult[],
  items: readonly LoggedItem[],
): Promise<void> {
  const attempts: NewAttempt[] = [];
  const moved = state.cache.of<string>('moved');
  const byLabel = new Map(results.map((result) => [result.feed.label, result]));
  for (const { label, slug, outcome, problems } of items) {
    const result = byLabel.get(label);
    // A feed that was not asked has no attempt.
    if (result === undefined || outcome === 'postponed') continue;
    const failed = outcome === 'unreachable' || outcome === 'invalid';
    const [source] = result.feed.sources;
    const key = { url: source.url ?? '', kind: source.kind ?? forgeOf(source.url ?? '') };
    const nextDueAt = failed ? (await memory.recall(key))?.notBefore : undefined;
    const movedForGood = 'sources' in result ? result.sources[0].movedForGood : undefined;
    if ((await moved.get(key.url)) !== movedForGood) await moved.set(key.url, movedForGood);
    const requested = requests.get(sourceName({ url: source.url, feed: source.file?.name }));
    const codes = [...problems.map(({ code }) => code), ...(requested === undefined ? [] : [requested])];
    attempts.push({ label, outcome, codes, failed, nextDueAt, ...(slug !== undefined && { slug }) });
  }
  await state.noteAttempts(attempts);
}
