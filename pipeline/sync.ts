/** The collect story: feeds → drafts → decisions → branches and commits. */
import { categoryLookup } from '../schemas/rules/vocabulary.ts';
import { collectFeeds } from './collect.ts';
import { type CatalogData, ledgerPath, listingPath } from './data-files.ts';
import { chooseFeeds, type FeedChoice } from './feeds/choose-feeds.ts';
import { listFeeds } from './feeds/feed-list.ts';
import type { FeedResult } from './feeds/read-feed.ts';
import type { ReaderTools } from './feeds/read-source.ts';
import { commitTo, deleteRefs, type NewCommit, writeCommits } from './git/commits.ts';
import { guardAgainstMassChange } from './moderation/guard.ts';
import { createPlanner, type SyncItem } from './moderation/plan.ts';
import { type Proposal, proposalRef } from './moderation/proposals.ts';
import type { Snapshot } from './moderation/snapshot.ts';
import { stableJson } from './stable-json.ts';

export interface SyncPlan {
  items: SyncItem[];
  /** Branches of the pipeline that are no longer needed. */
  obsolete: { ref: string; commit: string }[];
  /** Why a person should look before this is written. */
  objection: string | undefined;
}

export interface ReadInput {
  data: CatalogData;
  choice?: FeedChoice;
  tools: Omit<ReaderTools, 'findCategory'>;
  /** No feed is begun after this moment. */
  deadline?: Date | undefined;
  onProgress?: (done: number, total: number) => void;
}

/** Reads the chosen feeds. Effects: network, and the memory of the tools. */
export async function readFeeds({ data, choice = {}, tools, deadline, onProgress }: ReadInput): Promise<FeedResult[]> {
  const feeds = chooseFeeds(listFeeds(data), choice);
  const readerTools = { ...tools, findCategory: categoryLookup(data.categories) };
  return collectFeeds(feeds, { tools: readerTools, deadline, onProgress });
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
    return outcome === 'unchanged' && proposal?.touched === false ? [proposal] : [];
  });
  const objection = guardAgainstMassChange({ items, listings: data.listings, settings: data.settings });
  return { items, obsolete, objection };
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
