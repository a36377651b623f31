/**
 * Cache of expensive results of the previous build, by a key of their inputs. Entries that a build does not use are
 * dropped. Without the file everything is computed again; only time is lost.
 */
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '../../repo/files/sqlite.ts';
import { chunksOf } from '../../repo/text/chunks.ts';

export interface Memo {
  /** Takes an entry once: it is not held in memory any longer, but stays in the file. */
  take(key: string): unknown;
  /** @param value that JSON can hold */
  set(key: string, value: unknown): void;
}

export interface SavedMemo extends Memo {
  /** Saves the entries that were taken or set. Once, at the end. */
  save(): Promise<void>;
}

interface Tables {
  about: { program: string };
  made: { key: string; value: string };
}

/** Rows of one statement. */
const ROWS_AT_ONCE = 500;

/** @param program digest of the code that computes the values: a change invalidates all of them */
export async function openMemo(file: string, program: string): Promise<SavedMemo> {
  const known = await readValues(file, program);
  const made = new Map<string, string>();
  return {
    take(key) {
      const value = known.get(key);
      known.delete(key);
      return value === undefined ? undefined : JSON.parse(value);
    },
    set(key, value) {
      made.set(key, JSON.stringify(value));
    },
    async save() {
      const forgotten = [...known.keys()];
      if (made.size > 0 || forgotten.length > 0) await keepValues(file, program, { made, forgotten });
    },
  };
}

async function readValues(file: string, program: string): Promise<Map<string, string>> {
  const values = new Map<string, string>();
  const database = await openTables(file).catch(() => undefined);
  if (database === undefined) return values;
  try {
    const about = await database.selectFrom('about').selectAll().executeTakeFirst();
    if (about?.program !== program) return values;
    // All at once: one row after the other takes a third longer.
    for (const { key, value } of await database.selectFrom('made').selectAll().execute()) values.set(key, value);
    return values;
  } catch {
    return new Map();
  } finally {
    await database.destroy();
  }
}

interface Changes {
  made: ReadonlyMap<string, string>;
  forgotten: readonly string[];
}

async function keepValues(file: string, program: string, changes: Changes): Promise<void> {
  try {
    await writeChanges(file, program, changes);
  } catch {
    // It is no such database, or one that was cut off.
    for (const part of ['', '-wal', '-shm']) await rm(`${file}${part}`, { force: true });
    await writeChanges(file, program, changes);
  }
}

/** All or nothing: a killed process leaves the previous state intact. */
async function writeChanges(file: string, program: string, { made, forgotten }: Changes): Promise<void> {
  const database = await openTables(file);
  try {
    await database.transaction().execute(async (change) => {
      const about = await change.selectFrom('about').selectAll().executeTakeFirst();
      if (about?.program !== program) {
        await change.deleteFrom('made').execute();
        await change.deleteFrom('about').execute();
        await change.insertInto('about').values({ program }).execute();
      }
      for (const keys of chunksOf(forgotten, ROWS_AT_ONCE))
        await change.deleteFrom('made').where('key', 'in', keys).execute();
      const rows = Array.from(made, ([key, value]) => ({ key, value }));
      for (const part of chunksOf(rows, ROWS_AT_ONCE)) await change.replaceInto('made').values(part).execute();
    });
  } finally {
    await database.destroy();
  }
}

async function openTables(file: string): Promise<Kysely<Tables>> {
  await mkdir(dirname(file), { recursive: true });
  const database = openDatabase<Tables>(file);
  try {
    await database.schema.createTable('about').ifNotExists().addColumn('program', 'text').execute();
    await database.schema
      .createTable('made')
      .ifNotExists()
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .modifyEnd(sql`without rowid`)
      .execute();
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}
