/** What an administrator publishes, one branch or thousands: what was shown, once it has passed the check. */
import { picturesOf } from '../../repo/data/picture-files.ts';
import { commitOnto, deleteRefs, mergeCommit, notBefore } from '../../repo/git/commits.ts';
import type { GitOptions } from '../../repo/git/git.ts';
import { gitUser } from '../../repo/git/git-user.ts';
import { advance } from '../../repo/git/move-branch.ts';
import { idsOfObjects } from '../../repo/git/objects.ts';
import { trustedRecordKeys } from '../../repo/keys/record-signing-key.ts';
import { type ChangedFile, changedFiles, changesOfCommits, NO_OBJECT } from '../check/changes/changed-files.ts';
import { type BranchKind, fileFaults } from '../check/changes/proposal-branch.ts';
import { checkWaiting, type WaitingContext } from '../check/check-waiting.ts';
import { FALSE_PICTURE, falsePictures, missingPictures } from '../check/listings/picture-files.ts';
import { isAncestor } from '../plan/proposals/branches.ts';
import type { Repository, ReviewedCatalog } from '../plan/proposals/open-repository.ts';
import {
  type Batch,
  type Proposal,
  publishedDigest,
  type WaitingBranch,
  waitingBranches,
} from '../plan/proposals/proposals.ts';
import { type ModerationWords, moderationWords } from '../plan/text/moderation-words.ts';

export type BranchVerdict = { name: string; published: true } | { name: string; published: false; reason: string };

export type Approval = Pick<WaitingBranch, 'name' | 'digest'>;

/** So many branches become one commit, after which a run that is killed need not begin again. */
const TOGETHER = 1000;

interface Sound {
  branch: WaitingBranch;
  changes: readonly ChangedFile[];
}

/**
 * One branch is merged. Of several, those that only add to what is published as it stands become one commit for each
 * thousand; what is left, such as a branch that a person has edited, is merged after that.
 * @returns a verdict for each approval, in their order
 */
export async function publishProposals(
  repository: ReviewedCatalog,
  approvals: readonly Approval[],
  now: Date,
  { onProgress }: { onProgress?: (done: number, total: number) => void } = {},
): Promise<BranchVerdict[]> {
  const { folder, main, proposals } = repository;
  const options = {
    date: await notBefore(folder, now, [main, ...Array.from(proposals.values(), ({ commit }) => commit)]),
    identity: await gitUser(folder),
  };
  const { say } = moderationWords(repository.data.settings);
  const faults = new Map<string, string | undefined>();
  const approved = await approvedBranches(repository, approvals, faults);
  const changesOf = await changesByCommit(repository, approved);
  const keys = await trustedRecordKeys(folder, repository.data.settings);
  const pictureFault = await pictureFaults(folder, approved, changesOf);
  const sound: Sound[] = [];
  for (const branch of approved) {
    const changes = changesOf.get(branch.commit);
    const fault = (await branchFault(branch, changes, { repository, keys })) ?? pictureFault(branch);
    faults.set(branch.name, fault);
    if (changes !== undefined && fault === undefined) sound.push({ branch, changes });
  }
  const plain = await withoutConflict(repository, sound);
  const together = new Set(plain.map(({ branch }) => branch));
  const others = sound.map(({ branch }) => branch).filter((branch) => !together.has(branch));
  let onto = main;
  for (let from = 0; from < plain.length; from += TOGETHER) {
    const part = plain.slice(from, from + TOGETHER);
    const files = part.flatMap(({ changes }) => changes).map(toFile);
    const branches = part.map(({ branch }) => branch);
    const { date, identity } = options;
    const content = { parent: onto, message: messageFor(branches, say), files };
    const commit = files.length === 0 ? onto : await commitOnto(folder, content, date, identity);
    onto = await publish(repository, { onto, commit, branches });
    onProgress?.(from + part.length, sound.length);
  }
  await mergeEach({ ...repository, main: onto }, others, faults, options);
  return [...faults].map(([name, reason]) =>
    reason === undefined ? { name, published: true } : { name, published: false, reason },
  );
}

const toFile = ({ path, id }: ChangedFile) => (id === NO_OBJECT ? { path, content: null } : { path, id });

