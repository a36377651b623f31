/** Tells the worker what happened to the feeds of published listings, for GET /api/v1/software/{slug}/sync. */
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { SyncLog } from '../../../schemas/contracts/generated/read-api.ts';
import type { SyncLogs } from '../../../schemas/search/search-rows.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import { chunksOf } from '../../repo/text/chunks.ts';
import type { InternalClient } from '../../repo/worker/internal-client.ts';
import { listFeeds } from '../feeds/feed-list.ts';
import type { ReportedLog } from './run-state.ts';
import type { FeedState } from './sync-log.ts';

/** At 20 attempts a feed, some hundred kilobytes. */
const LOGS_AT_ONCE = 100;
const ATTEMPTS = 20;

/**
 * Only of listings with an attempt that the worker does not know yet. A source has an address only if the listing
 * shows it, too.
 * @throws WorkerError
 */
export async function uploadSyncLog(worker: InternalClient, data: CatalogData, log: ReportedLog): Promise<void> {
  const states = new Map((await log.feedStates()).map((state) => [state.label, state]));
  const labels = new Map(listFeeds(data).map(({ label, sources: [lead] }) => [lead.url ?? lead.file?.name, label]));
  const changed = [...data.listings.values()]
    .map((listing) => ({ slug: listing.slug, sources: sourcesOf(listing, labels, states) }))
    .filter(({ sources }) => sources.some(({ state }) => !state.told));
  for (const part of chunksOf(changed, LOGS_AT_ONCE)) {
    const logs = await Promise.all(part.map((entry) => toSyncLog(entry, log)));
    await worker.post('/sync-log', { logs } satisfies SyncLogs);
    await log.noteTold(part.flatMap(({ sources }) => sources.map(({ state }) => state)));
  }
}

interface LoggedSource {
  kind: Listing['sources'][number]['kind'];
  url: string | null;
  state: FeedState;
}

/** Sources that are read together, as one feed, stand in the log once: where the first of them stands. */
function sourcesOf(
  { sources }: Listing,
  labels: ReadonlyMap<string | undefined, string>,
  states: ReadonlyMap<string, FeedState>,
): LoggedSource[] {
  const logged = sources.flatMap(({ kind, url, feed }) => {
    const state = states.get(labels.get(url ?? feed) ?? '');
    return state === undefined ? [] : [{ kind, url: url ?? null, state }];
  });
  return logged.filter(({ state }, index) => logged.findIndex((other) => other.state === state) === index);
}

async function toSyncLog(
  { slug, sources }: { slug: string; sources: readonly LoggedSource[] },
  log: ReportedLog,
): Promise<SyncLog> {
  const data = sources.map(async ({ kind, url, state }) => {
    const attempts = await log.lastAttempts(state.label, ATTEMPTS);
    return {
      kind,
      url,
      failures: state.failures,
      succeeded_at: state.succeededAt ?? null,
      next_due_at: state.nextDueAt ?? null,
      attempts: attempts.map(({ at, outcome, codes }) => ({ at, outcome, codes })),
    };
  });
  return { slug, data: await Promise.all(data) };
}
