/** Notifies the worker of a build that is live: search rows, events for webhooks, and news for publishers. */
import type { Checkout } from '../../repo/data/checkout.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import { type InternalClient, WorkerError } from '../../repo/worker/internal-client.ts';
import { publishedFolder } from '../live/live-build.ts';
import { handOverEvents } from './events-of-build.ts';
import { completeBuild, loadSearchRows, type SearchLoad } from './load-search-rows.ts';
import { notifyPublishers } from './notify-publishers.ts';

export interface LiveBuild {
  /** Repository that it was built from. */
  folder: string;
  /** Folder of its files. */
  output: string;
  checkout: Pick<Checkout, 'commit' | 'history'>;
  catalog: Pick<CatalogData, 'listings' | 'ledger'>;
  /** Day of the build, like 2026-01-31 */
  date: string;
}

/**
 * Again and again with the same result, wherever it broke off.
 * @param note called where the worker has no webhooks
 * @throws WorkerError
 */
export async function notifyWorker(
  worker: InternalClient,
  build: LiveBuild,
  note: (text: string) => void,
): Promise<SearchLoad> {
  const load = await loadRows(worker, build.output);
  await completeBuild(worker, load, build.output);
  await sendEvents(worker, build, note);
  return load;
}

/** The rows alone, which may go ahead of the files. @throws WorkerError */
export async function loadRows(worker: InternalClient, output: string): Promise<SearchLoad> {
  const load = await loadSearchRows(worker, output);
  if (load !== undefined) return load;
  throw new WorkerError(
    'The worker searches rows of another version. Deploy the worker of this build, then try again.',
  );
}

/** A build of no commit has no news: nobody could say what it follows. @throws WorkerError */
export async function sendEvents(
  worker: InternalClient,
  { folder, output, checkout: { commit, history }, catalog, date }: LiveBuild,
  note: (text: string) => void,
): Promise<void> {
  if (commit === null) return;
  const deployed = { folder, catalog, history, build: { commit, date }, read: publishedFolder(output) };
  await handOverEvents(worker, deployed).catch((error: unknown) => {
    // The operator has chosen to do without.
    if (!(error instanceof WorkerError) || error.code !== 'webhooks_off') throw error;
    note(error.message);
  });
  await notifyPublishers(worker, { folder, catalog, history });
}