function messageFor(branches: readonly WaitingBranch[], say: ModerationWords['say']): string {
  const names = branches.map(({ name, digest }) => `${name}@${digest}`).join('\n');
  return `${say('publish', { count: branches.length, name: branches[0]?.name ?? '' })}\n\nReviewed-as:\n${names}\n`;
}

/** Branches that wait as they were approved; of all others the fault is noted, undefined for what is published already. */
async function approvedBranches(
  { folder, main, proposals }: ReviewedCatalog,
  approvals: readonly Approval[],
  faults: Map<string, string | undefined>,
): Promise<WaitingBranch[]> {
  const waiting = new Map(waitingBranches(proposals).map((found) => [found.name, found]));
  const approved: WaitingBranch[] = [];
  for (const { name, digest } of new Map(approvals.map((approval) => [approval.name, approval])).values()) {
    const found = waiting.get(name);
    // A run that was interrupted may have come that far.
    const isDone = found === undefined && (await publishedDigest(folder, main, name)) === digest;
    const isApproved = found?.digest === digest;
    faults.set(name, isDone || isApproved ? undefined : unseen(name, found, proposals.get(name)?.batch));
    if (isApproved) approved.push(found);
  }
  return approved;
}

/** Commit → what it would change; not there where it has nothing in common with what is published. */
async function changesByCommit(
  { folder, main }: Repository,
  branches: readonly WaitingBranch[],
): Promise<ReadonlyMap<string, readonly ChangedFile[]>> {
  const isPlain = ({ members }: WaitingBranch) => members.every(({ touched }) => !touched);
  const [plain, others] = [branches.filter(isPlain), branches.filter((branch) => !isPlain(branch))];
  const commits = plain.map(({ commit }) => commit);
  const found = new Map(await changesOfCommits(folder, commits));
  for (const { commit } of others) {
    const changes = await changedFiles(folder, [`${main}...${commit}`]);
    if (changes !== undefined) found.set(commit, changes);
  }
  return found;
}

/**
 * Those of which every file is published still as it was when they were made, and which no other one changes: a merge
 * would be just their files. One that a person has committed to is merged, because its commits are kept; and one that
 * stands alone. What a run that was interrupted has published already is no change any more.
 */
async function withoutConflict({ folder, main }: Repository, sound: readonly Sound[]): Promise<Sound[]> {
  const untouched = sound.filter(({ branch }) => branch.members.every(({ touched }) => !touched));
  const names = untouched.flatMap(({ changes }) => changes.map(({ path }) => `${main}:${path}`));
  const ids = await idsOfObjects(folder, names);
  const published = new Map(names.map((name, index) => [name, ids[index] ?? NO_OBJECT]));
  const taken = new Map<string, string>();
  return untouched.flatMap(({ branch, changes }) => {
    const open = changes.filter(({ path, id }) => published.get(`${main}:${path}`) !== id);
    const isFree = open.every(
      ({ path, before, id }) => published.get(`${main}:${path}`) === before && (taken.get(path) ?? id) === id,
    );
    if (!isFree || (sound.length === 1 && open.length > 0)) return [];
    for (const { path, id } of open) taken.set(path, id);
    return [{ branch, changes: open }];
  });
}

/** Merges branches one after the other and moves the published branch once, so that all or nothing of it is seen. */
async function mergeEach(
  repository: ReviewedCatalog,
  branches: readonly WaitingBranch[],
  faults: Map<string, string | undefined>,
  options: GitOptions,
): Promise<void> {
  const { folder, main } = repository;
  const { say } = moderationWords(repository.data.settings);
  const merged: WaitingBranch[] = [];
  let onto = main;
  for (const branch of branches) {
    const { name, digest, commit } = branch;
    const merge = { onto, branch: commit, message: `${say('publish', { count: 1, name })}\n\nReviewed-as: ${digest}` };
    // A run that was interrupted may have merged it already; then only its branch is left to remove.
    const next = (await isAncestor(folder, commit, main)) ? onto : await mergeCommit(folder, merge, options);
    const remedy = `Run \`catalog sync --renew ${name}\`: that proposes it again, with your edits.`;
    if (next === undefined) faults.set(name, `It conflicts with main. ${remedy}`);
    else merged.push(branch);
    onto = next ?? onto;
  }
  await publish(repository, { onto: main, commit: onto, branches: merged });
}

