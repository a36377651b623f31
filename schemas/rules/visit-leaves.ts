/** Calls `visit` for every value that is neither list nor object, in document order. The path is only lent. */
export function visitLeaves(
  value: unknown,
  visit: (leaf: unknown, path: readonly string[]) => void,
  path: string[] = [],
): void {
  if (typeof value !== 'object' || value === null) {
    visit(value, path);
    return;
  }
  const members = value as Record<string, unknown>;
  for (const key of Object.keys(members)) {
    path.push(key);
    visitLeaves(members[key], visit, path);
    path.pop();
  }
}
