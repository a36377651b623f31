/** Which of a repository's packages its listing is of: two packages never share one list of versions. */
import { compareText } from '../../../schemas/rules/compare-text.ts';
import { parseVersion } from '../../../schemas/rules/versions/parse-version.ts';
import { packageName, type TagName } from './tag-name.ts';

export interface Tagged {
  name: TagName;
  day: string | undefined;
  isStable: boolean;
}

export interface MainPackage<T> {
  entries: T[];
  /** It is called like the repository, or has no name. */
  isOwn: boolean;
  /** Nothing but numbers of releases speaks for it. */
  isDoubtful: boolean;
}

/** A package that is called like the repository is the main one, unless it is rarer than one in this many. */
const OWN_SHARE = 8;
/** Where no day is known, whole numbers are odd among twice as many versions. */
const ODD_SHARE = 2;
/** As long after the last release of it others may go on, as often, before it counts as given up. */
const SILENT_DAYS = 365;
const LATER_RELEASES = 3;
/** Releases of this many days before the newest say which package is released most. */
const RECENT_DAYS = 730;

/** @param path owner/name of the repository; `latest`: name of the tag that the forge calls the latest release */
export function mainPackage<T extends Tagged>(
  entries: readonly T[],
  { path, latest }: { path: string; latest?: TagName | undefined },
): MainPackage<T> {
  const isOwn = ownNames(path);
  const keyOf = ({ package: name }: TagName) => (isOwn(name) ? '' : name);
  const groups = Map.groupBy(entries, ({ name }) => keyOf(name));
  const own = groups.get('') ?? [];
  const others = [...groups].filter(([key]) => key !== '');
  const groupsOfOthers = others.map(([, group]) => group);
  if (others.length === 0 || isAlive(own, groupsOfOthers)) return { entries: own, isOwn: true, isDoubtful: false };
  const said = latest && groups.get(keyOf(latest));
  if (said !== undefined) return { entries: said, isOwn: said === own, isDoubtful: false };
  const [most] = byReleases(others);
  return { entries: most?.[1] ?? own, isOwn: false, isDoubtful: others.length > 1 || own.length > 0 };
}

/** @returns true for what a tag calls the package if the repository is called so: with its owner, or without its language. */
export function ownNames(path: string): (name: string) => boolean {
  const [owner = '', ...rest] = path.split('/');
  const name = packageName(rest.at(-1) ?? '');
  // acme/tool-desktop tags desktop-5.1.
  const last = name.match(/-([\p{L}\p{N}]{4,})$/u)?.[1] ?? name;
  const names = [
    name,
    last,
    `${packageName(owner)}-${name}`,
    name.replace(/-?(?:js|ts|py|rb|rs|go|php|net|monorepo)$/, ''),
  ];
  const glued = new Set(names.map(compact));
  return (tagged) => tagged === '' || glued.has(compact(tagged));
}

function compact(name: string): string {
  return name.replaceAll('-', '');
}

function isAlive(own: readonly Tagged[], others: readonly (readonly Tagged[])[]): boolean {
  const isRare = own.length === 0 || others.some((group) => own.length * OWN_SHARE < group.length);
  const last = lastDay(own);
  // Days are known of the newest only, if not of all.
  if (last === undefined) return !isRare && others.every((group) => lastDay(group) === undefined);
  const silentUntil = dayAfter(last, SILENT_DAYS);
  const isGivenUp = others.some(
    (group) => group.filter(({ day, isStable }) => isStable && (day ?? '') > silentUntil).length >= LATER_RELEASES,
  );
  return !isGivenUp && (!isRare || own.length > 1);
}

/** The package that is released most comes first. */
function byReleases<T extends Tagged>(groups: readonly (readonly [string, T[]])[]) {
  const last = groups.map(([, group]) => lastDay(group) ?? '').reduce((a, b) => (a > b ? a : b), '');
  const since = last === '' ? '' : dayAfter(last, -RECENT_DAYS);
  const recent = (group: readonly T[]) => group.filter(({ day = '' }) => day >= since).length;
  return groups.toSorted(
    ([a, ofA], [b, ofB]) =>
      recent(ofB) - recent(ofA) ||
      ofB.length - ofA.length ||
      compareText(lastDay(ofB) ?? '', lastDay(ofA) ?? '') ||
      compareText(a, b),
  );
}

/**
 * Without whole numbers that are no versions of a package that counts otherwise: builds and days among 1.2, 1.3. One
 * that is about to become the next first number, as `v5` before 5.0, stays.
 */
export function countedAlike<T extends Pick<Tagged, 'name' | 'day'>>(entries: readonly T[]): T[] {
  const numbers = entries.map(({ name }) => parseVersion(name.version)?.release ?? []);
  const highest = numbers.filter(isPointed).reduce((high, [first]) => Math.max(high, Number(first)), 0);
  const isOdd = (release: readonly string[]) => !isPointed(release) && Number(release[0]) > highest + 1;
  // Where there are days, they say which way of counting is the later one.
  const share = entries.some(({ day }) => day !== undefined) ? OWN_SHARE : ODD_SHARE;
  const areFew = numbers.filter(isOdd).length * share < numbers.filter(isPointed).length;
  return areFew ? entries.filter((_entry, index) => !isOdd(numbers[index] ?? [])) : [...entries];
}

function isPointed(release: readonly string[]): boolean {
  return release.length > 1;
}

function lastDay(group: readonly Tagged[]): string | undefined {
  const stable = group.filter(({ isStable }) => isStable);
  return (stable.length > 0 ? stable : group).reduce<string | undefined>(
    (last, { day }) => (day !== undefined && (last === undefined || day > last) ? day : last),
    undefined,
  );
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
