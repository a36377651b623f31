/** Tags → versions. */
import type { Artifact, Release } from '../../../schemas/contracts/generated/listing.ts';
import { readDownloadName } from '../../../schemas/rules/download-name.ts';
import { currentVersion, isPrerelease, newestFirst } from '../../../schemas/rules/version-order.ts';
import { defined } from '../../../schemas/rules/without-undefined.ts';
import type { ForgeRelease } from './forge-project.ts';
import { countedAlike, mainPackage, ownNames, type Tagged } from './main-package.ts';
import { isCommit, parseTag } from './tag-name.ts';
import { developmentMark, withoutMarks, withoutVariants } from './version-habits.ts';

/** Versions of one repository that are listed, newest first. */
export const MAX_VERSIONS = 100;
/** Of all versions together: a few repositories attach a thousand files to each release. */
const MAX_ARTIFACTS_IN_ALL = 500;
/** As many tags after the last version, none of them one, are no accident. */
const FEW_LATER = 3;

export interface RepositoryVersions {
  /** Newest first, at most {@link MAX_VERSIONS}, of one package. */
  versions: Release[];
  /** Entries of other packages, and those that are no versions. */
  leftOut: number;
  /** Nothing the forge could say would lead to those of another package. */
  isSure: boolean;
  /** Why a person should look at which version is the current one. */
  doubt?: 'package' | 'name' | 'left_out' | 'development';
}

export interface AboutRepository {
  /** owner/name */
  path: string;
  /** Tag of what the forge itself calls the latest release. */
  latest?: string | undefined;
}

/**
 * Where no tag looks like a version, their names are all that is certain. Otherwise tags without one move (nightly,
 * latest) or are of another purpose, and are left out.
 */
export function toVersions(releases: readonly ForgeRelease[], about: AboutRepository): RepositoryVersions {
  const { entries, isOwn, doubt } = entriesOfMainPackage(releases, about);
  const product = about.path.slice(about.path.lastIndexOf('/') + 1);
  const byVersion = new Map<string, Release>();
  for (const { release, version, isBefore } of entries) {
    if (!byVersion.has(version)) byVersion.set(version, toRelease(version, release, { isBefore, product }));
  }
  const versions = withFewArtifacts(newestOf(newestFirst([...byVersion.values()])));
  const leftOut = releases.length - entries.length;
  const mark = developmentMark(versions) ? ('development' as const) : undefined;
  return defined({ versions, leftOut, isSure: isOwn, doubt: doubt ?? mark });
}

/** The entry behind the version a visitor should get. */
export function entryOfCurrentVersion(releases: readonly ForgeRelease[], about: AboutRepository) {
  const current = currentVersion(toVersions(releases, about).versions);
  return entriesOfMainPackage(releases, about).entries.find(({ version }) => version === current?.version)?.release;
}

/** Of tags beside releases, those whose versions come after every release, newest first. Pre-releases show nothing. */
export function tagsAhead(
  releases: readonly ForgeRelease[],
  tags: readonly ForgeRelease[],
  about: AboutRepository,
): ForgeRelease[] {
  const released = new Set(releases.map(({ tag }) => tag));
  const all = [...releases, ...tags.filter(({ tag }) => !released.has(tag))];
  const entries = new Map<string, ForgeRelease>();
  for (const { version, release } of entriesOfMainPackage(all, about).entries) {
    if (!entries.has(version)) entries.set(version, release);
  }
  const { versions } = toVersions(all, about);
  const newest = versions.findIndex(({ version }) => released.has(entries.get(version)?.tag ?? ''));
  const ahead = versions.slice(0, newest === -1 ? undefined : newest).filter(({ prerelease }) => !prerelease);
  return ahead.flatMap(({ version }) => entries.get(version) ?? []);
}

interface Entry {
  release: ForgeRelease;
  version: string;
  isBefore: boolean;
}

function entriesOfMainPackage(releases: readonly ForgeRelease[], { path, latest }: AboutRepository) {
  const isOwn = ownNames(path);
  const hasCommits = releases.some(({ tag }) => isCommit(tag));
  const unread: ForgeRelease[] = [];
  const tagged = releases.flatMap((release) => {
    const name = parseTag(release.tag, isOwn);
    // Among names of commits a number of seven digits is one, too.
    if (name === undefined || (hasCommits && /^\d{7}$/.test(release.tag))) {
      unread.push(release);
      return [];
    }
    const isStable = !(release.prerelease || name.isBefore || isPrerelease(name.version));
    return { release, name, day: release.releasedOn, isStable };
  });
  if (tagged.length === 0) {
    const entries: Entry[] = releases.map((release) => ({ release, version: release.tag, isBefore: false }));
    return { entries, isOwn: false, doubt: 'name' as const };
  }
  const main = mainPackage(tagged, { path, latest: latest === undefined ? undefined : parseTag(latest, isOwn) });
  const counted = withoutVariants(withoutMarks(countedAlike(main.entries)));
  const entries: Entry[] = counted.map(({ release, name }) => ({ release, ...name }));
  // Chapters, sprints: what is counted by single numbers under another name may be no version at all.
  const isOther = !main.isOwn && entries.every(({ version }) => /^\d+$/.test(version));
  const missed = isMissed(unread, tagged) ? ('left_out' as const) : undefined;
  return {
    entries,
    isOwn: main.isOwn,
    doubt: main.isDoubtful ? ('package' as const) : isOther ? ('name' as const) : missed,
  };
}

/** Whether what could not be read as a version is most of all, or goes on where the versions end. */
function isMissed(unread: readonly ForgeRelease[], read: readonly Tagged[]): boolean {
  const numbered = unread.filter(({ tag }) => /\d/.test(tag));
  const last = read.reduce((latest, { day = '' }) => (day > latest ? day : latest), '');
  const later = last === '' ? [] : numbered.filter(({ releasedOn = '' }) => releasedOn > last);
  return numbered.length > read.length || later.length >= FEW_LATER;
}

/** The version a visitor should get is among them, even after a hundred builds of nights. */
function newestOf(versions: readonly Release[]): Release[] {
  const newest = versions.slice(0, MAX_VERSIONS);
  const current = currentVersion(versions);
  return current === undefined || newest.includes(current) ? newest : [...newest.slice(0, -1), current];
}

function toRelease(
  version: string,
  { releasedOn, prerelease = false, notesUrl, artifacts = [] }: ForgeRelease,
  { isBefore, product }: { isBefore: boolean; product: string },
): Release {
  const downloads = artifacts.flatMap((artifact) => toDownload(artifact, product));
  return defined({
    version,
    released_on: releasedOn,
    // Many publishers do not set the forge's mark for 2.0.0-rc.1.
    prerelease: prerelease || isBefore || isPrerelease(version),
    notes_url: notesUrl,
    artifacts: downloads.length > 0 ? downloads : undefined,
  });
}

/** What a file's name says of it. Checksums, signatures and their like are no downloads of the product. */
function toDownload(artifact: Artifact, product: string): Artifact[] {
  const { role, platform, format } = readDownloadName(artifact.uri, product);
  return role === 'accompanying' ? [] : [defined({ ...artifact, platform, format })];
}

function withFewArtifacts(versions: readonly Release[]): Release[] {
  let left = MAX_ARTIFACTS_IN_ALL;
  return versions.map((version) => {
    const artifacts = version.artifacts?.slice(0, left) ?? [];
    left -= artifacts.length;
    return defined({ ...version, artifacts: artifacts.length > 0 ? artifacts : undefined });
  });
}
