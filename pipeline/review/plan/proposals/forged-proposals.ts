/** Branches that look like the pipeline's and are not: a name and an address of a committer are easily written. */
import { ledgerPath, listingPath } from '../../../repo/data/data-files.ts';
import { readObjects } from '../../../repo/git/objects.ts';
import { trustedRecordKeys } from '../../../repo/keys/record-key.ts';
import { jsonOf } from '../../../repo/text/stable-json.ts';
import type { Snapshot } from '../entries/entry.ts';
import { isSigned, type PublishedEntry } from '../entries/signed-record.ts';
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
  const forged = own.filter(({ snapshot }, index) => !isSigned(snapshot, published[index] ?? {}, keys));
  const next = new Map(proposals);
  for (const { snapshot: _claimed, ...proposal } of forged) next.set(proposal.slug, { ...proposal, outdated: true });
  return { ...repository, proposals: next };
}

/** What each proposal was made to take the place of: in the commit before it, which is one of the published branch. */
async function publishedBefore(folder: string, proposals: readonly WithSnapshot[]): Promise<PublishedEntry[]> {
  const names = proposals.flatMap(({ slug, commit, snapshot: { listing } }) =>
    [slug, listing.renamed_from ?? slug].flatMap((one) => [
      `${commit}^:${listingPath(one)}`,
      `${commit}^:${ledgerPath(one)}`,
    ]),
  );
  const objects = (await readObjects(folder, names)).map(jsonOf);
  return proposals.map((_, index) => {
    const [listing, record, formerListing, formerRecord] = objects.slice(4 * index, 4 * index + 4);
    // A rename that was published once is a listing like any other.
    const isRename = listing === undefined && formerListing !== undefined;
    return (isRename ? { listing: formerListing, record: formerRecord } : { listing, record }) as PublishedEntry;
  });
}
