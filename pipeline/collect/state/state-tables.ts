/** The tables of the sync state. A file with any other tables is replaced, so they may change at will. */
import { createHash } from 'node:crypto';
import type { Generated } from 'kysely';

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

export const TABLES: readonly string[] = [
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
export const TABLES_VERSION = createHash('sha256').update(TABLES.join()).digest().readUInt32BE() >>> 1;
