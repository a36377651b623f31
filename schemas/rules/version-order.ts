/** Versions are text. This orders them, newest first, without a locale. */
import type { SemVer } from 'semver';
import compareBuild from 'semver/functions/compare-build.js';
import parseSemver from 'semver/functions/parse.js';
import { compareText } from './compare-text.ts';
import { withDays } from './versions/by-days.ts';
import {
  comesBefore,
  isItselfOrAfter,
  type ParsedVersion,
  parseVersion,
  type VersionStage,
} from './versions/parse-version.ts';

const NOTHING = '0';
const ITSELF: VersionStage = { rank: 0, number: NOTHING };

interface Dated {
  version: string;
  released_on?: string;
  prerelease: boolean;
}

/**
 * Newest first. If every version is SemVer, by SemVer, whatever the dates say, unless some count years and others do not. Otherwise versions are compared part by
 * part, and a release date that contradicts the result wins. If one of them is not a version at all, or they begin with
 * different words, by date (undated last), then in natural order.
 * One rule for the whole list, because mixing rules pair by pair is not transitive.
 */
export function newestFirst<T extends Dated>(versions: readonly T[]): T[] {
  if (versions.length < 2) return [...versions];
  // The rule of SemVer is asked for all of a list or for none of it.
  const maySemver = versions.every(({ version }) => LIKE_SEMVER.test(version));
  const placed = versions.map((entry) => ({
    ...{ entry, version: parseVersion(entry.version.trim()), semver: maySemver ? parse(entry.version) : null },
    ...{ day: entry.released_on, isStable: !entry.prerelease },
  }));
  if (!placed.every(isPlaced)) return versions.toSorted((a, b) => byDate(a, b) || byNature(a, b));
  const isOneKind = new Set(placed.map(({ version }) => version.prefix)).size <= 1;
  if (!isOneKind) return versions.toSorted((a, b) => byDate(a, b) || byNature(a, b));
  const years = placed.filter(({ semver: each }) => each !== null && isYear(each.major)).length;
  const isOneScheme = years === 0 || years === placed.length;
  const allSemver = isOneScheme && placed.every(({ semver: each }) => each !== null);
  const sorted = placed.toSorted((a, b) => {
    const bySemver = allSemver && a.semver && b.semver ? compareBuild(b.semver, a.semver) : undefined;
    return (bySemver ?? compareParsed(b.version, a.version)) || byDate(a.entry, b.entry) || byNature(a.entry, b.entry);
  });
  return (allSemver ? sorted : withDays(sorted)).map(({ entry }) => entry);
}

function isYear(major: number): boolean {
  return major >= 1990 && major < 2100;
}

type Parsed = { version: ParsedVersion | undefined };

function isPlaced<T extends Parsed>(parts: T): parts is T & { version: ParsedVersion } {
  return parts.version !== undefined;
}

/** Being refused costs the library a stack trace, so what cannot be SemVer is not shown to it. */
const LIKE_SEMVER = /^\s*v?\d+\.\d+\.\d+(?:[-+\s]|$)/;

function parse(version: string): SemVer | null {
  return LIKE_SEMVER.test(version) ? parseSemver(version) : null;
}

function byNature(a: Dated, b: Dated): number {
  return naturalCompare(b.version, a.version);
}

function byDate(a: Dated, b: Dated): number {
  return compareText(b.released_on ?? '', a.released_on ?? '');
}

/** The version a visitor should get: the newest that is no pre-release, or the newest of all; none that was withdrawn. */
export function currentVersion<T extends Pick<Dated, 'prerelease'> & { yanked?: unknown }>(
  versions: readonly T[],
): T | undefined {
  const offered = versions.filter(({ yanked }) => yanked === undefined);
  return offered.find((version) => !version.prerelease) ?? offered[0];
}

/** True for SemVer pre-releases (1.0.0-rc.1), those of PEP 440 (2.4a2), and versions that say so in a word. */
export function isPrerelease(version: string): boolean {
  if (JUST_NUMBERS.test(version)) return false;
  return comesBefore(version) || ((parse(version)?.prerelease.length ?? 0) > 0 && !isItselfOrAfter(version));
}

/** Nearly every version, in which there is no word to look for. */
const JUST_NUMBERS = /^v?[\d.]+$/;

/** Digits compare as numbers, everything else by code unit: 1.9 < 1.10. */
export function naturalCompare(a: string, b: string): number {
  const left = a.match(/\d+|\D+/g) ?? [];
  const right = b.match(/\d+|\D+/g) ?? [];
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const [x = '', y = ''] = [left[index], right[index]];
    const order = isDigits(x) && isDigits(y) ? compareNumbers(x, y) : compareText(x, y);
    if (order !== 0) return order;
  }
  return left.length - right.length || compareText(a, b);
}

function isDigits(text: string): boolean {
  return /^\d/.test(text);
}

/** By the numbers, 1.2 being equal to 1.2.0, then by what follows them. A total order of numbers and stages. */
export function compareParsed(a: ParsedVersion, b: ParsedVersion): number {
  return (
    compareLists(a.release, b.release, NOTHING, compareTidy) ||
    compareLists(a.stages, b.stages, ITSELF, (x, y) => x.rank - y.rank || compareTidy(x.number, y.number))
  );
}

/** Whole numbers of any length, as text: no 2^53 limit. */
function compareNumbers(a: string, b: string): number {
  return compareTidy(a.replace(/^0+(?=\d)/, ''), b.replace(/^0+(?=\d)/, ''));
}

function compareTidy(a: string, b: string): number {
  if (a === b) return 0;
  return a.length - b.length || (a < b ? -1 : 1);
}

function compareLists<T>(a: readonly T[], b: readonly T[], missing: T, compare: (x: T, y: T) => number): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const order = compare(a[index] ?? missing, b[index] ?? missing);
    if (order !== 0) return order;
  }
  return 0;
}
