/** What an administrator refuses, one proposal or thousands. */
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import { type CatalogData, ledgerPath } from '../../repo/data/data-files.ts';
import { commitTo, deleteRefs } from '../../repo/git/commits.ts';
import { gitUser } from '../../repo/git/git-user.ts';
import { stableJson } from '../../repo/text/stable-json.ts';
import type { Snapshot } from '../plan/entries/entry.ts';
import { digestOfChanges } from '../plan/entries/field-changes.ts';
import type { ReviewedCatalog } from '../plan/proposals/open-repository.ts';
import type { Proposal } from '../plan/proposals/proposals.ts';
import { heldChanges } from '../plan/rules/automatic-changes.ts';
import { moderationWords } from '../plan/text/moderation-words.ts';
import { shared } from './publish-proposals.ts';

/**
 * Records the rejections on the published branch in one commit, so that the same content is not proposed again. A
 * refused change of a published listing leaves the listing as it is.
 * @throws Error, with nothing changed, where one of them cannot be refused
 */
export async function rejectProposals(
  { folder, branch, main, data }: ReviewedCatalog,
  proposals: readonly Proposal[],
  reason: string,
  now: Date,
): Promise<void> {
  const readable = proposals.map(refusable);
  const files = readable
    .map(({ slug, snapshot }) => ({ slug, content: stableJson(rejectionRecord(data, snapshot, reason)) }))
    // A run that was interrupted may have recorded it already; then only the branch is left to remove.
    .filter(({ slug, content }) => stableJson(data.ledger.get(slug) ?? {}) !== content)
    .map(({ slug, content }) => ({ path: ledgerPath(slug), content }));
  if (files.length > 0) {
    const [first] = readable;
    const named = { count: readable.length, slug: first?.slug ?? '' };
    const message = `${moderationWords(data.settings).say('reject', named)}\n`;
    await commitTo(folder, branch, { parent: main, message, files }, now, await gitUser(folder));
  }
  await deleteRefs(folder, readable);
}

function refusable(proposal: Proposal): Proposal & { snapshot: Snapshot } {
  const { slug, snapshot, fault, batch, checkedOut } = proposal;
  if (snapshot === undefined) throw new Error(`${slug} cannot be read: ${fault} Delete its branch.`);
  if (batch !== undefined) throw new Error(shared(batch));
  if (checkedOut) throw new Error(`moderation/${slug} is checked out in a work tree. Switch to another branch there.`);
  return { ...proposal, snapshot };
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
