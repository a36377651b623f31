/** What an administrator does: look, publish, reject. Publishing is a real merge. */
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import { type CatalogData, ledgerPath } from '../../repo/data/data-files.ts';
import { advance } from '../../repo/git/advance.ts';
import { commitTo, deleteRefs, mergeCommit, notBefore } from '../../repo/git/commits.ts';
import { type GitOptions, type Identity, tryGit } from '../../repo/git/git.ts';
import { dayOf } from '../../repo/text/day-of.ts';
import { stableJson } from '../../repo/text/stable-json.ts';
import { changedFiles } from '../check/changed-files.ts';
import { checkWaiting } from '../check/check-waiting.ts';
import { type Branch, fileFaults } from '../check/proposal-branch.ts';
import type { SourceReader } from '../check/source-reader.ts';
import { heldChanges } from '../plan/automatic-changes.ts';
import { isAncestor } from '../plan/branches.ts';
import type { Snapshot } from '../plan/entry.ts';
import { digestOfChanges } from '../plan/field-changes.ts';
import type { Repository } from '../plan/open-repository.ts';
import { type Batch, type Proposal, publishedDigest, type WaitingBranch, waitingBranches } from '../plan/proposals.ts';

export type Verdict = { name: string; published: true } | { name: string; published: false; reason: string };

/** A branch and the digest of what was shown of it. */
export type Approval = Pick<WaitingBranch, 'name' | 'digest'>;

/**
 * Merges branches one after the other and moves the published branch once, so that all or nothing is seen.
 * @param sources reads again what is not signed; without it, that is not published
 */
