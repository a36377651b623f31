import { expect, test } from 'vitest';
import { listingView, nameOf, type ViewedListing } from './listing-view.ts';

const LISTING: ViewedListing = {
  ...{ slug: 'kate', name: 'Kate', icon: null, vendor: 'KDE', summary: null, category: 'editors', verified: false },
  ...{ license_type: null, version: '', released_on: null },
};
const language = {
  language: 'en',
  labels: { category: { editors: 'Editors' }, kind: {}, license_type: {} },
  formatDay: (day: string) => `day ${day}`,
  formatCount: String,
};

test('nothing is said of what is not known', () => {
  const { slug, name, vendor, category, category_label, ...unknown } = listingView(LISTING, language);
  expect([slug, name, vendor, category, category_label]).toEqual(['kate', 'Kate', 'KDE', 'editors', 'Editors']);
  expect(new Set(Object.values(unknown))).toEqual(new Set(['']));
});

test('says what it costs, its license and how many use it, and none of it twice', () => {
  const used = { counted: 'downloads', count: 1_200_000, since: '2026-03-01' } as const;
  const view = (known: Partial<ViewedListing>) => {
    const { price, terms, use } = listingView({ ...LISTING, ...known }, language);
    return [price, terms, use];
  };
  expect(view({ license_type: 'open-source', spdx_id: 'MIT', pricing: { model: 'free' }, use: used })).toEqual([
    ...['Free', 'MIT', '1.2M downloads a month, as of March 2026'],
  ]);
  const freemium = { ...language, labels: { ...language.labels, license_type: { freemium: 'Freemium' } } };
  const { price, terms } = listingView(
    { ...LISTING, license_type: 'freemium', pricing: { model: 'freemium' } },
    freemium,
  );
  expect([price, terms]).toEqual(['Freemium', '']);
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

test.each([
  ['silent', 'homepage', 'catalog', 'en', 'Website silent since day 2026-11-20 (seen by this catalog)'],
  ['archived', 'source', 'github.com', 'de', 'Archiviert, zuerst gesehen am day 2026-11-20 (laut github.com)'],
  ['answering', 'homepage', 'catalog', 'en', ''],
] as const)('of what is %s, its %s, %s says in %s: %s', (state, of, by, tag, said) => {
  const listing = { ...LISTING, state: { state, of, by, since: '2026-11-20' } };
  expect(listingView(listing, { ...language, language: tag }).state).toBe(said);
});
