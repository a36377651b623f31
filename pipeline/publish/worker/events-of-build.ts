/**
 * After a build is deployed, the worker is told of every listing whose feed wants events: that it is published, and
 * where it stands. The worker's endpoints know what they were sent last, so they find out what is news; the build that
 * was handed over as a whole last says which publications are.
 */
import { files } from '../../../schemas/contracts/addresses.ts';
import type { RankTable, SoftwareListing } from '../../../schemas/contracts/generated/read-api.ts';
import { hostOf } from '../../../schemas/rules/web-address.ts';
import { listingDays } from '../../build/listings/listing-changes.ts';
import { type CatalogData, presentSlug } from '../../repo/data/data-files.ts';
import { tryGit } from '../../repo/git/git.ts';
import type { History } from '../../repo/git/history.ts';
import { chunksOf } from '../../repo/text/chunks.ts';
import { sourceName, submittedName } from '../../repo/text/source-name.ts';
import type { InternalClient } from '../../repo/worker/internal-client.ts';
import type { ReadPublished } from '../live/live-build.ts';

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

/** Safe to repeat wherever it was interrupted. @throws WorkerError */
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
