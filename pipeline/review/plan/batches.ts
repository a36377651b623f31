/** Pure: which branches a run writes. A new listing gets one of its own; many at once share batches. */
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { chunksOf } from '../../repo/text/chunks.ts';
import type { Snapshot } from './entry.ts';
import type { SyncItem } from './plan.ts';
import { batchRef, type Proposal, proposalRef } from './proposals.ts';

/** As many as a person can look through in one sitting. */
const BATCH_SIZE = 50;

interface BranchWrite {
  ref: string;
  /** Commit the branch must still have; undefined: there is none yet. */
  expected: string | undefined;
  message: string;
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
  /** The highest number a batch has. */
  lastBatch: number;
}

export function planBranches({ items, proposals, batches, lastBatch }: BranchInput): BranchPlan {
  const proposed = items.flatMap(({ outcome, snapshot }) => (outcome === 'propose' && snapshot ? [snapshot] : []));
  const waiting = [...proposals.values()];
  const singledOut = new Set(waiting.flatMap(({ batch }) => batch?.removed ?? []));
  const isFresh = ({ listing: { slug, renamed_from } }: Snapshot) =>
    !proposals.has(slug) && !singledOut.has(slug) && !batches?.published.has(slug) && renamed_from === undefined;
  const fresh = proposed.filter(isFresh);
  const shared = batches !== undefined && fresh.length >= batches.from ? fresh : [];
  const alone = proposed.filter((snapshot) => {
    const proposal = proposals.get(snapshot.listing.slug);
    return proposal === undefined ? !shared.includes(snapshot) : proposal.batch === undefined;
  });
  const open = rebuiltBatches(items, waiting);
  return {
    writes: [
      ...alone.map((snapshot) => singleWrite(snapshot, proposals)),
      ...open.writes,
      ...chunksOf(shared, BATCH_SIZE).map((chunk, index) => batchWrite(batchRef(lastBatch + index + 1), chunk)),
    ],
    obsolete: open.obsolete,
  };
}

function singleWrite(snapshot: Snapshot, proposals: ReadonlyMap<string, Proposal>): BranchWrite {
  const { slug } = snapshot.listing;
  return {
    ref: proposalRef(slug),
    expected: proposals.get(slug)?.commit,
    message: `Propose ${slug}\n`,
    snapshots: [snapshot],
  };
}

function batchWrite(ref: string, snapshots: Snapshot[], expected?: string): BranchWrite {
  const slugs = snapshots.map(({ listing }) => listing.slug);
  const message = `Propose ${slugs.length === 1 ? slugs[0] : `${slugs.length} listings`}\n\n${slugs.join('\n')}\n`;
  return { ref, expected, message, snapshots };
}

/** What waits no longer: it was published, refused or withdrawn another way. */
const DECIDED = ['unchanged', 'update', 'declined', 'withdrawn'];

/** Open batches of which a listing has changed, or no longer waits, are written anew; the others stay as they are. */
function rebuiltBatches(items: readonly SyncItem[], waiting: readonly Proposal[]): BranchPlan {
  const plan: BranchPlan = { writes: [], obsolete: [] };
  const changed = new Map(items.filter(({ outcome }) => outcome === 'propose').map((item) => [item.slug, item]));
  const decided = new Set(items.filter(({ outcome }) => DECIDED.includes(outcome)).map(({ slug }) => slug));
  const own = waiting.filter(({ batch, touched }) => batch !== undefined && !touched);
  for (const [ref, members] of Map.groupBy(own, (proposal) => proposal.ref)) {
    if (!members.some(({ slug }) => changed.has(slug) || decided.has(slug))) continue;
    const snapshots = members
      .filter(({ slug }) => !decided.has(slug))
      .flatMap(({ slug, snapshot }) => changed.get(slug)?.snapshot ?? snapshot ?? []);
    const commit = members[0]?.commit ?? '';
    if (snapshots.length === 0) plan.obsolete.push({ ref, commit });
    else plan.writes.push(batchWrite(ref, snapshots, commit));
  }
  return plan;
}
