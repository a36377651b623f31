/**
 * A reviewer's corrections. A person simply edits a listing, in its branch or later on the published branch: whatever
 * differs from what the pipeline wrote is noted as an override, and no feed undoes it. A correction is as small as what
 * was corrected: a German summary leaves the English texts to the feed.
 */
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../../schemas/contracts/generated/moderation.ts';
import { isOverridable, partOf, partsOf } from '../../../repo/catalog/overridable-members.ts';
import { sha256 } from '../../../repo/text/sha256.ts';
import { compactJson } from '../../../repo/text/stable-json.ts';

/** Part of a listing, like category or descriptions.de.summary → its value as a person wants it; null takes it away. */
export type Overrides = LedgerRecord['overrides'];

/** 128 bits: nobody finds two texts of one digest, of which the source says one and a branch the other. */
const DIGEST_LENGTH = 32;

/** Part → digest of its value as the pipeline wrote it. */
export function memberDigests(listing: Listing): Record<string, string> {
  return Object.fromEntries([...partsOf(listing)].map(([name, value]) => [name, digestOf(value)]));
}

/** Names of parts of which the listing holds another value than the pipeline wrote. */
export function editedParts(listing: Listing, written: Readonly<Record<string, string>>): string[] {
  const present = partsOf(listing);
  const names = new Set([...Object.keys(written), ...present.keys()]);
  return [...names].filter((name) => !isWritten(present.get(name), written[name])).sort();
}

/** What was noted before, and what a person has edited since the pipeline last wrote the listing. */
export function overridesOf(published: Listing | undefined, record: LedgerRecord | undefined): Overrides {
  const noted = Object.entries(record?.overrides ?? {}).filter(([name]) => isOverridable(name));
  const written = record?.members;
  const edited = published === undefined || written === undefined ? [] : editedParts(published, written);
  return Object.fromEntries([
    ...noted,
    ...edited.map((name) => [name, partOf(published ?? {}, name) ?? null] as const),
  ]);
}

/** Is this the value the pipeline wrote? @param digest undefined where it wrote none */
export function isWritten(value: unknown, digest: string | undefined): boolean {
  if (value === undefined || digest === undefined) return value === digest;
  return digestOf(value) === digest;
}

export function digestOf(value: unknown): string {
  return sha256(compactJson(value)).slice(0, DIGEST_LENGTH);
}
