/** What is remembered of each source: what it said when it last answered, and how often it has failed since. */
import { dayOf } from '../../repo/text/day-of.ts';
import type { Cache } from '../contract/cache.ts';
import type { SeenSource, SourceKey, SourceMemory } from '../contract/source-memory.ts';
import { storable } from './stored-reading.ts';

const WEBHOOK_SENT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** Nothing waits longer: a source that is fixed is read the next day at the latest. */
const MAX_WAIT_MS = 24 * HOUR_MS;
/** Most failures are over at the next run, so the first ones cost no waiting. */
const FREE_FAILURES = 2;

interface Failure {
  /** In a row. */
  failures: number;
  code: string;
  dueAt: string;
}

/** @param inputs digest of all that shapes a reading beside the bytes: what was read under another is not known */
export function sourceMemory(cache: Cache, inputs: string, now: () => Date): SourceMemory {
  const sources = cache.of<SeenSource>('source', { inputs });
  const failures = cache.of<Failure>('failure');

  async function noteAnswer(key: SourceKey): Promise<void> {
    const name = nameOf(key);
    if ((await failures.get(name)) !== undefined) await failures.set(name, undefined);
  }

  return {
    noteAnswer,
    async recall(key) {
      const seen = await sources.get(nameOf(key));
      const failure = await failures.get(nameOf(key));
      if (seen === undefined && failure === undefined) return undefined;
      const dueAt = failure && new Date(failure.dueAt);
      return {
        ...(seen && known(seen, now())),
        ...(failure && { failingCode: failure.code }),
        ...(dueAt && isWaiting(dueAt, now()) && { notBefore: dueAt }),
      };
    },
    async remember(key, seen) {
      await sources.set(nameOf(key), toStored(seen));
      await noteAnswer(key);
    },
    async noteFailure(key, { code, retryAt }) {
      const before = (await failures.get(nameOf(key)))?.failures ?? 0;
      const dueAt = retryAfterFailure({ failures: before + 1, now: now(), retryAt }).toISOString();
      await failures.set(nameOf(key), { failures: before + 1, code, dueAt });
    },
    async noteWebhook(key) {
      const seen = await sources.get(nameOf(key));
      if (seen !== undefined) await sources.set(nameOf(key), { ...seen, webhookSentOn: dayOf(now()) });
    },
  };
}

function nameOf({ url, kind }: SourceKey): string {
  return `${kind ?? ''} ${url}`;
}

/** Nothing of a source whose reading may not be kept: with its ETag alone it would seem unchanged. */
function toStored({ etag, lastModified, digest, leadsTo, webhookSentOn, reading }: SeenSource): SeenSource | undefined {
  const stored = reading && storable(reading);
  if (reading !== undefined && stored === undefined) return undefined;
  return { etag, lastModified, digest, leadsTo, webhookSentOn, reading: stored };
}

/** Webhooks are handed over again once a month, so that a worker that lost its database recovers. */
function known(seen: SeenSource, now: Date): Partial<SeenSource> {
  const { reading, webhookSentOn = '' } = seen;
  const isTold = webhookSentOn > dayOf(new Date(now.getTime() - WEBHOOK_SENT_DAYS * DAY_MS));
  return reading?.webhookHost === undefined || isTold ? seen : { reading };
}

interface Attempted {
  /** Failures in a row, this one included. */
  failures: number;
  now: Date;
  /** What the host said: `Retry-After`, or the end of a forge's limit. It counts more than our rule. */
  retryAt?: Date | undefined;
}

/** When a source that failed is asked again. */
export function retryAfterFailure({ failures, now, retryAt }: Attempted): Date {
  const asked = retryAt === undefined ? Number.NaN : retryAt.getTime() - now.getTime();
  const waitMs = Number.isNaN(asked) ? ownWaitMs(failures) : asked;
  return new Date(now.getTime() + Math.min(Math.max(waitMs, 0), MAX_WAIT_MS));
}

/** 0, 0, 1 h, 2 h, 4 h, … */
function ownWaitMs(failures: number): number {
  return failures <= FREE_FAILURES ? 0 : HOUR_MS * 2 ** (failures - FREE_FAILURES - 1);
}

/** False also for a moment further away than any rule sets it: the clock was ahead when it was noted. */
export function isWaiting(dueAt: Date, now: Date): boolean {
  const waitMs = dueAt.getTime() - now.getTime();
  return waitMs > 0 && waitMs <= MAX_WAIT_MS;
}
