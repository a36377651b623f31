/** What happens to each feed of a run, one after the other, because the first to claim a slug gets it. */
import type { Listing, Source } from '../../schemas/generated/listing.ts';
import { validateLedgerRecord, validateListing } from '../../schemas/generated/validators.js';
import { error, type Problem, warning } from '../../schemas/problems.ts';
import { deriveSlug } from '../../schemas/rules/derive-slug.ts';
import type { CatalogData } from '../data-files.ts';
import type { Feed } from '../feeds/feed-list.ts';
import { type FailedFeed, type FeedResult, firstErrorCode, type ReadFeed } from '../feeds/read-feed.ts';
import { asFailing, type Decision, decide } from './decide.ts';
import type { Proposal } from './proposals.ts';
import { isSameSource, type Known, type Snapshot } from './snapshot.ts';

export type Outcome =
  | Decision['outcome']
  | FailedFeed['outcome']
  /** The slug belongs to another source. */
  | 'slug_taken'
  /** Another feed of the same run claims the slug and came first. */
  | 'waiting'
  /** A person has committed to its branch, and main has moved on since. */
  | 'stale';

/** What happened to one feed. */
export interface SyncItem {
  /** The feed, in words. */
  label: string;
  slug?: string;
  outcome: Outcome;
  problems: Problem[];
  /** Listing and record as they will be, for `propose`, `update` and a source that began to fail. */
  snapshot?: Snapshot;
}

export interface PlannerInput {
  data: CatalogData;
  proposals: ReadonlyMap<string, Proposal>;
  today: string;
}

/** Where problems with the slug are shown, whatever kind the feed is. */
const SLUG = '/software/slug';

interface Run extends PlannerInput {
  /** Names of the files in data/feeds. */
  kept: ReadonlySet<string>;
  /** Slugs that feeds of this run have got. */
  claimed: Set<string>;
}

export function createPlanner(input: PlannerInput): (result: FeedResult) => SyncItem {
  const { data, proposals, today } = input;
  const run: Run = { ...input, kept: new Set(data.feeds.map(({ name }) => name)), claimed: new Set() };
  const bySource = indexBySource([
    ...data.listings.values(),
    ...[...proposals.values()].flatMap(({ snapshot }) => snapshot?.listing ?? []),
  ]);
  return (result) => {
    const owner = bySource.get(sourceKey(result.feed));
    if (!('draft' in result)) return planFailure(result, data, data.listings.get(owner ?? ''), today);
    return planDraft(withOwnSlug(result, owner, run), run);
  };
}

/** Slug by primary source. A document the operator keeps is known by its file, because it has no address. */
function indexBySource(listings: readonly Listing[]): Map<string, string> {
  const index = new Map<string, string>();
  for (const { slug, sources } of listings) {
    const [{ url, feed } = {}] = sources;
    const key = url ?? `file:${feed}`;
    if (!index.has(key)) index.set(key, slug);
  }
  return index;
}

function sourceKey({ sources: [{ url, file }] }: Feed): string {
  return url ?? `file:${file?.name}`;
}

/** A derived slug stays what it was once; one that is taken gets the vendor's name at its end. */
function withOwnSlug(read: ReadFeed, owner: string | undefined, run: Run): ReadFeed {
  if (!read.slugIsDerived) return read;
  if (owner !== undefined) return { ...read, draft: { ...read.draft, slug: owner } };
  const { slug, vendor } = read.draft;
  if (!isTaken(slug, read, run) && !run.claimed.has(slug)) return read;
  const longer = deriveSlug([`${slug}-${vendor.name}`]) ?? slug;
  return { ...read, draft: { ...read.draft, slug: longer } };
}

function isTaken(slug: string, { sources: [primary] }: ReadFeed, { data, proposals, kept }: Run): boolean {
  const listing = data.listings.get(slug) ?? proposals.get(slug)?.snapshot?.listing;
  if (listing === undefined) return false;
  // A document may move to another file, but not take the slug of one that is still there.
  const isElsewhere = ({ feed }: Source) => feed !== undefined && feed !== primary.feed && kept.has(feed);
  return !listing.sources.some((source) => isSameSource(source, primary) && !isElsewhere(source));
}

/** A source that fails keeps its last good data and is noted as failing. */
function planFailure(
  { feed, outcome, problems }: FailedFeed,
  data: CatalogData,
  published: Listing | undefined,
  today: string,
): SyncItem {
  const item: SyncItem = { label: feed.label, outcome, problems };
  if (published === undefined) return item;
  if (outcome === 'postponed') return { ...item, slug: published.slug };
  const record = data.ledger.get(published.slug);
  const listing = asFailing(published, feed, firstErrorCode(problems), today);
  const snapshot = listing !== undefined && record !== undefined ? { listing, record } : undefined;
  return { ...item, slug: published.slug, ...(snapshot && { snapshot }) };
}

function planDraft(read: ReadFeed, run: Run): SyncItem {
  const { data, proposals, today, claimed } = run;
  const { slug } = read.draft;
  const item = { label: read.feed.label, slug, problems: read.problems };
  const proposal = proposals.get(slug);
  const known: Known = { listing: data.listings.get(slug), record: data.ledger.get(slug), pending: proposal?.snapshot };
  const decision = decide(read, known, today);
  if (decision.outcome !== 'withdrawn' && isTaken(slug, read, run)) {
    const message = 'The slug is the address of another listing, which came first. Choose another slug.';
    return { ...item, outcome: 'slug_taken', problems: [...item.problems, error(SLUG, 'slug_taken', message)] };
  }
  if (claimed.has(slug)) {
    const message = 'Another feed of this run names the same slug and came first. Choose another slug.';
    return { ...item, outcome: 'waiting', problems: [...item.problems, warning(SLUG, 'slug_claimed', message)] };
  }
  claimed.add(slug);
  if (!('snapshot' in decision)) return { ...item, outcome: decision.outcome };
  const { snapshot, outcome } = decision;
  if (!isWritable(snapshot, data)) {
    const message = 'The listing that came of this feed is not valid; its overrides in the ledger may be at fault.';
    return { ...item, outcome: 'invalid', problems: [...item.problems, error('', 'invalid_listing', message)] };
  }
  if (outcome === 'update') return { ...item, outcome, snapshot };
  if (proposal?.touched) return { ...item, outcome: proposal.outdated ? 'stale' : 'pending' };
  if (outcome === 'pending' && proposal?.outdated === false) return { ...item, outcome };
  return { ...item, outcome: 'propose', snapshot };
}

/** Nothing is written that could not be read again. */
function isWritable({ listing, record }: Snapshot, { categories: { categories } }: CatalogData): boolean {
  const hasCategory = categories.some(({ slug }) => slug === listing.category);
  return hasCategory && validateListing(listing) && validateLedgerRecord(record);
}
