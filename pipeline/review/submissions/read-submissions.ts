/** Submissions as feeds of a run: a document was read by the worker, an address is asked like any feed's. */
import type { OpenSubmission, SubmittedReading } from '../../../schemas/contracts/internal-api.ts';
import { hostOf } from '../../../schemas/rules/web-address.ts';
import { asWithdrawn, withdrawnSources } from '../../collect/collect.ts';
import type { Feed } from '../../collect/feeds/feed-list.ts';
import type { FeedResult } from '../../collect/feeds/read-feed.ts';
import { isProblem } from '../../collect/state/stored-reading.ts';
import { addressOf } from '../../collect/submitted-and-retried-feeds.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import { isTheirs } from '../plan/entries/entry.ts';
import type { OpenRepository } from '../plan/proposals/open-repository.ts';

/** A submission, and what was read of it. Several that name one address share one result. */
export interface Submitted {
  submission: OpenSubmission;
  result: FeedResult;
}

/**
 * Submitted addresses that no feed follows, as feeds; the oldest submission of an address stands for all of them.
 * @param followed feeds of the run
 */
export function submittedFeeds(
  submissions: readonly Pick<OpenSubmission, 'id' | 'url'>[],
  followed: readonly Pick<FeedResult, 'feed'>[],
  data: CatalogData,
): Feed[] {
  const known = new Set(followed.map(addressOf));
  const isWithdrawn = withdrawnSources(data);
  return submissions.flatMap(({ id, url }) => {
    if (url === null || known.has(url)) return [];
    known.add(url);
    const feed: Feed = { label: labelOf(id), sources: [{ url }] };
    return isWithdrawn(feed) ? [] : [feed];
  });
}

/** @param submitted results of {@link submittedFeeds}: what is neither there nor followed was withdrawn */
export function toSubmitted(
  submissions: readonly OpenSubmission[],
  { followed, submitted }: Record<'followed' | 'submitted', readonly FeedResult[]>,
): Submitted[] {
  const own = new Map(submitted.map((result) => [addressOf(result), result]));
  const results = new Map(followed.map((result) => [addressOf(result), result]));
  return submissions.map((submission) => {
    const { id, url, reading, domains } = submission;
    if (reading !== null) return { submission, result: toResult(submission, reading) };
    const address = url ?? '';
    const known = results.get(address);
    if (known !== undefined) return { submission, result: known };
    const found = own.get(address) ?? asWithdrawn({ label: labelOf(id), sources: [{ url: address }] });
    const result = 'draft' in found ? { ...found, domains } : found;
    results.set(address, result);
    return { submission, result };
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
