/** How long ago a day was, as people say it. It needs no texts of ours: the page of a product loads it. */
import { toDayNumber } from '../rank/day-numbers.ts';

/**
 * "yesterday", "3 weeks ago". It is another text every day, so that no built page may hold it: a page has the exact day,
 * and its script shows this in its place.
 * @param day and @param today like 2026-01-31
 * @returns undefined where no more than a month or a year is known
 */
export function timeAgo(day: string, today: string, language: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}/.test(day)) return undefined;
  const { distance, unit } = distanceOf(toDayNumber(day.slice(0, 10)) - toDayNumber(today));
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(distance, unit);
}

/** Whole steps towards today, so that nothing is said to be older than it is. */
function distanceOf(days: number): { distance: number; unit: 'day' | 'week' | 'month' | 'year' } {
  const length = Math.abs(days);
  const steps = (each: number) => Math.trunc(days / each);
  if (length < 14) return { distance: days, unit: 'day' };
  if (length < 61) return { distance: steps(7), unit: 'week' };
  if (length < 731) return { distance: steps(30.4), unit: 'month' };
  return { distance: steps(365.25), unit: 'year' };
}
