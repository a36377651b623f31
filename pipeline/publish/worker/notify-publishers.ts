/**
 * Once a build is live, publishers see that their listing is published, before the next sync says so. What a run finds
 * out beside, such as what was refused, is the sync's to report.
 */
import type { PublishedListings, PublisherTasks } from '../../../schemas/contracts/internal-api.ts';
import { listingDays } from '../../build/listings/listing-changes.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import { git } from '../../repo/git/git.ts';
import type { History } from '../../repo/git/history.ts';
import type { InternalClient } from '../../repo/worker/internal-client.ts';
import { publisherListings } from '../../review/submissions/publisher-report.ts';

interface Live {
  /** Repository that it was built from. */
  folder: string;
  catalog: Pick<CatalogData, 'listings' | 'ledger'>;
  history: Pick<History, 'events'>;
}

/** Safe to repeat. @throws WorkerError */
export async function notifyPublishers(worker: InternalClient, { folder, catalog, history }: Live): Promise<void> {
  const { data: tasks } = await worker.get<{ data: PublisherTasks }>('/publishers');
  const listings = publisherListings({ data: catalog, proposals: new Map() }, tasks.domains);
  if (listings.length === 0) return;
  const days = listingDays(history.events, catalog.ledger);
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
