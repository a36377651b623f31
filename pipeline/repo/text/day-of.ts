/** The day of a moment in UTC, like 2026-01-31. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
