/** Checks the domains of a run's listings, and lets the plan say what came of it. */
import type { CheckMemory } from '../../collect/state/run-state.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import { compactJson } from '../../repo/text/stable-json.ts';
import { isCheckDue, isSameSubject, type Verification, withVerification } from '../domains/verification-states.ts';
import { type VerifyInput, verifyListings } from '../domains/verify-listings.ts';
import type { Snapshot } from './entry.ts';
import { asRenamed } from './entry-files.ts';
import type { PlannerInput, SyncItem } from './plan.ts';

interface PlanToVerify extends Pick<PlannerInput, 'data' | 'proposals'> {
  memory: CheckMemory;
  /** Every listing of the plan, whether its day has come or not. */
  checkAll: boolean;
  checks: VerifyInput;
}

/** The two forms of an item's listing after the run: what is published, and what waits beside it or is new. */
interface Sides {
  main?: Snapshot | undefined;
  waiting?: Snapshot | undefined;
}

/** @returns the items, with the verification in their listings; one that only that changes becomes an update */
export async function verifyPlan(items: readonly SyncItem[], input: PlanToVerify): Promise<SyncItem[]> {
  const { memory, checks } = input;
  const due = new Map<SyncItem, Sides>();
  for (const item of items) {
    const sides = sidesOf(item, input);
    if (await isDue(item, sides, input)) due.set(item, sides);
  }
  const sides = [...due.values()];
  const published = await verifyListings(
    sides.flatMap(({ main }) => main?.listing ?? []),
    checks,
  );
  const proposed = await verifyListings(
    sides.flatMap(({ main, waiting }) => (waiting === undefined || isOneSubject(main, waiting) ? [] : waiting.listing)),
    checks,
  );
  for (const slug of new Set([...published.keys(), ...proposed.keys()])) await memory.noteCheck(slug);
  return items.map((item) => {
    const { main, waiting } = due.get(item) ?? {};
    const mainNext = verified(main, published.get(main?.listing.slug ?? ''));
    const found = isOneSubject(main, waiting) ? published : proposed;
    return withSides(
      item,
      mainNext,
      verified(waiting, found.get(waiting?.listing.slug ?? '')) ?? (mainNext && waiting),
    );
  });
}

/** Slugs of the items whose proof was there and is not: what came with them is looked at again. */
export function lostProofs(
  items: readonly SyncItem[],
  { listings }: Pick<CatalogData, 'listings'>,
): Map<string, Verification> {
  const lost = items.flatMap(({ outcome, snapshot, update }): [string, Verification][] => {
    const { listing } = update ?? (outcome === 'propose' ? undefined : snapshot) ?? {};
    const isLost =
      listing !== undefined &&
      listing.verification.status !== 'verified' &&
      listings.get(listing.slug)?.verification.status === 'verified';
    return isLost ? [[listing.slug, listing.verification]] : [];
  });
  return new Map(lost);
}

/** Also of a published listing whose feed fails: its proof may be gone all the same. */
function sidesOf({ outcome, snapshot, update, slug = '' }: SyncItem, { data, proposals }: PlanToVerify): Sides {
  // The slug is another feed's, which has an item of its own.
  if (outcome === 'slug_taken' || outcome === 'waiting') return {};
  const pending = proposals.get(slug);
  const isUntouched = outcome === 'pending' && pending?.touched === false;
  const waiting = outcome === 'propose' ? snapshot : isUntouched ? pending.snapshot : undefined;
  const former = data.ledger.get(waiting?.listing.renamed_from ?? '');
  const isRename = former !== undefined && data.listings.has(former.slug);
  const known = data.listings.get(slug) ?? data.listings.get(isRename ? former.slug : '');
  const record = data.ledger.get(known?.slug ?? '');
  const planned = update ?? (outcome === 'propose' ? undefined : snapshot);
  return {
    main: known && record && (planned ?? { listing: known, record }),
    waiting: waiting && { ...waiting, ...(isRename && { former: waiting.former ?? asRenamed(former, slug) }) },
  };
}

/** Whoever changes something, or is asked for by name, need not wait for the day set for it. */
async function isDue(item: SyncItem, { main, waiting }: Sides, { data, memory, checkAll, checks }: PlanToVerify) {
  const listing = (waiting ?? main)?.listing;
  if (listing === undefined) return false;
  if (checkAll || item.outcome === 'update' || item.update !== undefined) return true;
  const published = data.listings.get(listing.slug);
  return isCheckDue(listing, {
    published,
    lastCheckedOn: await memory.lastCheckedOn(listing.slug),
    today: checks.today,
  });
}

function isOneSubject(main: Snapshot | undefined, waiting: Snapshot | undefined): boolean {
  if (main === undefined || waiting === undefined || main.listing.slug !== waiting.listing.slug) return false;
  return isSameSubject(main.listing, waiting.listing);
}

/** undefined where it stays as it was. */
function verified(side: Snapshot | undefined, verification: Verification | undefined): Snapshot | undefined {
  if (side === undefined || verification === undefined) return undefined;
  if (compactJson(verification) === compactJson(side.listing.verification)) return undefined;
  return { ...side, listing: withVerification(side.listing, verification) };
}

function withSides(item: SyncItem, main: Snapshot | undefined, waiting: Snapshot | undefined): SyncItem {
  if (waiting !== undefined) return { ...item, outcome: 'propose', snapshot: waiting, ...(main && { update: main }) };
  if (main === undefined) return item;
  if (['propose', 'pending', 'stale'].includes(item.outcome)) return { ...item, update: main };
  return { ...item, outcome: item.outcome === 'unchanged' ? 'update' : item.outcome, snapshot: main };
}
