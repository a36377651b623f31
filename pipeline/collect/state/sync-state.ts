/** What the pipeline remembers between runs, in one file: a cache, and the sync log. Deleting it changes no result. */
import type { Cache } from '../contract/cache.ts';
import { storedCache } from './cache.ts';
import { openStateFile, type StateFileOptions } from './state-file.ts';
import { type SyncLog, syncLog } from './sync-log.ts';

/** Below the top of the repository. */
export const STATE_FILE = '.cache/sync.db';

interface SyncStateOptions extends StateFileOptions {
  now: () => Date;
}

export interface SyncState extends SyncLog {
  cache: Cache;
  /** Drops entries of the cache that were not used for 90 days. */
  forgetUnused(): Promise<void>;
  /** Writes what waits to be written. */
  close(): Promise<void>;
}

/** @throws Error that says what to do, where the file cannot be opened for writing */
export async function openSyncState(path: string, { now, ...options }: SyncStateOptions): Promise<SyncState> {
  const file = await openStateFile(path, options);
  const cache = storedCache(file, now);
  return {
    ...syncLog(file, now),
    cache,
    forgetUnused: cache.forgetUnused,
    async close() {
      await cache.flush();
      await file.close();
    },
  };
}
