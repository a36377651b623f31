import { expect, test } from 'vitest';
import german from '../texts/de.json' with { type: 'json' };
import english from '../texts/en.json' with { type: 'json' };
import { directionOf, formatAddress, formatFile, formatsIn, languageNames, paragraphs } from './format.ts';

const {
  formatDay,
  formatDayInWords,
  formatDelta,
  formatLanguage,
  formatMonth,
  formatPoints,
  formatPricing,
  formatSize,
} = formatsIn('en', english);

test.each([
  [{ model: 'free' }, 'Free'],
  [{ model: 'subscription', price_from_cents: 950, currency: 'EUR' }, 'Subscription, from €9.50'],
  [{ model: 'usage', price_from_cents: 0, currency: 'USD' }, 'Usage-based'],
  [{ model: 'free', price_from_cents: 0, currency: 'USD' }, 'Free'],
  [{ model: 'freemium', price_from_cents: 0, currency: 'EUR' }, 'Freemium'],
  [{ price_from_cents: 0, currency: 'USD' }, 'Free'],
  [{ price_from_cents: 1500, currency: 'JPY' }, 'from ¥1,500'],
  [{ price_from_cents: 1500, currency: 'BHD' }, 'from BHD\u00a01.500'],
  [{ price_from_cents: 990_000, currency: 'HUF' }, 'from HUF\u00a09,900'],
  [{ price_from_cents: 990_050, currency: 'IDR' }, 'from IDR\u00a09,900.50'],
  [{ model: 'quote', price_from_cents: 1500 }, 'On request'],
  [{}, undefined],
] as const)('says %j as %j', (pricing, words) => {
  expect(formatPricing(pricing)).toBe(words);
});

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ur', 'rtl'],
  ['ku', 'ltr'],
  ['ku-Arab', 'rtl'],
  ['az-Latn', 'ltr'],
  ['de-1996-1996', 'ltr'],
] as const)('writes %s %s', (tag, direction) => {
  expect(directionOf(tag)).toBe(direction);
});

test('names a language, and leaves a tag that cannot be one as it is', () => {
  expect(formatLanguage('pt-BR')).toBe('Brazilian Portuguese');
  expect(formatLanguage('de-1996-1996')).toBe('de-1996-1996');
  expect(formatLanguage('de-DE-u-co-phonebk')).toBe('German (Germany)');
  expect(formatLanguage('sl-biske-rozaj')).toMatch(/^Slovenian/);
  expect(formatLanguage('x-private')).toBe('x-private');
});

test('shows the day in UTC, whatever the time zone of the machine', () => {
  expect(formatDay('2026-01-31')).toBe('Jan 31, 2026');
  expect(formatDay('2026-05-03T23:30:00Z')).toBe('May 3, 2026');
});

test.each([
  ['2019', '2019', '2019', '2019'],
  ['2019-05', 'May 2019', 'Mai 2019', 'May 2019'],
  ['2019-01', 'Jan 2019', 'Januar 2019', 'January 2019'],
  ['2019-05-03', 'May 3, 2019', '3. Mai 2019', 'May 3, 2019'],
])('shows of %s no more than is known', (day, short, germanWords, words) => {
  expect([formatDay(day), formatDayInWords(day)]).toEqual([short, words]);
  expect(formatsIn('de', german).formatDayInWords(day)).toBe(germanWords);
});

test('keeps the size of a file in one line', () => {
  expect(formatSize(12_345_678)).toBe('12.3\u00a0MB');
  expect(formatsIn('de', german).formatSize(12_345_678)).toBe('12,3\u00a0MB');
});

test('names a month in UTC', () => {
  expect(formatMonth('2026-01')).toBe('Jan 2026');
});

test('shows whole points, also those of months that had decimals', () => {
  expect([formatPoints(30), formatPoints(80.66)]).toEqual(['30', '81']);
});

test.each([
  [5, '+5'],
  [-1, '−1'],
  [0, '0'],
])('shows a change of %s points as %s', (points, shown) => {
  expect(formatDelta(points)).toBe(shown);
});

test('parts text at blank lines and drops empty paragraphs', () => {
  expect(paragraphs('one\nstill one\n\n \n\ntwo\n\n')).toEqual(['one\nstill one', 'two']);
});

test.each([
  ['https://example.org/', 'example.org'],
  ['https://example.org:8443/tools/editor/?a=1', 'example.org:8443/tools/editor'],
  ['https://аpple.example/', 'xn--pple-43d.example'],
  [`https://example.org/${'x'.repeat(99)}`, `example.org/${'x'.repeat(48)}…`],
] as const)('shows %s as %s', (url, address) => {
  expect(formatAddress(url)).toBe(address);
});

test.each([
  ['https://example.org/files/Editor%202.dmg?a=1', 'Editor 2.dmg'],
  ['https://example.org/files/', 'files'],
  ['https://example.org/', 'example.org'],
  ['https://example.org/%E0%A4%A', '%E0%A4%A'],
  ['https://example.org/a%E2%80%AEgpj.exe', 'a%E2%80%AEgpj.exe'],
  [`https://example.org/${'x'.repeat(99)}`, `${'x'.repeat(60)}…`],
])('names the file at %s %s', (url, name) => {
  expect(formatFile(url)).toBe(name);
});

test('says all of it in another language', () => {
  const { formatCount, formatDay, formatLanguage, formatPoints, formatPricing } = formatsIn('de', german);
  expect([formatCount(10_000), formatPoints(30.5), formatDay('2026-01-31')]).toEqual(['10.000', '31', '31.01.2026']);
  expect(formatLanguage('en')).toBe('Englisch');
  expect(formatPricing({ model: 'free' })).toBe('Kostenlos');
});

const inGerman = formatsIn('de', german);

test('names languages in the language of the page, which comes first, and the others by their letters', () => {
  expect(languageNames(['en', 'ja', 'de', 'ar'], 'de', inGerman)).toEqual([
    'Deutsch',
    'Arabisch',
    'Englisch',
    'Japanisch',
  ]);
  expect(languageNames(['zh-Hant', 'pt-BR', 'de-AT'], 'de', inGerman)).toEqual([
    ...['Österreichisches Deutsch', 'Chinesisch (traditionell)', 'Portugiesisch (Brasilien)'],
  ]);
});

test('says a name once, and a tag that no registry could know as it is', () => {
  expect(languageNames(['en', 'en', 'de-1996-1996'], 'de', inGerman)).toEqual(['de-1996-1996', 'Englisch']);
});
