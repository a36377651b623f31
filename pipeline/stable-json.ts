/** JSON whose bytes depend on the content alone: members sorted by code unit, LF, final newline. */

/** For files people read and merge. */
export function stableJson(value: unknown): string {
  return `${JSON.stringify(sorted(value), null, 2)}\n`;
}

/** For hashes and for files machines read. */
export function compactJson(value: unknown): string {
  return `${JSON.stringify(sorted(value))}\n`;
}

/** What is in order already, as whatever was read from such a file is, is taken as it is: copying costs the most here. */
function sorted(value: unknown): unknown {
  if (isSorted(value)) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const members = value as Record<string, unknown>;
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(members).sort()) {
    const member = members[key];
    if (key === '__proto__') Object.defineProperty(result, key, { value: sorted(member), enumerable: true });
    else if (member !== undefined) result[key] = sorted(member);
  }
  return result;
}

/** By code unit, as `sort` does without a rule of its own. */
function isSorted(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isSorted);
  const members = value as Record<string, unknown>;
  let before = '';
  for (const key of Object.keys(members)) {
    const member = members[key];
    if (key < before || member === undefined || !isSorted(member)) return false;
    before = key;
  }
  return true;
}
