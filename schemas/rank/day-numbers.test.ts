import { expect, it } from 'vitest';
import { isLongForm } from '../../tools/testing/rounds.ts';
import { toDay, toDayNumber } from './day-numbers.ts';

/** The short form has the leap days that are left out in 1900 and 2100, and the one that is not in 2000. */
const [START, END] = isLongForm() ? ['0000-01-01', '2400-12-31'] : ['1899-01-01', '2101-12-31'];
const [FIRST, LAST] = [Date.parse(START) / 86_400_000, Date.parse(END) / 86_400_000];

it('counts every day of centuries as the calendar does', () => {
  for (let number = FIRST; number <= LAST; number += 1) {
    const day = toDay(number);
    if (toDayNumber(day) !== number) expect([day, toDayNumber(day)]).toEqual([day, number]);
  }
  expect([toDay(FIRST), toDay(LAST), toDayNumber('1970-01-01')]).toEqual([START, END, 0]);
});
