/** The rows of one endpoint's storage: what waits to be sent, and for 30 days what became of it. */
import type { NewEvent } from './events.ts';
import { KEEP } from './retry-times.ts';

const TABLE = `create table if not exists deliveries (
  seq integer primary key autoincrement,
  id text not null unique,
  kind text not null,
  body text not null,
  position integer,
  state text not null check (state in ('waiting', 'delivered', 'dead', 'replaced')),
  attempts integer not null,
  due_at integer not null,
  created_at integer not null,
  attempted_at integer,
  finished_at integer,
  outcome text,
  status integer,
  slug text generated always as (body ->> 'software') virtual
) strict`;

/** Each attempt of them, also of those before a delivery was sent again. */
const ATTEMPTS = `create table if not exists attempts (
  seq integer primary key autoincrement,
  id text not null,
  at integer not null,
  duration integer not null,
  outcome text not null,
  status integer
) strict;
create index if not exists attempts_by_id on attempts (id)`;
/** Attempts that are stored of one delivery. */
const MAX_ATTEMPTS = 30;

/** Settled deliveries that an outbox holds at most. */
const MAX_SETTLED = 1000;

/** Times are milliseconds since 1970. */
export interface Delivery {
  /** In the order of arrival. */
  seq: number;
  id: string;
  kind: string;
  body: string;
  /** Of a move in the rank: where it led; null once it is sent again, which a later move does not replace. */
  position: number | null;
  /** replaced: a later move took its place before it was delivered. */
  state: 'waiting' | 'delivered' | 'dead' | 'replaced';
  attempts: number;
  due_at: number;
  created_at: number;
  attempted_at: number | null;
  finished_at: number | null;
  /** Of the last attempt. */
  outcome: string | null;
  status: number | null;
  /** The listing it is about. */
  slug: string | null;
}

export interface PastAttempt {
  at: number;
  /** Milliseconds until it was answered, or given up. */
  duration: number;
  /** In one word. */
  outcome: string;
  /** What was answered; null: nothing. */
  status: number | null;
}

export type PastDelivery = Delivery & { history: PastAttempt[] };

export type Outbox = ReturnType<typeof openOutbox>;

export function openOutbox(sql: SqlStorage) {
  sql.exec(TABLE);
  sql.exec(ATTEMPTS);
  const attemptsOf = (id: string) =>
    sql
      .exec('select at, duration, outcome, status from attempts where id = ? order by seq', id)
      .toArray() as unknown as PastAttempt[];
  const rows = (query: string, ...values: (string | number | null)[]) =>
    sql.exec(query, ...values).toArray() as unknown as Delivery[];
  return {
    /** An event that is there already stays as it is; only one that was replaced waits again. */
    add({ id, kind, body, position }: NewEvent, now: number): void {
      sql.exec(
        `insert into deliveries (id, kind, body, position, state, attempts, due_at, created_at)
         values (?, ?, ?, ?, 'waiting', 0, ?, ?)
         on conflict (id) do update set state = 'waiting', attempts = 0, due_at = excluded.due_at, finished_at = null
         where state = 'replaced'`,
        ...[id, kind, body, position ?? null, now, now],
      );
    },
    find: (id: string) => rows('select * from deliveries where id = ?', id)[0],
    /** Earliest first. */
    waiting: () => rows(`select * from deliveries where state = 'waiting' order by due_at, seq`),
    newest: (limit: number): PastDelivery[] =>
      rows('select * from deliveries order by seq desc limit ?', limit).map((row) => ({
        ...row,
        history: attemptsOf(row.id),
      })),
    tryAt(id: string, dueAt: number): void {
      sql.exec('update deliveries set due_at = ? where id = ?', dueAt, id);
    },
    /** @param made.at when its answer came */
    noteAttempt(id: string, { at: now, duration, outcome, status }: PastAttempt): void {
      sql.exec(
        'update deliveries set attempts = attempts + 1, attempted_at = ?, outcome = ?, status = ? where id = ?',
        ...[now, outcome, status, id],
      );
      sql.exec(
        'insert into attempts (id, at, duration, outcome, status) values (?, ?, ?, ?, ?)',
        ...[id, now, duration, outcome, status],
      );
      sql.exec(
        `delete from attempts where id = ?1
         and seq <= (select seq from attempts where id = ?1 order by seq desc limit 1 offset ?2)`,
        ...[id, MAX_ATTEMPTS],
      );
    },
    settle(id: string, state: Exclude<Delivery['state'], 'waiting'>, now: number): void {
      sql.exec('update deliveries set state = ?, finished_at = ? where id = ?', state, now, id);
    },
    sendAgain(id: string, now: number): void {
      sql.exec(
        `update deliveries set state = 'waiting', attempts = 0, due_at = ?, created_at = ?, finished_at = null,
         position = null where id = ?`,
        ...[now, now, id],
      );
    },
    /** Drops rows past their retention. */
    tidy(now: number): void {
      sql.exec('delete from deliveries where coalesce(finished_at, created_at) <= ?', now - KEEP);
      sql.exec(
        `delete from deliveries where state <> 'waiting' and seq <= (
           select seq from deliveries where state <> 'waiting' order by seq desc limit 1 offset ?
         )`,
        MAX_SETTLED,
      );
      sql.exec('delete from attempts where id not in (select id from deliveries)');
    },
    /** When there is something to tidy; undefined for an empty outbox. */
    tidyAt(): number | undefined {
      const oldest = sql.exec('select min(coalesce(finished_at, created_at)) as at from deliveries').one().at;
      return oldest === null ? undefined : Number(oldest) + KEEP;
    },
  };
}
