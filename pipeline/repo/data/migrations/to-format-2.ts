/**
 * Format 2: settings say which format data/ has, those that mean nothing any more are gone, and the ledger has digests of
 * 32 digits: one for each text of each language, and for each kind of picture. What an older digest showed, that a person
 * had edited a member since, is noted as an override instead.
 */
import { applyEdits, modify } from 'jsonc-parser';
import { isObject } from '../../../../schemas/rules/members.ts';
import { sha256 } from '../../text/sha256.ts';
import { compactJson, jsonOf, stableJson } from '../../text/stable-json.ts';
import type { Migration } from './migration.ts';

const SETTINGS = 'data/catalog.json';
const LEDGER = 'data/moderation/';
const LISTINGS = 'data/listings/';
const DIGEST_LENGTH = 32;
/** They were no member that a person may edit. */
const NOT_EDITED = ['slug', 'versions', 'sources', 'provenance', 'verification', 'renamed_from', 'badges'];

/** Members that have parts, and how deep those lie. */
const DEPTHS = new Map([
  ['descriptions', 2],
  ['pictures', 1],
]);

type Members = Record<string, unknown>;

export const toFormat2: Migration = {
  why: 'settings name the format; the setting `search` is gone; digests of members are whole, one for each text, and edits are overrides',
  migrate: (files) => {
    const changed = new Map<string, Buffer>();
    const settings = files.get(SETTINGS);
    if (settings !== undefined) {
      // Everything else in the file stays where the operator wrote it.
      const text = withMember(settings.toString('utf8'), 'search', undefined);
      changed.set(SETTINGS, Buffer.from(withMember(text, 'format', 2)));
    }
    for (const [path, bytes] of files) {
      if (!path.startsWith(LEDGER) || !path.endsWith('.json')) continue;
      const record = inParts(jsonOf(bytes), jsonOf(files.get(path.replace(LEDGER, LISTINGS)) ?? Buffer.alloc(0)));
      if (record !== undefined) changed.set(path, Buffer.from(stableJson(record)));
    }
    return changed;
  },
};

function withMember(text: string, member: string, value: unknown): string {
  const options = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' }, getInsertionIndex: () => 0 };
  return applyEdits(text, modify(text, [member], value, options));
}

/** @returns undefined where nothing changes */
function inParts(record: unknown, listing: unknown): Members | undefined {
  if (!isObject(record) || !isObject(record.members)) return undefined;
  const written = Object.entries(record.members).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const isOlder = ([name, digest]: [string, string]) => digest.length < DIGEST_LENGTH || DEPTHS.has(name);
  if (!written.some(isOlder)) return undefined;
  const { members: _older, ...rest } = record;
  // Of a listing that is not published nobody compares anything.
  if (!isObject(listing)) return rest;
  const present = Object.entries(listing).filter(([name]) => !NOT_EDITED.includes(name));
  const values = new Map(present);
  const known = new Map(written);
  const names = [...new Set([...known.keys(), ...values.keys()])];
  const edited = names.filter((name) => !isWritten(values.get(name), known.get(name)));
  // A member that the pipeline wrote not at all is a person's in all its parts; of others nobody knows which.
  const notedOf = (name: string, value: unknown) =>
    partsBelow(name, value ?? null, known.has(name) ? 0 : (DEPTHS.get(name) ?? 0));
  const noted = Object.fromEntries(edited.flatMap((name) => notedOf(name, values.get(name))));
  const overrides = { ...(isObject(record.overrides) && record.overrides), ...noted };
  const parts = present.flatMap(([name, value]) => partsBelow(name, value, DEPTHS.get(name) ?? 0));
  return { ...rest, members: Object.fromEntries(parts.map(([name, value]) => [name, digestOf(value)])), overrides };
}

function partsBelow(name: string, value: unknown, depth: number): [string, unknown][] {
  if (depth === 0 || !isObject(value)) return [[name, value]];
  return Object.entries(value).flatMap(([key, inner]) => partsBelow(`${name}.${key}`, inner, depth - 1));
}

function isWritten(present: unknown, written: string | undefined): boolean {
  if (present === undefined || written === undefined) return present === written;
  return digestOf(present).startsWith(written);
}

function digestOf(value: unknown): string {
  return sha256(compactJson(value)).slice(0, DIGEST_LENGTH);
}
