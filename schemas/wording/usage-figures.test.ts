import { describe, expect, it } from 'vitest';
import de from '../texts/de/short.json' with { type: 'json' };
import en from '../texts/en/short.json' with { type: 'json' };
import { figuresIn, publicUseOf, useFigure } from './usage-figures.ts';

const [EN, DE] = [figuresIn('en'), figuresIn('de')];

describe('a figure of use', () => {
  it.each<[object[], string | undefined]>([
    [[{ downloads: 5 }, { downloads: 900 }], 'downloads 900'],
    [[{ dependents: 7000 }, { installs: 3 }], 'installs 3'],
    [[{ dependents: 7000, downloads: 0 }], 'downloads 0'],
    [[{ dependents: 7 }], 'dependents 7'],
    [[{ tls: true }, { version: '1.0' }], undefined],
    [[], undefined],
  ])('of %j is %s', (values, expected) => {
    const figure = useFigure(values.map((each) => ({ values: each, since: '2026-03-01' })));
    expect(figure && `${figure.counted} ${figure.count}`).toBe(expected);
  });

  it.each([
    ['downloads', 940_000_000, '940M downloads a month', '940 Mio. Downloads im Monat'],
    ['downloads', 1, '1 download a month', '1 Download im Monat'],
    ['downloads', 0, '0 downloads a month', '0 Downloads im Monat'],
    ['installs', 1_234, '1.2K installations a month', '1234 Installationen im Monat'],
    ['dependents', 56_700, 'used by 56.7K packages', 'von 56.700 Paketen verwendet'],
  ] as const)('of %s %i is said in both languages', (counted, count, english, german) => {
    const figure = { counted, count, since: '2026-03-01' };
    const said = [EN, DE].map(({ sayUse }) => sayUse(figure));
    expect(said.map(({ use }) => plain(use))).toEqual([english, german]);
    expect(said.map(({ asOf }) => asOf)).toEqual(['as of March 2026', 'Stand März 2026']);
  });

  it('is said to be missing where nobody counts', () => {
    expect(EN.sayUse(undefined)).toEqual({ use: 'We have no figures of use yet', asOf: undefined });
    expect(DE.sayUse(undefined).use).toBe('Wir haben noch keine Zahlen zur Nutzung');
  });
});

it('has the same texts in both languages, and English for others', () => {
  expect(Object.keys(de.figures)).toEqual(Object.keys(en.figures));
  expect(figuresIn('pl').sayUse(undefined).use).toBe(en.figures.none);
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('what public bodies are told in a list', () => {
  const day = (text: string) => text;

  it.each([
    ['en', 1, ['names 1 public body as a user', 'maintained until 2027-12-31']],
    ['de', 3, ['nennt 3 Stellen als Nutzer', 'gepflegt bis 2027-12-31']],
  ])('in %s is what the publisher declares, %i users', (language, count, words) => {
    const used_by = Array.from({ length: count }, (_, index) => `City ${index}`);
    const use = publicUseOf({ public_sector: { used_by, maintenance: { type: 'contract', until: '2027-12-31' } } });
    expect(figuresIn(language).sayPublicUse(use ?? {}, day)).toEqual(words);
  });

  it('is what users confirm, apart from what is declared', () => {
    const confirmed_users = [{ page: 'https://city.example/', since: '2026-11-20' }];
    const use = publicUseOf({ public_sector: { used_by: ['Town'] }, confirmed_users });
    expect(figuresIn('en').sayPublicUse(use ?? {}, day)).toEqual([
      'names 1 public body as a user',
      'use confirmed by 1 organization',
    ]);
  });

  it('is nothing where nothing is declared', () => {
    expect(publicUseOf({ public_sector: { maintenance: { type: 'internal' } } })).toBeUndefined();
    expect(publicUseOf({})).toBeUndefined();
  });
});
