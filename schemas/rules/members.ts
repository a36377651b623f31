/** Looking into JSON of any shape. */

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The member of an object; undefined if there is no such object, or it does not have the member itself. */
export function member(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** What lies below several members, one inside the other. */
export function memberAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce(member, value);
}

/** Text that is not empty. */
export function textMember(value: unknown, key: string): string | undefined {
  const text = member(value, key);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

export function listMember(value: unknown, key: string): unknown[] {
  const list = member(value, key);
  return Array.isArray(list) ? list : [];
}
