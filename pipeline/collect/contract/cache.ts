/** What is remembered between runs and may be lost: without it, everything is asked and read again with the same results. */

/** Kinds of entries. */
export type Namespace =
  | 'source'
  | 'failure'
  | 'answer'
  | 'cost'
  | 'check'
  | 'heard'
  | 'condition'
  | 'total'
  | 'picture'
  | 'unsent'
  /** Address of a source → the one that it has from now on. */
  | 'moved';

export interface Entries<T> {
  get(key: string): Promise<T | undefined>;
  /** @param value that JSON can hold; undefined removes the entry */
  set(key: string, value: T | undefined): Promise<void>;
}

export interface AllEntries<T> extends Entries<T> {
  all(): Promise<Map<string, T>>;
}

export interface EntryRules {
  /** Digest of what shapes a value beside its key: a value that another one shaped is not found. */
  inputs?: string;
  /** The file may have passed through other hands: a value that does not fit was never there. */
  fits?: (value: unknown) => boolean;
}

export interface Cache {
  of<T>(namespace: Namespace, rules?: EntryRules): AllEntries<T>;
}

/** For a run that leaves nothing behind. */
export const NO_ENTRIES: AllEntries<never> = {
  get: async () => undefined,
  set: async () => {},
  all: async () => new Map<string, never>(),
};
