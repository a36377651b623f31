import { expect, test } from 'vitest';
import categoriesSchema from '../../schemas/contracts/categories.json' with { type: 'json' };
import settingsSchema from '../../schemas/contracts/settings.json' with { type: 'json' };
import germanMeanings from '../content/members/de.json' with { type: 'json' };
import { categoryFields, settingsFields } from './member-fields.ts';

const rowsIn = (tag: 'en' | 'de') => [...settingsFields(tag), ...categoryFields(tag)];
const rows = Object.fromEntries(rowsIn('en').map(({ path, ...row }) => [path, row]));

test('has a row for every setting, and for all that a category holds', () => {
  const wanted = [
    ...Object.keys(settingsSchema.properties),
    ...Object.keys(settingsSchema.properties.vendor.properties).map((name) => `vendor.${name}`),
  ];
  const ofCategory = Object.keys(categoriesSchema.$defs.category.properties).map((name) => `categories[].${name}`);
  expect([...wanted, ...ofCategory].filter((path) => rows[path] === undefined)).toEqual([]);
});

test('says of every member what it means', () => {
  expect(
    Object.entries(rows)
      .filter(([, { meaning }]) => meaning === '')
      .map(([path]) => path),
  ).toEqual([]);
});

test('says all of it in German, too, with the same defaults, and has no German for what is not there', () => {
  const german = rowsIn('de');
  expect(german.filter(({ meaning }, index) => meaning === rowsIn('en')[index]?.meaning)).toEqual([]);
  const defaults = (each: typeof german) => each.map(({ path, byDefault }) => [path, byDefault !== undefined]);
  expect(defaults(german)).toEqual(defaults(rowsIn('en')));
  const meanings = new Set(german.map(({ meaning }) => meaning));
  expect(Object.values(germanMeanings).filter((meaning) => !meanings.has(meaning))).toEqual([]);
});

test.each([
  ['host', { type: 'string', allowed: 'worker, static', isRequired: true }],
  ['preview_images', { type: 'integer', allowed: '0–1000000', byDefault: '1000', isRequired: false }],
  ['moderation.mode', { allowed: 'local, github', byDefault: 'local', isRequired: false }],
  ['exports', { allowed: 'open, top_tier', byDefault: 'top_tier' }],
  ['languages', { type: 'list of strings', byDefault: 'en' }],
  ['plans.top.per_month', { type: 'integer or null', allowed: '1–1000000000', isRequired: true }],
  ['translations.<tag>.tagline', { type: 'string', isRequired: true }],
  ['categories[].translations.<tag>.label', { type: 'string', isRequired: true }],
])('says type, allowed values and default of %s', (path, expected) => {
  expect(rows[path]).toMatchObject(expected);
});
