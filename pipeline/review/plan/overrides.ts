/**
 * A reviewer's corrections. Whoever edits a listing, in its branch or later on the published branch, need not know of
 * them: what differs from what the pipeline wrote is noted as an override, and no feed undoes it. A correction is as
 * small as what was corrected: a German summary leaves the English texts to the feed.
 */
import type { Draft } from '../../../schemas/contracts/draft.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import { compactJson } from '../../repo/text/stable-json.ts';

/** Part of a listing, like category or descriptions.de.summary → its value as a person wants it; null takes it away. */
export type Overrides = LedgerRecord['overrides'];

/** Which listing it is, where it comes from and what time brings: the pipeline's own. */
export const NOT_OVERRIDDEN = ['slug', 'versions', 'sources', 'provenance', 'verification', 'renamed_from', 'badges'];
/** Members that have parts of their own, and how deep those lie; every other member is one part. */
const DEPTHS = new Map([
  ['descriptions', 2],
  ['pictures', 1],
]);
/** 128 bits: nobody finds two texts of one digest, of which the source says one and a branch the other. */
const DIGEST_LENGTH = 32;

/** What a person may edit, by name. */
export function partsOf(listing: object): Map<string, unknown> {
  const members = Object.entries(listing).filter(([name, value]) => value !== undefined && isOverridable(name));
  return new Map(members.flatMap(([name, value]) => partsBelow(name, value, DEPTHS.get(name) ?? 0)));
}

function partsBelow(name: string, value: unknown, depth: number): [string, unknown][] {
  if (depth === 0 || !isObject(value)) return [[name, value]];
  return Object.entries(value).flatMap(([key, inner]) => partsBelow(`${name}.${key}`, inner, depth - 1));
}

/** @returns undefined where it is not there */
export function partOf(listing: object, name: string): unknown {
  return name.split('.').reduce<unknown>((value, key) => {
    return isObject(value) ? new Map(Object.entries(value)).get(key) : undefined;
  }, listing);
}

/** @param value null or undefined takes the part away, and what holds nothing else */
export function withPart(members: object, name: string, value: unknown): object {
  const [first = '', ...rest] = name.split('.');
  const all = new Map<string, unknown>(Object.entries(members));
  const inner = all.get(first);
  const changed = rest.length === 0 ? value : withPart(isObject(inner) ? inner : {}, rest.join('.'), value);
  const isGone = changed === null || changed === undefined || (rest.length > 0 && isEmpty(changed));
  if (isGone) all.delete(first);
  else all.set(first, changed);
  return Object.fromEntries(all);
}

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

/** A correction of a text in a language that its publisher has given up goes with it. */
export function withOverrides<Members extends Draft | Listing>(members: Members, overrides: Overrides): Members {
  if (isEmpty(overrides)) return members;
  const byDepth = Object.entries(overrides).sort(([a], [b]) => a.split('.').length - b.split('.').length);
  const corrected = byDepth.reduce<object>((all, [name, value]) => withPart(all, name, value), members) as Members;
  if (!isObject(corrected.descriptions)) return corrected;
  const described = Object.entries(corrected.descriptions).filter(
    ([, texts]) => !isObject(texts) || 'summary' in texts,
  );
  return { ...corrected, descriptions: Object.fromEntries(described) };
}

/** Is this the value the pipeline wrote? @param digest undefined where it wrote none */
export function isWritten(value: unknown, digest: string | undefined): boolean {
  if (value === undefined || digest === undefined) return value === digest;
  return digestOf(value) === digest;
}

export function digestOf(value: unknown): string {
  return sha256(compactJson(value)).slice(0, DIGEST_LENGTH);
}

function isOverridable(name: string): boolean {
  return !NOT_OVERRIDDEN.includes(name.split('.')[0] ?? '');
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
