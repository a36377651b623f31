/** Which versions a published listing gains without a person: each, but not whatever hangs on it. Pure. */
import type { Artifact, Listing, Release } from '../../../../schemas/contracts/generated/listing.ts';
import { isCodeHost } from '../../../../schemas/rules/code-hosts.ts';
import { hasPossibleContact } from '../../../../schemas/rules/contacts.ts';
import { FORMATS } from '../../../../schemas/rules/download-name/words.ts';
import { newestFirst } from '../../../../schemas/rules/version-order.ts';
import { findPlatform } from '../../../../schemas/rules/vocabulary.ts';
import { hostOf } from '../../../../schemas/rules/web-address.ts';
import { defined } from '../../../../schemas/rules/without-undefined.ts';
import { downloadPattern } from '../entries/download-pattern.ts';
import { doubtOfDay, isMovedByForge } from '../entries/first-seen-days.ts';
import { isBelow, isProofGone, isProved, ownHostOf, publisherAddresses } from './publisher-addresses.ts';
import { isPlainText } from './safe-without-review.ts';

/** So many new versions go on at once; more are no releases of a day. */
const MAX_NEW = 20;

/**
 * A version and its type go on where its day can be true; a day that is published stays. Downloads and notes do where
 * they lie as approved ones do, notes also below the homepage; what a version has already is not exchanged. What is new
 * in a version is a text: it goes on where its publisher is known by a proved domain, and in plain words. No version
 * that is published gives way to one that nobody has seen.
 */
export function versionsThatGoOn({ before, wanted }: Record<'before' | 'wanted', Listing>): Release[] {
  const approved = approvedPlaces(before, wanted);
  const known = new Map(before.versions.map((release) => [release.version, release]));
  const named = new Set(wanted.versions.map(({ version }) => version));
  const added = wanted.versions.length - before.versions.length;
  const areNewHeld = added > MAX_NEW || before.versions.some(({ version }) => !named.has(version));
  const all = wanted.versions.flatMap((release) => {
    const earlier = known.get(release.version);
    if (earlier !== undefined) {
      const { release_type } = earlier;
      const days = isMovedByForge(release, wanted) ? release : earlier;
      return [withApproved({ ...release, ...daysOf(earlier, days), release_type }, earlier, approved)];
    }
    const isHeld = areNewHeld || !isPlainVersion(release.version, approved.shapes);
    return isHeld || doubtOfDay(release, wanted) !== undefined ? [] : [withApproved(release, undefined, approved)];
  });
  return areNewHeld ? newestFirst([...all, ...before.versions.filter(({ version }) => !named.has(version))]) : all;
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
  shapes: ReadonlySet<string>;
  /** Texts that a person has seen, or that are as plain. */
  texts: readonly string[];
  isProved: boolean;
  ownHost: string | undefined;
  /** The highest number that versions begin with, where a leap from it is one too many. */
  lastNumber: number;
}

