/**
 * The file of the sync state. It is a cache: one that is damaged or of another version is replaced, and one that
 * fails in the middle of a run is done without.
 */

import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Generated, type Kysely, sql } from 'kysely';
import { openDatabase } from '../../repo/files/sqlite.ts';

/** Result codes: https://sqlite.org/rescode.html */
const CORRUPT = 11;
const NO_DATABASE = 26;

const NOT_WRITABLE = 'cannot be written. Give this user the right to write to the file and its folder.';
const REASONS: Record<number, string> = {
  5: 'is in use by another process. Wait until that has ended, then try again.',
  8: NOT_WRITABLE,
  10: 'cannot be read or written: the disk fails. Check the disk.',
  [CORRUPT]: 'is damaged. It is replaced at the next run.',
  13: 'cannot be written: the disk is full. Free some space.',
  14: NOT_WRITABLE,
};

export interface StateFileOptions {
  /** Told what the operator should know. */
  note: (text: string) => void;
  busyTimeoutMs?: number;
}

export interface StateFile {
  /**
   * Runs queries, one work after the other; none may wait for another one. Without this order all would wait for
   * kysely's one connection, and each that is done would wake all others: measured with 256 sources at a time, a
   * look-up took three times as long.
   * @returns `otherwise` where the file failed, now or before
   */
  use<T>(work: (database: Kysely<Tables>) => Promise<T>, otherwise: T): Promise<T>;
  close(): Promise<void>;
}
/** The tables of the sync state. A file with any other tables is replaced, so they may change at will. */
export interface Tables {
  /** All that may be lost. */
  cache: {
    namespace: string;
    key: string;
    /** Digest of what shaped the value beside its key; empty where nothing did. */
    inputs: string;
    /** JSON. */
    value: string;
    /** A day. */
    used_on: string;
  };
  /** One row for each feed: how it stands. */
  feeds: {
    label: string;
    slug: string | null;
    outcome: string;
    /** JSON list. */
    codes: string;
    attempted_at: string;
    succeeded_at: string | null;
    /** In a row. */
    failures: number;
    next_due_at: string | null;
    /** The last attempt that the worker was told of. */
    told_at: string | null;
  };
  /** The last attempts of each feed. */
  attempts: {
    id: Generated<number>;
    label: string;
    at: string;
    outcome: string;
    /** JSON list. */
    codes: string;
    slug: string | null;
  };
}

/** Attempts that are kept of a feed. */
const MAX_ATTEMPTS = 20;

const TABLES: readonly string[] = [
  `create table if not exists cache (
    namespace text not null, key text not null, inputs text not null, value text not null, used_on text not null,
    primary key (namespace, key)
  ) strict`,
  `create table if not exists feeds (
    label text not null primary key, slug text, outcome text not null, codes text not null,
    attempted_at text not null, succeeded_at text, failures integer not null, next_due_at text,
    told_at text
  ) strict`,
  `create table if not exists attempts (
    id integer primary key, label text not null references feeds (label) on delete cascade, at text not null,
    outcome text not null, codes text not null, slug text
  ) strict`,
  'create index if not exists attempts_of_feed on attempts (label)',
  `create trigger if not exists oldest_attempts after insert on attempts begin
    delete from attempts where label = new.label and id <= (
      select id from attempts where label = new.label order by id desc limit 1 offset ${MAX_ATTEMPTS}
    );
  end`,
];

/** Stands in the file as its `user_version`, 31 bits wide: nobody has to remember to raise a number. */
const TABLES_VERSION = createHash('sha256').update(TABLES.join()).digest().readUInt32BE() >>> 1;

/** @throws Error that says what to do, where the file cannot be opened for writing */
export async function openStateFile(path: string, { note, busyTimeoutMs }: StateFileOptions): Promise<StateFile> {
  const database = await open(path, note, busyTimeoutMs);
  let failure: unknown;
  let last: Promise<unknown> = Promise.resolve();

  async function tryWork<T>(work: (database: Kysely<Tables>) => Promise<T>, otherwise: T): Promise<T> {
    if (failure !== undefined) return otherwise;
    try {
      return await work(database);
    } catch (error) {
      if (!isOfFile(error)) throw error;
      failure = error;
      note(`${whyUnusable(path, error)} This run goes on without it and takes longer.`);
      return otherwise;
    }
  }

  return {
    use(work, otherwise) {
      const result = last.then(() => tryWork(work, otherwise));
      last = result.catch(() => {});
      return result;
    },
    async close() {
      await last;
      await database.destroy();
      if (isDamage(failure)) remove(path);
    },
  };
}

async function open(path: string, note: (text: string) => void, busyTimeoutMs?: number): Promise<Kysely<Tables>> {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const database = await openUsable(path, busyTimeoutMs);
    if (database !== undefined) return database;
    remove(path);
    note(`${path} was damaged or of another version and is replaced. Nothing is lost; this run takes longer.`);
    const begun = openDatabase<Tables>(path, busyTimeoutMs);
    await createTables(begun);
    return begun;
  } catch (error) {
    if (!isOfFile(error)) throw error;
    throw new Error(whyUnusable(path, error));
  }
}

/** Undefined for a file that must be replaced. Damage further inside shows when it is read: a full check is slow. */
async function openUsable(path: string, busyTimeoutMs?: number): Promise<Kysely<Tables> | undefined> {
  let database: Kysely<Tables> | undefined;
  try {
    database = openDatabase<Tables>(path, busyTimeoutMs);
    const version = await versionOf(database);
    if (version === 'none') await createTables(database);
    if (version === 'none' || version === TABLES_VERSION) return database;
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
  await database?.destroy();
  return undefined;
}

async function versionOf(database: Kysely<Tables>): Promise<number | 'none'> {
  const found = await sql<{ version: number; tables: number }>`
    select user_version as version, (select count(*) from sqlite_schema) as tables from pragma_user_version
  `.execute(database);
  const { version, tables } = found.rows[0] ?? { version: 0, tables: 0 };
  return version === 0 && tables === 0 ? 'none' : version;
}

async function createTables(database: Kysely<Tables>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const text of TABLES) await sql.raw(text).execute(transaction);
    await sql.raw(`pragma user_version = ${TABLES_VERSION}`).execute(transaction);
  });
}

function remove(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
}

/** An error of the file system or SQLite, or broken JSON in the file: anything else is a bug. */
function isOfFile(error: unknown): boolean {
  return isDamage(error) || sqliteCode(error) !== undefined || (error instanceof Error && 'syscall' in error);
}

function isDamage(error: unknown): boolean {
  return error instanceof SyntaxError || [CORRUPT, NO_DATABASE].includes(sqliteCode(error) ?? 0);
}

/** In our own words: messages of SQLite may quote what is stored. */
function whyUnusable(path: string, error: unknown): string {
  const code = isDamage(error) ? CORRUPT : sqliteCode(error);
  if (code === undefined) return `${path} ${NOT_WRITABLE}`;
  return `${path} ${REASONS[code] ?? `cannot be used (SQLite error ${code}). Delete it; nothing is lost.`}`;
}

/** Without the upper bits, which go into detail. */
function sqliteCode(error: unknown): number | undefined {
  const { errcode } = (error ?? {}) as { errcode?: unknown };
  return typeof errcode === 'number' ? errcode & 0xff : undefined;
}
