/** Days as the second witness of an order: what the numbers call the newest may have been left behind long ago. */
import type { ParsedVersion } from './parse-version.ts';

export interface Placed<T> {
  entry: T;
  version: ParsedVersion;
  day: string | undefined;
  isStable: boolean;
}

/** Releases of new lines after a version that show that it is not the newest one, and the days they spread over. */
const LATER_RELEASES = 3;
const LATER_DAYS = 90;
/** Passing over one costs a look at all. No real list has as many mistakes. */
const MOST_MISTAKES = 300;

/**
 * The order of the numbers, but versions that the days contradict stand where their day puts them. An old line that gets
 * corrections contradicts nothing; lines that were begun, one after the other, after a version that is higher than all
 * of them do: its number was a mistake, or the way of counting has changed.
 * @param placed highest first
 */
export function withDays<T>(placed: readonly Placed<T>[]): Placed<T>[] {
  const begun = firstDays(placed);
  let rest = [...placed];
  const passed: Placed<T>[] = [];
  while (rest.length > 0 && passed.length < MOST_MISTAKES) {
    const [highest, ...lower] = rest;
    if (highest === undefined || !isLeftBehind(highest, lower, begun)) break;
    passed.push(highest);
    rest = lower;
  }
  return passed.reduceRight((list, each) => inserted(list, each), rest);
}

function isLeftBehind<T>({ day }: Placed<T>, lower: readonly Placed<T>[], begun: Begun): boolean {
  if (day === undefined) return false;
  const later = lower.filter((each) => each.isStable && (begun.get(lineOf(each.version)) ?? '') > day);
  const last = later.reduce((latest, each) => (each.day !== undefined && each.day > latest ? each.day : latest), day);
  return later.length >= LATER_RELEASES && daysBetween(day, last) >= LATER_DAYS;
}

function inserted<T>(list: readonly Placed<T>[], each: Placed<T>): Placed<T>[] {
  const at = list.findIndex(({ day }) => day !== undefined && day < (each.day ?? ''));
  return at === -1 ? [...list, each] : list.toSpliced(at, 0, each);
}

type Begun = ReadonlyMap<string, string>;

/** The first day of each line. A line with an undated version was begun on no known day. */
function firstDays<T>(placed: readonly Placed<T>[]): Begun {
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
