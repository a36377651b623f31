/** What publishers ask for: that their listing is read now, or taken out of the catalog. */
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import type { PublisherRequest } from '../../../schemas/contracts/internal-api.ts';
import { forgeOf } from '../../../schemas/rules/repository-address.ts';
import type { ReaderTools } from '../../collect/contract/source-kind.ts';
import { collectFeeds } from '../../collect/feeds/collect-feeds.ts';
import type { Feed } from '../../collect/feeds/feed-list.ts';
import type { FeedResult } from '../../collect/feeds/read-feed.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import { isTheirs } from '../plan/entries/entry.ts';
import { asWithdrawn } from '../plan/entries/entry-files.ts';
import type { OpenRepository } from '../plan/proposals/open-repository.ts';

/** For the record and for everybody who asks for the listing. */
const REASON = 'Withdrawn by its publisher.';

/** The token may speak for a domain no more, or the listing may have moved, since the request was made. */
function isGranted({ listings, ledger }: CatalogData, { slug, domains }: PublisherRequest): boolean {
  const listing = listings.get(slug);
  return listing !== undefined && isTheirs(domains, listing, ledger.get(slug));
}

/** The catalog as it will be without the listings whose publishers want them out, and the ledger's new records. */
export function withWithdrawals(
  repository: OpenRepository,
  requests: readonly PublisherRequest[],
): { repository: OpenRepository; withdrawn: LedgerRecord[] } {
  const { data } = repository;
  const granted = requests.filter((requested) => requested.action === 'withdraw' && isGranted(data, requested));
  const slugs = new Set(granted.map(({ slug }) => slug));
  const withdrawn = [...slugs].flatMap((slug): LedgerRecord[] => {
    const [listing, record] = [data.listings.get(slug), data.ledger.get(slug)];
    return listing === undefined || record === undefined ? [] : [asWithdrawn(listing, record, REASON)];
  });
  if (withdrawn.length === 0) return { repository, withdrawn };
  const listings = new Map([...data.listings].filter(([slug]) => !slugs.has(slug)));
  const ledger = new Map([...data.ledger, ...withdrawn.map((record) => [record.slug, record] as const)]);
  return { repository: { ...repository, data: { ...data, listings, ledger } }, withdrawn };
}

interface Requested {
  /** The results of the run, with those that are new. */
  followed: readonly FeedResult[];
  /** Requests there was no time for: they wait for the next run. */
  unread: readonly PublisherRequest[];
}

/** Feeds that failed before and would be asked later are asked now, where the publisher has fixed them and says so. */
export async function readRequested(
  results: readonly FeedResult[],
  requests: readonly PublisherRequest[],
  { data, tools, deadline }: { data: CatalogData; tools: ReaderTools; deadline: Date | undefined },
): Promise<Requested> {
  const granted = requests.filter((requested) => requested.action === 'sync' && isGranted(data, requested));
  const addressOf = ({ slug }: PublisherRequest) => data.listings.get(slug)?.sources[0]?.url;
  const addresses = new Set(granted.map(addressOf));
  const isRequested = (result: FeedResult) =>
    'outcome' in result && result.outcome === 'postponed' && addresses.has(result.feed.sources[0].url);
  const feeds = results.filter(isRequested).map(({ feed }) => feed);
  await Promise.all(feeds.map((feed) => forgive(feed, tools)));
  const again = new Map((await collectFeeds(feeds, { tools, deadline })).map((result) => [result.feed, result]));
  const late = new Set([...again.values()].filter(isUnbegun).map(({ feed }) => feed.sources[0].url));
  return {
    followed: results.map((result) => again.get(result.feed) ?? result),
    unread: granted.filter((request) => late.has(addressOf(request))),
  };
}

/** Time was up: whatever else keeps a feed from being read has a problem to show. */
function isUnbegun(result: FeedResult): boolean {
  return 'outcome' in result && result.outcome === 'postponed' && result.problems.length === 0;
}

async function forgive({ sources }: Feed, { memory }: Pick<ReaderTools, 'memory'>): Promise<void> {
  for (const { url = '', kind = forgeOf(url) } of sources) await memory.noteAnswer({ url, kind });
}
