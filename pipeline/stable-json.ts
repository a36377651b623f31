/** JSON whose bytes depend on the content alone: members sorted by code unit, LF, final newline. */
import { compareText } from '../schemas/rules/version-order.ts';

/** For files people read and merge. */
export function stableJson(value: unknown): string {
  return `${JSON.stringify(sorted(value), null, 2)}\n`;
}

/** For hashes and for files machines read. */
export function compactJson(value: unknown): string {
  return `${JSON.stringify(sorted(value))}\n`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => compareText(a, b))
      .map(([key, member]) => [key, sorted(member)]),
  );
}
