/** The collect story: feeds → drafts → decisions → branches and commits. */
import pLimit from 'p-limit';
import { validateLedgerRecord, validateListing } from '../schemas/generated/validators.js';
import { error, type Problem, warning } from '../schemas/problems.ts';
import { categoryLookup } from '../schemas/rules/vocabulary.ts';
import { hostOf } from '../schemas/rules/web-address.ts';
import { type CatalogData, ledgerPath, listingPath } from './data-files.ts';
import { type Feed, listFeeds } from './feeds/feed-list.ts';
import { FEED_READERS } from './feeds/readers.ts';
import type { GuardedClient } from './fetch/guarded-client.ts';
import { commitTo, deleteRefs, type NewCommit, writeCommits } from './git/commits.ts';
import { asFailing, type Decision, decide, type ReadFeed, type Snapshot } from './moderation/decide.ts';
import { type Proposal, proposalRef } from './moderation/proposals.ts';
import { stableJson } from './stable-json.ts';

/** Feeds that are fetched at one time. */
const CONCURRENT_FETCHES = 16;

export type Outcome = Decision['outcome'] | 'invalid' | 'unreachable' | 'waiting' | 'stale';

/** What happened to one feed. */
export interface SyncItem {
  /** The feed, in words. */
  label: string;
  slug?: string;
  outcome: Outcome;
  problems: Problem[];
  /** Listing and record as they will be, for `propose` and `update`. */
  snapshot?: Snapshot;
}

export interface SyncPlan {
  items: SyncItem[];
  /** Branches of the pipeline that are no longer needed. */
  obsolete: string[];
}

export interface SyncInput {
  data: CatalogData;
  proposals: ReadonlyMap<string, Proposal>;
  client: GuardedClient;
  /** Day that is noted for changes, like 2026-01-31. */
  today: string;
  onProgress?: (done: number, total: number) => void;
}

/** Reads every feed and decides about it. Effects: network only. One bad feed never stops the others. */
export async function planSync({ data, proposals, client, today, onProgress }: SyncInput): Promise<SyncPlan> {
  const { feeds, broken } = listFeeds(data);
  const context = { findCategory: categoryLookup(data.categories) };
  const limit = pLimit(CONCURRENT_FETCHES);
  let done = 0;
  const results = await Promise.all(
    feeds.map((feed) =>
      limit(async () => {
        const result = await readFeed(feed, client, context);
        done += 1;
        onProgress?.(done, feeds.length);
        return result;
      }),
    ),
  );
  const plan: SyncPlan = { items: [], obsolete: [] };
  const claimed = new Set<string>();
  for (const { label, problems } of broken) plan.items.push({ label, outcome: 'invalid', problems });
  for (const result of results) {
    const item =
      'draft' in result ? planDraft(result, data, proposals, claimed, today) : planFailure(result, data, today);
    plan.items.push(item);
    const proposal = proposals.get(item.slug ?? '');
    if (item.outcome === 'unchanged' && proposal?.touched === false) plan.obsolete.push(proposal.ref);
  }
  return plan;
}

interface FailedFeed {
  feed: Feed;
  outcome: 'invalid' | 'unreachable';
  problems: Problem[];
}

async function readFeed(
  feed: Feed,
  client: GuardedClient,
  context: { findCategory: (word: string) => string | undefined },
): Promise<ReadFeed | FailedFeed> {
  const fetched = feed.file ?? (await client.fetch(feed.url ?? ''));
  if ('refusal' in fetched) {
    const { code, message } = fetched.refusal;
    return { feed, outcome: 'unreachable', problems: [error('', code, message)] };
  }
  const result = FEED_READERS[feed.kind](fetched.bytes, context);
  if (result.draft === undefined) return { feed, outcome: 'invalid', problems: result.problems };
  const webhookHost = hostOf(result.webhook?.url);
  return { feed, draft: result.draft, webhookHost, problems: result.problems };
}

