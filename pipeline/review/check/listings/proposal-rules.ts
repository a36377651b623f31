/** What a moderation branch may do to listings and ledger. Pure. */
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../../schemas/contracts/generated/moderation.ts';
import { compareText } from '../../../../schemas/rules/compare-text.ts';
import { plainText } from '../../../../schemas/rules/plain-text.ts';
import { withOverrides } from '../../../repo/catalog/overridable-members.ts';
import { isYanked, yanksOf } from '../../../repo/catalog/yanked-versions.ts';
import { type CatalogData, contentDigest } from '../../../repo/data/data-files.ts';
import { compactJson } from '../../../repo/text/stable-json.ts';
import { isSameSource, isTheirs } from '../../plan/entries/entry.ts';
import { movedSights } from '../../plan/entries/first-seen-days.ts';
import { editedParts, overridesOf } from '../../plan/entries/overrides.ts';
import { heldChanges } from '../../plan/rules/automatic-changes.ts';
import type { BranchKind, ListingFault } from '../changes/proposal-branch.ts';

export interface Merge {
  /** The published branch as it is, and as it would be. */
  before: CatalogData;
  after: CatalogData;
}

/** @param slugs those whose files the branch changes */
export function listingFaults(branch: BranchKind, slugs: Iterable<string>, merge: Merge): ListingFault[] {
  if (branch.kind === 'ordinary') return [];
  const faultsOf = branch.kind === 'updates' ? updateFaults : proposalFaults;
  return [...slugs].sort(compareText).flatMap((slug) => {
    const found = [...faultsOf(slug, merge), ...yankFaults(slug, merge)];
    if (branch.kind === 'batch' && !branch.isReading && merge.before.listings.has(slug)) {
      found.push(['not_new', 'It is published already. Its changes need a branch of their own.']);
    }
    return found.map(([code, message]) => ({ slug, code, message }));
  });
}

type RuleFaults = [code: string, message: string][];

/** What is new, or a change that waits for a person. */
function proposalFaults(slug: string, merge: Merge): RuleFaults {
  const { before, after } = merge;
  const former = formerSlug(slug, merge);
  if (isDeparture(slug, merge)) return [];
  const [listing, record] = [after.listings.get(slug), after.ledger.get(slug)];
  if (listing === undefined || record === undefined) {
    return [['not_published', 'It lacks its listing or its ledger record, or the record does not say published.']];
  }
  const faults = recordFaults(listing, record, before.ledger.get(slug));
  faults.push(...sightFaults(before.listings.get(former ?? slug), listing));
  const state = before.ledger.get(slug)?.state;
  if (state === 'withdrawn' || state === 'renamed') {
    faults.push([`was_${state}`, `The ledger says that this slug was ${state}. It does not come back this way.`]);
  }
  const published = before.listings.get(slug);
  const [primary = {}] = listing.sources;
  const { domain } = record.source;
  const isSubmitted =
    published !== undefined && domain !== undefined && isTheirs([domain], published, before.ledger.get(slug));
  const isSame = published?.sources.some((source) => isSameSource(source, primary));
  if (isSame === false && !isSubmitted) {
    faults.push(['slug_taken', 'The slug is that of a published listing with another source.']);
  }
  if (listing.renamed_from !== (former ?? published?.renamed_from)) {
    faults.push(['bad_rename', 'It says that it was renamed, and the ledger does not agree.']);
  }
  return faults;
}

/** The published slug that the listing had, where the ledger says that it has gone here. */
export function formerSlug(slug: string, { before, after }: Merge): string | undefined {
  const former = after.listings.get(slug)?.renamed_from;
  if (former === undefined || before.listings.has(slug) || !before.listings.has(former)) return undefined;
  return after.ledger.get(former)?.renamed_to === slug && !after.listings.has(former) ? former : undefined;
}

/** True for the slug that a renamed listing had. */
export function isDeparture(slug: string, merge: Merge): boolean {
  const to = merge.after.ledger.get(slug)?.renamed_to;
  return to !== undefined && formerSlug(to, merge) === slug;
}

/** What needs no person: what a reader relies on stays, and of slugs without a listing only a refusal is noted. */
function updateFaults(slug: string, { before, after }: Merge): RuleFaults {
  const [published, listing] = [before.listings.get(slug), after.listings.get(slug)];
  const [recordBefore, record] = [before.ledger.get(slug), after.ledger.get(slug)];
  if (listing === undefined && published === undefined && record?.state === 'rejected') return [];
  if (published === undefined || listing === undefined || record === undefined) {
    return [['no_update', 'It publishes or removes a listing. Updates only change what is published.']];
  }
  const changes = heldChanges({ listing: published, record: recordBefore }, { listing, record });
  const faults = [...recordFaults(listing, record, recordBefore), ...sightFaults(published, listing)];
  if (changes.length > 0)
    faults.push([
      'sensitive_change',
      `It changes what needs a person: ${changes.map(({ field }) => field).join(', ')}.`,
    ]);
  if (listing.renamed_from !== published.renamed_from)
    faults.push(['bad_rename', 'It changes what it was renamed from.']);
  return faults;
}

/** What was withdrawn comes back by a person's own change alone, and never with what a publisher proposes. */
function yankFaults(slug: string, merge: Merge): RuleFaults {
  const { before, after } = merge;
  const [listing, record] = [after.listings.get(slug), after.ledger.get(slug)];
  const from = formerSlug(slug, merge) ?? slug;
  const decided = yanksOf(before.ledger.get(from));
  if (listing === undefined || record === undefined || decided.length === 0) return [];
  const forgotten = decided.filter(({ version }) => !isYanked(yanksOf(record), version));
  const known = before.listings.get(from)?.versions ?? [];
  const back = listing.versions.filter(
    ({ version }) => isYanked(decided, version) && !known.some((release) => release.version === version),
  );
  const versions = [...forgotten, ...back].map(({ version }) => plainText(version));
  if (versions.length === 0) return [];
  return [
    ['yanked_version', `It brings back what was withdrawn: ${versions.join(', ')}. See \`catalog moderation unyank\`.`],
  ];
}

/** The day on which a version was first seen is decided once, and never by a person. */
function sightFaults(published: Listing | undefined, listing: Listing): RuleFaults {
  const moved = movedSights(published, listing);
  if (moved.length === 0) return [];
  const why = 'Only a sync notes on which day a version was first seen, once; the listing says another day of';
  return [['first_seen_changed', `${why}: ${moved.map(plainText).join(', ')}.`]];
}

/** What the record says of the listing must be true, unless a reviewer has edited the listing since. */
function recordFaults(listing: Listing, record: LedgerRecord, before: LedgerRecord | undefined): RuleFaults {
  if (compactJson(record) === compactJson(before)) return [];
  const faults: RuleFaults = [];
  const isReviewed = record.content_sha256 === contentDigest(listing, record.webhook_host);
  if (!isReviewed && editedParts(listing, record.members ?? {}).length === 0) {
    faults.push(['digest_mismatch', 'The digest in its ledger record is not that of the listing.']);
  }
  if (compactJson(withOverrides(listing, overridesOf(listing, record))) !== compactJson(listing)) {
    faults.push(['override_not_applied', 'Its ledger record notes a correction that the listing does not have.']);
  }
  return faults;
}
