/** Any version → the form that SemVer 2.0.0 prescribes, for a manifest. The listing keeps its publisher's own spelling. */
import { type ParsedVersion, parseVersion } from './parse-version.ts';

/** The grammar of semver.org; `releases.latest.version` in catalog-2.0.json has the same. */
const SEMVER =
  /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:-(?:0|[1-9]\d*|\d*[A-Za-z-][0-9A-Za-z-]*)(?:\.(?:0|[1-9]\d*|\d*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?$/;

/** Names of the steps before a release, by their rank in {@link parseVersion}. */
const STEPS = new Map([
  [-9, 'dev'],
  [-8, 'alpha'],
  [-7, 'milestone'],
  [-6, 'beta'],
  [-5, 'pre'],
  [-4, 'rc'],
]);
/** Words that stand before numbers and say nothing. */
const SAYS_NOTHING = new Set(['', 'v', 'version', 'ver', 'release', 'rel']);
const MAX_LENGTH = 100;

/**
 * Numbers that are missing are 0, zeros that lead go, a step before the release is called as in SemVer and stands
 * behind a dash; a fourth number, and words that mean nothing here, stand behind a plus.
 * @returns like 2.4.0 for 2.4, 2026.8.0 for 2026.08, 1.2.0-beta.3 for 1.2b3, 1.2.3+4 for 1.2.3.4; undefined for a text
 * that does not begin with a number
 */
export function asSemver(text: string): string | undefined {
  const plain = text.trim().replace(/^v(?=\d)/i, '');
  if (plain.length > MAX_LENGTH) return undefined;
  if (SEMVER.test(plain)) return plain;
  const parsed = parseVersion(plain);
  // A letter of another alphabet is a step that SemVer cannot name, and leaving it out would make it the release.
  if (parsed === undefined || !SAYS_NOTHING.has(parsed.prefix) || /[^\P{L}A-Za-z]/u.test(parsed.rest)) return undefined;
  const [major = '0', minor = '0', patch = '0', ...more] = parsed.release;
  const steps = stepsOf(parsed);
  const build = [...more, ...(steps.length > 0 ? [] : (parsed.rest.match(/[0-9A-Za-z]+/g) ?? []))];
  const semver = `${major}.${minor}.${patch}${joined('-', steps)}${joined('+', build)}`;
  return semver.length > MAX_LENGTH ? undefined : semver;
}

function stepsOf({ stages }: ParsedVersion): string[] {
  const before = stages.filter(({ rank }) => rank < 0 && (STEPS.has(rank) || rank === -2));
  return before.flatMap(({ rank, number }) => [STEPS.get(rank) ?? [], number === '0' ? [] : number].flat());
}

function joined(mark: string, identifiers: readonly string[]): string {
  return identifiers.length === 0 ? '' : mark + identifiers.join('.');
}
