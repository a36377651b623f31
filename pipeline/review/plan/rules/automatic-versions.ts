/** Which versions a published listing gains without a person: each, but not whatever hangs on it. Pure. */
import type { Artifact, Listing, Release } from '../../../../schemas/contracts/generated/listing.ts';
import { hasPossibleContact } from '../../../../schemas/rules/contacts.ts';
import { defined } from '../../../../schemas/rules/defined.ts';
import { FORMATS } from '../../../../schemas/rules/download-name/words.ts';
import { findPlatform } from '../../../../schemas/rules/vocabulary.ts';
import { downloadPattern } from '../entries/downloads.ts';
import { doubtOfDay, isMovedByForge } from '../entries/first-seen.ts';
import { containsLink } from './link-in-text.ts';
import { isBelow, isProofGone, isProved, publisherAddresses } from './publisher-addresses.ts';

/**
 * A version and its type go on where its day can be true; a day that is published stays. Downloads and notes do where
 * they lie as approved ones do, notes also below the homepage; what a version has already is not exchanged. What is new
 * in a version is a text: it goes on where its publisher is known by a proved domain, and where it leads nowhere.
 */
export function versionsThatGoOn({ before, wanted }: Record<'before' | 'wanted', Listing>): Release[] {
  const approved = approvedPlaces(before);
  const known = new Map(before.versions.map((release) => [release.version, release]));
  return wanted.versions.flatMap((release) => {
    const earlier = known.get(release.version);
    if (earlier !== undefined) {
      const days = isMovedByForge(release, wanted) ? release : earlier;
      return [withApproved({ ...release, ...daysOf(earlier, days) }, earlier, approved)];
    }
    if (!isPlainVersion(release.version, approved.words) || doubtOfDay(release, wanted) !== undefined) return [];
    return [withApproved(release, undefined, approved)];
  });
}

/** When it was first seen never changes; when it was released does where that is attested. */
function daysOf(earlier: Release, { released_on, released_in }: Release) {
  return { released_on, released_in, seen_on: earlier.seen_on, unseen_on: earlier.unseen_on };
}

interface Approved {
  downloads: ReadonlySet<string>;
  /** As many as an approved version has. */
  mostDownloads: number;
  notes: ReadonlySet<string>;
  /** Addresses below which a publisher's own pages lie. */
  places: readonly string[];
  words: ReadonlySet<string>;
  isProved: boolean;
}

function approvedPlaces(listing: Listing): Approved {
  const { versions } = listing;
  // What lies on a domain that is no longer proved may be somebody else's by now.
  const patterns = (isProofGone(listing) ? [] : versions).map(({ version, artifacts = [], notes_url }) => {
    const pattern = downloadPattern(version);
    return { downloads: artifacts.map((found) => keyOf(found, pattern)), notes: notes_url && pattern(notes_url) };
  });
  return {
    downloads: new Set(patterns.flatMap(({ downloads }) => downloads)),
    mostDownloads: Math.max(0, ...patterns.map(({ downloads }) => downloads.length)),
    notes: new Set(patterns.flatMap(({ notes }) => notes ?? [])),
    places: publisherAddresses(listing),
    words: new Set(versions.flatMap(({ version }) => wordsOf(version))),
    isProved: isProved(listing),
  };
}

/** What a download is said to be for is text, too, unless it is a word of the vocabulary. */
const keyOf = ({ uri, platform = '', format = '' }: Artifact, pattern: (uri: string) => string) =>
  `${pattern(uri)} ${isListed(platform) ? '' : platform}${isListedFormat(format) ? '' : ` ${format}`}`;

const isListed = (platform: string) => findPlatform(platform) === platform;

const LISTED_FORMATS = new Set(['', ...FORMATS.values()]);
const isListedFormat = (format: string) => LISTED_FORMATS.has(format);

