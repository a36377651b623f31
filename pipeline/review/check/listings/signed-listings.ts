/**
 * Derived, not believed: each listing that a branch changes must be what the pipeline signed, or what is published
 * already; or a person's visible edit of that. Each record without a listing must be a decision.
 */
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord, Yank } from '../../../../schemas/contracts/generated/moderation.ts';
import { compareText } from '../../../../schemas/rules/compare-text.ts';
import { hostOf } from '../../../../schemas/rules/web-address.ts';
import { defined } from '../../../../schemas/rules/without-undefined.ts';
import { NOT_OVERRIDDEN } from '../../../repo/catalog/overridable-members.ts';
import { withoutYanked, yanksOf } from '../../../repo/catalog/yanked-versions.ts';
import type { PublicKey } from '../../../repo/keys/ed25519.ts';
import { compactJson } from '../../../repo/text/stable-json.ts';
import type { Snapshot } from '../../plan/entries/entry.ts';
import { asRenamed, type Entry, renamed } from '../../plan/entries/entry-files.ts';
import { editedParts, overridesOf } from '../../plan/entries/overrides.ts';
import { isSigned, withoutDecisions } from '../../plan/entries/signatures.ts';
import type { ListingFault } from '../changes/proposal-branch.ts';
import {
  correctionsBetween,
  type Edit,
  editsBetween,
  editsSince,
  refusalsBetween,
  yanksBetween,
} from './person-edits.ts';
import { formerSlug, isDeparture, type Merge } from './proposal-rules.ts';

export interface SigningContext {
  /** Keys whose signatures count: of the published branch and of this clone, never of the branch. */
  keys: readonly PublicKey[];
  /** Forms of a listing in the commits that are to be merged, one of which the pipeline wrote. */
  formsOf(slug: string): Promise<Listing[]>;
}

export interface Derived {
  faults: ListingFault[];
  /** Slug → what a person has edited, which is not the source's words. */
  edits: Map<string, Edit[]>;
}

interface Subject {
  slug: string;
  snapshot: Snapshot;
  /** What the published branch holds of it; of a renamed one, under the slug it had. */
  published: Entry;
}

type CodedFault = [code: string, message: string];

/** @param slugs those whose files a branch changes */
export async function checkDerived(slugs: Iterable<string>, merge: Merge, evidence: SigningContext): Promise<Derived> {
  const faults: ListingFault[] = [];
  const edits = new Map<string, Edit[]>();
  const note = (slug: string, [code, message]: CodedFault) => void faults.push({ slug, code, message });
  for (const slug of slugs) {
    const subject = subjectOf(slug, merge);
    if (subject === undefined) {
      const fault = decisionFault(slug, merge);
      if (fault !== undefined) note(slug, fault);
      continue;
    }
    const form = publishedForm(subject);
    if (form !== undefined && isEditOf(form, subject.snapshot)) {
      edits.set(slug, editsOfPublished(form, subject.snapshot));
    } else if (isSigned(subject.snapshot, subject.published, evidence.keys)) {
      edits.set(slug, await editsOfProposal(subject, evidence));
    } else {
      note(slug, notSigned(evidence.keys));
    }
  }
  for (const [slug, found] of edits) {
    const { verification, homepage } = merge.after.listings.get(slug) ?? {};
    if (verification?.status !== 'unverified' && isElsewhere(found, homepage)) note(slug, VERIFIED_ELSEWHERE);
  }
  return { faults: faults.sort((a, b) => compareText(a.slug, b.slug)), edits };
}

/** A listing as it would be, and what is published in its place. */
function subjectOf(slug: string, merge: Merge): Subject | undefined {
  const { before, after } = merge;
  const [listing, record] = [after.listings.get(slug), after.ledger.get(slug)];
  if (listing === undefined || record === undefined) return undefined;
  const from = formerSlug(slug, merge) ?? slug;
  return {
    slug,
    snapshot: { listing, record },
    published: { listing: before.listings.get(from), record: before.ledger.get(from) },
  };
}

const VERIFIED_ELSEWHERE: CodedFault = [
  'verified_elsewhere',
  'A person has edited the homepage, and it is on another host than the one whose owner was verified. Take the edit back: ' +
    'the source has to name the new homepage, whose owner is then asked.',
];

/** A proof is worth nothing for another host. */
function isElsewhere(edits: readonly Edit[], homepage: string | undefined): boolean {
  const edit = edits.find(({ member }) => member === 'homepage');
  return edit !== undefined && hostOf(typeof edit.before === 'string' ? edit.before : undefined) !== hostOf(homepage);
}

/** What is published, or an administrator's rename of it, perhaps with a person's edits. */
function isEditOf(form: Snapshot, snapshot: Snapshot): boolean {
  return (
    compactJson(ownMembers(withoutDropped(form.listing, snapshot))) === compactJson(ownMembers(snapshot.listing)) &&
    compactJson(withoutYanks(form.record)) === compactJson(withoutYanks(snapshot.record)) &&
    form.record.reason === snapshot.record.reason &&
    isPublisherHeard(form.record, snapshot.record)
  );
}

