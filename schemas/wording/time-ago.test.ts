import { expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

const TODAY = '2026-11-26';

it.each([
  ['2026-11-26', 'today', 'heute'],
  ['2026-11-25', 'yesterday', 'gestern'],
  ['2026-11-13', '13 days ago', 'vor 13 Tagen'],
  ['2026-11-12', '2 weeks ago', 'vor 2 Wochen'],
  ['2026-11-04T23:59:59Z', '3 weeks ago', 'vor 3 Wochen'],
  ['2026-09-27', '8 weeks ago', 'vor 8 Wochen'],
  ['2026-09-26', '2 months ago', 'vor 2 Monaten'],
  ['2025-11-26', '12 months ago', 'vor 12 Monaten'],
  ['2024-11-26', '24 months ago', 'vor 24 Monaten'],
  ['2020-01-01', '6 years ago', 'vor 6 Jahren'],
  ['2026-11-27', 'tomorrow', 'morgen'],
  ['2026-12-10', 'in 2 weeks', 'in 2 Wochen'],
])('the day %s is %s, %s', (day, english, german) => {
  expect(['en', 'de'].map((language) => timeAgo(day, TODAY, language))).toEqual([english, german]);
});

it.each(['2026', '2026-01', ''])('of "%s" no distance is known', (day) => {
  expect(timeAgo(day, TODAY, 'en')).toBeUndefined();
});
