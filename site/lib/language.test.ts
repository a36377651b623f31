import { beforeEach, describe, expect, it, vi } from 'vitest';

const settings = vi.hoisted(() => ({ languages: ['en'] }));
vi.mock('./catalog-data.ts', () => ({ readLanguages: () => settings.languages }));

beforeEach(() => {
  vi.resetModules();
});

async function withLanguages(...languages: string[]) {
  settings.languages = languages;
  return import('./language.ts');
}

describe('a link to a page', () => {
  it.each([
    ['en', '/software/', { href: '/software/' }],
    ['en', '/docs/rank/', { href: '/docs/rank/' }],
    ['de', '/software/', { href: '/de/software/' }],
    ['de', '/', { href: '/de/' }],
    ['de', '/docs/rank/', { href: '/docs/rank/', hreflang: 'en' }],
  ])('in %s, to %s, is %j', async (lang, path, target) => {
    const { languageOf } = await withLanguages('en', 'de');
    expect(languageOf({ lang }).to(path)).toEqual(target);
  });

  it('leads to the top where the other language is the first', async () => {
    const { languageOf } = await withLanguages('de', 'en');
    expect(languageOf({}).texts.locale).toBe('de');
    expect(languageOf({}).to('/software/')).toEqual({ href: '/software/' });
    expect(languageOf({ lang: 'en' }).to('/software/')).toEqual({ href: '/en/software/' });
  });
});

describe('the other languages of a page, for search engines', () => {
  it.each([
    [['en', 'de'], '/', ['en /', 'de /de/', 'x-default /']],
    [['de', 'en'], '/', ['de /', 'en /en/', 'x-default /en/']],
    [['de'], '/', []],
    [['en', 'de'], '/docs/rank/', []],
  ])('of %j at %s are %j', async (languages, path, expected) => {
    const { alternatesOf } = await withLanguages(...languages);
    expect(alternatesOf(path).map((other) => `${other.hreflang} ${other.path}`)).toEqual(expected);
  });
});

it('makes each page once per language, without a parameter in the first', async () => {
  const { inEachLanguage } = await withLanguages('en', 'de');
  expect(inEachLanguage(() => [{ params: { slug: 'tool' } }])).toEqual([
    { params: { slug: 'tool', lang: undefined }, props: {} },
    { params: { slug: 'tool', lang: 'de' }, props: {} },
  ]);
});

it('says which file a language lacks', async () => {
  const { languageOf } = await withLanguages('en', 'fr');
  expect(() => languageOf({ lang: 'fr' })).toThrow(
    'data/catalog.json asks for pages in "fr", for which there is no site/texts/fr.ts.',
  );
});