const withoutYanks = (record: LedgerRecord) => withoutDecisions({ ...record, yanked: [] });

/** A person may take back what a publisher has withdrawn, but says nothing in its name. */
function isPublisherHeard(before: LedgerRecord, after: LedgerRecord): boolean {
  const known = new Set(yanksOf(before).map((yank) => compactJson(yank)));
  return yanksOf(after).every((yank) => yank.by === 'operator' || known.has(compactJson(yank)));
}

/** What is published, under the slug that it would have. */
function publishedForm({ slug, published: { listing, record } }: Subject): Snapshot | undefined {
  if (listing === undefined || record === undefined) return undefined;
  return listing.slug === slug ? { listing, record } : renamed(listing, record, slug);
}

/** Versions that the ledger withdraws may be gone from the listing; none comes. */
function withoutDropped(before: Listing, after: Snapshot): Listing {
  const left = new Set(after.listing.versions.map(({ version }) => version));
  const dropped = yanksOf(after.record).filter(({ version }) => !left.has(version));
  return { ...before, versions: withoutYanked(before.versions, dropped) };
}

/** Members that are never a person's. */
function ownMembers(listing: Listing) {
  return Object.fromEntries(Object.entries(listing).filter(([name]) => NOT_OVERRIDDEN.includes(name)));
}

function editsOfPublished(form: Snapshot, snapshot: Snapshot): Edit[] {
  return [
    ...editsBetween(form.listing, snapshot.listing),
    ...correctionsBetween(form.record.overrides, snapshot.record.overrides),
    ...refusalsBetween(form.record, snapshot.record),
    ...yanksBetween(form.record, snapshot.record),
  ];
}

async function editsOfProposal({ slug, snapshot, published }: Subject, { formsOf }: SigningContext): Promise<Edit[]> {
  const isEdited = editedParts(snapshot.listing, snapshot.record.members ?? {}).length > 0;
  const earlier = [
    ...(published.listing === undefined ? [] : [published.listing]),
    ...(isEdited ? await formsOf(slug) : []),
  ];
  const expected = overridesOf(published.listing, published.record);
  return [
    ...editsSince(snapshot, earlier),
    ...correctionsBetween(expected, snapshot.record.overrides),
    ...(published.record === undefined ? [] : refusalsBetween(published.record, snapshot.record)),
    // What the publisher withdraws is the source's word.
    ...yanksBetween(published.record, snapshot.record).filter(
      ({ after }) => (after as Yank | undefined)?.by !== 'publisher',
    ),
  ];
}

/** A person who may write to a branch could have written all of it, so only the signature counts. */
function notSigned(keys: readonly PublicKey[]): CodedFault {
  const remedy =
    keys.length === 0
      ? 'No key is known here: run `catalog upgrade`, which makes one, and then `catalog sync`.'
      : 'Run `catalog sync --renew` with the name behind moderation/: it reads the source again, and keeps what was edited.';
  return ['not_signed', `Its record is not signed by this catalog’s pipeline for what is published now. ${remedy}`];
}

/** A record without a listing: refused, withdrawn, or the address that a renamed listing had. */
function decisionFault(slug: string, merge: Merge): CodedFault | undefined {
  const { before, after } = merge;
  const [known, record] = [before.ledger.get(slug), after.ledger.get(slug)];
  // One that says published and has no listing is refused as such.
  if (record?.state === 'published' || isSame(known ?? null, record ?? null)) return undefined;
  if (isDecision(known, record, slug, merge)) return undefined;
  return [
    'not_a_decision',
    'Its ledger record changes in a way that no decision does: a refusal, a withdrawal and a rename leave the rest as it is.',
  ];
}

function isDecision(
  known: LedgerRecord | undefined,
  record: LedgerRecord | undefined,
  slug: string,
  merge: Merge,
): boolean {
  // Forgotten: whatever is proposed again is looked at again.
  if (record === undefined) return known?.state === 'rejected' || known?.state === 'withdrawn';
  if (record.state === 'rejected') {
    return (known === undefined || known.state === 'rejected') && isSame(record.overrides, known?.overrides ?? {});
  }
  if (known === undefined) return false;
  if (record.state === 'renamed') {
    return isDeparture(slug, merge) && isSame(record, asRenamed(known, record.renamed_to ?? ''));
  }
  const isOpen = known.state === 'published' || known.state === 'withdrawn';
  return isOpen && isSame(withoutReason(record), withoutReason(known));
}

const isSame = (a: unknown, b: unknown) => compactJson(a) === compactJson(b);

function withoutReason(record: LedgerRecord) {
  return defined({ ...record, state: undefined, reason: undefined });
}
