/** What happens to each feed of a run, one after the other, because the first to claim a slug gets it. */
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../../schemas/contracts/generated/moderation.ts';
import { validateLedgerRecord, validateListing } from '../../../../schemas/contracts/generated/validators.js';
import { error, type Problem, warning } from '../../../../schemas/contracts/problems.ts';
import { type FailedFeed, type FeedResult, firstErrorCode, type ReadFeed } from '../../../collect/feeds/read-feed.ts';
import { isYanked, yanksOf } from '../../../repo/catalog/yanked-versions.ts';
import type { CatalogData } from '../../../repo/data/data-files.ts';
import { stableJson } from '../../../repo/text/stable-json.ts';
import type { Known, Snapshot } from '../entries/entry.ts';
import { asRenamed } from '../entries/entry-files.ts';
import { type Check, createChecks } from '../entries/proposal-checks.ts';
import type { Proposal } from '../proposals/proposals.ts';
import { asFailing, type DraftDecision, decide } from '../rules/decide-feed.ts';
import { createSlugBook, type SlugBook } from './slugs.ts';

export type Outcome =
  | DraftDecision['outcome']
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
  /** What goes on without a person while the snapshot waits: the published listing as it will be. */
  update?: Snapshot;
  /** The source says what it said: what has changed is how it is read. */
  isReread?: boolean;
}

/** What the published branch will hold of an item's listing; undefined where that stays as it is. */
export function publishedForm({ outcome, snapshot, update }: SyncItem): Snapshot | undefined {
  return update ?? (outcome === 'propose' ? undefined : snapshot);
}

export interface Planned {
  items: readonly SyncItem[];
  withdrawn?: readonly LedgerRecord[];
}

/** Listings as a plan will publish them. */
export function listingsAfter(
  { listings }: Pick<CatalogData, 'listings'>,
  { items, withdrawn = [] }: Planned,
): Map<string, Listing> {
  const after = new Map(listings);
  for (const item of items) {
    const { listing } = publishedForm(item) ?? {};
    if (listing !== undefined && after.has(listing.slug)) after.set(listing.slug, listing);
  }
  for (const { slug } of withdrawn) after.delete(slug);
  return after;
}

export interface PlannerInput {
  data: CatalogData;
  proposals: ReadonlyMap<string, Proposal>;
  /** Day that is noted for changes, like 2026-01-31. */
  today: string;
  /** Days on which feeds were last read, by label, as far as that is remembered. */
  lastReads?: ReadonlyMap<string, string>;
}

/** A branch with more is refused, so a listing that grows by itself may not come near. */
const MAX_LISTING_LENGTH = 700_000;

/** Where problems with the slug are shown, whatever kind the feed is. */
const SLUG = '/software/slug';

interface Run extends PlannerInput {
  slugs: SlugBook;
  check: Check;
}

export function createPlanner(input: PlannerInput): (result: FeedResult) => SyncItem {
  const { data, today } = input;
  const check = createChecks(data.listings.values(), { rules: data.admission, today });
  const run: Run = { ...input, slugs: createSlugBook(input), check };
  return (result) => ('draft' in result ? planDraft(result, run) : planFailure(result, run));
}

/** A source that fails keeps its last good data and is noted as failing. */
function planFailure({ feed, outcome, problems }: FailedFeed, { data, slugs, today }: Run): SyncItem {
  const item: SyncItem = { label: feed.label, outcome, problems };
  const published = data.listings.get(slugs.ownerOf(feed) ?? '');
  if (published === undefined) return item;
  if (outcome === 'postponed' || outcome === 'withdrawn') return { ...item, slug: published.slug };
  const record = data.ledger.get(published.slug);
  const listing = asFailing(published, feed, firstErrorCode(problems), today);
  const snapshot = listing !== undefined && record !== undefined ? { listing, record } : undefined;
  return { ...item, slug: published.slug, ...(snapshot && { snapshot }) };
}

function planDraft(read: ReadFeed, { data, proposals, slugs, check, today, lastReads }: Run): SyncItem {
  const claim = slugs.claim(read);
  const { slug } = claim;
  const item = { label: read.feed.label, slug, problems: read.problems };
  if ('refused' in claim) return refusedClaim(item, claim.refused);
  const proposal = proposals.get(slug);
  const formerSlug = 'formerSlug' in claim ? claim.formerSlug : undefined;
  const known: Known = {
    listing: data.listings.get(formerSlug ?? slug),
    record: data.ledger.get(formerSlug ?? slug),
    pending: proposal?.snapshot,
    isTouched: proposal?.touched,
    corrections: proposal?.corrections,
    yanked: proposal?.yanked ?? proposal?.snapshot?.record.yanked,
    readBefore: lastReads?.get(read.feed.label),
    check,
  };
  item.problems = [...read.problems, ...yankNotes(read, known)];
  const decision = decide({ ...read, draft: { ...read.draft, slug } }, known, today);
  if (!('snapshot' in decision)) return { ...item, outcome: decision.outcome };
  const { snapshot, outcome } = decision;
  const update = outcome === 'update' ? undefined : decision.update;
  if (!isWritable(snapshot, data) || (update !== undefined && !isWritable(update, data))) {
    return { ...item, outcome: 'invalid', problems: [...item.problems, error('', 'invalid_listing')] };
  }
  if (outcome === 'update') return { ...item, outcome, snapshot };
  if (formerSlug !== undefined) snapshot.former = asRenamed((update ?? known).record ?? snapshot.record, slug);
  const planned: Omit<SyncItem, 'outcome'> = { ...item, ...(update && { update }) };
  if (proposal?.touched) return { ...planned, outcome: proposal.outdated ? 'stale' : 'pending' };
  const isAsItWaits = outcome === 'pending' && proposal?.outdated === false && update === undefined;
  if (isAsItWaits) return { ...planned, outcome };
  const { sha256, read_by } = known.record?.source ?? {};
  const isReread = sha256 !== undefined && sha256 === read.digest && read_by !== snapshot.record.source.read_by;
  return { ...planned, outcome: 'propose', snapshot, ...(isReread && { isReread }) };
}

/** A publisher learns from the sync log that a version that it still offers is withdrawn here. */
function yankNotes({ draft }: ReadFeed, { record }: Known): Problem[] {
  const isOffered = draft.versions.some(
    ({ version, yanked }) => yanked === undefined && isYanked(yanksOf(record), version),
  );
  return isOffered ? [warning('/release', 'version_yanked')] : [];
}

function refusedClaim(item: Omit<SyncItem, 'outcome'>, outcome: 'slug_taken' | 'waiting'): SyncItem {
  const problem = outcome === 'slug_taken' ? error(SLUG, 'slug_taken') : warning(SLUG, 'slug_claimed');
  return { ...item, outcome, problems: [...item.problems, problem] };
}

/** Nothing is written that could not be read again. */
function isWritable({ listing, record }: Snapshot, { categories: { categories } }: CatalogData): boolean {
  const hasCategory = categories.some(({ slug }) => slug === listing.category);
  const isSmall = stableJson(listing).length <= MAX_LISTING_LENGTH;
  return hasCategory && isSmall && validateListing(listing) && validateLedgerRecord(record);
}
