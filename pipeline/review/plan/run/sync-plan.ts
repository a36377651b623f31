/** What should happen to each feed that was read, and the commits that make it happen. */
import type { KeyObject } from 'node:crypto';
import packageFile from '../../../../package.json' with { type: 'json' };
import type { LedgerRecord } from '../../../../schemas/contracts/generated/moderation.ts';
import type { ReviewQueue } from '../../../../schemas/contracts/generated/queue.ts';
import type { FeedResult } from '../../../collect/feeds/read-feed.ts';
import { pictureStore } from '../../../collect/pictures/picture-store.ts';
import { type CatalogData, ledgerPath, listingPath, QUEUE } from '../../../repo/data/data-files.ts';
import { commitOnto, deleteRefs, type KnownFile, type NewCommit, writeCommits } from '../../../repo/git/commits.ts';
import { advance } from '../../../repo/git/move-branch.ts';
import { readObjects } from '../../../repo/git/objects.ts';
import type { RefusedRef } from '../../../repo/git/refs.ts';
import { chunksOf } from '../../../repo/text/chunks.ts';
import { stableJson } from '../../../repo/text/stable-json.ts';
import type { Snapshot } from '../entries/entry.ts';
import { snapshotFiles } from '../entries/entry-files.ts';
import { signSnapshots } from '../entries/signatures.ts';
import { lastBatchNumber, type Proposal, proposalRef } from '../proposals/proposals.ts';
import { type ModerationWords, moderationWords } from '../text/moderation-words.ts';
import { type BatchRule, type BranchWrite, planBranches } from './branch-batches.ts';
import type { EvidenceChange } from './evidence-plan.ts';
import { guardAgainstMassChange } from './mass-change-guard.ts';
import { pictureChanges } from './picture-changes.ts';
import { createPlanner, type PlannerInput, publishedForm, type SyncItem } from './plan-feeds.ts';
import { sourceKeyOf } from './slugs.ts';

export interface SyncPlan {
  items: SyncItem[];
  /** Branches of the pipeline that are no longer needed. */
  obsolete: { ref: string; commit: string }[];
  /** Records of published listings that are taken out of the catalog. */
  withdrawn?: readonly LedgerRecord[];
  /** Slugs whose record is forgotten, so that their source is proposed again. */
  restored?: readonly string[];
  /** What witnesses say that they did not say before. */
  evidence?: readonly EvidenceChange[];
  /** Paths of pictures that nothing shows any more. */
  unused?: readonly string[];
  /** How the review stands then, where that is shown. */
  queue?: ReviewQueue | undefined;
  /** Why a person should look before this is written. */
  objection: string | undefined;
}

/** What should happen to each feed that was read. Pure. */
export function planSync(results: readonly FeedResult[], input: PlannerInput): SyncPlan {
  const { data, proposals } = input;
  const plan = createPlanner(input);
  // In the order of the feeds, not of their answers: of two that claim one slug, the same always comes first.
  const items = results.map(plan);
  const obsolete = items.flatMap(({ outcome, slug = '' }) => {
    const proposal = proposals.get(slug);
    // What the feed says now needs no person.
    const isSettled = ['unchanged', 'update', 'declined'].includes(outcome);
    return isSettled && proposal?.touched === false && !proposal.batch ? [proposal] : [];
  });
  obsolete.push(...formerClaims(items, proposals));
  const objection = guardAgainstMassChange({ items, listings: data.listings, settings: data.settings });
  return { items, obsolete, objection };
}

/** What a feed proposed under another slug before: it claims one at a time. */
function formerClaims(items: readonly SyncItem[], proposals: ReadonlyMap<string, Proposal>): Proposal[] {
  const claims = new Map(
    items.flatMap(({ slug, snapshot }) => (slug && snapshot ? [[sourceKeyOf(snapshot.listing), slug]] : [])),
  );
  return [...proposals.values()].filter(({ slug, snapshot, touched, batch }) => {
    const source = snapshot && sourceKeyOf(snapshot.listing);
    const claimed = source === undefined ? undefined : claims.get(source);
    return claimed !== undefined && claimed !== slug && !touched && batch === undefined;
  });
}

/** Branches whose files are held at one time. */
const SIGNED_AT_ONCE = 200;

export interface ApplyInput {
  folder: string;
  data: Pick<CatalogData, 'settings'>;
  /** Published branch; undefined: it is not moved here. */
  branch?: string;
  /** Its commit that the plan was made on. */
  main: string;
  proposals: ReadonlyMap<string, Proposal>;
  now: Date;
  /** Signs what the run has derived; undefined: there is none. */
  key: KeyObject | undefined;
  /** What people have decided since the last run; it goes with the updates. */
  decided?: readonly LedgerRecord[];
  /** When new listings share branches (default: each has its own). */
  batches?: BatchRule;
  /** Proposals are made on `main` although `branch` goes ahead of it: a person has yet to merge the updates. */
  updatesWait?: boolean;
}

export interface Applied {
  /** Commit that the published branch has, or shall have. */
  commit: string;
  /** Branches that stay as they are, and why. */
  refused: RefusedRef[];
}

