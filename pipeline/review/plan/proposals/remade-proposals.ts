/** Branches that do not count as they are: what they hold is proposed again, from its source. */
import { trustedRecordKeys } from '../../../repo/keys/record-signing-key.ts';
import { UsageError } from '../../../repo/run/command-context.ts';
import type { Snapshot } from '../entries/entry.ts';
import { type Entry, readEntries } from '../entries/entry-files.ts';
import { overridesOf } from '../entries/overrides.ts';
import { isSigned } from '../entries/signatures.ts';
import type { OpenRepository } from './open-repository.ts';
import { type Proposal, waitingBranches } from './proposals.ts';

type WithSnapshot = Proposal & { snapshot: Snapshot };

/**
 * Branches that look like the pipeline's and are not: a name and an address of a committer are easily written. Without a
 * signature that counts, nothing of a branch is taken over, no day and no proof of a domain. What a person has committed
 * to is left alone anyway. Where the operator has no lasting key, nothing can be known of any branch.
 */
export async function withoutForged(repository: OpenRepository): Promise<OpenRepository> {
  const { folder, data, proposals } = repository;
  const { moderation } = data.settings;
  if (moderation?.mode === 'github' && moderation.record_key === undefined) return repository;
  const own = [...proposals.values()].filter((one): one is WithSnapshot => !one.touched && one.snapshot !== undefined);
  const [keys, published] = await Promise.all([trustedRecordKeys(folder, data.settings), publishedBefore(folder, own)]);
  const forged = own.filter(({ snapshot }, index) => !isSigned(snapshot, published[index], keys));
  const next = new Map(proposals);
  for (const { snapshot: _claimed, ...proposal } of forged) next.set(proposal.slug, { ...proposal, outdated: true });
  return { ...repository, proposals: next };
}

/** What each proposal was made to take the place of: in the commit before it, which is one of the published branch. */
async function publishedBefore(folder: string, proposals: readonly WithSnapshot[]): Promise<Entry[]> {
  const places = proposals.flatMap(({ slug, commit, snapshot: { listing } }) =>
    [slug, listing.renamed_from ?? slug].map((one) => [`${commit}^`, one] as const),
  );
  const entries = await readEntries(folder, places);
  return proposals.map((_, index) => {
    const [own = {}, former = {}] = entries.slice(2 * index, 2 * index + 2);
    // A rename that was published once is a listing like any other.
    return own.listing === undefined && former.listing !== undefined ? former : own;
  });
}

/**
 * Branches that a person gives up, because what is published has gone on. What was edited there becomes a correction,
 * part by part, so nothing has to be typed twice and nothing conflicts.
 * @param names of branches, like editor or _batch-1 @throws UsageError where one does not wait, or cannot be given up
 */
export function renewed(repository: OpenRepository, names: readonly string[]): OpenRepository {
  if (names.length === 0) return repository;
  const waiting = new Map(waitingBranches(repository.proposals).map((branch) => [branch.name, branch]));
  const proposals = new Map(repository.proposals);
  for (const name of names) {
    const branch = waiting.get(name);
    if (branch === undefined) throw new UsageError(`--renew ${name}: no such branch waits. See \`moderation list\`.`);
    for (const member of branch.members) proposals.set(member.slug, asRenewed(name, member));
  }
  return { ...repository, proposals };
}

/** No day that a person may have written there is taken over. */
function asRenewed(name: string, { snapshot, fault, ...proposal }: Proposal): Proposal {
  if (proposal.checkedOut) {
    throw new UsageError(`--renew ${name}: it is checked out in a work tree. Switch to another branch there first.`);
  }
  if (proposal.touched && snapshot === undefined) {
    throw new UsageError(
      `--renew ${name}: its edits cannot be read. ${fault ?? ''} Correct them, or delete the branch.`,
    );
  }
  if (!proposal.touched || snapshot === undefined) return { ...proposal, outdated: true };
  const corrections = overridesOf(snapshot.listing, snapshot.record);
  return { ...proposal, touched: false, outdated: true, corrections, yanked: snapshot.record.yanked };
}
