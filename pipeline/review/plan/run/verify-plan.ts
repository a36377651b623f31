/** Checks the domains of a run's listings, and lets the plan say what came of it. */
import { hash } from 'node:crypto';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import { compareText } from '../../../../schemas/rules/compare-text.ts';
import { isOnDomains } from '../../../../schemas/rules/domain-scope.ts';
import type { Entries } from '../../../collect/contract/cache.ts';
import type { CatalogData } from '../../../repo/data/data-files.ts';
import { compactJson } from '../../../repo/text/stable-json.ts';
import { withoutFiles } from '../../domains/look-ups.ts';
import { isCheckDue, isSameSubject, type Verification, withVerification } from '../../domains/verification-states.ts';
import { type VerifyInput, verifyListings } from '../../domains/verify-listings.ts';
import type { Snapshot } from '../entries/entry.ts';
import { asRenamed } from '../entries/entry-files.ts';
import { type PlannerInput, publishedForm, type SyncItem } from './plan-feeds.ts';

interface PlanToVerify extends Pick<PlannerInput, 'data' | 'proposals'> {
  lastChecks: Entries<string>;
  /** Every listing of the plan, whether its day has come or not. */
  checkAll: boolean;
  /** Also listings that no feed of the run stands for: what was submitted has none. */
  walksAll: boolean;
  /** Domains that publishers have proved for the API. */
  claimed: readonly string[];
  checks: VerifyInput;
}

/** The two forms of an item's listing after the run: what is published, and what waits beside it or is new. */
interface Sides {
  main?: Snapshot | undefined;
  waiting?: Snapshot | undefined;
}

/** An early look takes no longer than this, in the order of the day: the next day's begins elsewhere. */
const EARLY_LOOKS_MS = 60_000;

/**
 * @returns the items, with the verification in their listings; one that only that changes becomes an update. What has no
 * item gets one where its verification changes.
 */
export async function verifyPlan(given: readonly SyncItem[], input: PlanToVerify): Promise<SyncItem[]> {
  const walked = input.walksAll ? unnamed(given, input) : [];
  const sides = new Map([...given, ...walked].map((item) => [item, sidesOf(item, input)]));
  const { due, early } = await sortOut(sides, input);
  const looked = await verifyListings(due, input.checks);
  for (const { listing } of looked.keys()) await input.lastChecks.set(listing.slug, input.checks.today);
  const seen = new Map([...looked, ...(await lookEarly(early, input.checks))]);
  const verifiedItem = (item: SyncItem) => {
    const { main, waiting } = sides.get(item) ?? {};
    const next = verified(main, main, seen);
    const nextWaiting = verified(waiting, isOneSubject(main, waiting) ? main : waiting, seen);
    return withSides(item, next, nextWaiting ?? (next && waiting));
  };
  const changed = walked.flatMap((item) => {
    const next = verifiedItem(item);
    return next === item ? [] : next;
  });
  return [...given.map(verifiedItem), ...changed];
}

/** Of listings, and of proposals that no person has touched, that no item stands for. */
function unnamed(items: readonly SyncItem[], input: PlanToVerify): SyncItem[] {
  const { data, proposals } = input;
  const sides = items.map((item) => sidesOf(item, input));
  const named = new Set(
    sides.flatMap(({ main, waiting }) => [main?.listing.slug ?? [], waiting?.listing.slug ?? []].flat()),
  );
  const itemOf = (slug: string, outcome: 'pending' | 'unchanged'): SyncItem => {
    return { label: `listing ${slug}`, slug, outcome, problems: [] };
  };
  const waiting = [...proposals.values()].filter(
    ({ slug, snapshot, touched, outdated }) =>
      snapshot !== undefined && !named.has(slug) && !touched && !(outdated && data.listings.has(slug)),
  );
  const pending = waiting.map(({ slug }) => itemOf(slug, 'pending'));
  for (const { slug, snapshot } of waiting) named.add(slug).add(snapshot?.listing.renamed_from ?? slug);
  const published = [...data.listings.keys()].filter((slug) => !named.has(slug));
  return [...pending, ...published.map((slug) => itemOf(slug, 'unchanged'))];
}

