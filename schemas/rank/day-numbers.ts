/** Days as whole numbers since 1970-01-01, UTC. No clock, no time zone. */

const DAY_MS = 86_400_000;
const DAYS_OF_400_YEARS = 146_097;
/** Days from 0000-03-01 to 1970-01-01. */
const EPOCH = 719_468;

/**
 * By arithmetic on a year that begins in March: a catalog has hundreds of thousands of dates, and `Date.parse` costs
 * ten times as much.
 * @param day like 2026-01-31
 */
export function toDayNumber(day: string): number {
  const month = (digits(day, 5, 7) + 9) % 12;
  const year = digits(day, 0, 4) - (month > 9 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  const dayOfYear = Math.floor((153 * month + 2) / 5) + digits(day, 8, 10) - 1;
  return era * DAYS_OF_400_YEARS + yearOfEra * 365 + leapDays + dayOfYear - EPOCH;
}

function digits(text: string, start: number, end: number): number {
  let number = 0;
  for (let index = start; index < end; index += 1) number = number * 10 + text.charCodeAt(index) - 48;
  return number;
}

export function toDay(dayNumber: number): string {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
}
