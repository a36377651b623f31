/** What a person has edited in a listing since the pipeline wrote it, part by part. Pure. */
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../../schemas/contracts/generated/moderation.ts';
import { partOf, partsOf } from '../../../repo/catalog/overridable-members.ts';
import { yanksOf } from '../../../repo/catalog/yanked-versions.ts';
import { compactJson } from '../../../repo/text/stable-json.ts';
import type { Snapshot } from '../../plan/entries/entry.ts';
import { editedParts, isWritten, type Overrides } from '../../plan/entries/overrides.ts';

export interface Edit {
  /** Like category, or descriptions.de.summary */
  member: string;
  before: unknown;
  after: unknown;
}

/** Its value is another, and nobody knows which one it was. */
export const UNKNOWN = Symbol('not known');

/** @param earlier forms of the listing, in one of which each edited part is as it was */
export function editsSince({ listing, record: { members = {} } }: Snapshot, earlier: readonly Listing[]): Edit[] {
  return editedParts(listing, members).map((member) => {
    const digest = members[member];
    const written = earlier.map((form) => partOf(form, member)).find((value) => isWritten(value, digest));
    const before = written === undefined && digest !== undefined ? UNKNOWN : written;
    return { member, before, after: partOf(listing, member) };
  });
}

/** Corrections that a person has noted or taken back by hand. */
export function correctionsBetween(expected: Overrides, noted: Overrides): Edit[] {
  return differences(expected, noted).map(({ member, ...edit }) => ({ member: `correction of ${member}`, ...edit }));
}

/** A refusal that a branch brings keeps a change out, so it is shown like any edit. */
export function refusalsBetween({ declined: before }: LedgerRecord, { declined: after }: LedgerRecord): Edit[] {
  return compactJson(before ?? null) === compactJson(after ?? null)
    ? []
    : [{ member: 'refusal of a change', before, after }];
}

/** Versions that a branch withdraws, or withdraws no longer. */
export function yanksBetween(before: LedgerRecord | undefined, after: LedgerRecord): Edit[] {
  const [earlier, later] = [before, after].map((record) =>
    Object.fromEntries(yanksOf(record).map((yank) => [yank.version, yank])),
  );
  return differences(earlier ?? {}, later ?? {}).map(({ member, ...edit }) => {
    return { member: `withdrawal of version ${member}`, ...edit };
  });
}

/** @param before the form that is published, whose parts a person may have edited long ago */
export function editsBetween(before: Listing, after: Listing): Edit[] {
  return differences(Object.fromEntries(partsOf(before)), Object.fromEntries(partsOf(after)));
}

function differences(before: object, after: object): Edit[] {
  const [earlier, later] = [new Map<string, unknown>(Object.entries(before)), new Map(Object.entries(after))];
  const names = [...new Set([...earlier.keys(), ...later.keys()])].sort();
  const edits = names.map((member) => ({ member, before: earlier.get(member), after: later.get(member) }));
  // A correction that takes a part away is null, which is something else than none.
  return edits.filter(
    ({ member, before, after }) =>
      earlier.has(member) !== later.has(member) || compactJson(before ?? null) !== compactJson(after ?? null),
  );
}
