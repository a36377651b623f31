/** JSON whose bytes depend on the content alone: members sorted by code unit, LF, final newline. */
import { isUtf8 } from 'node:buffer';

/** For files people read and merge. */
export function stableJson(value: unknown): string {
  return `${JSON.stringify(sorted(value), null, 2)}\n`;
}

/** For hashes and for files machines read. */
export function compactJson(value: unknown): string {
  return `${JSON.stringify(sorted(value))}\n`;
}

/**
 * The value of a text, or undefined where it is no JSON. Its shape is up to the caller. Some editors begin a file with a
 * byte order mark.
 */
export function jsonOf(text: string | Buffer | undefined): unknown {
  if (Buffer.isBuffer(text) && !isUtf8(text)) return undefined;
  try {
    const written = text?.toString() ?? '';
    return JSON.parse(written.startsWith('\ufeff') ? written.slice(1) : written);
  } catch {
    return undefined;
  }
}

/**
 * Members in the order in which they are written. What is in order already, as whatever was read from such a file is, is
 * taken as it is: copying costs the most here.
 */
export function sorted<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  return (Array.isArray(value) ? sortedItems(value) : sortedMembers(value as Record<string, unknown>)) as T;
}

function sortedItems(items: readonly unknown[]): readonly unknown[] {
  const inOrder = items.map(sorted);
  return inOrder.some((item, index) => item !== items[index]) ? inOrder : items;
}

function sortedMembers(members: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(members);
  let copy: Record<string, unknown> | undefined;
  // By code unit, as `sort` does without a rule of its own.
  if (names.some((name, index) => name < (names[index - 1] ?? ''))) {
    names.sort();
    copy = {};
  }
  for (const name of names) {
    const member = members[name];
    const inOrder = sorted(member);
    if (copy === undefined && inOrder === member) continue;
    copy ??= { ...members };
    if (name === '__proto__') Object.defineProperty(copy, name, { value: inOrder, enumerable: true });
    else copy[name] = inOrder;
  }
  return copy ?? members;
}
