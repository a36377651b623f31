/** Versions are text. This orders them, newest first, without a locale. */
import semver from 'semver';

interface Dated {
  version: string;
  released_on?: string;
  prerelease: boolean;
}

/**
 * Newest first: by SemVer if every version is one, else by date (undated last), then by natural order.
 * One rule for the whole list, because mixing rules pair by pair is not transitive.
 */
export function newestFirst<T extends Dated>(versions: readonly T[]): T[] {
  const parsed = new Map(versions.map(({ version }) => [version, parse(version)]));
  const allSemver = [...parsed.values()].every((version) => version !== null);
  return [...versions].sort((a, b) => {
    const [left, right] = [parsed.get(a.version), parsed.get(b.version)];
    const bySemver = allSemver && left && right ? semver.compareBuild(right, left) : 0;
    return bySemver || byDate(a, b) || naturalCompare(b.version, a.version);
  });
}

/** Being refused costs the library a stack trace, so what cannot be SemVer is not shown to it. */
const LIKE_SEMVER = /^\s*v?\d+\.\d+\.\d+(?:[-+\s]|$)/;

function parse(version: string): semver.SemVer | null {
  return LIKE_SEMVER.test(version) ? semver.parse(version) : null;
}

function byDate(a: Dated, b: Dated): number {
  return compareText(b.released_on ?? '', a.released_on ?? '');
}

/** The version a visitor should get: the newest that is no pre-release, or the newest of all. */
export function currentVersion<T extends Pick<Dated, 'prerelease'>>(versions: readonly T[]): T | undefined {
  return versions.find((version) => !version.prerelease) ?? versions[0];
}

/** True for SemVer pre-releases (1.0.0-rc.1) and for versions that call themselves alpha, beta or candidate. */
export function isPrerelease(version: string): boolean {
  const parsed = parse(version);
  return parsed === null
    ? /(?:^|[^a-z])(?:alpha|beta|rc|pre|preview|dev|nightly)(?:[^a-z]|$)/i.test(version)
    : parsed.prerelease.length > 0;
}

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

/** Whole numbers of any length, as text: no 2^53 limit. */
function compareNumbers(a: string, b: string): number {
  const [x, y] = [a.replace(/^0+(?=\d)/, ''), b.replace(/^0+(?=\d)/, '')];
  return x.length - y.length || compareText(x, y);
}

/** By code unit: the same everywhere, unlike `localeCompare`. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
