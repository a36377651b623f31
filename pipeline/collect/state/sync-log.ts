/** The sync log: how each feed stands, and its last attempts. */
import { CompiledQuery, type Transaction } from 'kysely';
import type { StateFile, Tables } from './state-file.ts';

const MAX_CODES = 20;

// Raw queries, as in the cache: there is one of each for every feed of a run.
const ATTEMPT = 'insert into attempts (label, at, outcome, codes, slug) values (?, ?, ?, ?, ?)';
/** A failure says neither what the feed is about nor when it was well. */
const STATE = `insert into feeds (label, slug, outcome, codes, attempted_at, succeeded_at, failures, next_due_at)
  values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (label) do update set slug = coalesce(excluded.slug, slug),
  outcome = excluded.outcome, codes = excluded.codes, attempted_at = excluded.attempted_at,
  succeeded_at = coalesce(excluded.succeeded_at, succeeded_at), next_due_at = excluded.next_due_at,
  failures = iif(excluded.failures = 0, 0, failures + 1)`;

interface Attempt {
  /** ISO date and time. */
  at: string;
  /** Stable code of what happened. */
  outcome: string;
  /** Codes of the problems, each once. */
  codes: string[];
  slug?: string;
}

/** What happened to a feed just now. A feed that was not asked has no attempt. */
export interface NewAttempt extends Omit<Attempt, 'at'> {
  label: string;
  failed: boolean;
  /** It is not asked again before. */
  nextDueAt?: Date | undefined;
}

export interface FeedState extends Attempt {
  label: string;
  succeededAt?: string;
  /** Failures in a row. */
  failures: number;
  nextDueAt?: string;
  /** The worker knows of this attempt. */
  told: boolean;
}

export interface SyncLog {
  /** All at once: a run is noted as a whole. */
  noteAttempts(attempts: readonly NewAttempt[]): Promise<void>;
  /** Newest first. */
  lastAttempts(label: string, limit: number): Promise<Attempt[]>;
  /** One for each feed, by label. */
  feedStates(): Promise<FeedState[]>;
  /** The worker knows of these attempts now. */
  noteTold(attempts: readonly Pick<FeedState, 'label' | 'at'>[]): Promise<void>;
  /** Drops what is known of all other feeds. */
  forgetFeeds(keep: ReadonlySet<string>): Promise<void>;
}

export function syncLog(file: StateFile, now: () => Date): SyncLog {
  const change = (act: (transaction: Transaction<Tables>) => Promise<void>) =>
    file.use((db) => db.transaction().execute(act), undefined);
  return {
    noteAttempts: (attempts) =>
      change(async (db) => {
        for (const attempt of attempts) {
          for (const row of newRows(attempt, now().toISOString())) await db.executeQuery(row);
        }
      }),
    lastAttempts: (label, limit) =>
      file.use(async (db) => {
        const newest = db.selectFrom('attempts').selectAll().where('label', '=', label).orderBy('id', 'desc');
        return (await newest.limit(limit).execute()).map(toAttempt);
      }, []),
    feedStates: () =>
      file.use(async (db) => (await db.selectFrom('feeds').selectAll().orderBy('label').execute()).map(toState), []),
    noteTold: (attempts) =>
      change(async (db) => {
        for (const { label, at } of attempts) {
          await db.updateTable('feeds').set({ told_at: at }).where('label', '=', label).execute();
        }
      }),
    forgetFeeds: (keep) =>
      change(async (db) => {
        for (const { label } of await db.selectFrom('feeds').select('label').execute()) {
          if (!keep.has(label)) await db.deleteFrom('feeds').where('label', '=', label).execute();
        }
      }),
  };
}

function newRows({ label, outcome, failed, nextDueAt, ...attempt }: NewAttempt, at: string): CompiledQuery[] {
  const slug = attempt.slug ?? null;
  const codes = JSON.stringify([...new Set(attempt.codes)].slice(0, MAX_CODES));
  const succeededAt = failed ? null : at;
  const dueAt = nextDueAt?.toISOString() ?? null;
  return [
    CompiledQuery.raw(STATE, [label, slug, outcome, codes, at, succeededAt, Number(failed), dueAt]),
    CompiledQuery.raw(ATTEMPT, [label, at, outcome, codes, slug]),
  ];
}

function toAttempt({ at, outcome, codes, slug }: Omit<Tables['attempts'], 'id'>): Attempt {
  return { at, outcome, codes: JSON.parse(codes), ...(slug !== null && { slug }) };
}

function toState({ label, attempted_at, succeeded_at, failures, next_due_at, told_at, ...rest }: Tables['feeds']) {
  return {
    label,
    ...toAttempt({ label, at: attempted_at, ...rest }),
    ...(succeeded_at !== null && { succeededAt: succeeded_at }),
    failures,
    ...(next_due_at !== null && { nextDueAt: next_due_at }),
    told: told_at === attempted_at,
  } satisfies FeedState;
}
