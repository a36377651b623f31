import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { SOURCED } from '../../pipeline/build/listings/public-listing.ts';
import type {
  Pricing,
  RankResource,
  Signal,
  Source,
  Summary,
  Version,
} from '../../schemas/contracts/generated/read-api.ts';
import { LANGUAGES } from '../../schemas/texts/languages.ts';
import type { ChangeKind } from '../../schemas/wording/change-words.ts';
import { textDifferences } from '../testing/text-differences.ts';
import english from './en.json' with { type: 'json' };
import { TEXT_FILES, type Texts } from './texts.ts';

it('are there for each language of the list, and for no other', () => {
  expect(Object.keys(TEXT_FILES).sort()).toEqual(LANGUAGES.map((tag) => `./${tag}.json`).sort());
});

it.each(LANGUAGES)('have the keys and the places of the English ones in %s', (tag) => {
  expect(textDifferences(TEXT_FILES['./en.json'], TEXT_FILES[`./${tag}.json`])).toEqual([]);
});

// Held by the compiler: a word for each value of the read API, and none for any other.
it('have a word for each value of the read API, and for no other', () => {
  type Present<Value> = NonNullable<Value>;
  expectTypeOf<keyof Texts['badges']>().toEqualTypeOf<Summary['badges'][number]>();
  expectTypeOf<keyof Texts['kinds']>().toEqualTypeOf<Summary['kind']>();
  expectTypeOf<keyof Texts['licenseTypes']>().toEqualTypeOf<Present<Summary['license_type']>>();
  expectTypeOf<keyof Texts['platforms']>().toEqualTypeOf<Summary['platforms'][number]>();
  expectTypeOf<keyof Texts['pricingModels']>().toEqualTypeOf<Present<Pricing['model']>>();
  expectTypeOf<keyof Texts['changesPage']['kinds']>().toEqualTypeOf<ChangeKind>();
  expectTypeOf<keyof Texts['provenance']['fields']>().toEqualTypeOf<(typeof SOURCED)[number]>();
  expectTypeOf<keyof Texts['rank']['signals']>().toEqualTypeOf<Signal['name']>();
  expectTypeOf<keyof Texts['rank']['steps']>().toEqualTypeOf<`${Present<RankResource['standing']['top_percent']>}`>();
  // A new kind of feed does without: pages fall back to the kind itself.
  expectTypeOf<keyof Texts['sources']['kinds']>().toExtend<Source['kind']>();
  expectTypeOf<keyof Texts['versions']['types']>().toEqualTypeOf<Present<Version['release_type']>>();
});

it.each(Object.entries(english.docs))('call the page of the docs about %s as it calls itself', (page, label) => {
  const titleOf = (tag: string) => {
    const file = join(import.meta.dirname, '..', 'content', 'docs', tag, `${page}.md`);
    return existsSync(file) ? /^title: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  };
  expect(titleOf('en')).toBe(label);
  for (const tag of LANGUAGES)
    expect([undefined, TEXT_FILES[`./${tag}.json`]?.docs[page as keyof Texts['docs']]]).toContain(titleOf(tag));
});

it.each(LANGUAGES)('say in %s how often the pages may search, as the worker limits it', (tag) => {
  const limits = readFileSync(join(import.meta.dirname, '..', '..', 'api-worker', 'limits', 'plans.ts'), 'utf8');
  const [, perMinute] = /PAGE_LIMITS: PlanLimits = \{ per_minute: (\d+),/.exec(limits) ?? [];
  expect(TEXT_FILES[`./${tag}.json`]?.plansPage.limits[0]).toMatch(new RegExp(` ${perMinute} (?:a|in der|par|al) `));
});

describe('the test of the keys and the places', () => {
  const found = { one: '{shown} listing', other: '{shown} listings' };
  const english = { home: { title: 'Home', found }, limits: ['First'] };
  const german = { one: '{shown} Eintrag', other: '{shown} Einträge' };
  it.each([
    ['the same', { title: 'Start', found: german }, ['Erstens'], []],
    ['another plural form', { title: 'Start', found: { ...german, few: '{shown} Einträge' } }, ['Erstens'], []],
    ['one thing without its number', { title: 'Start', found: { ...german, one: 'ein Eintrag' } }, ['Erstens'], []],
    ['a group that lacks a key', { found: german }, ['Erstens'], ['home.title is missing']],
    ['a list that lacks an entry', { title: 'Start', found: german }, [], ['limits.0 is missing']],
    [
      'a key misspelled',
      { titel: 'Start', found: german },
      ['Erstens'],
      ['home.title is missing', 'home.titel is not in the English texts'],
    ],
    ['a text in place of a group', 'Start', ['Erstens'], ['home is a text in one language only']],
    [
      'a place that English lacks',
      { title: '{name}', found: german },
      ['Erstens'],
      ['home.title has {name} instead of no places'],
    ],
    [
      'a sentence without its place',
      { title: 'Start', found: 'viele' },
      ['Erstens'],
      ['home.found has no places instead of {shown}'],
    ],
    [
      'a place misspelled in one form',
      { title: 'Start', found: { ...german, one: '{count}' } },
      ['Erstens'],
      ['home.found has {count} instead of {shown}'],
    ],
    [
      'no form for all other numbers',
      { title: 'Start', found: { one: '{shown} Eintrag' } },
      ['Erstens'],
      ['home.found has no places instead of {shown}'],
    ],
  ])('answers to %s', (_what, home, limits, differences) => {
    expect(textDifferences(english, { home, limits })).toEqual(differences);
  });
});
