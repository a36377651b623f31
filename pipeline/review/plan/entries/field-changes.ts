/** Where two forms of a listing differ, field by field: what a reviewer is shown, and what a refusal is about. Pure. */
import type { Listing, Picture, Screenshot } from '../../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../../schemas/contracts/generated/moderation.ts';
import { compareText } from '../../../../schemas/rules/compare-text.ts';
import { picturePath } from '../../../repo/data/picture-files.ts';
import { sha256 } from '../../../repo/text/sha256.ts';
import { compactJson } from '../../../repo/text/stable-json.ts';
import { downloadPattern } from './download-pattern.ts';

export interface FieldChange {
  /** Like homepage, descriptions.de.summary or "download of 2.0.0". */
  field: string;
  before?: string;
  after?: string;
}

/** A listing as it is published, perhaps under the slug it had. */
export interface PublishedListing {
  listing: Listing;
  record: LedgerRecord | undefined;
}

/**
 * Of what a source says; what the pipeline finds out by itself is left out.
 * @param before undefined for a new listing: all that it says
 */
export function fieldChanges(before: PublishedListing | undefined, after: PublishedListing): FieldChange[] {
  const then = before === undefined ? new Map<string, Value>() : valuesOf(before);
  const now = valuesOf(after);
  const changes = [...new Set([...then.keys(), ...now.keys()])]
    .filter((key) => then.get(key)?.value !== now.get(key)?.value)
    .map((key) => {
      const field = (then.get(key) ?? now.get(key))?.field ?? key;
      return { field, ...sideOf('before', then.get(key)), ...sideOf('after', now.get(key)) };
    });
  // What goes and what comes in its place stand together.
  return [...Map.groupBy(changes, ({ field }) => field).values()].flat();
}

const sideOf = (name: 'before' | 'after', found: Value | undefined) =>
  found === undefined ? {} : { [name]: found.value };

interface Value {
  field: string;
  value: string;
}

function valuesOf({ listing, record }: PublishedListing): Map<string, Value> {
  const {
    versions,
    sources,
    pictures,
    badges: _badges,
    verification: _verification,
    provenance: _provenance,
    ...said
  } = listing;
  const values = new Map<string, Value>();
  // Two of one key are two values: nothing that is said may hide behind another.
  const note = (field: string, value: string, key = field) => {
    const free = values.has(key) ? `${key} ${values.size}` : key;
    values.set(free, { field, value });
  };
  noteMembers('', said, note);
  for (const { field, value } of shownPictures(pictures)) note(field, value);
  for (const { version, released_on, released_in, artifacts = [], notes_url, changes } of versions) {
    note('version', version, `version ${version}`);
    const day = released_on ?? released_in;
    if (day !== undefined) note(`day of ${version}`, day);
    if (notes_url !== undefined) note(`notes of ${version}`, notes_url);
    if (changes !== undefined) note(`changes of ${version}`, changes);
    for (const { uri, sha256: digest = '', platform = '' } of artifacts) {
      note(`download of ${version}`, [uri, digest, platform].filter(Boolean).join('  '), `download ${version} ${uri}`);
    }
  }
  const [{ url } = {}] = sources;
  if (url !== undefined) note('feed', url);
  if (record?.webhook_host !== undefined) note('webhook host', record.webhook_host);
  return values;
}

/** A picture is identified by its file, which the reviewer has seen. */
function shownPictures({ icon, screenshots = [] }: NonNullable<Listing['pictures']> = {}): Value[] {
  const shots = screenshots.map((shot, index): [string, Picture | Screenshot] => [
    `screenshot ${index + 1} shown`,
    shot,
  ]);
  const all: [string, Picture | Screenshot][] = icon === undefined ? shots : [['icon shown', icon], ...shots];
  return all.map(([field, picture]) => {
    const { sha256: digest, from, source } = picture;
    const words = 'alt' in picture ? picture.alt : undefined;
    return { field, value: [picturePath(digest), from, source, words].filter(Boolean).join('  ') };
  });
}

function noteMembers(path: string, value: unknown, note: (field: string, value: string) => void): void {
  // Neither platforms nor integrations stand in an order that means something.
  if (Array.isArray(value)) note(path, value.toSorted().join(', '));
  else if (typeof value !== 'object' || value === null) note(path, String(value));
  else {
    for (const [name, member] of Object.entries(value))
      noteMembers(path === '' ? name : `${path}.${name}`, member, note);
  }
}

/**
 * Digest of what waits, so that a refusal holds for later versions, too: of a download it is the pattern that counts.
 * What has been exchanged behind one address is another matter each time.
 */
export function digestOfChanges(changes: readonly FieldChange[]): string {
  const keys = changes.map(({ field, before, after = '' }) => {
    const version = /^(?:download|notes) of (.*)$/s.exec(field)?.[1];
    const [uri = ''] = after.split('  ');
    return version === undefined || before !== undefined ? `${field}=${after}` : downloadPattern(version)(uri);
  });
  return sha256(compactJson([...new Set(keys)].sort(compareText)));
}
