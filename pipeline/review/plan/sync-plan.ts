/** The collect story: feeds → drafts → decisions → branches and commits. */
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import { compareText } from '../../../schemas/rules/version-order.ts';
import { categoryLookup } from '../../../schemas/rules/vocabulary.ts';
import { collectFeeds } from '../../collect/collect.ts';
import type { ReaderTools } from '../../collect/contract/source-kind.ts';
import { chooseFeeds, type FeedChoice } from '../../collect/feeds/choose-feeds.ts';
import { type Feed, listFeeds } from '../../collect/feeds/feed-list.ts';
import type { FeedResult } from '../../collect/feeds/read-feed.ts';
import { type CatalogData, ledgerPath, listingPath } from '../../repo/data/data-files.ts';
import { commitTo, deleteRefs, type NewCommit, writeCommits } from '../../repo/git/commits.ts';
import type { RefusedRef } from '../../repo/git/refs.ts';
import { stableJson } from '../../repo/text/stable-json.ts';
import { type BatchRule, planBranches } from './batches.ts';
import { snapshotFiles } from './entry-files.ts';
import { guardAgainstMassChange } from './guard.ts';
import { createPlanner, type SyncItem } from './plan.ts';
import { lastBatchNumber, type Proposal } from './proposals.ts';

export interface SyncPlan {
  items: SyncItem[];
  /** Branches of the pipeline that are no longer needed. */
  obsolete: { ref: string; commit: string }[];
  /** Records of published listings that are taken out of the catalog. */
  withdrawn?: readonly LedgerRecord[];
  /** Why a person should look before this is written. */
  objection: string | undefined;
}

export interface ReadInput {
  data: CatalogData;
  choice?: FeedChoice;
  tools: Omit<ReaderTools, 'findCategory'>;
  /** No feed is begun after this moment; those that were not read for the longest time come first. */
  deadline?: Date | undefined;
  /** When a feed was last read, as an ISO date and time. */
  attempts?: ReadonlyMap<string, string>;
  onProgress?: (done: number, total: number) => void;
}

/** Reads the chosen feeds: one result for each, in their order. Effects: network, and the memory of the tools. */
export async function readFeeds(input: ReadInput): Promise<FeedResult[]> {
  const { data, choice = {}, tools, deadline, attempts, onProgress } = input;
  const feeds = chooseFeeds(listFeeds(data), choice);
  const isWithdrawn = withdrawnSources(data);
  const lastAttempt = ({ label }: Feed) => attempts?.get(label) ?? '';
  const oldestFirst = feeds
    .filter((feed) => !isWithdrawn(feed))
    .sort((a, b) => compareText(lastAttempt(a), lastAttempt(b)));
  const readerTools = { ...tools, findCategory: categoryLookup(data.categories) };
  const results = await collectFeeds(oldestFirst, { tools: readerTools, deadline, onProgress });
  const byFeed = new Map(results.map((result) => [result.feed, result]));
  return feeds.map((feed) => byFeed.get(feed) ?? { feed, outcome: 'withdrawn', problems: [] });
}

/** Under whatever slug: what was taken out of the catalog does not come back by another name. */
export function withdrawnSources({ ledger }: CatalogData): (feed: Feed) => boolean {
  const withdrawn = [...ledger.values()].filter(({ state }) => state === 'withdrawn');
  const keys = new Set(withdrawn.map(({ source: { url, feed } }) => url ?? `file:${feed}`));
  return ({ sources: [{ url, file }] }) => keys.has(url ?? `file:${file?.name}`);
}

export interface PlanInput {
  data: CatalogData;
  proposals: ReadonlyMap<string, Proposal>;
  /** Day that is noted for changes, like 2026-01-31. */
  today: string;
}

/** What should happen to each feed that was read. Pure. */
export function planSync(results: readonly FeedResult[], { data, proposals, today }: PlanInput): SyncPlan {
  const plan = createPlanner({ data, proposals, today });
  // In the order of the feeds, not of their answers: of two that claim one slug, the same always comes first.
  const items = results.map(plan);
  const obsolete = items.flatMap(({ outcome, slug = '' }) => {
    const proposal = proposals.get(slug);
    // What the feed says now needs no person.
    const isSettled = ['unchanged', 'update', 'declined'].includes(outcome);
    return isSettled && proposal?.touched === false && !proposal.batch ? [proposal] : [];
  });
  const objection = guardAgainstMassChange({ items, listings: data.listings, settings: data.settings });
  return { items, obsolete, objection };
}

export interface ApplyInput {
  folder: string;
  /** Published branch and the commit the plan was made on. */
  branch: string;
  main: string;
  proposals: ReadonlyMap<string, Proposal>;
  now: Date;
  /** What people have decided since the last run; it goes with the updates. */
  decided?: readonly LedgerRecord[];
  /** When new listings share branches (default: each has its own). */
  batches?: BatchRule;
  /** Proposals are made on `main` although `branch` goes ahead of it: a person has yet to merge the updates. */
  updatesWait?: boolean;
}

/**
 * Writes a plan: one commit on the published branch, one per proposal. Updates come first.
 * @returns branches that stay as they are, and why
 */
export async function applySync(plan: SyncPlan, input: ApplyInput): Promise<RefusedRef[]> {
  const { folder, branch, main, proposals, now, batches } = input;
  const { withdrawn = [] } = plan;
  const decided = [...(input.decided ?? []), ...withdrawn];
  const updates = plan.items.filter(({ outcome, snapshot }) => snapshot !== undefined && outcome !== 'propose');
  const slugs = [...decided, ...updates].flatMap(({ slug }) => slug ?? []);
  let parent = main;
  if (slugs.length > 0) {
    const records = decided.map((record) => ({ path: ledgerPath(record.slug), content: stableJson(record) }));
    const files = updates.flatMap(({ snapshot }) => (snapshot === undefined ? [] : snapshotFiles(snapshot)));
    const removals = withdrawn.map(({ slug }) => ({ path: listingPath(slug), content: null }));
    const message = `Sync ${slugs.length === 1 ? slugs[0] : `${slugs.length} listings`}\n\n${slugs.join('\n')}\n`;
    parent = await commitTo(folder, branch, { parent, message, files: [...records, ...removals, ...files] }, now);
  }
  const gone = withdrawn.flatMap(({ slug }) => proposals.get(slug) ?? []);
  const dropped = gone.filter(({ touched, batch }) => !touched && batch === undefined);
  const lastBatch = await lastBatchNumber(folder);
  const { writes, obsolete } = planBranches({ items: plan.items, proposals, batches, lastBatch });
  const commits = writes.map(
    ({ snapshots, ...write }): NewCommit => ({
      ...write,
      parent: input.updatesWait ? main : parent,
      files: snapshots.flatMap(snapshotFiles),
    }),
  );
  const refused = await writeCommits(folder, commits, now);
  return [...refused, ...(await deleteRefs(folder, [...plan.obsolete, ...dropped, ...obsolete]))];
}