/** @returns what is due, in the order in which time is spent on it; and what is worth an early look */
async function sortOut(all: ReadonlyMap<SyncItem, Sides>, input: PlanToVerify) {
  const due: { subjects: Snapshot[]; rank: string }[] = [];
  const early: Snapshot[] = [];
  for (const [item, { main, waiting }] of all) {
    const listing = (waiting ?? main)?.listing;
    if (listing === undefined) continue;
    const lastCheckedOn = await input.lastChecks.get(listing.slug);
    const isUnverified = listing.verification.status === 'unverified';
    if (isDue(item, listing, lastCheckedOn, input)) {
      const subjects = [main ?? [], isOneSubject(main, waiting) ? [] : (waiting ?? [])].flat();
      // What can be lost comes first, then what has waited longest.
      due.push({ subjects, rank: `${isUnverified ? 1 : 0} ${lastCheckedOn ?? ''}` });
    } else if (main !== undefined && waiting === undefined && isUnverified) {
      early.push(main);
    }
  }
  due.sort((a, b) => compareText(a.rank, b.rank));
  return { due: due.flatMap(({ subjects }) => subjects), early };
}

/** A record in DNS is found by the next run, not by that of the week: asking for it costs next to nothing. */
function lookEarly(early: readonly Snapshot[], checks: VerifyInput): Promise<Map<Snapshot, Verification>> {
  const { lookUps, today, deadline } = checks;
  const until = new Date(Date.now() + EARLY_LOOKS_MS);
  const placed = early.map((subject) => ({ subject, place: hash('sha256', `${today} ${subject.listing.slug}`) }));
  placed.sort((a, b) => compareText(a.place, b.place));
  const subjects = placed.map(({ subject }) => subject);
  const end = deadline !== undefined && deadline < until ? deadline : until;
  return verifyListings(subjects, { ...checks, lookUps: withoutFiles(lookUps), deadline: end });
}

/** Slugs of the items whose proof was there and is not: what came with them is looked at again. */
export function lostProofs(
  items: readonly SyncItem[],
  { listings }: Pick<CatalogData, 'listings'>,
): Map<string, Verification> {
  const isVerified = (listing: Listing | undefined) => listing?.verification.status === 'verified';
  const lost = items.flatMap((item): [string, Verification][] => {
    const { listing } = publishedForm(item) ?? {};
    const isLost = listing !== undefined && !isVerified(listing) && isVerified(listings.get(listing.slug));
    return isLost ? [[listing.slug, listing.verification]] : [];
  });
  return new Map(lost);
}

/** Also of a published listing whose feed fails: its proof may be gone all the same. */
function sidesOf(item: SyncItem, { data, proposals }: PlanToVerify): Sides {
  const { outcome, snapshot, slug = '' } = item;
  // The slug is another feed's, which has an item of its own.
  if (outcome === 'slug_taken' || outcome === 'waiting') return {};
  const pending = proposals.get(slug);
  const isUntouched = outcome === 'pending' && pending?.touched === false;
  const waiting = outcome === 'propose' ? snapshot : isUntouched ? pending.snapshot : undefined;
  const former = data.ledger.get(waiting?.listing.renamed_from ?? '');
  const isRename = former !== undefined && data.listings.has(former.slug);
  const known = data.listings.get(slug) ?? data.listings.get(isRename ? former.slug : '');
  const record = data.ledger.get(known?.slug ?? '');
  return {
    main: known && record && (publishedForm(item) ?? { listing: known, record }),
    waiting: waiting && { ...waiting, ...(isRename && { former: waiting.former ?? asRenamed(former, slug) }) },
  };
}

/** A listing that changed, or that the command names, is checked before its scheduled day. */
function isDue(
  item: SyncItem,
  listing: Listing,
  lastCheckedOn: string | undefined,
  { data, checkAll, claimed, checks }: PlanToVerify,
): boolean {
  if (checkAll || item.outcome === 'update' || item.update !== undefined) return true;
  return isCheckDue(listing, {
    published: data.listings.get(listing.slug),
    isClaimed: isOnDomains(listing.homepage, claimed),
    lastCheckedOn,
    today: checks.today,
  });
}

function isOneSubject(main: Snapshot | undefined, waiting: Snapshot | undefined): boolean {
  if (main === undefined || waiting === undefined || main.listing.slug !== waiting.listing.slug) return false;
  return isSameSubject(main.listing, waiting.listing);
}

/** undefined where it stays as it was. @param looked whose domain was looked at for it */
function verified(
  side: Snapshot | undefined,
  looked: Snapshot | undefined,
  seen: ReadonlyMap<Snapshot, Verification>,
): Snapshot | undefined {
  const verification = looked && seen.get(looked);
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
