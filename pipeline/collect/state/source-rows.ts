/** What is kept of each source: what it said when it last answered, and how often it has failed since. */
import type { CompiledQuery } from 'kysely';
import { dayOf } from '../../repo/text/day-of.ts';
import type { KnownSource, SeenSource, SourceKey, SourceMemory } from '../contract/source-memory.ts';
import { dueAfterFailure, isWaiting } from './due.ts';
import type { Tables } from './state-tables.ts';
import { parseReading, readingText, type StoredReading } from './stored-reading.ts';
import type { StoreParts } from './waiting-writes.ts';

type Row = Tables['sources'];

const WEBHOOK_SENT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Narrower than what it implements: a reading with a webhook in it does not compile. */
export interface StoredSources extends SourceMemory {
  remember(key: SourceKey, seen: SeenSource & { reading?: StoredReading | undefined }): Promise<void>;
}

/** @param inputs digest of all that shapes a reading beside the bytes: what was read under another is not known */
export function storedSources({ writes, now }: StoreParts, inputs: string): StoredSources {
  // Compiled once: building a query costs as much as running it, and this happens for every source.
  let select: CompiledQuery<Row> | undefined;
  let replace: { query: CompiledQuery; columns: (keyof Row)[] } | undefined;

  function find(key: SourceKey): Promise<{ row: Row; known: KnownSource } | undefined> {
    const { address, kind } = columnsOf(key);
    return writes.find(nameOf(address, kind), async (db) => {
      select ??= db.selectFrom('sources').selectAll().where('address', '=', '').where('kind', '=', '').compile();
      const { rows } = await db.executeQuery<Row>({ ...select, parameters: [address, kind] });
      return rows[0] && { row: rows[0], known: toKnown(rows[0], inputs, now()) };
    });
  }

  const put = (row: Row) =>
    writes.put(nameOf(row.address, row.kind), (db) => {
      replace ??= {
        query: db.insertInto('sources').orReplace().values(row).compile(),
        columns: Object.keys(row) as (keyof Row)[],
      };
      return db.executeQuery({ ...replace.query, parameters: replace.columns.map((column) => row[column]) });
    });

  return {
    async recall(key) {
      const found = await find(key);
      const used_on = dayOf(now());
      // Once a day is enough to know what is in use, and a run that finds nothing new writes nothing.
      if (found !== undefined && found.row.used_on !== used_on) await put({ ...found.row, used_on });
      return found?.known;
    },
    remember: (key, seen) => put({ ...emptyRow(key, now()), ...toColumns(seen, inputs) }),
    async noteFailure(key, { code, retryAt }) {
      const row = (await find(key))?.row ?? emptyRow(key, now());
      const failures = row.failures + 1;
      const next_due_at = dueAfterFailure({ failures, now: now(), retryAt }).toISOString();
      await put({ ...row, failures, last_code: code, next_due_at });
    },
    async noteAnswer(key) {
      const found = await find(key);
      if (found !== undefined && found.row.failures > 0) await put({ ...found.row, ...NO_FAILURE });
    },
    async noteWebhook(key) {
      const found = await find(key);
      if (found !== undefined) await put({ ...found.row, webhook_sent_on: dayOf(now()) });
    },
  };
}

function nameOf(address: string, kind: string): string {
  return `source ${kind} ${address}`;
}

const NO_FAILURE = { failures: 0, last_code: null, next_due_at: null };
const NOTHING_SEEN = { inputs: null, seen: null, reading: null, webhook_sent_on: null };

function columnsOf({ url, kind }: SourceKey) {
  return { address: url, kind: kind ?? '' };
}

function emptyRow(key: SourceKey, now: Date): Row {
  return { ...columnsOf(key), ...NOTHING_SEEN, ...NO_FAILURE, used_on: dayOf(now) };
}

/** Nothing of a source whose reading may not be kept: with its ETag alone it would seem unchanged. */
function toColumns({ etag, lastModified, digest, leadsTo, reading, webhookSentOn }: SeenSource, inputs: string) {
  const text = reading && readingText(reading);
  if (reading !== undefined && text === undefined) return NOTHING_SEEN;
  const seen = JSON.stringify({ etag, lastModified, digest, leadsTo });
  return { inputs, seen, reading: text ?? null, webhook_sent_on: webhookSentOn ?? null };
}

function toKnown(row: Row, inputs: string, now: Date): KnownSource {
  const { last_code, next_due_at } = row;
  const dueAt = next_due_at === null ? undefined : new Date(next_due_at);
  return {
    ...(row.inputs === inputs && toSeen(row, now)),
    ...(last_code !== null && { failingCode: last_code }),
    ...(dueAt !== undefined && isWaiting(dueAt, now) && { notBefore: dueAt }),
  };
}

function toSeen({ seen, reading: text, webhook_sent_on }: Row, now: Date): Partial<SeenSource> {
  const reading = text === null ? undefined : parseReading(text);
  if (reading?.webhookHost !== undefined && !isRecent(webhook_sent_on, now)) return { reading };
  return { ...JSON.parse(seen ?? '{}'), reading, webhookSentOn: webhook_sent_on ?? undefined };
}

/** Once a month the worker is told again, so that one that has lost its memory gets it back. */
function isRecent(day: string | null, now: Date): boolean {
  return day !== null && day > dayOf(new Date(now.getTime() - WEBHOOK_SENT_DAYS * DAY_MS));
}
