/**
 * A version's text → its parts: SemVer, PEP 440, calendar versions, Debian's, with points, underscores or dashes. One
 * grammar for all, because a list that changes its scheme is still one list.
 */

export interface ParsedVersion {
  /** Letters glued before the first number, in small letters; none for a `v`. */
  prefix: string;
  /** Numbers of the release, as text without leading zeros: they may be longer than 2^53. */
  release: readonly string[];
  /** What follows them, most significant first. */
  stages: readonly VersionStage[];
  /** What follows the numbers, as it is written. */
  rest: string;
  /** It has words that mean nothing here: `1.1-german`. */
  isVariant: boolean;
}

/** Below 0 comes before the release itself, above 0 after it. */
export interface VersionStage {
  rank: number;
  number: string;
}

const BEFORE = ranks([
  [-9, 'dev snapshot nightly canary unstable experimental'],
  [-8, 'alpha'],
  [-7, 'milestone ea eap insider insiders next'],
  [-6, 'beta'],
  [-5, 'pre prerelease preview'],
  [-4, 'candidate rc cr'],
]);
const VARIANT = -1;
/** Said of the release itself. */
const ITSELF = new Set(['final', 'ga', 'release', 'stable', 'lts']);
const AFTER = new Set('post p patch pl sp fp fix bugfix hotfix r rev revision u update build'.split(' '));
/** Of PEP 440 and Maven, and only before a number: `1.0.2b` is a correction of 1.0.2. */
const SHORT_BEFORE = ranks([
  [-8, 'a'],
  [-7, 'm'],
  [-6, 'b'],
  [-4, 'c'],
]);

/** One kind of mark stands between all numbers: 2026-01-31 is one release, 1.2-3 is the third of 1.2. */
const RELEASE = /^(?:[vV]{1,2}(?=\d)|([A-Za-z]{0,40})(?=\d))(\d+(?:(?:\.\d+)+|(?:_\d+)+|(?:-\d+)+)?)/;

/** Undefined for a text that does not begin with a number, or letters and a number. */
export function parseVersion(text: string): ParsedVersion | undefined {
  const [start, prefix = '', numbers = ''] = RELEASE.exec(text) ?? [];
  if (start === undefined) return undefined;
  const release = numbers.split(/[._-]/).map(withoutZeros);
  const rest = text.slice(start.length);
  // Nearly every version.
  if (rest === '') return { prefix: prefix.toLowerCase(), release, stages: [], rest, isVariant: false };
  const [main = '', build = ''] = splitOnce(rest, '+');
  const stages = stagesOf(main, release.length);
  const isVariant = stages.some(({ rank }) => rank === VARIANT);
  return { prefix: prefix.toLowerCase(), release, stages: [...stages, ...buildStages(build)], rest, isVariant };
}

/** True for a word that says of what it stands with that it comes before the release. */
export function isWordBefore(word: string): boolean {
  return BEFORE.has(word.toLowerCase());
}

/** True if anything in it comes before the release, wherever it stands: `2.0 Alpha 3`, `nightly`, `2.4a2`. */
export function comesBefore(text: string): boolean {
  const [main = ''] = splitOnce(text, '+');
  const words = wordsOf(main);
  return words.some((word, index) => (index > 0 || isWordBefore(word)) && rankOf(words, index) < VARIANT);
}

/** True if the first word after the numbers says that this is the release, or a correction of it. */
export function isItselfOrAfter(text: string): boolean {
  const [start = ''] = RELEASE.exec(text) ?? [];
  const word = wordsOf(text.slice(start.length))[0]?.toLowerCase() ?? '';
  return ITSELF.has(word) || AFTER.has(word);
}

function stagesOf(text: string, numbersBefore: number): VersionStage[] {
  const words = wordsOf(text);
  // SemVer's 1.0.0-1 comes before 1.0.0; Debian's 1.0-1 is its first package.
  const isSemver = numbersBefore === 3 && text.startsWith('-');
  const isLetter = /^[a-z](?![a-z])/i.test(text);
  return words.flatMap((word, index) => {
    const next = words[index + 1] ?? '';
    const number = isDigits(next) ? withoutZeros(next) : '0';
    if (isDigits(word)) {
      if (index > 0 && !isDigits(words[index - 1] ?? '')) return [];
      return { rank: isSemver && index === 0 ? VARIANT - 1 : 1, number: withoutZeros(word) };
    }
    const rank = rankOf(words, index);
    if (rank === VARIANT && index === 0 && isLetter) return { rank: 1, number: letterNumber(word) };
    return ITSELF.has(word.toLowerCase()) ? [] : { rank, number };
  });
}

function rankOf(words: readonly string[], index: number): number {
  const word = words[index]?.toLowerCase() ?? '';
  const short = isDigits(words[index + 1] ?? '') ? SHORT_BEFORE.get(word) : undefined;
  return BEFORE.get(word) ?? short ?? (AFTER.has(word) ? 1 : VARIANT);
}

/** 1.0.2k comes after 1.0.2j. */
function letterNumber(letter: string): string {
  return String(letter.toLowerCase().charCodeAt(0));
}

/** Metadata of a build says nothing of the order, but one of two must come first. */
function buildStages(build: string): VersionStage[] {
  return wordsOf(build)
    .filter(isDigits)
    .map((number) => ({ rank: 1, number: withoutZeros(number) }));
}

function ranks(rows: readonly (readonly [number, string])[]): ReadonlyMap<string, number> {
  return new Map(rows.flatMap(([rank, words]) => words.split(' ').map((word) => [word, rank] as const)));
}

function wordsOf(text: string): string[] {
  if (text === '') return [];
  return (text.match(/[\p{L}\d]+/gu) ?? []).flatMap((run) => (isCommit(run) ? [] : (run.match(/\p{L}+|\d+/gu) ?? [])));
}

/** The short name of a commit: its letters are no words. */
function isCommit(run: string): boolean {
  return /^g?[0-9a-f]{7,40}$/i.test(run) && /\d[a-f]+\d/i.test(run);
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function isDigits(text: string): boolean {
  return /^\d/.test(text);
}

function withoutZeros(digits: string): string {
  return digits.startsWith('0') ? digits.replace(/^0+(?=\d)/, '') : digits;
}
