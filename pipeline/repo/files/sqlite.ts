/** SQLite through kysely, on the module that comes with Node: no native package to build. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/** How long a write waits for another process. Everything else waits meanwhile, because the module is synchronous. */
const BUSY_TIMEOUT_MS = 5_000;
/** Of a new file. The cache holds entries longer than SQLite's 4 096: in larger pages they are written in half the time. */
export const PAGE_BYTES = 16_384;
/** Preparing a statement costs more than running it. More texts than this means that texts differ without end. */
const MAX_STATEMENTS = 100;

/**
 * Write-ahead log: readers and a writer do not wait for each other, and a killed process leaves a sound file.
 * @param path of a file that need not be there, or ':memory:'
 * @throws the error of node:sqlite, also where the file is no database
 */
export function openDatabase<Tables>(path: string, busyTimeoutMs = BUSY_TIMEOUT_MS): Kysely<Tables> {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  try {
    database.exec(`pragma page_size = ${PAGE_BYTES}; pragma journal_mode = wal; pragma synchronous = normal`);
  } catch (error) {
    database.close();
    throw error;
  }
  return new Kysely({ dialect: new SqliteDialect({ database: withStatements(database) }) });
}

/** The part of better-sqlite3 that kysely wants. */
function withStatements(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      const known = statements.get(text);
      if (known !== undefined) return known;
      if (statements.size >= MAX_STATEMENTS) statements.clear();
      const statement = prepare(database, text);
      statements.set(text, statement);
      return statement;
    },
    close: () => database.close(),
  };
}

function prepare(database: DatabaseSync, text: string): SqliteStatement {
  const statement = database.prepare(text);
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run(parameters) {
      // SQLite takes back by itself what fails for want of space. Kysely's rollback would then hide that error.
      if (text === 'rollback' && !database.isTransaction) return { changes: 0, lastInsertRowid: 0 };
      return statement.run(...values(parameters));
    },
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
