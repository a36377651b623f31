/** Branches that look like the pipeline's and are not: a name and an address of a committer are easily written. */
import { trustedRecordKeys } from '../../../repo/keys/record-key.ts';
import type { Snapshot } from '../entries/entry.ts';
import { type Entry, readEntries } from '../entries/entry-files.ts';
import { isSigned } from '../entries/signatures.ts';
import type { OpenRepository } from './open-repository.ts';
import type { Proposal } from './proposals.ts';

type WithSnapshot = Proposal & { snapshot: Snapshot };

/**
 * What waits without a signature that counts is nobody's word: it is proposed anew, and nothing of it is taken over, no
 * day and no proof of a domain. What a person has committed to is left alone anyway. Where the operator has no lasting
 * key, nothing can be told of anything.
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
