import { escapeKey } from '../problems.ts';

/** Calls `visit` for every value that is neither list nor object, in document order. */
export function visitLeaves(value: unknown, visit: (leaf: unknown, pointer: string) => void, pointer = ''): void {
  if (typeof value !== 'object' || value === null) {
    visit(value, pointer);
    return;
  }
  for (const [key, member] of Object.entries(value)) visitLeaves(member, visit, `${pointer}/${escapeKey(key)}`);
}
