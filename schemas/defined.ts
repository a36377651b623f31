/** The object without members that are undefined, so that "absent" has one form in files, hashes and comparisons. */
export function defined<T extends object>(object: T): { [K in keyof T]: T[K] } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
