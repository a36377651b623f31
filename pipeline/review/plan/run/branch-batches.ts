/**
 * Pure: which branches a run writes. A new listing gets one of its own; many at once share batches, and so does what
 * only a newer reader sees in another way.
 */
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import { chunksOf } from '../../../repo/text/chunks.ts';
import type { Snapshot } from '../entries/entry.ts';
import { batchRef, isReadingRef, type Proposal, proposalRef, readingRef } from '../proposals/proposals.ts';
import type { SyncItem } from './plan-feeds.ts';

/** As many as a person can look through in one sitting. */
const BATCH_SIZE = 50;

export interface BranchWrite {
  ref: string;
  /** Commit the branch must still have; undefined: there is none yet. */
  expected: string | undefined;
  snapshots: Snapshot[];
}

export interface BranchPlan {
  writes: BranchWrite[];
  /** Batches of which nothing is left. */
  obsolete: { ref: string; commit: string }[];
}

/** From so many new listings of one run on they share branches; a change of a published one never does. */
export interface BatchRule {
  from: number;
  published: ReadonlyMap<string, Listing>;
}

export interface BranchInput {
  items: readonly SyncItem[];
  proposals: ReadonlyMap<string, Proposal>;
  /** undefined: each has its own. */
  batches: BatchRule | undefined;
  lastBatch: number;
  /** Of this program: what it reads in another way than the one before shares a branch. */
  version: string;
}

type Proposed = SyncItem & { snapshot: Snapshot };

export function planBranches({ items, proposals, batches, lastBatch, version }: BranchInput): BranchPlan {
  const proposed = items.filter((item): item is Proposed => item.outcome === 'propose' && item.snapshot !== undefined);
  const waiting = [...proposals.values()];
  const singledOut = new Set(waiting.flatMap(({ batch }) => batch?.removed ?? []));
  const hasNoBranch = ({ snapshot: { listing } }: Proposed) =>
    !proposals.has(listing.slug) && !singledOut.has(listing.slug);
  const isNew = ({ snapshot: { listing } }: Proposed) =>
    !batches?.published.has(listing.slug) && listing.renamed_from === undefined;
  const fresh = proposed.filter((item) => hasNoBranch(item) && isNew(item) && !item.isReread);
  const shared = new Set(batches !== undefined && fresh.length >= batches.from ? fresh : []);
  const ref = readingRef(version);
  // What a person works on is left alone.
  const isTouched = waiting.some((proposal) => proposal.ref === ref && proposal.touched);
  const reread = new Set(isTouched ? [] : proposed.filter((item) => item.isReread && hasNoBranch(item)));
  const alone = proposed.filter((item) => {
    const proposal = proposals.get(item.snapshot.listing.slug);
    if (proposal?.batch !== undefined) return leavesBatch(item, proposal);
    return proposal !== undefined || !(shared.has(item) || reread.has(item));
  });
  const open = rebuiltBatches(items, waiting, { ref, members: Array.from(reread, ({ snapshot }) => snapshot) });
  return {
    writes: [
      ...alone.map(({ snapshot }) => singleWrite(snapshot, proposals)),
      ...open.writes,
      ...chunksOf([...shared], BATCH_SIZE).map((chunk, index) => ({
        ref: batchRef(lastBatch + index + 1),
        expected: undefined,
        snapshots: chunk.map(({ snapshot }) => snapshot),
      })),
    ],
    obsolete: open.obsolete,
  };
}

/** The source of one that was only read in another way says something else by now: that is looked at by itself. */
function leavesBatch({ isReread }: SyncItem, { ref, touched }: Proposal): boolean {
  return isReadingRef(ref) && !touched && isReread !== true;
}

function singleWrite(snapshot: Snapshot, proposals: ReadonlyMap<string, Proposal>): BranchWrite {
  const { slug } = snapshot.listing;
  const proposal = proposals.get(slug);
  return {
    ref: proposalRef(slug),
    expected: proposal?.batch === undefined ? proposal?.commit : undefined,
    snapshots: [snapshot],
  };
}

/** What waits no longer: it was published, refused or withdrawn another way. */
const DECIDED = ['unchanged', 'update', 'declined', 'withdrawn'];

/**
 * Open batches of which a listing has changed, or no longer waits, are rewritten; the others stay as they are.
 * @param joining listings that come to one of them, which may not be there yet
 */
function rebuiltBatches(
  items: readonly SyncItem[],
  waiting: readonly Proposal[],
  joining: { ref: string; members: Snapshot[] },
): BranchPlan {
  const plan: BranchPlan = { writes: [], obsolete: [] };
  const bySlug = new Map(waiting.map((proposal) => [proposal.slug, proposal]));
  const changed = new Map(items.filter(({ outcome }) => outcome === 'propose').map((item) => [item.slug ?? '', item]));
  const isGone = (item: SyncItem) => {
    const proposal = bySlug.get(item.slug ?? '');
    return (
      DECIDED.includes(item.outcome) ||
      (changed.has(item.slug ?? '') && proposal !== undefined && leavesBatch(item, proposal))
    );
  };
  const gone = new Set(items.filter(isGone).map(({ slug }) => slug));
  const own = Map.groupBy(
    waiting.filter(({ batch, touched }) => batch !== undefined && !touched),
    ({ ref }) => ref,
  );
  if (joining.members.length > 0 && !own.has(joining.ref)) own.set(joining.ref, []);
  for (const [ref, members] of own) {
    const added = ref === joining.ref ? joining.members : [];
    if (added.length === 0 && !members.some(({ slug }) => changed.has(slug) || gone.has(slug))) continue;
    const kept = members.filter(({ slug }) => !gone.has(slug));
    const snapshots = [
      ...kept.flatMap(({ slug, snapshot }) => changed.get(slug)?.snapshot ?? snapshot ?? []),
      ...added,
    ];
    const commit = members[0]?.commit;
    if (snapshots.length > 0) plan.writes.push({ ref, expected: commit, snapshots });
    else if (commit !== undefined) plan.obsolete.push({ ref, commit });
  }
  return plan;
}
