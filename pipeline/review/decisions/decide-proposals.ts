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
import { fileFaults } from '../check/proposal-branch.ts';
import type { SourceReader } from '../check/source-reader.ts';
import { isAncestor } from '../plan/branches.ts';
import type { Snapshot } from '../plan/entry.ts';
import type { Repository } from '../plan/open-repository.ts';
import type { Batch, Proposal } from '../plan/proposals.ts';

export type Verdict = { slug: string; published: true } | { slug: string; published: false; reason: string };

/**
 * Merges the proposals one after the other and moves the published branch once, so that all or nothing is seen.
 * @param sources reads again what is not signed; without it, that is not published
 */
export async function publishProposals(
  repository: Repository & { data: CatalogData },
  proposals: readonly Proposal[],
  now: Date,
  sources?: SourceReader,
): Promise<Verdict[]> {
  const { folder, branch, main } = repository;
  const evidence = { today: dayOf(now), sources };
  const identity = await reviewer(folder);
  const date = await notBefore(folder, now, [main, ...proposals.map(({ commit }) => commit)]);
  const verdicts: Verdict[] = [];
  const merged: Proposal[] = [];
  let onto = main;
  for (const proposal of new Set(proposals)) {
    const { slug } = proposal;
    const fault = (await proposalFault(folder, main, proposal)) ?? (await contentFault(repository, proposal, evidence));
    const merge = { onto, branch: proposal.commit, message: `Publish ${slug}` };
    const commit = fault === undefined ? await mergeOnce(folder, main, merge, { date, identity }) : undefined;
    if (commit === undefined) {
      verdicts.push({ slug, published: false, reason: fault ?? 'It conflicts with main. Run `catalog sync` first.' });
    } else {
      onto = commit;
      merged.push(proposal);
      verdicts.push({ slug, published: true });
    }
  }
  if (onto !== main) await advance(folder, branch, onto, main);
  await deleteRefs(folder, merged);
  return verdicts;
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

/** Fails closed: a branch may carry its own two files, valid and plain (of a renamed listing also those it had before). */
async function proposalFault(folder: string, main: string, proposal: Proposal): Promise<string | undefined> {
  const { slug, commit, snapshot, fault } = proposal;
  if (snapshot === undefined) return fault ?? 'It cannot be read.';
  if (snapshot.record.state !== 'published') return 'Its ledger record does not say published.';
  if (proposal.batch !== undefined) return shared(proposal.batch);
  if (proposal.checkedOut) return 'It is checked out in a work tree. Switch to another branch there first.';
  const changes = await changedFiles(folder, [`${main}...${commit}`]);
  if (changes === undefined) return 'It has no history in common with the published branch. Delete it.';
  return fileFaults(changes, { kind: 'one', slug }, snapshot.listing.renamed_from)[0]?.message;
}

/** The same rules as those of `catalog check`, and the catalog must be readable afterwards. */
async function contentFault(
  repository: Repository & { data: CatalogData },
  proposal: Proposal,
  evidence: { today: string; sources: SourceReader | undefined },
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
export function rejectionRecord({ listings, ledger }: CatalogData, { record }: Snapshot, reason: string): LedgerRecord {
  const { slug, content_sha256 } = record;
  const published = listings.has(slug) ? ledger.get(slug) : undefined;
  // Corrections are for what is published: those of a branch that was refused would come back with the next proposal.
  if (published === undefined)
    return { ...record, state: 'rejected', reason, overrides: ledger.get(slug)?.overrides ?? {} };
  return { ...published, declined: { content_sha256, reason } };
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
