/** The collect story: feeds → drafts → decisions → branches and commits. */
import pLimit from 'p-limit';
import { categoryLookup } from '../schemas/rules/vocabulary.ts';
import { type CatalogData, ledgerPath, listingPath } from './data-files.ts';
import { listFeeds } from './feeds/feed-list.ts';
import { readFeed } from './feeds/read-feed.ts';
import type { ReaderTools } from './feeds/read-source.ts';
import { commitTo, deleteRefs, type NewCommit, writeCommits } from './git/commits.ts';
import type { Snapshot } from './moderation/decide.ts';
import { createPlanner, type SyncItem } from './moderation/plan.ts';
import { type Proposal, proposalRef } from './moderation/proposals.ts';
import { stableJson } from './stable-json.ts';

/** Feeds that are fetched at one time. */
const CONCURRENT_FETCHES = 16;

export interface SyncPlan {
  items: SyncItem[];
  /** Branches of the pipeline that are no longer needed. */
  obsolete: { ref: string; commit: string }[];
}

export interface SyncInput {
  data: CatalogData;
  proposals: ReadonlyMap<string, Proposal>;
  /** How sources are reached. */
  tools: Pick<ReaderTools, 'client' | 'tokens'>;
  /** Day that is noted for changes, like 2026-01-31. */
  today: string;
  onProgress?: (done: number, total: number) => void;
}

/** Reads every feed and decides about it. Effects: network only. One bad feed never stops the others. */
export async function planSync({ data, proposals, tools, today, onProgress }: SyncInput): Promise<SyncPlan> {
  const { feeds, broken } = listFeeds(data);
  const readerTools = { ...tools, findCategory: categoryLookup(data.categories) };
  const limit = pLimit(CONCURRENT_FETCHES);
  let done = 0;
  const results = await limit.map(feeds, async (feed) => {
    const result = await readFeed(feed, readerTools);
    done += 1;
    onProgress?.(done, feeds.length);
    return result;
  });
  const plan = createPlanner({ data, proposals, today });
  const items: SyncItem[] = broken.map(({ label, problems }) => ({ label, outcome: 'invalid', problems }));
  // In the order of the feeds, not of their answers: of two that claim one slug, the same always comes first.
  for (const result of results) items.push(plan(result));
  const obsolete = items.flatMap(({ outcome, slug = '' }) => {
    const proposal = proposals.get(slug);
    return outcome === 'unchanged' && proposal?.touched === false ? [proposal] : [];
  });
  return { items, obsolete };
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