/** A download as it was approved, with what its publisher says of the same file in numbers and listed words. */
function withFacts(approved: Artifact, found: Artifact | undefined): Artifact {
  if (found === undefined || found.sha256 !== approved.sha256) return approved;
  const { size_bytes, format, platform } = found;
  const said = approved.platform ?? (platform !== undefined && isListed(platform) ? platform : undefined);
  const listed = isListedFormat(format ?? '') ? format : approved.format;
  return defined({ ...approved, platform: said, size_bytes, format: listed });
}

/** Of several files at one address nobody knows which is which. */
function onlyAt(address: string, ...lists: readonly (readonly Artifact[])[]): Artifact | undefined {
  const [found = [], ...others] = lists.map((list) => list.filter(({ uri }) => uri === address));
  return [found, ...others].every(({ length }) => length === 1) ? found[0] : undefined;
}

function withApproved(release: Release, earlier: Release | undefined, approved: Approved): Release {
  const { version, notes_url, artifacts = [] } = release;
  const pattern = downloadPattern(version);
  const known = earlier?.artifacts ?? [];
  const kept = known.map((one) => withFacts(one, onlyAt(one.uri, artifacts, known)));
  const added = new Map<string, Artifact>();
  for (const found of artifacts) {
    const isNew = !kept.some(({ uri }) => uri === found.uri) && !added.has(found.uri);
    if (isNew && approved.downloads.has(keyOf(found, pattern))) added.set(found.uri, found);
  }
  const room = Math.max(0, approved.mostDownloads - kept.length);
  const all = inOrderOf(artifacts, [...kept, ...[...added.values()].slice(0, room)]);
  return defined({
    ...release,
    notes_url: earlier?.notes_url ?? (isKnownPlace(notes_url, pattern, approved) ? notes_url : undefined),
    changes: earlier === undefined ? harmlessChanges(release, approved) : earlier.changes,
    artifacts: all.length === 0 ? undefined : all,
  });
}

function isKnownPlace(address: string | undefined, pattern: (uri: string) => string, { notes, places }: Approved) {
  const href = address === undefined ? undefined : URL.parse(address)?.href;
  return href !== undefined && (notes.has(pattern(href)) || isBelow(href, places));
}

function harmlessChanges({ changes }: Release, { isProved }: Approved): string | undefined {
  return changes !== undefined && isProved && !containsLink(changes) && !hasPossibleContact(changes)
    ? changes
    : undefined;
}

/** As the publisher orders them, so that a listing that is as wanted is so to the byte. */
function inOrderOf(wanted: readonly Artifact[], chosen: readonly Artifact[]): Artifact[] {
  const places = new Map(wanted.map(({ uri }, index) => [uri, index]));
  const placeIn = ({ uri }: Artifact) => places.get(uri) ?? places.size;
  return chosen.toSorted((a, b) => placeIn(a) - placeIn(b));
}

/** Digits, marks and words of versions: no other letters, and no sign that joins an address. */
const VERSION = /^[0-9A-Za-z][0-9A-Za-z ._+~()-]{0,39}$/;
const VERSION_WORDS = new Set(
  (
    'a alpha b beta build c canary candidate cr dev ea final fix fp g ga hotfix insider lite lts m milestone next nightly ' +
    'p patch pl post pre preview prerelease r rc release rev revision rtm service pack snapshot sp stable u update v version'
  ).split(' '),
);
/** The short name of a commit. */
const COMMIT = /(?<![0-9A-Za-z])g?(?=[0-9a-f]{0,39}\d)[0-9a-f]{7,40}(?![0-9A-Za-z])/g;

/** A version and no sentence, and no address: other words than those of versions wait until a person has seen them. */
function isPlainVersion(version: string, known: ReadonlySet<string>): boolean {
  if (!VERSION.test(version) || !/\d/.test(version) || hasPossibleContact(version)) return false;
  return wordsOf(version.replace(COMMIT, '')).every((word) => VERSION_WORDS.has(word) || known.has(word));
}

function wordsOf(version: string): string[] {
  return version.toLowerCase().match(/\p{L}+/gu) ?? [];
}
