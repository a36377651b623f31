/** What publishers ask for: that their listing is read now, taken out of the catalog, or let in again. */
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import type { PublisherRequest } from '../../../schemas/contracts/internal-api.ts';
import { isOnDomains } from '../../../schemas/rules/domain-scope.ts';
import { forgeOf } from '../../../schemas/rules/repository-address.ts';
import { collectFeeds } from '../../collect/collect.ts';
import type { ReaderTools } from '../../collect/contract/source-kind.ts';
import type { Feed } from '../../collect/feeds/feed-list.ts';
import type { FeedResult } from '../../collect/feeds/read-feed.ts';
import { yanksOf } from '../../repo/catalog/yanked-versions.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import { isTheirs } from '../plan/entries/entry.ts';
import { asWithdrawn } from '../plan/entries/entry-files.ts';
import type { OpenRepository } from '../plan/proposals/open-repository.ts';

/** For the record and for everybody who asks for the listing. */
const REASON = 'Withdrawn by its publisher.';
const NOT_THEIRS = 'The token speaks for no published or withdrawn listing with this slug.';

/** The token may speak for a domain no more, or the listing may have moved, since the request was made. */
function isGranted({ listings, ledger }: CatalogData, { slug, domains }: PublisherRequest): boolean {
  const listing = listings.get(slug);
  return listing !== undefined && isTheirs(domains, listing, ledger.get(slug));
}

/** What a run grants of what publishers want out of the catalog, or back. */
export interface Departures {
  /** The catalog as it will be. */
  repository: OpenRepository;
  /** The ledger's new records. */
  withdrawn: LedgerRecord[];
  /** Slugs whose record is forgotten: the source is proposed again, for a person to look at. */
  restored: string[];
}

/** A withdrawal goes before a return: who asks for both at once wants it out. */
export function withDepartures(repository: OpenRepository, requests: readonly PublisherRequest[]): Departures {
  const { data } = repository;
  const withdrawn = new Map<string, LedgerRecord>();
  const restored = new Set<string>();
  for (const { action, slug, domains } of requests) {
    const [listing, record] = [data.listings.get(slug), data.ledger.get(slug)];
    if (record === undefined) continue;
    if (action === 'restore' && refusalOfReturn(record, domains) === undefined) restored.add(slug);
    const domain = listing && domains.find((one) => isTheirs([one], listing, record));
    if (action !== 'withdraw' || listing === undefined || domain === undefined) continue;
    // It can be taken back for the same domain, though no listing names that any more.
    const source = { ...record.source, domain };
    withdrawn.set(slug, asWithdrawn(listing, { ...record, source }, REASON));
  }
  const listings = new Map([...data.listings].filter(([slug]) => !withdrawn.has(slug)));
  const kept = [...data.ledger].filter(([slug]) => !restored.has(slug));
  const ledger = new Map([...kept, ...withdrawn]);
  return {
    repository: { ...repository, data: { ...data, listings, ledger } },
    withdrawn: [...withdrawn.values()],
    restored: [...restored],
  };
}

/** Why a withdrawn listing stays out; undefined where its publisher may take the withdrawal back. */
function refusalOfReturn(record: LedgerRecord, domains: readonly string[]): string | undefined {
  const { state, reason, source, overrides } = record;
  if (state !== 'withdrawn' || !isFrom(domains, source)) return NOT_THEIRS;
  if (reason !== REASON) return 'The operator withdrew it. Ask the operator.';
  // Forgetting the record would undo what a person has decided.
  const isDecided = Object.keys(overrides).length > 0 || yanksOf(record).length > 0;
  return isDecided ? 'The operator had corrected it, or withdrawn a version of it. Ask the operator.' : undefined;
}

function isFrom(domains: readonly string[], { domain = '', url }: LedgerRecord['source']): boolean {
  return domains.includes(domain) || (url !== undefined && isOnDomains(url, domains));
}

/** Why requests were not granted. @param data as it was before the run; @param done what the run has written */
export function refusedRequests(
  { listings, ledger }: CatalogData,
  requests: readonly PublisherRequest[],
  done: { withdrawn: readonly LedgerRecord[]; restored: readonly string[] },
): { id: number; reason: string }[] {
  const refusalOf = ({ slug, action, domains }: PublisherRequest) => {
    const [listing, record] = [listings.get(slug), ledger.get(slug)];
    if (done.restored.includes(slug) || done.withdrawn.some((one) => one.slug === slug)) return undefined;
    if (listing !== undefined) return isTheirs(domains, listing, record) ? undefined : NOT_THEIRS;
    // Let in by a run that was killed before it could say so.
    if (record === undefined && action === 'restore') return undefined;
    if (record === undefined || !isFrom(domains, record.source)) return NOT_THEIRS;
    if (action === 'restore') return refusalOfReturn(record, domains);
    return action === 'withdraw' && record.state === 'withdrawn' ? undefined : 'It is not published.';
  };
  return requests.flatMap((request) => {
    const reason = refusalOf(request);
    return reason === undefined ? [] : [{ id: request.id, reason }];
  });
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
