/** The rows of one endpoint's storage: what waits to be sent, and for 30 days what became of it. */
import type { NewEvent } from './events.ts';
import { KEEP } from './schedule.ts';

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
/** Outboxes of earlier versions had one listing each. */
const ADD_SLUG = `alter table deliveries add column slug text generated always as (body ->> 'software') virtual`;

/** So many that are settled are remembered at most. */
const MAX_SETTLED = 1000;

/** Times are milliseconds since 1970. */
export interface Delivery {
  /** In the order of arrival. */
  seq: number;
  id: string;
  kind: string;
  body: string;
  /** Of a move in the rank: where it led. */
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

export type Outbox = ReturnType<typeof openOutbox>;

export function openOutbox(sql: SqlStorage) {
  sql.exec(TABLE);
  const columns = sql.exec("select name from pragma_table_xinfo('deliveries')").toArray();
  if (!columns.some(({ name }) => name === 'slug')) sql.exec(ADD_SLUG);
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
    of: (slug: string) => rows('select * from deliveries where slug = ? order by seq', slug),
    newest: (limit: number) => rows('select * from deliveries order by seq desc limit ?', limit),
    tryAt(id: string, dueAt: number): void {
      sql.exec('update deliveries set due_at = ? where id = ?', dueAt, id);
    },
    /** @param outcome in one word */
    noteAttempt(id: string, now: number, outcome: string, status: number | undefined): void {
      sql.exec(
        'update deliveries set attempts = attempts + 1, attempted_at = ?, outcome = ?, status = ? where id = ?',
        ...[now, outcome, status ?? null, id],
      );
    },
    settle(id: string, state: Exclude<Delivery['state'], 'waiting'>, now: number): void {
      sql.exec('update deliveries set state = ?, finished_at = ? where id = ?', state, now, id);
    },
    /** Of a listing that goes elsewhere. */
    forget(slug: string): void {
      sql.exec('delete from deliveries where slug = ?', slug);
    },
    sendAgain(id: string, now: number): void {
      sql.exec(
        `update deliveries set state = 'waiting', attempts = 0, due_at = ?, created_at = ?, finished_at = null
         where id = ?`,
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
    },
    /** When there is something to tidy; undefined for an empty outbox. */
    tidyAt(): number | undefined {
      const oldest = sql.exec('select min(coalesce(finished_at, created_at)) as at from deliveries').one().at;
      return oldest === null ? undefined : Number(oldest) + KEEP;
    },
  };
}
