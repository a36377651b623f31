/** The tables of the sync state. A file with any other tables is replaced, so they may change at will. */
import { createHash } from 'node:crypto';
import type { Generated } from 'kysely';

export interface Tables {
  /** What a source said when it last answered, and how often it has failed since. */
  sources: {
    address: string;
    /** As stated; empty where nothing was. */
    kind: string;
    /** Digest of everything beside the bytes that shaped the reading. */
    inputs: string | null;
    /** JSON of the validators, the digest of the bytes, and where a page leads to. */
    seen: string | null;
    /** JSON of a stored reading. */
    reading: string | null;
    /** Day on which the worker took the webhook that the reading speaks of. */
    webhook_sent_on: string | null;
    /** In a row. */
    failures: number;
    last_code: string | null;
    next_due_at: string | null;
    /** A day. */
    used_on: string;
  };
  /** Answers of the forges' APIs. */
  answers: { address: string; etag: string; shape: string; answer: string; seal: string; used_on: string };
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
  /** Documents that were slow to read, or could not be read to their end. */
  costs: {
    /** Of the bytes, and of what they were read as. */
    digest: string;
    /** Digest of everything beside the bytes that shapes a reading. */
    inputs: string;
    verdict: string;
    /** A day. */
    used_on: string;
  };
  /** When the domain of a listing was last checked. */
  checks: { slug: string; checked_on: string };
  /** What each witness was asked of each listing, and what it said. */
  testimonies: {
    slug: string;
    witness: string;
    subject: string;
    /** A day. */
    asked_on: string;
    /** JSON of what it said and since when, and of the problem of the last attempt. */
    answer: string;
  };
  /** Validators of the addresses that witnesses were read from. */
  conditions: {
    witness: string;
    address: string;
    etag: string | null;
    last_modified: string | null;
    used_on: string;
  };
  /** What was found at the addresses of pictures, and of pages that may name one. */
  pictures: {
    role: string;
    address: string;
    /** A day. */
    asked_on: string;
    /** JSON of validators, digests, what was drawn, and the problem of the last attempt. */
    seen: string;
  };
}

/** Attempts that are kept of a feed. */
const MAX_ATTEMPTS = 20;

export const TABLES: readonly string[] = [
  `create table if not exists sources (
    address text not null, kind text not null, inputs text, seen text, reading text, webhook_sent_on text,
    failures integer not null, last_code text, next_due_at text, used_on text not null, primary key (address, kind)
  ) strict`,
  `create table if not exists answers (
    address text not null primary key, etag text not null, shape text not null, answer text not null,
    seal text not null, used_on text not null
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
  `create table if not exists costs (
    digest text not null primary key, inputs text not null, verdict text not null, used_on text not null
  ) strict`,
  'create table if not exists checks (slug text not null primary key, checked_on text not null) strict',
  `create table if not exists testimonies (
    slug text not null, witness text not null, subject text not null, asked_on text not null, answer text not null,
    primary key (slug, witness, subject)
  ) strict`,
  `create table if not exists conditions (
    witness text not null, address text not null, etag text, last_modified text, used_on text not null,
    primary key (witness, address)
  ) strict`,
  `create table if not exists pictures (
    role text not null, address text not null, asked_on text not null, seen text not null,
    primary key (role, address)
  ) strict`,
];

/** Stands in the file as its `user_version`, 31 bits wide: nobody has to remember to raise a number. */
export const TABLES_VERSION = createHash('sha256').update(TABLES.join()).digest().readUInt32BE() >>> 1;
