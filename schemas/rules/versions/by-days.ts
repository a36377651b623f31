/** Days as the second witness of an order: what the numbers call the newest may have been left behind long ago. */
import type { ParsedVersion } from './parse-version.ts';

export interface PlacedVersion<T> {
  entry: T;
  version: ParsedVersion;
  day: string | undefined;
  isStable: boolean;
}

/** Releases of new lines after a version that show that it is not the newest one, and the days they spread over. */
const LATER_RELEASES = 3;
const LATER_DAYS = 90;
/** Passing over one may cost a look at all. */
const MOST_MISTAKES = 1_000;

/**
 * The order of the numbers, but versions that the days contradict stand where their day puts them. An old line that gets
 * corrections contradicts nothing; lines that were begun, one after the other, after a version that is higher than all
 * of them do: its number was a mistake, or the way of counting has changed.
 * @param placed highest first
 */
export function withDays<T>(placed: readonly PlacedVersion<T>[]): PlacedVersion<T>[] {
  const begun = firstDays(placed);
  const days = placed.map(({ version, day = '', isStable }) => ({
    day,
    begun: isStable ? (begun.get(lineOf(version)) ?? '') : '',
  }));
  let passed = 0;
  while (passed < MOST_MISTAKES && isLeftBehind(days, passed)) passed += 1;
  return placed.slice(0, passed).reduceRight((list, each) => inserted(list, each), placed.slice(passed));
}

interface Days {
  day: string;
  /** When its line was begun; nothing for a pre-release, which shows nothing. */
  begun: string;
}

function isLeftBehind(days: readonly Days[], index: number): boolean {
  const day = days[index]?.day ?? '';
  if (day === '') return false;
  let count = 0;
  let last = day;
  for (let other = index + 1; other < days.length; other += 1) {
    const { day: later = '', begun = '' } = days[other] ?? {};
    if (begun <= day) continue;
    count += 1;
    if (later > last) last = later;
    if (count >= LATER_RELEASES && daysBetween(day, last) >= LATER_DAYS) return true;
  }
  return false;
}

function inserted<T>(list: readonly PlacedVersion<T>[], each: PlacedVersion<T>): PlacedVersion<T>[] {
  const at = list.findIndex(({ day }) => day !== undefined && day < (each.day ?? ''));
  return at === -1 ? [...list, each] : list.toSpliced(at, 0, each);
}

/** The first day of each line. A line with an undated version was begun on no known day. */
function firstDays<T>(placed: readonly PlacedVersion<T>[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const { version, day = '' } of placed) {
    const line = lineOf(version);
    const known = first.get(line);
    if (known === undefined || day < known) first.set(line, day);
  }
  return first;
}

/** 1.2.3 is of the line 1.2. */
function lineOf({ release }: ParsedVersion): string {
  return release.slice(0, 2).join('.');
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
