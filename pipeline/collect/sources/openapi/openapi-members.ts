/** Taking named members out of a document of any shape. */

/** The member of an object; undefined if there is no such object, or it does not have the member itself. */
export function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

export function textMember(value: unknown, key: string): string | undefined {
  const text = member(value, key);
  return typeof text === 'string' ? text : undefined;
}

export function listMember(value: unknown, key: string): unknown[] {
  const list = member(value, key);
  return Array.isArray(list) ? list : [];
}
