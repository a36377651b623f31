/**
 * The pipeline's word for what waits for a person: a signature in the ledger record, and one in evidence. Each says which
 * published form it takes the place of, so that an older proposal is worth nothing once a person has decided. No time is
 * in it: the same proposal has the same signature. What a sync writes to the published branch itself needs none.
 */
import { type KeyObject, sign, verify } from 'node:crypto';
import type { ListingEvidence } from '../../../../schemas/contracts/generated/evidence.ts';
import type { LedgerRecord } from '../../../../schemas/contracts/generated/moderation.ts';
import { defined } from '../../../../schemas/rules/without-undefined.ts';
import { NOT_OVERRIDDEN } from '../../../repo/catalog/overridable-members.ts';
import { yanksOf } from '../../../repo/catalog/yanked-versions.ts';
import { type PublicKey, readPublicKey } from '../../../repo/keys/ed25519.ts';
import { sha256 } from '../../../repo/text/sha256.ts';
import { compactJson } from '../../../repo/text/stable-json.ts';
import type { Snapshot } from './entry.ts';
import { type Entry, readEntries } from './entry-files.ts';

interface Signing {
  folder: string;
  /** Commit that the snapshots are written on. */
  at: string;
  /** undefined: nothing is signed, and no signature of an earlier form is kept. */
  key: KeyObject | undefined;
  /** What the run has made of its sources. */
  derived: ReadonlySet<Snapshot>;
}

/**
 * Signs what a run has derived. Snapshots that come from elsewhere, like the other members of a batch, stay as they are:
 * nobody vouches for what a branch says. @returns in the same order
 */
export async function signSnapshots(
  { folder, at, key, derived }: Signing,
  snapshots: readonly Snapshot[],
): Promise<Snapshot[]> {
  const slugs = snapshots.map(({ listing, former }) => former?.slug ?? listing.slug);
  const published = await readEntries(folder, key === undefined ? [] : slugs.map((slug) => [at, slug]));
  return snapshots.map((snapshot, index) => {
    if (!derived.has(snapshot)) return snapshot;
    const signature = key && signatureOf(recordStatement(snapshot, published[index]), key);
    return { ...snapshot, record: defined({ ...snapshot.record, signature }) };
  });
}

/** @param published what the published branch holds now; of a renamed listing, under the slug it had */
export function isSigned(snapshot: Snapshot, published: Entry | undefined, keys: readonly PublicKey[]): boolean {
  const { members, signature } = snapshot.record;
  return members !== undefined && isSignatureOf(signature, recordStatement(snapshot, published), keys);
}

/** @param published what the published branch holds of the slug; undefined: nothing */
export function signEvidence(
  evidence: ListingEvidence,
  published: ListingEvidence | undefined,
  key: KeyObject,
): ListingEvidence {
  return { ...evidence, signature: signatureOf(evidenceStatement(evidence, published), key) };
}

export function isSignedEvidence(
  evidence: ListingEvidence,
  published: ListingEvidence | undefined,
  keys: readonly PublicKey[],
): boolean {
  return isSignatureOf(evidence.signature, evidenceStatement(evidence, published), keys);
}

/**
 * What is the pipeline's in a record: all but what people add to it, and the signature itself. Versions that a publisher
 * has withdrawn are the pipeline's word, those that a person has are not.
 */
export function withoutDecisions(record: LedgerRecord): Partial<LedgerRecord> {
  const { overrides: _corrections, declined: _declined, reason: _reason, signature: _signature, ...own } = record;
  const said = yanksOf(record).filter(({ by }) => by === 'publisher');
  return defined({ ...own, yanked: said.length === 0 ? undefined : said });
}

/** A reviewer's edits are left out: of members that a person may change, the digest that the record keeps counts. */
function recordStatement({ listing, record }: Snapshot, published: Entry = {}): string {
  const { members } = record;
  const own = Object.entries(listing).filter(([name, value]) => value !== undefined && NOT_OVERRIDDEN.includes(name));
  const before = [published.listing ?? null, published.record ?? null];
  return compactJson({
    what: 'catalog record 1',
    record: withoutDecisions(record),
    renamed_from: listing.renamed_from,
    members: { ...members, ...Object.fromEntries(own.map(([name, value]) => [name, sha256(compactJson(value))])) },
    published: before.every((side) => side === null) ? null : sha256(compactJson(before)),
  });
}

function evidenceStatement({ slug, records }: ListingEvidence, published: ListingEvidence | undefined): string {
  const before = published === undefined ? null : sha256(compactJson(published.records));
  return compactJson({ what: 'catalog evidence 1', slug, records, published: before });
}

function signatureOf(statement: string, key: KeyObject): string {
  return sign(null, Buffer.from(statement), key).toString('base64url');
}

function isSignatureOf(signature: string | undefined, statement: string, keys: readonly PublicKey[]): boolean {
  return keys.some((text) => {
    const key = signature === undefined ? undefined : readPublicKey(text);
    return key !== undefined && verify(null, Buffer.from(statement), key, Buffer.from(signature ?? '', 'base64url'));
  });
}
