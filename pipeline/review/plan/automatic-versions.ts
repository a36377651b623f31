/** Which versions a published listing gains without a person: each, but not whatever hangs on it. Pure. */
import type { Artifact, Listing, Release } from '../../../schemas/contracts/generated/listing.ts';
import { defined } from '../../../schemas/rules/defined.ts';
import { downloadPattern } from './downloads.ts';

/**
 * A version, its day and its type always go on. Downloads and notes do where they lie as approved ones do, notes
 * also below the homepage; what a version has already is not exchanged.
 */
export function versionsThatGoOn({ before, wanted }: Record<'before' | 'wanted', Listing>): Release[] {
  const approved = approvedPlaces(before);
  const known = new Map(before.versions.map((release) => [release.version, release]));
  return wanted.versions.flatMap((release) => {
    const earlier = known.get(release.version);
    if (earlier === undefined && !isPlainVersion(release.version, approved.words)) return [];
    return [withApproved(release, earlier, approved)];
  });
}

interface Approved {
  downloads: ReadonlySet<string>;
  notes: ReadonlySet<string>;
  /** Addresses below which a publisher's own pages lie. */
  homes: readonly string[];
  words: ReadonlySet<string>;
}

const NOTHING: Omit<Approved, 'words'> = { downloads: new Set(), notes: new Set(), homes: [] };

function approvedPlaces({ homepage, sources, versions, verification }: Listing): Approved {
  const words = new Set(versions.flatMap(({ version }) => wordsOf(version)));
  // A domain that is no longer proved may be somebody else's by now, with everything that lies on it.
  const isProofGone = (verification.verified_at ?? verification.reason) !== undefined;
  if (verification.status !== 'verified' && isProofGone) return { ...NOTHING, words };
  return {
    downloads: new Set(
      versions.flatMap(({ version, artifacts = [] }) => artifacts.map((found) => keyOf(found, version))),
    ),
    notes: new Set(
      versions.flatMap(({ version, notes_url }) => (notes_url ? downloadPattern(notes_url, version) : [])),
    ),
    homes: [homepage, sources[0]?.url].flatMap((address) =>
      address === undefined ? [] : [address.replace(/\/?$/, '/')],
    ),
    words,
  };
}

/** What a download is said to be for is text, too. */
const keyOf = ({ uri, platform = '' }: Artifact, version: string) => `${downloadPattern(uri, version)} ${platform}`;

function withApproved(release: Release, earlier: Release | undefined, { downloads, notes, homes }: Approved): Release {
  const { version, notes_url = '', artifacts = [] } = release;
  const kept = earlier?.artifacts ?? [];
  const present = new Set(kept.map(({ uri }) => uri));
  const added = artifacts.filter((found) => !present.has(found.uri) && downloads.has(keyOf(found, version)));
  const all = inOrderOf(artifacts, [...kept, ...added]);
  const isKnown = notes.has(downloadPattern(notes_url, version)) || homes.some((home) => notes_url.startsWith(home));
  return defined({
    ...release,
    notes_url: earlier?.notes_url ?? (isKnown ? notes_url : undefined),
    artifacts: all.length === 0 ? undefined : all,
  });
}

/** As the publisher orders them, so that a listing that is as wanted is so to the byte. */
function inOrderOf(wanted: readonly Artifact[], chosen: readonly Artifact[]): Artifact[] {
  const places = new Map(wanted.map(({ uri }, index) => [uri, index]));
  const placeIn = ({ uri }: Artifact) => places.get(uri) ?? places.size;
  return chosen.toSorted((a, b) => placeIn(a) - placeIn(b));
}

const MAX_VERSION_LENGTH = 40;
/** Words that versions are made of; shorter runs of letters say nothing. */
const VERSION_WORDS = new Set(
  'alpha beta build candidate final hotfix lite nightly patch post preview prerelease release revision service snapshot stable update'.split(
    ' ',
  ),
);
const MIN_WORD_LENGTH = 4;

/** A version and no sentence, and no address: other words than those of versions wait until a person has seen them. */
function isPlainVersion(version: string, known: ReadonlySet<string>): boolean {
  if (version.length > MAX_VERSION_LENGTH || !/\d/.test(version) || /\p{L}\.\p{L}|[/\\@:]/u.test(version)) return false;
  return wordsOf(version).every((word) => VERSION_WORDS.has(word) || known.has(word));
}

function wordsOf(version: string): string[] {
  const words = version.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => word.length >= MIN_WORD_LENGTH);
}
