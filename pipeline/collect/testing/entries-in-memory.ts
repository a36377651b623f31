import type { Entries } from '../contract/cache.ts';

/** A namespace of the cache that lasts as long as a test. */
export function entriesInMemory<T>(): Entries<T> & { entries: Map<string, T> } {
  const entries = new Map<string, T>();
  return {
    entries,
    get: async (key) => entries.get(key),
    set: async (key, value) => void (value === undefined ? entries.delete(key) : entries.set(key, value)),
  };
}
