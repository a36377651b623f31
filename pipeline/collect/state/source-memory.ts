/** What is remembered of each source: what it said when it last answered, and how often it has failed since. */
import { dayOf } from '../../repo/text/day-of.ts';
import type { Cache } from '../contract/cache.ts';
import type { SeenSource, SourceKey, SourceMemory } from '../contract/source-memory.ts';
import { isWaiting, retryAfterFailure } from './retry-schedule.ts';
import { storable } from './stored-reading.ts';

const WEBHOOK_SENT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

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
