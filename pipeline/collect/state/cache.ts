/** The cache in the state file: one table for all that may be lost. */
import { CompiledQuery, type Transaction } from 'kysely';
import { dayOf } from '../../repo/text/day-of.ts';
import type { AllEntries, Cache, EntryRules, Namespace } from '../contract/cache.ts';
import type { StateFile, Tables } from './state-file.ts';

/** A killed run loses at most this many entries; what they were made of is asked for again. */
const MAX_WAITING = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
/** What is not used for so long belongs to a feed or a listing that is gone. */
const MAX_UNUSED_DAYS = 90;
/** Finer than this nobody has to know when an entry was used, and a run that finds nothing new writes nothing. */
const USE_DAYS = 7;
/** Small entries, looked for with every source or listing: reading them all once costs less than a query for each. */
const LOADED_WHOLE: readonly Namespace[] = ['failure', 'cost', 'moved', 'check'];

// Raw queries: building one costs as much as running it, and this happens for every source.
const LIST = 'select * from cache where namespace = ?';
const FIND = `${LIST} and key = ?`;
const WRITE = 'insert or replace into cache (namespace, key, inputs, value, used_on) values (?, ?, ?, ?, ?)';
const REMOVE = 'delete from cache where namespace = ? and key = ?';
const FORGET = 'delete from cache where used_on < ?';

type Row = Tables['cache'];
type Stored = Pick<Row, 'inputs' | 'value' | 'used_on'>;
type Entry = Omit<Stored, 'value'> & { value: unknown };

export interface StoredCache extends Cache {
  /** Writes what waits to be written: one transaction for many entries is what makes writing cheap. */
  flush(): Promise<void>;
  forgetUnused(): Promise<void>;
}

export function storedCache(file: StateFile, now: () => Date): StoredCache {
  const table = cacheTable(file);
  let waiting = new Map<string, { query: CompiledQuery; row: Stored | undefined }>();
  const loaded = new Map<Namespace, Promise<Map<string, Entry>>>();
  const daysAgo = (days: number) => dayOf(new Date(now().getTime() - days * DAY_MS));

  async function flush(): Promise<void> {
    const queries = [...waiting.values()].map(({ query }) => query);
    waiting = new Map();
    if (queries.length > 0) await table.write(queries);
  }

  function loadOnce(namespace: Namespace): Promise<Map<string, Entry>> {
    const entries = loaded.get(namespace) ?? table.list(namespace);
    loaded.set(namespace, entries);
    return entries;
  }

  async function find(namespace: Namespace, key: string): Promise<Entry | undefined> {
    const unwritten = waiting.get(`${namespace} ${key}`);
    if (unwritten !== undefined) return unwritten.row && toEntry(unwritten.row);
    if (LOADED_WHOLE.includes(namespace)) return (await loadOnce(namespace)).get(key);
    return table.find(namespace, key);
  }

  async function put(namespace: Namespace, key: string, { inputs, value }: Omit<Entry, 'used_on'>): Promise<void> {
    const row = value === undefined ? undefined : { inputs, value: JSON.stringify(value), used_on: dayOf(now()) };
    if (LOADED_WHOLE.includes(namespace)) {
      const entries = await loadOnce(namespace);
      if (row === undefined) entries.delete(key);
      else entries.set(key, toEntry(row));
    }
    const query = row
      ? CompiledQuery.raw(WRITE, [namespace, key, row.inputs, row.value, row.used_on])
      : CompiledQuery.raw(REMOVE, [namespace, key]);
    waiting.set(`${namespace} ${key}`, { query, row });
    if (waiting.size >= MAX_WAITING) await flush();
  }

  function of<T>(namespace: Namespace, { inputs = '', fits = () => true }: EntryRules = {}): AllEntries<T> {
    const isGood = (entry: Entry) => entry.inputs === inputs && fits(entry.value);
    return {
      async get(key) {
        const entry = await find(namespace, key);
        if (entry === undefined || !isGood(entry)) return undefined;
        if (entry.used_on <= daysAgo(USE_DAYS)) await put(namespace, key, entry);
        return entry.value as T;
      },
      set: (key, value) => put(namespace, key, { inputs, value }),
      async all() {
        await flush();
        const entries = [...(await table.list(namespace))].filter(([, entry]) => isGood(entry));
        return new Map(entries.map(([key, { value }]) => [key, value as T]));
      },
    };
  }

  return {
    of,
    flush,
    async forgetUnused() {
      await flush();
      await table.write([CompiledQuery.raw(FORGET, [daysAgo(MAX_UNUSED_DAYS)])]);
    },
  };
}

/** The table, without a file that failed: it finds nothing and drops what is written. */
function cacheTable(file: StateFile) {
  const rowsOf = (query: string, parameters: string[]): Promise<Map<string, Entry>> =>
    file.use(async (database) => {
      const { rows } = await database.executeQuery<Row>(CompiledQuery.raw(query, parameters));
      return new Map(rows.map((row) => [row.key, toEntry(row)]));
    }, new Map<string, Entry>());
  return {
    list: (namespace: Namespace) => rowsOf(LIST, [namespace]),
    find: async (namespace: Namespace, key: string) => (await rowsOf(FIND, [namespace, key])).get(key),
    write: (queries: readonly CompiledQuery[]) => {
      const writeAll = async (transaction: Transaction<Tables>) => {
        for (const query of queries) await transaction.executeQuery(query);
      };
      return file.use((database) => database.transaction().execute(writeAll), undefined);
    },
  };
}

/** Broken JSON is damage of the file, so this must happen where the file is used. */
function toEntry({ inputs, value, used_on }: Stored): Entry {
  return { inputs, value: JSON.parse(value), used_on };
}
