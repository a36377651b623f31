/** The parts of a listing that a person may correct: each has a name, like category or descriptions.de.summary. Pure. */
import { isObject, memberAt } from '../../../schemas/rules/members.ts';

/** Which listing it is, where it comes from and what time brings: the pipeline's own, and never overridden. */
export const NOT_OVERRIDDEN = [
  ...['slug', 'versions', 'sources', 'provenance', 'verification', 'renamed_from', 'badges', '$schema'],
];
/** Members that have parts of their own, and how deep those lie; every other member is one part. */
const DEPTHS = new Map([
  ['descriptions', 2],
  ['pictures', 1],
]);

export function isOverridable(name: string): boolean {
  const [member = '', ...rest] = name.split('.');
  return !NOT_OVERRIDDEN.includes(member) && rest.length <= (DEPTHS.get(member) ?? 0);
}

export function partsOf(listing: object): Map<string, unknown> {
  const members = Object.entries(listing).filter(([name, value]) => value !== undefined && isOverridable(name));
  return new Map(members.flatMap(([name, value]) => partsBelow(name, value, DEPTHS.get(name) ?? 0)));
}

function partsBelow(name: string, value: unknown, depth: number): [string, unknown][] {
  if (depth === 0 || !isObject(value)) return [[name, value]];
  return Object.entries(value).flatMap(([key, inner]) => partsBelow(`${name}.${key}`, inner, depth - 1));
}

/** @returns undefined where it is not there */
export function partOf(listing: object, name: string): unknown {
  return memberAt(listing, name.split('.'));
}

/** @param value null or undefined takes the part away, and what holds nothing else */
function withPart(members: object, name: string, value: unknown): object {
  const [first = '', ...rest] = name.split('.');
  const all = new Map<string, unknown>(Object.entries(members));
  const inner = all.get(first);
  const changed = rest.length === 0 ? value : withPart(isObject(inner) ? inner : {}, rest.join('.'), value);
  const isGone = changed === null || changed === undefined || (rest.length > 0 && isEmpty(changed));
  if (isGone) all.delete(first);
  else all.set(first, changed);
  return Object.fromEntries(all);
}

/** A correction of a text in a language that its publisher has given up goes with it. */
export function withOverrides<Members extends { descriptions?: unknown }>(
  members: Members,
  overrides: Readonly<Record<string, unknown>>,
): Members {
  if (isEmpty(overrides)) return members;
  const byDepth = Object.entries(overrides).sort(([a], [b]) => a.split('.').length - b.split('.').length);
  const corrected = byDepth.reduce<object>((all, [name, value]) => withPart(all, name, value), members) as Members;
  if (!isObject(corrected.descriptions)) return corrected;
  const described = Object.entries(corrected.descriptions).filter(
    ([, texts]) => !isObject(texts) || 'summary' in texts,
  );
  return { ...corrected, descriptions: Object.fromEntries(described) };
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
