/**
 * Branches that a person gives up, because what is published has gone on: they are proposed anew. What was edited there
 * becomes a correction, member by member, so nothing has to be typed twice and nothing conflicts.
 */
import { UsageError } from '../../../repo/run/command-context.ts';
import { overridesOf } from '../entries/overrides.ts';
import type { OpenRepository } from './open-repository.ts';
import { type Proposal, waitingBranches } from './proposals.ts';

/** @param names of branches, like editor or _batch-1 @throws UsageError where one does not wait, or cannot be given up */
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