/** Writes a plan: one commit on the published branch, one per proposal. Updates come first. */
export async function applySync(plan: SyncPlan, input: ApplyInput): Promise<Applied> {
  const { folder, branch, main, proposals, now, batches, key } = input;
  const { say } = moderationWords(input.data.settings);
  const { withdrawn = [], restored = [] } = plan;
  const store = pictureStore(folder);
  const decided = [...(input.decided ?? []), ...withdrawn];
  const updates = plan.items.flatMap((item) => publishedForm(item) ?? []);
  const changed = [...decided, ...updates.map(({ listing }) => listing)].map(({ slug }) => slug);
  const slugs = [...changed, ...restored];
  const derived = new Set(plan.items.flatMap(({ snapshot, update }) => [snapshot ?? [], update ?? []].flat()));
  const signed = (at: string, snapshots: readonly Snapshot[]) => signSnapshots({ folder, at, key, derived }, snapshots);
  const evidence = await evidenceOf(plan, input);
  let parent = main;
  const queue = await queueFiles(plan, { folder, main });
  if (slugs.length + evidence.length + queue.length > 0) {
    const records = decided.map((record) => ({ path: ledgerPath(record.slug), content: stableJson(record) }));
    const pictures = await pictureChanges({ ...input, at: main, store }, updates);
    const files = [...(await signed(main, updates)).flatMap(snapshotFiles), ...[...pictures.values()].flat()];
    const left = [...withdrawn.map(({ slug }) => listingPath(slug)), ...restored.map(ledgerPath)];
    const gone = [...left, ...(plan.unused ?? [])];
    const removals = gone.map((path) => ({ path, content: null }));
    const all = [...records, ...removals, ...files, ...evidence, ...queue];
    parent = await commitOnto(folder, { parent, message: messageOf(slugs, plan, say), files: all }, now);
    if (branch !== undefined) await advance(folder, branch, parent, main);
  }
  const gone = withdrawn.flatMap(({ slug }) => proposals.get(slug) ?? []);
  const dropped = gone.filter(({ touched, batch }) => !touched && batch === undefined);
  const lastBatch = batches !== undefined && plan.items.length >= batches.from ? await lastBatchNumber(folder) : 0;
  const { writes, obsolete } = planBranches({
    items: plan.items,
    proposals,
    batches,
    lastBatch,
    version: packageFile.version,
  });
  const onto = input.updatesWait ? main : parent;
  const proposed = writes.flatMap(({ snapshots }) => snapshots);
  const pictures = await pictureChanges({ ...input, at: onto, store }, proposed);
  const commits = proposalCommits(writes, { onto, say, signed, pictures });
  const refused = writes.length === 0 ? [] : await writeCommits(folder, commits, now);
  refused.push(...(await deleteRefs(folder, [...plan.obsolete, ...dropped, ...obsolete])));
  return { commit: parent, refused };
}

async function evidenceOf({ evidence = [] }: SyncPlan, { folder, main, key, updatesWait = false }: ApplyInput) {
  if (evidence.length === 0) return [];
  const { evidenceFiles } = await import('./evidence-plan.ts');
  return evidenceFiles(evidence, { folder, main, key, waits: updatesWait });
}

/** Nothing where it says what it said. */
async function queueFiles({ queue }: SyncPlan, { folder, main }: Pick<ApplyInput, 'folder' | 'main'>) {
  if (queue === undefined) return [];
  const content = stableJson(queue);
  const [known] = await readObjects(folder, [`${main}:${QUEUE}`]);
  return known?.toString('utf8') === content ? [] : [{ path: QUEUE, content }];
}

interface Proposing {
  /** Commit that each is made on. */
  onto: string;
  say: ModerationWords['say'];
  signed: (at: string, snapshots: readonly Snapshot[]) => Promise<Snapshot[]>;
  pictures: ReadonlyMap<Snapshot, KnownFile[]>;
}

/** Made as they are written: the files of a first import would fill the memory. */
async function* proposalCommits(
  writes: readonly BranchWrite[],
  { onto, say, signed, pictures }: Proposing,
): AsyncGenerator<NewCommit> {
  for (const some of chunksOf(writes, SIGNED_AT_ONCE)) {
    const own = some.flatMap(({ snapshots }) => snapshots);
    const files = new Map((await signed(onto, own)).map((one, index) => [own[index], snapshotFiles(one)]));
    const filesOf = (snapshot: Snapshot) => [...(files.get(snapshot) ?? []), ...(pictures.get(snapshot) ?? [])];
    for (const { snapshots, ...write } of some) {
      const [slug = '', ...others] = snapshots.map(({ listing }) => listing.slug);
      const named = write.ref === proposalRef(slug) ? '' : `\n${[slug, ...others].join('\n')}\n`;
      const message = `${say('propose', { count: snapshots.length, slug })}\n${named}`;
      yield { ...write, message, parent: onto, files: snapshots.flatMap(filesOf) };
    }
  }
}

/** @param slugs of listings and records that change */
function messageOf(slugs: readonly string[], { evidence = [] }: SyncPlan, say: ModerationWords['say']): string {
  const named = slugs.length > 0 ? slugs : evidence.map(({ slug }) => slug);
  if (named.length === 0) return `${say('queue')}\n`;
  const what = slugs.length > 0 ? 'sync' : 'witness';
  return `${say(what, { count: named.length, slug: named[0] ?? '' })}\n\n${named.join('\n')}\n`;
}
