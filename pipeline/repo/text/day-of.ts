/** The day of a moment in UTC, like 2026-01-31. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** @param from a day like 2026-01-31, as the other one; the result is negative where it is still to come */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