/** Moves the published branch, then removes what is published. @returns where it stands */
async function publish(
  { folder, branch }: Repository,
  { onto, commit, branches }: { onto: string; commit: string; branches: readonly WaitingBranch[] },
): Promise<string> {
  if (commit !== onto) await advance(folder, branch, commit, onto);
  await deleteRefs(folder, branches);
  return commit;
}

function unseen(name: string, found: WaitingBranch | undefined, batch: Batch | undefined): string {
  if (batch !== undefined) return shared(batch);
  if (found === undefined)
    return 'Nothing waits for review under that name. `catalog moderation list` shows what does.';
  return (
    'The digest is not that of what waits now: it has changed since it was shown, or the digest is mistyped. ' +
    `Look again: \`catalog moderation show ${name}\`.`
  );
}

async function branchFault(
  branch: WaitingBranch,
  changes: readonly ChangedFile[] | undefined,
  check: WaitingContext,
): Promise<string | undefined> {
  for (const proposal of branch.members) {
    const fault = proposalFault(branch, changes, proposal) ?? (await contentFault(proposal, check));
    if (fault !== undefined) return branch.members.length === 1 ? fault : `${proposal.slug}: ${fault}`;
  }
  return undefined;
}

/** Fails closed: a branch may carry the two files of its listings, valid and plain (of a renamed one also those before). */
function proposalFault(
  { members }: WaitingBranch,
  changes: readonly ChangedFile[] | undefined,
  { slug, snapshot, fault, checkedOut, batch }: Proposal,
): string | undefined {
  if (snapshot === undefined) return fault ?? 'It cannot be read.';
  if (snapshot.record.state !== 'published') return 'Its ledger record does not say published.';
  if (checkedOut) return 'It is checked out in a work tree. Switch to another branch there first.';
  if (changes === undefined) return 'It has no history in common with the published branch. Delete it.';
  const slugs = members.map((member) => member.slug);
  const kind: BranchKind = batch === undefined ? { kind: 'one', slug } : { kind: 'batch', slugs, isReading: false };
  const pictures = new Set(members.flatMap((member) => member.snapshot?.listing ?? []).flatMap(picturesOf));
  return fileFaults(changes, kind, { former: snapshot.listing.renamed_from, pictures })[0]?.message;
}

/** Of all branches at once, because there may be thousands. @returns what is wrong with the pictures of one */
async function pictureFaults(
  folder: string,
  branches: readonly WaitingBranch[],
  changesOf: ReadonlyMap<string, readonly ChangedFile[]>,
): Promise<(branch: WaitingBranch) => string | undefined> {
  const falsified = await falsePictures(folder, [...changesOf.values()].flat());
  const shown = branches.flatMap(({ commit, members }) =>
    members.flatMap(({ snapshot }) => (snapshot === undefined ? [] : [{ listing: snapshot.listing, tree: commit }])),
  );
  const missing = new Map((await missingPictures(folder, shown)).map(({ slug, message }) => [slug, message]));
  return ({ commit, members }) => {
    const isFalse = changesOf.get(commit)?.some(({ path }) => falsified.has(path)) ?? false;
    return isFalse ? FALSE_PICTURE.message : members.map(({ slug }) => missing.get(slug)).find(Boolean);
  };
}

/** The same rules as those of `catalog check`, and the catalog must be readable afterwards. */
async function contentFault(proposal: Proposal, check: WaitingContext): Promise<string | undefined> {
  const { listing } = proposal.snapshot ?? {};
  if (listing === undefined) return undefined;
  if (!check.repository.data.categories.categories.some((category) => category.slug === listing.category)) {
    return 'It names a category that is not in data/categories.json. Correct it in the branch.';
  }
  const { faults } = await checkWaiting(proposal, check);
  return faults[0]?.message;
}

/** Why one of several cannot be decided on alone. */
export function shared({ members }: Batch): string {
  const others = members.length - 1;
  return (
    `It waits on one branch with ${others} ${others === 1 ? 'other' : 'others'}. Merge or close the pull request of ` +
    'all of them, or take its two files out of it: then it gets a pull request of its own at the next sync.'
  );
}