export async function publishProposals(
  repository: Repository & { data: CatalogData; proposals: ReadonlyMap<string, Proposal> },
  approvals: readonly Approval[],
  now: Date,
  sources?: SourceReader,
): Promise<Verdict[]> {
  const { folder, branch, main, proposals } = repository;
  const evidence = { today: dayOf(now), sources };
  const identity = await reviewer(folder);
  const date = await notBefore(folder, now, [main, ...Array.from(proposals.values(), ({ commit }) => commit)]);
  const waiting = new Map(waitingBranches(proposals).map((found) => [found.name, found]));
  const verdicts: Verdict[] = [];
  const merged: WaitingBranch[] = [];
  let onto = main;
  for (const { name, digest } of new Map(approvals.map((approval) => [approval.name, approval])).values()) {
    const found = waiting.get(name);
    // A run that was interrupted may have come that far.
    if (found === undefined && (await publishedDigest(folder, main, name)) === digest) {
      verdicts.push({ name, published: true });
      continue;
    }
    const fault =
      found?.digest === digest
        ? await branchFault(repository, found, evidence)
        : unseen(name, found, proposals.get(name)?.batch);
    const merge = { onto, branch: found?.commit ?? '', message: `Publish ${name}\n\nReviewed-as: ${digest}` };
    const commit = fault === undefined ? await mergeOnce(folder, main, merge, { date, identity }) : undefined;
    if (found === undefined || commit === undefined) {
      verdicts.push({ name, published: false, reason: fault ?? 'It conflicts with main. Run `catalog sync` first.' });
    } else {
      onto = commit;
      merged.push(found);
      verdicts.push({ name, published: true });
    }
  }
  if (onto !== main) await advance(folder, branch, onto, main);
  await deleteRefs(folder, merged);
  return verdicts;
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

interface Evidence {
  today: string;
  sources: SourceReader | undefined;
}

async function branchFault(
  repository: Repository & { data: CatalogData },
  branch: WaitingBranch,
  evidence: Evidence,
): Promise<string | undefined> {
  const { folder, main } = repository;
  for (const proposal of branch.members) {
    const fault =
      (await proposalFault(folder, main, branch, proposal)) ?? (await contentFault(repository, proposal, evidence));
    if (fault !== undefined) return branch.members.length === 1 ? fault : `${proposal.slug}: ${fault}`;
  }
  return undefined;
}

/** A run that was interrupted may have merged it already; then only its branch is left to remove. */
async function mergeOnce(
  folder: string,
  main: string,
  merge: { onto: string; branch: string; message: string },
  options: GitOptions,
): Promise<string | undefined> {
  return (await isAncestor(folder, merge.branch, main)) ? merge.onto : mergeCommit(folder, merge, options);
}

/** Fails closed: a branch may carry the two files of its listings, valid and plain (of a renamed one also those before). */
async function proposalFault(
  folder: string,
  main: string,
  { members }: WaitingBranch,
  { slug, commit, snapshot, fault, checkedOut, batch }: Proposal,
): Promise<string | undefined> {
  if (snapshot === undefined) return fault ?? 'It cannot be read.';
  if (snapshot.record.state !== 'published') return 'Its ledger record does not say published.';
  if (checkedOut) return 'It is checked out in a work tree. Switch to another branch there first.';
  const changes = await changedFiles(folder, [`${main}...${commit}`]);
  if (changes === undefined) return 'It has no history in common with the published branch. Delete it.';
  const kind: Branch =
    batch === undefined
      ? { kind: 'one', slug }
      : { kind: 'batch', slugs: members.map((member) => member.slug), isReading: false };
  return fileFaults(changes, kind, snapshot.listing.renamed_from)[0]?.message;
}

/** The same rules as those of `catalog check`, and the catalog must be readable afterwards. */
async function contentFault(
  repository: Repository & { data: CatalogData },
  proposal: Proposal,
  evidence: Evidence,
): Promise<string | undefined> {
  const { listing } = proposal.snapshot ?? {};
  if (listing === undefined) return undefined;
  if (!repository.data.categories.categories.some((category) => category.slug === listing.category)) {
    return 'It names a category that is not in data/categories.json. Correct it in the branch.';
  }
  const { faults } = await checkWaiting(proposal, { repository, ...evidence });
  return faults[0]?.message;
}

/**
 * Records the rejection on the published branch, so that the same content is not proposed again. A refused change
 * of a published listing leaves the listing as it is.
 */
export async function rejectProposal(
  { folder, branch, main }: Repository,
  data: CatalogData,
  proposal: Proposal & { snapshot: Snapshot },
  reason: string,
  now: Date,
): Promise<void> {
  const { slug, ref, commit, batch, checkedOut } = proposal;
  if (batch !== undefined) throw new Error(shared(batch));
  if (checkedOut) throw new Error(`moderation/${slug} is checked out in a work tree. Switch to another branch there.`);
  const content = stableJson(rejectionRecord(data, proposal.snapshot, reason));
  // A run that was interrupted may have recorded it already; then only the branch is left to remove.
  if (stableJson(data.ledger.get(slug) ?? {}) !== content) {
    const files = [{ path: ledgerPath(slug), content }];
    await commitTo(folder, branch, { parent: main, message: `Reject ${slug}\n`, files }, now, await reviewer(folder));
  }
  await deleteRefs(folder, [{ ref, commit }]);
}

/** What the ledger says of a slug once its proposal was refused. */
export function rejectionRecord(data: CatalogData, snapshot: Snapshot, reason: string): LedgerRecord {
  const { slug } = snapshot.record;
  const [listing, record] = [data.listings.get(slug), data.ledger.get(slug)];
  // Corrections are for what is published: those of a branch that was refused would come back with the next proposal.
  if (listing === undefined || record === undefined)
    return { ...snapshot.record, state: 'rejected', reason, overrides: record?.overrides ?? {} };
  const content_sha256 = digestOfChanges(heldChanges({ listing, record }, snapshot));
  return { ...record, declined: { content_sha256, reason } };
}

function shared({ members }: Batch): string {
  const others = members.length - 1;
  return (
    `It waits on one branch with ${others} ${others === 1 ? 'other' : 'others'}. Merge or close the pull request of ` +
    'all of them, or take its two files out of it: then it gets a pull request of its own at the next sync.'
  );
}

/** The person at the keyboard, as git knows them; the pipeline where git knows nobody. */
export async function reviewer(folder: string): Promise<Identity | undefined> {
  const [name, email] = await Promise.all([
    tryGit(folder, ['config', 'user.name']),
    tryGit(folder, ['config', 'user.email']),
  ]);
  return name && email ? { name, email } : undefined;
}
