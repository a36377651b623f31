/** Numbers out of a registry's answer. Pure. */

/** A whole number that is not negative; undefined for anything else. */
export function figure(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
