/** Tags → versions. */
import type { Release } from '../../../schemas/contracts/generated/listing.ts';
import { defined } from '../../../schemas/rules/defined.ts';
import { currentVersion, isPrerelease, newestFirst } from '../../../schemas/rules/version-order.ts';
import type { ForgeRelease } from './forge-project.ts';

/** Versions of one repository that are listed, newest first. */
export const MAX_VERSIONS = 100;
/** Of all versions together: a few repositories attach a thousand files to each release. */
const MAX_ARTIFACTS_IN_ALL = 500;
/** Where plain versions are rarer than one in this many tags, they are the odd ones out. */
const PLAIN_SHARE = 4;

/** Words before a version that say nothing but that it is one. */
const RELEASE_WORD = /^(?:releases?|versions?|ver|rel)[-_./ ]?v?(?=\d)/i;

/**
 * A tag's text as a version. Taken off is only what cannot tell two versions of one repository apart:
 * a `v` before a digit, a word like `release-`, and the repository's own name with a separator.
 * Other prefixes stay, because they may name one of several packages: `core@1.2.0` is not `ui@1.2.0`.
 */
export function versionOfTag(tag: string, repositoryName: string): string {
  const name = repositoryName.toLowerCase();
  const separator = tag[name.length] ?? '';
  const isOwnName = tag.toLowerCase().startsWith(name) && /[-_./@]/.test(separator);
  const rest = isOwnName ? tag.slice(name.length + 1) : tag;
  const version = rest.replace(RELEASE_WORD, '').replace(/^v(?=\d)/i, '');
  return isPlain(version) ? version : tag;
}

/**
 * At most {@link MAX_VERSIONS}, newest first. Where many tags are plain versions, the others are moving tags
 * (nightly, latest) or other packages of the repository, and are left out.
 */
export function toVersions(releases: readonly ForgeRelease[], repositoryName: string) {
  const byVersion = new Map<string, Release>();
  for (const release of releases) {
    const version = versionOfTag(release.tag, repositoryName);
    if (!byVersion.has(version)) byVersion.set(version, toRelease(version, release));
  }
  const all = [...byVersion.values()];
  const plain = all.filter(({ version }) => isPlain(version));
  const kept = plain.length * PLAIN_SHARE >= all.length ? plain : all;
  const versions = withFewArtifacts(newestFirst(kept).slice(0, MAX_VERSIONS));
  return { versions, leftOut: all.length - kept.length };
}

/** The entry behind the version a visitor should get. */
export function entryOfCurrentVersion(entries: readonly ForgeRelease[], repositoryName: string) {
  const current = currentVersion(toVersions(entries, repositoryName).versions);
  return entries.find(({ tag }) => versionOfTag(tag, repositoryName) === current?.version);
}

function isPlain(version: string): boolean {
  return /^\d/.test(version);
}

function toRelease(
  version: string,
  { releasedOn, prerelease = false, notesUrl, artifacts = [] }: ForgeRelease,
): Release {
  return defined({
    version,
    released_on: releasedOn,
    // Many publishers do not set the forge's mark for 2.0.0-rc.1.
    prerelease: prerelease || isPrerelease(version),
    notes_url: notesUrl,
    artifacts: artifacts.length > 0 ? artifacts : undefined,
  });
}

function withFewArtifacts(versions: readonly Release[]): Release[] {
  let left = MAX_ARTIFACTS_IN_ALL;
  return versions.map((version) => {
    const artifacts = version.artifacts?.slice(0, left) ?? [];
    left -= artifacts.length;
    return defined({ ...version, artifacts: artifacts.length > 0 ? artifacts : undefined });
  });
}
