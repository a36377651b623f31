/** Days as whole numbers since 1970-01-01, UTC. No clock, no time zone. */

const DAY_MS = 86_400_000;

/** @param day like 2026-01-31 */
export function toDayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

export function toDay(dayNumber: number): string {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
}
