/**
 * A reviewer's corrections. Whoever edits a listing, in its branch or later on the published branch, need not know of
 * them: what differs from what the pipeline wrote is noted as an override, and no feed undoes it.
 */
import type { Draft } from '../../../schemas/contracts/draft.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import { NOT_OVERRIDDEN } from '../../repo/catalog/ledger-problems.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import { compactJson } from '../../repo/text/stable-json.ts';

/** Member → its value as a person wants it; null takes it away. */
export type Overrides = LedgerRecord['overrides'];

/** 128 bits: nobody finds two texts of one digest, of which the source says one and a branch the other. */
const DIGEST_LENGTH = 32;

/** Member → digest of its value as the pipeline wrote it. */
export function memberDigests(listing: Listing): Record<string, string> {
  return Object.fromEntries(overridable(listing).map(([name, value]) => [name, digestOf(value)]));
}

/** What was noted before, and what a person has edited since the pipeline last wrote the listing. */
export function overridesOf(published: Listing | undefined, record: LedgerRecord | undefined): Overrides {
  const noted = Object.fromEntries(overridable(record?.overrides ?? {}));
  const written = record?.members;
  if (published === undefined || written === undefined) return noted;
  const present = new Map(overridable(published));
  const names = new Set([...Object.keys(written), ...present.keys()]);
  const isEdited = (name: string) => !isWritten(present.get(name), written[name]);
  const edited = [...names].filter(isEdited);
  return { ...noted, ...Object.fromEntries(edited.map((name) => [name, present.get(name) ?? null])) };
}

export function withOverrides(draft: Draft, overrides: Overrides): Draft {
  const corrected = Object.entries({ ...draft, ...overrides }).filter(([, value]) => value !== null);
  return Object.fromEntries(corrected) as unknown as Draft;
}

/** Is this the value the pipeline wrote? @param digest undefined where it wrote none; records of long ago have short ones */
export function isWritten(value: unknown, digest: string | undefined): boolean {
  if (value === undefined || digest === undefined) return value === digest;
  return digestOf(value).startsWith(digest);
}

function overridable(members: object): [string, unknown][] {
  return Object.entries(members).filter(([name, value]) => value !== undefined && !NOT_OVERRIDDEN.includes(name));
}

export function digestOf(value: unknown): string {
  return sha256(compactJson(value)).slice(0, DIGEST_LENGTH);
}
