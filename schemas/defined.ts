/** The object without members that are undefined, so that "absent" has one form in files, hashes and comparisons. */
export function defined<T extends object>(object: T): { [K in keyof T]: T[K] } {
  const kept: Partial<T> = {};
  for (const key of Object.keys(object) as (keyof T)[]) if (object[key] !== undefined) kept[key] = object[key];
  return kept as T;
}
