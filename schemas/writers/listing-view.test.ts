import { expect, test } from 'vitest';
import { listingView, nameOf, type ViewedListing } from './listing-view.ts';

const LISTING: ViewedListing = {
  ...{ slug: 'kate', name: 'Kate', icon: null, vendor: 'KDE', summary: null, category: 'editors', verified: false },
  ...{ license_type: null, version: '', released_on: null },
};
const language = {
  labels: { category: { editors: 'Editors' }, kind: {}, license_type: {} },
  formatDay: (day: string) => `day ${day}`,
  formatCount: String,
};

test('nothing is said of what is not known', () => {
  const { slug, name, vendor, category, category_label, ...unknown } = listingView(LISTING, language);
  expect([slug, name, vendor, category, category_label]).toEqual(['kate', 'Kate', 'KDE', 'editors', 'Editors']);
  expect(new Set(Object.values(unknown))).toEqual(new Set(['']));
});

test.each([
  ['a day', { released_on: '2026-08-13', released_in: '2026-08' }, ['day 2026-08-13', '2026-08-13', '']],
  ['a month', { released_in: '2026-08' }, ['day 2026-08', '', '2026-08']],
])('a release is dated by %s, where that is known', (_what, known, expected) => {
  const { released, released_on, released_in } = listingView({ ...LISTING, ...known }, language);
  expect([released, released_on, released_in]).toEqual(expected);
});

test.each([
  ['one with a name by its name', 'pad-json', 'PAD JSON'],
  ['one that has none as it is', 'carrier-pigeon', 'carrier-pigeon'],
  ['one that every object has as it is, too', 'constructor', 'constructor'],
])('a code is called: %s', (_what, code, name) => {
  expect(nameOf(code, { 'pad-json': 'PAD JSON' })).toBe(name);
});
