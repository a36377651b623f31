/** Writes that wait to be done together: one transaction for many is what makes writing cheap. */
import type { Kysely, Transaction } from 'kysely';
import type { StateFile } from './state-file.ts';
import type { Tables } from './state-tables.ts';

/** A killed run loses at most this many writes; their sources are read again. */
const MAX_WAITING = 200;

type Write = (to: Transaction<Tables>) => Promise<unknown>;

export interface WaitingWrites {
  /** @param row names the row that is written as a whole: of several writes to it the last one counts */
  put(row: string, write: Write): Promise<void>;
  /** The row as it was last put; undefined where there is none, or the file failed. */
  find<T>(row: string, query: (from: Kysely<Tables>) => Promise<T>): Promise<T | undefined>;
  flush(): Promise<void>;
}

/** What every part of the sync state works with. */
export interface StoreParts {
  file: StateFile;
  writes: WaitingWrites;
  now: () => Date;
}

export function waitingWrites(file: StateFile): WaitingWrites {
  let waiting = new Map<string, Write>();

  async function flush(): Promise<void> {
    if (waiting.size === 0) return;
    const writes = [...waiting.values()];
    waiting = new Map();
    const writeAll = async (transaction: Transaction<Tables>) => {
      for (const write of writes) await write(transaction);
    };
    await file.use((database) => database.transaction().execute(writeAll), undefined);
  }

  return {
    flush,
    async put(row, write) {
      waiting.set(row, write);
      if (waiting.size >= MAX_WAITING) await flush();
    },
    async find(row, query) {
      if (waiting.has(row)) await flush();
      return file.use(query, undefined);
    },
  };
}
