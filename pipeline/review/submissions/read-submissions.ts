/** Submissions as feeds of a run: a document is read already, an address is asked like any feed's. */
import type { OpenSubmission, SubmittedReading } from '../../../schemas/contracts/internal-api.ts';
import { hostOf } from '../../../schemas/rules/web-address.ts';
import { collectFeeds, withdrawnSources } from '../../collect/collect.ts';
import type { ReaderTools } from '../../collect/contract/source-kind.ts';
import type { Feed } from '../../collect/feeds/feed-list.ts';
import type { FeedResult } from '../../collect/feeds/read-feed.ts';
import { isProblem } from '../../collect/state/stored-reading.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import { isTheirs } from '../plan/entries/entry.ts';
import type { OpenRepository } from '../plan/proposals/open-repository.ts';

/** A submission, and what was read of it. Several that name one address share one result. */
export interface Submitted {
  submission: OpenSubmission;
  result: FeedResult;
}

const addressOf = ({ sources: [{ url }] }: Feed) => url;

/** @param followed results of the run's feeds: an address that is followed already is not asked again */
export async function readSubmissions(
  submissions: readonly OpenSubmission[],
  followed: readonly FeedResult[],
  { data, tools, deadline }: { data: CatalogData; tools: ReaderTools; deadline?: Date | undefined },
): Promise<Submitted[]> {
  const results = new Map(followed.map((result) => [addressOf(result.feed) ?? '', result]));
  const isWithdrawn = withdrawnSources(data);
  const feeds = new Map<string, Feed>();
  const domains = new Map<string, readonly string[]>();
  for (const submission of submissions) {
    const { id, url } = submission;
    if (url === null || results.has(url) || feeds.has(url)) continue;
    const feed: Feed = { label: labelOf(id), sources: [{ url }] };
    domains.set(url, submission.domains);
    if (isWithdrawn(feed)) results.set(url, { feed, outcome: 'withdrawn', problems: [] });
    else feeds.set(url, feed);
  }
  for (const result of await collectFeeds([...feeds.values()], { tools, deadline })) {
    const url = addressOf(result.feed) ?? '';
    results.set(url, 'draft' in result ? { ...result, domains: domains.get(url) ?? [] } : result);
  }
  return submissions.flatMap((submission) => {
    const { url, reading } = submission;
    const result = reading === null ? results.get(url ?? '') : toResult(submission, reading);
    return result === undefined ? [] : [{ submission, result }];
  });
}

const labelOf = (id: string) => `submission ${id}`;

/** It has no source to follow, and what a reader in the worker kept of it is its reading. */
function toResult({ id, domains }: OpenSubmission, { kind, draft, ...reading }: SubmittedReading): FeedResult {
  const { slugIsDerived, problems, webhook } = reading;
  return {
    feed: { label: labelOf(id), sources: [{ kind }] },
    draft,
    provenance: {},
    slugIsDerived,
    sources: [{ kind }],
    webhookHost: hostOf(webhook?.url),
    domains,
    // The worker that kept them may have been of an earlier version.
    problems: problems.filter(isProblem),
  };
}

/** Of two submissions of one publisher for one slug the later counts. @param submitted oldest first */
export function isSuperseded({ submission, result }: Submitted, submitted: readonly Submitted[]): boolean {
  if (!('draft' in result)) return false;
  const later = submitted.slice(submitted.findIndex((other) => other.submission === submission) + 1);
  return later.some(
    (other) =>
      'draft' in other.result &&
      other.result !== result &&
      other.result.draft.slug === result.draft.slug &&
      other.submission.domains.some((domain) => submission.domains.includes(domain)),
  );
}

/**
 * All results of a run in the order in which they claim slugs: who has proved the domain of a listing goes before the
 * feed that it came from, and all other submissions come last.
 */
export function inOrderOfClaims(
  followed: readonly FeedResult[],
  submitted: readonly Submitted[],
  { data, proposals }: Pick<OpenRepository, 'data' | 'proposals'>,
): FeedResult[] {
  const counting = submitted.filter((entry) => !isSuperseded(entry, submitted)).map(({ result }) => result);
  const fresh = [...new Set(counting)].filter((result) => !followed.includes(result));
  const isOwners = (result: FeedResult) => {
    if (!('draft' in result)) return false;
    const { slug } = result.draft;
    const pending = proposals.get(slug)?.snapshot;
    const listing = data.listings.get(slug) ?? pending?.listing;
    return listing !== undefined && isTheirs(result.domains ?? [], listing, data.ledger.get(slug) ?? pending?.record);
  };
  return [...fresh.filter(isOwners), ...followed, ...fresh.filter((result) => !isOwners(result))];
}