function approvedPlaces(listing: Listing, wanted: Listing): Approved {
  const { name, versions, descriptions } = listing;
  const ownHost = ownHostOf(listing);
  // What lies on a domain that is no longer proved may be somebody else's by now.
  const patterns = (isProofGone(listing) ? [] : versions).map(({ version, artifacts = [], notes_url }) => {
    const pattern = downloadPattern(version, ownHost);
    return { downloads: artifacts.map((found) => keyOf(found, pattern)), notes: notes_url && pattern(notes_url) };
  });
  return {
    downloads: new Set(patterns.flatMap(({ downloads }) => downloads)),
    mostDownloads: Math.max(0, ...patterns.map(({ downloads }) => downloads.length)),
    notes: new Set(patterns.flatMap(({ notes }) => notes ?? [])),
    places: publisherAddresses(listing),
    shapes: new Set(versions.map(({ version }) => shapeOf(version))),
    texts: [
      name,
      ...Object.values(descriptions).flatMap((texts) => Object.values(texts)),
      ...versions.flatMap(({ changes = [] }) => changes),
    ],
    isProved: isProved(listing),
    ownHost,
    lastNumber: isSilent(listing, wanted) ? -1 : Math.max(0, ...versions.map(({ version }) => firstNumber(version))),
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
  const pattern = downloadPattern(version, approved.ownHost);
  const isStrange = earlier === undefined && isLeap(version, approved);
  const known = earlier?.artifacts ?? [];
  const kept = known.map((one) => withFacts(one, onlyAt(one.uri, artifacts, known)));
  const added = new Map<string, Artifact>();
  for (const found of artifacts) {
    const isNew = !kept.some(({ uri }) => uri === found.uri) && !added.has(found.uri);
    const isHeld = isStrange && !isCodeHost(hostOf(found.uri) ?? '');
    if (isNew && !isHeld && approved.downloads.has(keyOf(found, pattern))) added.set(found.uri, found);
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

function harmlessChanges({ changes }: Release, { isProved, texts }: Approved): string | undefined {
  return changes !== undefined && isProved && isPlainText(changes, texts) ? changes : undefined;
}

const SILENCE_MS = 366 * 24 * 60 * 60 * 1000;

/** A domain that nobody proved may be another person's after a year, and releases with a leap in their numbers. */
function isSilent({ sources: [before] }: Listing, { sources: [now] }: Listing): boolean {
  return Date.parse(now?.last_changed_on ?? '') - Date.parse(before?.last_changed_on ?? '') > SILENCE_MS;
}

const firstNumber = (version: string) => Number(/\d+/.exec(version)?.[0] ?? 0);

function isLeap(version: string, { isProved, lastNumber }: Approved): boolean {
  return !isProved && firstNumber(version) > 2 * lastNumber + 1;
}

/** As the publisher orders them, so that a listing that is as wanted is so to the byte. */
function inOrderOf(wanted: readonly Artifact[], chosen: readonly Artifact[]): Artifact[] {
  const places = new Map(wanted.map(({ uri }, index) => [uri, index]));
  const placeIn = ({ uri }: Artifact) => places.get(uri) ?? places.size;
  return chosen.toSorted((a, b) => placeIn(a) - placeIn(b));
}

const MAX_LENGTH = 40;
/** Behind a dot, a word that is an ending of domains (dev, ga, pl) stands only with its number, like 1.2.0.dev3. */
const AFTER_DOT = 'alpha|beta|candidate|final|hotfix|milestone|patch|preview|rc|rev|release|snapshot|stable|sp|lts';
const WORD =
  'a|b|c|d|p|r|m|u|v|cr|dev|ea|fix|fp|g|ga|build|canary|insider|lite|next|nightly|pack|pl|post|pre|prerelease|revision|rtm|service|' +
  `update|version|${AFTER_DOT}`;
/** A day with its time is the longest. */
const NUMBER = '\\d{1,14}';
const NUMBERS = `${NUMBER}(?:[._]${NUMBER}){0,5}(?:-${NUMBER}){0,2}`;
/** Like -rc.1, b2, " SP1", " (build 7)", .Final. */
const MARK =
  `(?:(?:[ +~_-]{1,2}|[ _-]?\\(|(?<=\\d))(?:${WORD})|\\.(?:${AFTER_DOT})|\\.(?:${WORD})(?=[._-]?\\d))` +
  `(?:[ ._-]?${NUMBERS})?\\)?`;
const COMMIT = '[-+._~ ]g?(?=[0-9a-f]*\\d)[0-9a-f]{7,40}';
const PLAIN = new RegExp(
  `^(?:(?:v|version|release|rel|build|rev|r)[ ._-]?)?${NUMBERS}(?:${MARK}){0,3}(?:[ +~]\\(?${NUMBERS}\\)?)?(?:${COMMIT})?$`,
  'i',
);
/** Numbers that are dialed rather than counted. */
const DIALED = /(?<!\d)0\d{2}/;

/** @param known shapes of versions that are published: what a publisher writes around numbers is read once */
export function isPlainVersion(version: string, known: ReadonlySet<string>): boolean {
  if (version.length > MAX_LENGTH || DIALED.test(version) || hasPossibleContact(version)) return false;
  return PLAIN.test(version) || known.has(shapeOf(version));
}

/** A version without its numbers: two of one shape differ in nothing that is read as a word. */
export function shapeOf(version: string): string {
  return version.replace(/\d+/g, '0');
}
