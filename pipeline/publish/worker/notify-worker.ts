/** Notifies the worker of a build that is live: search rows, events for webhooks, and news for publishers. */

import type { PublishedListings, PublisherTasks } from '../../../schemas/contracts/internal-api.ts';
import { listingDays } from '../../build/listings/listing-changes.ts';
import type { Checkout } from '../../repo/data/checkout.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import { git } from '../../repo/git/git.ts';
import { type InternalClient, WorkerError } from '../../repo/worker/internal-client.ts';
import { publisherListings } from '../../review/submissions/publisher-report.ts';
import { publishedFolder } from '../live/live-build.ts';
import { handOverEvents } from './events-of-build.ts';
import { completeBuild, loadSearchRows, type SearchLoad } from './load-search-rows.ts';

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
  build: LiveBuild,
  note: (text: string) => void,
): Promise<void> {
  const { folder, output, checkout, catalog, date } = build;
  const { commit, history } = checkout;
  if (commit === null) return;
  const deployed = { folder, catalog, history, build: { commit, date }, read: publishedFolder(output) };
  await handOverEvents(worker, deployed).catch((error: unknown) => {
    // The operator has chosen to do without.
    if (!(error instanceof WorkerError) || error.code !== 'webhooks_off') throw error;
    note(error.message);
  });
  await notifyPublishers(worker, build);
}

/** Safe to repeat. @throws WorkerError */
async function notifyPublishers(worker: InternalClient, { folder, catalog, checkout }: LiveBuild): Promise<void> {
  const { data: tasks } = await worker.get<{ data: PublisherTasks }>('/publishers');
  const listings = publisherListings({ data: catalog, proposals: new Map() }, tasks.domains);
  if (listings.length === 0) return;
  const days = listingDays(checkout.history.events, catalog.ledger);
  const commits = new Map(listings.flatMap(({ slug }) => [[slug, days.get(slug)?.published_in ?? ''] as const]));
  const times = await timesOf(folder, [...commits.values()].filter(Boolean));
  const published = listings.flatMap(({ slug }) => {
    const at = times.get(commits.get(slug) ?? '');
    return at === undefined ? [] : [{ slug, at }];
  });
  await worker.post('/publishers/published', { listings, published } satisfies PublishedListings);
}

/** Commit → ISO date and time in UTC. */
async function timesOf(folder: string, commits: readonly string[]): Promise<Map<string, string>> {
  if (commits.length === 0) return new Map();
  const input = [...new Set(commits)].map((commit) => `${commit}\n`).join('');
  const lines = await git(folder, ['log', '--no-walk', '--stdin', '--format=%H %ct'], { input });
  return new Map(
    lines.split('\n').map((line) => {
      const [commit = '', seconds = ''] = line.split(' ');
      return [commit, new Date(Number(seconds) * 1000).toISOString()];
    }),
  );
}
