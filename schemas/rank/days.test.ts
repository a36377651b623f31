import { expect, it } from 'vitest';
import { toDay, toDayNumber } from './days.ts';

const FIRST = Date.parse('0000-01-01T00:00:00Z') / 86_400_000;
const LAST = Date.parse('2400-12-31T00:00:00Z') / 86_400_000;

it('counts every day of 24 centuries as the calendar does', () => {
  for (let number = FIRST; number <= LAST; number += 1) {
    const day = toDay(number);
    if (toDayNumber(day) !== number) expect([day, toDayNumber(day)]).toEqual([day, number]);
  }
  expect([toDay(FIRST), toDay(LAST), toDayNumber('1970-01-01')]).toEqual(['0000-01-01', '2400-12-31', 0]);
});
