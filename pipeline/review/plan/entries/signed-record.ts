/**
 * The pipeline's word for a proposal: a signature in the ledger record. It covers the record and every member of the
 * listing as the pipeline wrote it, and says which published form it takes the place of, so that an older proposal is
 * worth nothing once a person has decided. No time is in it: the same proposal has the same signature.
 */
import { type KeyObject, sign, verify } from 'node:crypto';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../../schemas/contracts/generated/moderation.ts';
import { defined } from '../../../../schemas/rules/defined.ts';
import { NOT_OVERRIDDEN } from '../../../repo/catalog/listing-parts.ts';
import { yanksOf } from '../../../repo/catalog/yanked-versions.ts';
import { ledgerPath, listingPath } from '../../../repo/data/data-files.ts';
import { readObjects } from '../../../repo/git/objects.ts';
import { type PublicKey, readPublicKey } from '../../../repo/keys/ed25519.ts';
import { sha256 } from '../../../repo/text/sha256.ts';
import { compactJson, jsonOf } from '../../../repo/text/stable-json.ts';
import type { Snapshot } from './entry.ts';

/** What the published branch holds of a slug; of a renamed listing, under the slug it had. */
export interface PublishedEntry {
  listing?: Listing | undefined;
  record?: LedgerRecord | undefined;
}

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
  const names = snapshots.flatMap(({ listing, former }) => {
    const slug = former?.slug ?? listing.slug;
    return [`${at}:${listingPath(slug)}`, `${at}:${ledgerPath(slug)}`];
  });
  const objects = key === undefined ? [] : await readObjects(folder, names);
  return snapshots.map((snapshot, index) => {
    if (!derived.has(snapshot)) return snapshot;
    const [listing, record] = objects.slice(2 * index, 2 * index + 2).map(jsonOf);
    const published = { listing, record } as PublishedEntry;
    const signature = key && sign(null, statementOf(snapshot, published), key).toString('base64url');
    return { ...snapshot, record: defined({ ...snapshot.record, signature }) };
  });
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

/** What two forms of a proposal are compared by. */
export function unsigned({ record, ...snapshot }: Snapshot): Snapshot {
  return { ...snapshot, record: defined({ ...record, signature: undefined }) };
}

/** @param published what the published branch holds now */
export function isSigned(snapshot: Snapshot, published: PublishedEntry, keys: readonly PublicKey[]): boolean {
  const { members, signature } = snapshot.record;
  if (members === undefined || signature === undefined) return false;
  const statement = statementOf(snapshot, published);
  return keys.some((x) => {
    const key = readPublicKey(x);
    return key !== undefined && verify(null, statement, key, Buffer.from(signature, 'base64url'));
  });
}

/** A reviewer's edits are left out: of members that a person may change, the digest that the record keeps counts. */
function statementOf({ listing, record }: Snapshot, published: PublishedEntry): Buffer {
  const { members } = record;
  const own = Object.entries(listing).filter(([name, value]) => value !== undefined && NOT_OVERRIDDEN.includes(name));
  const before = [published.listing ?? null, published.record ?? null];
  return Buffer.from(
    compactJson({
      what: 'catalog record 1',
      record: withoutDecisions(record),
      renamed_from: listing.renamed_from,
      members: { ...members, ...Object.fromEntries(own.map(([name, value]) => [name, sha256(compactJson(value))])) },
      published: before.every((side) => side === null) ? null : sha256(compactJson(before)),
    }),
  );
}
