/** The sync log: how each feed stands, and its last attempts. */
import { sql, type Transaction } from 'kysely';
import type { StateFile, Tables } from './state-file.ts';

const MAX_CODES = 20;

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
        for (const attempt of attempts) await writeAttempt(db, attempt, now().toISOString());
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

async function writeAttempt(db: Transaction<Tables>, attempt: NewAttempt, at: string): Promise<void> {
  const { label, outcome, failed, nextDueAt } = attempt;
  const slug = attempt.slug ?? null;
  const codes = JSON.stringify([...new Set(attempt.codes)].slice(0, MAX_CODES));
  const feed = {
    ...{ label, slug, outcome, codes, attempted_at: at },
    ...{ succeeded_at: failed ? null : at, failures: failed ? 1 : 0, next_due_at: nextDueAt?.toISOString() ?? null },
  };
  await db
    .insertInto('feeds')
    .values({ ...feed, told_at: null })
    .onConflict((known) =>
      known.column('label').doUpdateSet({
        ...feed,
        // A failure says neither what the feed is about nor when it was well.
        slug: sql`coalesce(excluded.slug, feeds.slug)`,
        succeeded_at: sql`coalesce(excluded.succeeded_at, feeds.succeeded_at)`,
        failures: failed ? sql`feeds.failures + 1` : 0,
      }),
    )
    .execute();
  await db.insertInto('attempts').values({ label, at, outcome, codes, slug }).execute();
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
