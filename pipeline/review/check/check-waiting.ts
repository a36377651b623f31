/** The rules of `catalog check` for one proposal of this clone, for those who look at it and publish it here. */
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import { validateLedgerRecord } from '../../../schemas/contracts/generated/validators.js';
import { type CatalogData, ledgerPath, parseFile } from '../../repo/data/data-files.ts';
import type { PublicKey } from '../../repo/keys/ed25519.ts';
import { readEntryFiles } from '../plan/entries/entry-files.ts';
import type { ReviewedCatalog } from '../plan/proposals/open-repository.ts';
import { isReadingRef, type Proposal } from '../plan/proposals/proposals.ts';
import { formsBetween } from './check-proposal.ts';
import { listingFaults, type Merge } from './listings/proposal-rules.ts';
import { checkDerived, type Derived } from './listings/signed-listings.ts';

export interface WaitingContext {
  repository: ReviewedCatalog;
  /** Keys whose signatures count. */
  keys: readonly PublicKey[];
}

export async function checkWaiting(proposal: Proposal, { repository, keys }: WaitingContext): Promise<Derived> {
  const { slug, commit, snapshot, batch } = proposal;
  if (snapshot === undefined) return { faults: [], edits: new Map() };
  const { folder, main, data } = repository;
  const merge = await mergeOf(folder, data, proposal);
  const former = snapshot.listing.renamed_from ?? '';
  const slugs = [slug, ...(data.listings.has(former) ? [former] : [])];
  const branch =
    batch === undefined
      ? ({ kind: 'one', slug } as const)
      : ({ kind: 'batch', slugs, isReading: isReadingRef(proposal.ref) } as const);
  const derived = await checkDerived(slugs, merge, {
    keys,
    formsOf: (one) => formsBetween(folder, `${main}..${commit}`, one),
  });
  return { ...derived, faults: [...listingFaults(branch, slugs, merge), ...derived.faults] };
}

/** What a merge would make of the proposal's own slugs. */
async function mergeOf(folder: string, data: CatalogData, { slug, commit, snapshot }: Proposal): Promise<Merge> {
  const { listing, record } = snapshot ?? {};
  const after = {
    ...data,
    listings: new Map(listing && [[slug, listing]]),
    ledger: new Map(record && [[slug, record]]),
  };
  const former = listing?.renamed_from ?? '';
  if (listing === undefined || !data.listings.has(former)) return { before: data, after };
  const [[formerListing, formerRecord] = []] = await readEntryFiles(folder, [[commit, former]]);
  if (formerListing !== undefined) after.listings.set(former, listing);
  if (formerRecord !== undefined) {
    after.ledger.set(former, parseFile<LedgerRecord>(ledgerPath(former), formerRecord, validateLedgerRecord));
  }
  return { before: data, after };
}
