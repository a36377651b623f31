/** By code unit: the same everywhere, unlike `localeCompare`. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