/** A source that fails keeps its last good data and is noted as failing. */
function planFailure({ feed, outcome, problems }: FailedFeed, data: CatalogData, today: string): SyncItem {
  const item: SyncItem = { label: feed.label, outcome, problems };
  const published = [...data.listings.values()].find(({ sources }) => sources.some((s) => isSameFile(s, feed)));
  const record = published && data.ledger.get(published.slug);
  const code = problems.find(({ severity }) => severity === 'error')?.code ?? 'unreadable';
  const listing = published && asFailing(published, feed, code, today);
  if (published !== undefined) item.slug = published.slug;
  if (listing !== undefined && record !== undefined) item.snapshot = { listing, record };
  return item;
}

/** A document the operator keeps is known by its file, because several of them have no address. */
function isSameFile(source: { url?: string; feed?: string }, feed: Feed): boolean {
  return feed.url !== undefined ? source.url === feed.url : source.feed === feed.file?.name;
}

function planDraft(
  read: ReadFeed,
  data: CatalogData,
  proposals: ReadonlyMap<string, Proposal>,
  claimed: Set<string>,
  today: string,
): SyncItem {
  const { slug } = read.draft;
  const item = { label: read.feed.label, slug, problems: read.problems };
  const proposal = proposals.get(slug);
  const known = { listing: data.listings.get(slug), record: data.ledger.get(slug), pending: proposal?.snapshot };
  const decision = decide(read, known, today);
  if (decision.outcome === 'slug_taken') {
    const message = 'software.slug is the address of another listing, which came first. Choose another slug.';
    return { ...item, outcome: 'slug_taken', problems: [...item.problems, error(SLUG, 'slug_taken', message)] };
  }
  if (claimed.has(slug)) {
    const message = 'Another feed of this run names the same slug and came first. Choose another slug.';
    return { ...item, outcome: 'waiting', problems: [...item.problems, warning(SLUG, 'slug_claimed', message)] };
  }
  claimed.add(slug);
  if (!('snapshot' in decision)) return { ...item, outcome: decision.outcome };
  const { snapshot, outcome } = decision;
  if (!isWritable(snapshot)) {
    const message = 'The listing that came of this feed is not valid; its overrides in the ledger may be at fault.';
    return { ...item, outcome: 'invalid', problems: [...item.problems, error('', 'invalid_listing', message)] };
  }
  if (outcome === 'update') return { ...item, outcome, snapshot };
  if (proposal?.touched) return { ...item, outcome: proposal.outdated ? 'stale' : 'pending' };
  if (outcome === 'pending' && proposal?.outdated === false) return { ...item, outcome };
  return { ...item, outcome: 'propose', snapshot };
}

const SLUG = '/software/slug';

/** Nothing is written that could not be read again. */
function isWritable({ listing, record }: Snapshot): boolean {
  return validateListing(listing) && validateLedgerRecord(record);
}

export interface ApplyInput {
  folder: string;
  /** Published branch and the commit the plan was made on. */
  branch: string;
  main: string;
  now: Date;
}

/** Writes a plan: one commit on the published branch, one per proposal. Updates come first. */
export async function applySync(plan: SyncPlan, { folder, branch, main, now }: ApplyInput): Promise<void> {
  const updates = plan.items.filter(({ outcome, snapshot }) => snapshot !== undefined && outcome !== 'propose');
  const slugs = updates.flatMap(({ slug }) => slug ?? []);
  let parent = main;
  if (slugs.length > 0) {
    const files = updates.flatMap(({ snapshot }) => snapshotFiles(snapshot));
    const message = `Sync ${slugs.length === 1 ? slugs[0] : `${slugs.length} listings`}\n\n${slugs.join('\n')}\n`;
    parent = await commitTo(folder, branch, { parent, message, files }, now);
  }
  const proposals = plan.items
    .filter(({ outcome }) => outcome === 'propose')
    .map(
      ({ slug = '', snapshot }): NewCommit => ({
        ref: proposalRef(slug),
        parent,
        message: `Propose ${slug}\n`,
        files: snapshotFiles(snapshot),
      }),
    );
  await writeCommits(folder, proposals, now);
  await deleteRefs(folder, plan.obsolete);
}

function snapshotFiles(snapshot: Snapshot | undefined): { path: string; content: string }[] {
  if (snapshot === undefined) return [];
  const { listing, record } = snapshot;
  return [
    { path: listingPath(listing.slug), content: stableJson(listing) },
    { path: ledgerPath(record.slug), content: stableJson(record) },
  ];
}
