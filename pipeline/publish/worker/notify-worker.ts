/** Notifies the worker of a build that is live: search rows, events for webhooks, and news for publishers. */
import { files } from '../../../schemas/contracts/addresses.ts';
import type { RankTable, SoftwareListing } from '../../../schemas/contracts/generated/read-api.ts';
import type { PublishedListings, PublisherTasks } from '../../../schemas/contracts/internal-api.ts';
import { hostOf } from '../../../schemas/rules/web-address.ts';
import { listingDays } from '../../build/listings/listing-changes.ts';
import type { Checkout } from '../../repo/data/checkout.ts';
import { type CatalogData, presentSlug } from '../../repo/data/data-files.ts';
import { git, tryGit } from '../../repo/git/git.ts';
import type { History } from '../../repo/git/history.ts';
import type { Output } from '../../repo/run/output.ts';
import { chunksOf } from '../../repo/text/chunks.ts';
import { sourceName, submittedName } from '../../repo/text/source-name.ts';
import { type InternalClient, WorkerError } from '../../repo/worker/internal-client.ts';
import { publisherListings } from '../../review/submissions/publisher-report.ts';
import { publishedFolder, type ReadPublished } from '../live/live-files.ts';
import { completeBuild, loadSearchRows, type SearchLoad } from './load-search-rows.ts';

interface LiveBuild {
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
  note: Output['note'],
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
export async function sendEvents(worker: InternalClient, build: LiveBuild, note: Output['note']): Promise<void> {
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

/** As many as the worker accepts at once. */
const CHUNK = 100;
/** How long endpoints keep what they cannot send yet. */
const NEWS_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** @param day on which the commit published */
type IsNew = (commit: string, day: string) => boolean;

interface Deployed {
  /** Repository whose history says which build comes after which. */
  folder: string;
  catalog: Pick<CatalogData, 'listings' | 'ledger'>;
  history: Pick<History, 'events'>;
  build: Build;
  /** Its files. */
  read: ReadPublished;
}

interface Build {
  commit: string;
  /** Like 2026-01-31 */
  date: string;
}

/**
 * Tells the worker of every listing whose feed wants events: that it is published, and where it stands. The worker's
 * endpoints know what they were sent last, so they find out what is news; the build that was handed over as a whole last
 * says which publications are. Safe to repeat wherever it was interrupted. @throws WorkerError
 */
export async function handOverEvents(client: InternalClient, deployed: Deployed): Promise<void> {
  const { build } = deployed;
  const { data: last } = await client.get<{ data: Build | null }>('/events/acknowledged');
  const isNew = await newCommits(deployed, last);
  const { data: named } = await client.get<{ data: string[] }>('/events/named');
  const listings = await listingsWithWebhook(deployed, isNew, new Set(named));
  for (const chunk of chunksOf(listings, CHUNK)) await client.post('/events', { build, listings: chunk });
  while ((await client.post<{ data: { left: number } }>('/events/complete', { build })).data.left > 0);
}

/**
 * Nothing is new since an unknown commit: the history was rewritten, which publishes nothing. Before the first
 * hand-over, news is what an endpoint would still keep: anything older was published without webhooks.
 */
async function newCommits({ folder, build }: Deployed, last: Build | null): Promise<IsNew> {
  if (last === null) {
    const oldest = new Date(Date.parse(build.date) - NEWS_DAYS * DAY_MS).toISOString().slice(0, 10);
    return (_commit, day) => day >= oldest;
  }
  if (!/^[0-9a-f]{40,64}$/.test(last.commit)) return () => false;
  const since = await tryGit(folder, ['rev-list', `${last.commit}..${build.commit}`, '--']);
  const commits = new Set(since?.split('\n'));
  return (commit) => commits.has(commit);
}

/** Slugs that lead to each listing, because it had them before. */
function formerSlugs({ ledger }: Deployed['catalog']): Map<string, string[]> {
  const renamed = [...ledger.values()].filter(({ state }) => state === 'renamed');
  const pairs = renamed.map(({ slug }) => ({ slug, present: presentSlug(slug, ledger) }));
  const groups = Map.groupBy(pairs, ({ present }) => present);
  return new Map([...groups].map(([present, group]) => [present, group.map(({ slug }) => slug)]));
}

/** @param named slugs that publishers have named for an endpoint although their feeds name none */
async function listingsWithWebhook(
  { catalog, history, build, read }: Deployed,
  isNew: IsNew,
  named: ReadonlySet<string>,
): Promise<object[]> {
  const days = listingDays(history.events, catalog.ledger);
  const { order } = parse<RankTable>(await read(files.rankTable));
  const places = new Map(order.map(([slug, score], index) => [slug, { position: index + 1, score }]));
  const former = formerSlugs(catalog);
  const told: object[] = [];
  for (const { slug, homepage } of catalog.listings.values()) {
    const { webhook_host: host, source } = catalog.ledger.get(slug) ?? {};
    const rank = places.get(slug);
    if ((host === undefined && !named.has(slug)) || source === undefined || rank === undefined) continue;
    const { name, version, links, published_on } = parse<SoftwareListing>(await read(files.listing(slug)));
    const { published_in = build.commit } = days.get(slug) ?? {};
    const day = published_on ?? build.date;
    const facts = { name, version, url: links.html, published_on: day };
    const formerly = former.get(slug) ?? [];
    const isSubmitted = source.url === undefined && source.feed === undefined;
    told.push({
      ...{ slug, formerly, host, rank },
      sources: isSubmitted ? [slug, ...formerly].map(submittedName) : [sourceName(source)],
      hosts: [
        ...[homepage, source.url].flatMap((address) => hostOf(address) ?? []),
        ...(source.domain === undefined ? [] : [source.domain]),
      ],
      asking_host: hostOf(source.url) ?? source.domain,
      publication: { commit: published_in, is_new: isNew(published_in, day), ...facts },
    });
  }
  return told;
}

function parse<T>(bytes: Buffer | undefined): T {
  if (bytes === undefined) throw new Error('A file of the build is gone, so no events were handed over. Build again.');
  return JSON.parse(bytes.toString('utf8')) as T;
}
