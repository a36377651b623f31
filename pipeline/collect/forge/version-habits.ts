/**
 * Habits of publishers by which a tag is no version of its own: a number between 90 and 99 that marks where work on the
 * next line began (`2.1.99` among 2.1.4 and 2.1.5), and one version in several tags (`1.4.0-windows` beside
 * `1.4.0-linux`), each with the name of a platform or an edition.
 */
import type { Release } from '../../../schemas/contracts/generated/listing.ts';
import { currentVersion } from '../../../schemas/rules/version-order.ts';
import { parseVersion } from '../../../schemas/rules/versions/parse-version.ts';
import type { Tagged } from './main-package.ts';

const [FIRST_MARK, LAST_MARK] = [90, 99];
/** Numbers that are counted follow each other more closely: 1.89, 1.90. */
const CLOSE = 10;
const COUNTED = 50;

interface Numbered {
  line: string;
  number: number;
  day: string;
}
const ENDING = /^(.*\d)[-_.+]([a-z]{2,20}(?:[-_]?(?:\d{2}|arm64|x64|x86))?)$/i;

/** Without marks, where days or the publisher's habit show that they are none of the releases. */
export function withoutMarks<T extends Pick<Tagged, 'name' | 'day'>>(entries: readonly T[]): T[] {
  return withoutHabit(withoutPassed(entries));
}

/** Without those after which their own line went on with lower numbers: nobody counts from 99 back to 5. */
function withoutPassed<T extends Pick<Tagged, 'name' | 'day'>>(entries: readonly T[]): T[] {
  const numbered = entries.map(({ name, day }) => numberedAs(name.version, day));
  const last = new Map<string, string>();
  for (const { line, number, day } of numbered) {
    if (number < FIRST_MARK && day > (last.get(line) ?? '')) last.set(line, day);
  }
  // A number alone has no line: 12, 99.
  const isPassed = ({ line, number, day }: Numbered) =>
    line !== '' && isMarkNumber(number) && day !== '' && (last.get(line) ?? '') > day;
  return entries.filter((_entry, index) => !isPassed(numbered[index] as Numbered));
}

/**
 * 3.35.92 came before 3.36.0, so 3.37.92 comes before 3.38.0; 0.99 before 1.0, so 1.99 before 2.0. Such marks in one line
 * may be an accident, in two they are a habit; where numbers are counted to 50 and more, they are none.
 */
function withoutHabit<T extends Pick<Tagged, 'name'>>(entries: readonly T[]): T[] {
  const releases = entries.map(({ name }) => (parseVersion(name.version)?.release ?? []).map(Number));
  for (const place of [1, 2]) {
    const isMarked = (release: readonly number[]) => isMarkNumber(release[place] ?? 0);
    const marked = new Set(releases.filter(isMarked).map((release) => release.slice(0, place).join('.')));
    const isCounter = releases.some((release) => (release[place] ?? 0) >= COUNTED && !isMarked(release));
    const isHabit = marked.size > 1 && !isCounter && !releases.every(isMarked);
    if (isHabit) return entries.filter((_entry, index) => !isMarked(releases[index] ?? []));
  }
  return [...entries];
}

/** Whether the current version may be such a mark, at any place of it: nothing was counted up to it. */
export function developmentMark(versions: readonly Release[]): boolean {
  const numbersOf = ({ version }: Release) => (parseVersion(version)?.release ?? []).map(Number);
  const found = currentVersion(versions);
  const current = found === undefined ? [] : numbersOf(found);
  const all = versions.map(numbersOf);
  return current.some((number, place) => {
    if (place === 0 || !isMarkNumber(number)) return false;
    const isOfLine = (release: readonly number[]) =>
      release.slice(0, place).join('.') === current.slice(0, place).join('.');
    const unmarked = all.filter((release) => place < release.length && !isMarkNumber(release[place] ?? 0));
    // Of a line that begins with marks, others tell how this publisher counts.
    const before = unmarked.some(isOfLine) ? unmarked.filter(isOfLine) : unmarked;
    return before.length > 0 && Math.max(...before.map((release) => release[place] ?? 0)) + CLOSE < FIRST_MARK;
  });
}

function numberedAs(version: string, day = ''): Numbered {
  const release = parseVersion(version)?.release ?? [];
  return { line: release.slice(0, -1).join('.'), number: Number(release.at(-1)), day };
}

function isMarkNumber(number: number): boolean {
  return number >= FIRST_MARK && number <= LAST_MARK;
}

/** Each with the number alone, where that number stands with two such endings. */
export function withoutVariants<T extends Pick<Tagged, 'name'>>(entries: readonly T[]): T[] {
  const endings = new Map<string, Set<string>>();
  const split = entries.map(({ name: { version } }) => {
    const [, number = '', ending = ''] = parseVersion(version)?.isVariant ? (ENDING.exec(version) ?? []) : [];
    if (number !== '') endings.set(number, (endings.get(number) ?? new Set()).add(ending));
    return number;
  });
  return entries.map((entry, index) => {
    const number = split[index] ?? '';
    const areMany = (endings.get(number)?.size ?? 0) > 1;
    return areMany ? { ...entry, name: { ...entry.name, version: number } } : entry;
  });
}
