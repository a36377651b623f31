/** The one door to D1. Its tables are made by migrations/ and named here. */
import { type Generated, Kysely, type RawBuilder } from 'kysely';
import { D1Dialect } from 'kysely-d1';
import type { Plan, PublisherRequest, SubmissionState } from '../../schemas/contracts/internal-api.ts';
import type { SearchRow } from '../../schemas/search/rows.ts';
import type { Env } from './env.ts';

export interface Tables {
  builds: {
    id: number;
    commit_id: string;
    /** Like 2026-01-31 */
    date: string;
    acknowledged_at: string | null;
  };
  network_keys: {
    /** Like "2026-01" */
    month: string;
    /** Hexadecimal. */
    secret: string;
  };
  search_builds: {
    id: Generated<number>;
    key: string;
    loaded_at: string | null;
    live_at: string | null;
    listings: number | null;
  };
  search_rows: Omit<SearchRow, 'text'> & {
    id: Generated<number>;
    from_build: number;
    until_build: number | null;
    text_id: number | null;
  };
  sync_logs: { slug: string; log: string };
  tokens: {
    /** SHA-256 of the token, hexadecimal. */
    hash: string;
    prefix: string;
    /** JSON list. */
    domains: string;
    created_at: string;
    expires_at: string;
    last_used_on: string | null;
    revoked_at: string | null;
    plan: Plan | null;
    /** What proved its domain; null: the operator vouches for it. */
    line: Generated<string | null>;
    /** A day. */
    unproved_since: Generated<string | null>;
  };
  submissions: SubmissionRow;
  idempotency_keys: {
    token_hash: string;
    key_hash: string;
    digest: string;
    created_at: string;
    /** Sealed with the caller's token. */
    answer: Generated<string | null>;
  };
  counters: { name: string; value: number };
  proof_files: {
    domain: string;
    asked: 0 | 1;
    /** JSON list. */
    lines: string;
    /** A day. */
    noted_on: string;
  };
  publisher_requests: RequestRow & { id: Generated<number> };
  publisher_listings: {
    slug: string;
    /** JSON of a PublisherListing. */
    listing: string;
    /** JSON list. */
    hosts: string;
  };
  event_requests: {
    source: string;
    url: string;
    /** JSON list. */
    kinds: string;
    /** A day. */
    noted_on: string;
  };
  webhook_endpoints: {
    id: string;
    object: string;
    owner: string;
    url: string;
    /** JSON list. */
    named: string;
    created_at: string;
  };
  webhook_listings: {
    slug: string;
    object: string | null;
    /** JSON list. */
    hosts: string;
    build: string;
    waiting: string | null;
  };
  webhook_domains: { domain: string };
  webhook_builds: { id: number; commit_id: string; date: string };
}

/** What a publisher has asked the pipeline for. */
export interface RequestRow {
  id: number;
  token_hash: string;
  slug: string;
  action: PublisherRequest['action'];
  state: 'queued' | 'done' | 'refused';
  reason: string | null;
  asked_at: string;
  settled_at: string | null;
}

export interface SubmissionRow {
  id: string;
  token_hash: string;
  digest: string;
  state: SubmissionState;
  slug: string | null;
  url: string | null;
  /** JSON of a SubmittedReading. */
  reading: string | null;
  reason: string | null;
  /** JSON list of FieldError. */
  errors: string | null;
  /** The same. */
  warnings: string | null;
  received_at: string;
  changed_at: string;
}

export function database(env: Env): Kysely<Tables> {
  return new Kysely({ dialect: new D1Dialect({ database: env.DB }) });
}

/**
 * The replica nearest to the caller where the operator has enabled replication, otherwise the same database. It may
 * lag behind the last writes, but it has all writes up to some moment, in their order.
 */
export function nearbyDatabase(env: Env): Kysely<Tables> {
  // A session can prepare statements, which is all we need of a database here.
  const session = env.DB.withSession('first-unconstrained') as unknown as D1Database;
  return new Kysely({ dialect: new D1Dialect({ database: session }) });
}

/** All or none, in one transaction: D1 has no other. @returns the rows of each */
export async function inOneTransaction(
  env: Env,
  queries: readonly RawBuilder<unknown>[],
): Promise<Record<string, unknown>[][]> {
  const compiler = database(env);
  const statements = queries.map((query) => {
    const compiled = query.compile(compiler);
    return env.DB.prepare(compiled.sql).bind(...compiled.parameters);
  });
  return (await env.DB.batch<Record<string, unknown>>(statements)).map(({ results }) => results);
}
