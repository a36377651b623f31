/**
 * Format 2: settings say which format data/ has, those that mean nothing any more are gone, and digests of members have
 * 32 digits. What a short digest showed, that a person had edited a member since, is noted as an override instead.
 */
import { modify } from 'jsonc-parser';
import { sha256 } from '../../text/sha256.ts';
import { compactJson, jsonOf, stableJson } from '../../text/stable-json.ts';
import type { Migration } from './migration.ts';

const SETTINGS = 'data/catalog.json';
const LEDGER = 'data/moderation/';
const LISTINGS = 'data/listings/';
const DIGEST_LENGTH = 32;
/** They were no member that a person may edit. */
const NOT_EDITED = ['slug', 'versions', 'sources', 'provenance', 'verification', 'renamed_from', 'badges'];

type Members = Record<string, unknown>;

export const toFormat2: Migration = {
  why: 'settings name the format; the setting `search` is gone; short digests of members are whole, and edits are overrides',
  migrate: (files) => {
    const changed = new Map<string, Buffer>();
    const settings = files.get(SETTINGS);
    if (settings !== undefined) changed.set(SETTINGS, Buffer.from(withFormat(settings.toString('utf8'))));
    for (const [path, bytes] of files) {
      if (!path.startsWith(LEDGER) || !path.endsWith('.json')) continue;
      const record = withWholeDigests(
        jsonOf(bytes),
        jsonOf(files.get(path.replace(LEDGER, LISTINGS)) ?? Buffer.alloc(0)),
      );
      if (record !== undefined) changed.set(path, Buffer.from(stableJson(record)));
    }
    return changed;
  },
};

/** Everything else in the file stays where the operator wrote it. */
function withFormat(text: string): string {
  return withMember(withMember(text, 'search', undefined), 'format', 2);
}

function withMember(text: string, member: string, value: unknown): string {
  const options = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' }, getInsertionIndex: () => 0 };
  return applyAll(text, modify(text, [member], value, options));
}

/** From the end to the beginning, so that places stay true. */
function applyAll(text: string, edits: { offset: number; length: number; content: string }[]): string {
  return edits
    .toSorted((a, b) => b.offset - a.offset)
    .reduce((all, { offset, length, content }) => all.slice(0, offset) + content + all.slice(offset + length), text);
}

/** @returns undefined where nothing changes */
function withWholeDigests(record: unknown, listing: unknown): Members | undefined {
  if (!isObject(record) || !isObject(record.members)) return undefined;
  const written = Object.entries(record.members).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  if (written.every(([, digest]) => digest.length >= DIGEST_LENGTH)) return undefined;
  const { members: _short, ...rest } = record;
  // Of a listing that is not published nobody compares anything.
  if (!isObject(listing)) return rest;
  const present = Object.entries(listing).filter(([name]) => !NOT_EDITED.includes(name));
  const digests = Object.fromEntries(present.map(([name, value]) => [name, digestOf(value)]));
  const known = Object.fromEntries(written);
  const names = new Set([...Object.keys(known), ...Object.keys(digests)]);
  const edited = [...names].filter((name) => !isWritten(digests[name], known[name]));
  const noted = Object.fromEntries(edited.map((name) => [name, listing[name] ?? null]));
  const overrides = { ...(isObject(record.overrides) && record.overrides), ...noted };
  return { ...rest, members: digests, overrides };
}

function isWritten(present: string | undefined, written: string | undefined): boolean {
  if (present === undefined || written === undefined) return present === written;
  return present.startsWith(written);
}

function digestOf(value: unknown): string {
  return sha256(compactJson(value)).slice(0, DIGEST_LENGTH);
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
