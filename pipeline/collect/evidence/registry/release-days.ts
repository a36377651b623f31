/** Days of releases as a registry has recorded them. Pure. */

const DAY_MS = 24 * 60 * 60 * 1000;
/** Older than every registry that is asked. */
const EARLIEST = '2003-01-01';
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** The day of a time, in UTC; undefined for what is no time, and for one that lies before registries or is to come. */
export function recordedDay(time: unknown, now: number): string | undefined {
  if (typeof time !== 'string' || time.length > 40 || !TIME.test(time)) return undefined;
  const at = Date.parse(time);
  if (Number.isNaN(at) || at > now) return undefined;
  const day = new Date(at).toISOString().slice(0, 10);
  return day >= EARLIEST ? day : undefined;
}

export function newestDay(days: readonly string[]): string | undefined {
  return days.reduce<string | undefined>(
    (newest, day) => (newest === undefined || day > newest ? day : newest),
    undefined,
  );
}

/** Median of the days between releases; releases of one day are one. Undefined where there is only one. */
export function medianGap(days: readonly string[]): number | undefined {
  const times = [...new Set(days)].sort().map((day) => Date.parse(day) / DAY_MS);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return gaps.length === 0 ? undefined : Math.round(median(gaps));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (lower + upper) / 2;
}
