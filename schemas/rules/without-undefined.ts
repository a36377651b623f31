/** The object without members that are undefined, so that "absent" has one form in files, hashes and comparisons. */
export function defined<T extends object>(object: T): { [K in keyof T]: T[K] } {
  const kept: Partial<T> = {};
  for (const key of Object.keys(object) as (keyof T)[]) if (object[key] !== undefined) kept[key] = object[key];
  return kept as T;
}

/** True for a member that says nothing: absent, or an object or list without anything in it. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined) return true;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** A list that says nothing is left out. */
export function unlessEmpty<T>(list: readonly T[]): T[] | undefined {
  return list.length === 0 ? undefined : [...list];
}

/** The same of a list without its repetitions. */
export function uniqueUnlessEmpty<T>(list: readonly T[]): T[] | undefined {
  return unlessEmpty([...new Set(list)]);
}
