/** Checks the domains of a run's listings, and lets the plan say what came of it. */
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import type { CheckMemory } from '../../collect/state/run-state.ts';
import { compactJson } from '../../repo/text/stable-json.ts';
import { isCheckDue, type Verification, withVerification } from '../domains/verification-states.ts';
import { type VerifyInput, verifyListings } from '../domains/verify-listings.ts';
import { asRenamed } from './entry-files.ts';
import type { Outcome, PlannerInput, SyncItem } from './plan.ts';

interface PlanToVerify extends Pick<PlannerInput, 'data' | 'proposals'> {
  memory: CheckMemory;
  /** Every listing of the plan, whether its day has come or not. */
  checkAll: boolean;
  checks: VerifyInput;
}

/** A listing as it will be after the run, and what the run does with it if its verification changes. */
interface Candidate {
  listing: Listing;
  record: LedgerRecord;
  former?: LedgerRecord | undefined;
  changed: Outcome;
}

/** @returns the items, with the verification in their listings; one that only that changes becomes an update */
export async function verifyPlan(items: readonly SyncItem[], input: PlanToVerify): Promise<SyncItem[]> {
  const { data, memory, checks } = input;
  const candidates = new Map<SyncItem, Candidate>();
  for (const item of items) {
    const candidate = candidateOf(item, input);
    if (candidate === undefined) continue;
    const { listing } = candidate;
    const published = data.listings.get(listing.slug);
    const lastCheckedOn = await memory.lastCheckedOn(listing.slug);
    // Whoever changes something, or is asked for by name, need not wait for the day set for it.
    const isNow = input.checkAll || item.outcome === 'update';
    if (isNow || isCheckDue(listing, { published, lastCheckedOn, today: checks.today }))
      candidates.set(item, candidate);
  }
  const due = [...candidates.values()].map(({ listing }) => listing);
  const verifications = await verifyListings(due, checks);
  for (const slug of verifications.keys()) await memory.noteCheck(slug);
  return items.map((item) => {
    const candidate = candidates.get(item);
    return candidate === undefined ? item : verified(item, candidate, verifications.get(candidate.listing.slug));
  });
}

/** Also of a published listing whose feed fails: its proof may be gone all the same. */
function candidateOf({ outcome, snapshot, slug = '' }: SyncItem, input: PlanToVerify): Candidate | undefined {
  if (outcome === 'propose') return snapshot && { ...snapshot, changed: outcome };
  if (outcome === 'pending') {
    const proposal = input.proposals.get(slug);
    if (proposal?.snapshot === undefined || proposal.touched) return undefined;
    const { listing, record } = proposal.snapshot;
    const former = input.data.listings.has(listing.renamed_from ?? '')
      ? input.data.ledger.get(listing.renamed_from ?? '')
      : undefined;
    return { listing, record, former: former && asRenamed(former, slug), changed: 'propose' };
  }
  // The slug is another feed's, which has an item of its own.
  if (outcome === 'slug_taken' || outcome === 'waiting') return undefined;
  const listing = snapshot?.listing ?? input.data.listings.get(slug);
  const record = snapshot?.record ?? input.data.ledger.get(slug);
  if (listing === undefined || record === undefined || !input.data.listings.has(slug)) return undefined;
  return { listing, record, changed: outcome === 'unchanged' ? 'update' : outcome };
}

function verified(
  item: SyncItem,
  { listing, record, former, changed }: Candidate,
  verification: Verification | undefined,
): SyncItem {
  if (verification === undefined || compactJson(verification) === compactJson(listing.verification)) return item;
  return { ...item, outcome: changed, snapshot: { listing: withVerification(listing, verification), record, former } };
}
