import { beforeEach, describe, expect, it, vi } from 'vitest';

const settings = vi.hoisted(() => ({ languages: ['en'], isStatic: false }));
vi.mock('./catalog-data.ts', () => ({
  readLanguages: () => settings.languages,
  isStaticHost: () => settings.isStatic,
}));
// A language that is not there, with what a contributor adds for it: its file, and its tag in the list.
vi.mock('../../schemas/texts/languages.ts', async (original) => ({
  ...(await original<object>()),
  LANGUAGES: ['en', 'de', 'pl'],
}));
vi.mock('../texts/texts.ts', async (original) => {
  const { TEXT_FILES } = await original<typeof import('../texts/texts.ts')>();
  const listings = { one: '{shown} wpis', few: '{shown} wpisy', many: '{shown} wpisów', other: '{shown} wpisu' };
  const polish = { ...TEXT_FILES['./en.json'], languageName: 'Polski', count: { listings } };
  return { TEXT_FILES: { ...TEXT_FILES, './pl.json': polish } };
});

beforeEach(() => {
  settings.isStatic = false;
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
    ['de', '/docs/rank/', { href: '/de/docs/rank/' }],
    ['de', '/docs/api/', { href: '/docs/api/', hreflang: 'en' }],
  ])('in %s, to %s, is %j', async (lang, path, target) => {
    const { languageOf } = await withLanguages('en', 'de');
    expect(languageOf({ lang }).to(path)).toEqual(target);
  });

  it('leads to the top where the other language is the first', async () => {
    const { languageOf } = await withLanguages('de', 'en');
    expect(languageOf({}).texts.languageName).toBe('Deutsch');
    expect(languageOf({}).to('/software/')).toEqual({ href: '/software/' });
    expect(languageOf({ lang: 'en' }).to('/software/')).toEqual({ href: '/en/software/' });
  });

  it('leads to the top where the page is not written in the first language', async () => {
    const { languageOf, routesOf } = await withLanguages('pl', 'de', 'en');
    const hrefs = ['pl', 'de', 'en'].map((lang) => languageOf({ lang }).to('/docs/rank/').href);
    expect(hrefs).toEqual(['/docs/rank/', '/de/docs/rank/', '/docs/rank/']);
    expect(routesOf('/docs/rank/')).toEqual([
      { tag: 'en', lang: undefined },
      { tag: 'de', lang: 'de' },
    ]);
    expect(routesOf('/docs/api/')).toEqual([{ tag: 'en', lang: undefined }]);
  });
});

describe('from and to an English page of the docs', () => {
  it.each([
    [['de'], 'en', '/docs/pad/', { href: '/docs/pad/', hreflang: 'de' }],
    [['de'], 'en', '/docs/api/', { href: '/docs/api/' }],
    [['de'], 'de', '/docs/api/', { href: '/docs/api/', hreflang: 'en' }],
    [['de', 'en'], 'en', '/docs/pad/', { href: '/en/docs/pad/' }],
  ])('of a site in %j, a link in %s to %s is %j', async (languages, lang, path, target) => {
    const { languageOf } = await withLanguages(...languages);
    expect(languageOf({ lang }).to(path)).toEqual(target);
  });

  it.each([[['de']], [['de', 'en']]])('there is one address, at the top of a site in %j', async (languages) => {
    const { pathIn } = await withLanguages(...languages);
    expect([pathIn('de', '/docs/api/'), pathIn('en', '/docs/api/')]).toEqual(['/docs/api/', '/docs/api/']);
  });
});

describe('the other languages of a page, for search engines', () => {
  it.each([
    [['en', 'de'], '/', ['en /', 'de /de/', 'x-default /']],
    [['de', 'en'], '/', ['de /', 'en /en/', 'x-default /en/']],
    [['de'], '/', []],
    [['en', 'de'], '/docs/rank/', ['en /docs/rank/', 'de /de/docs/rank/', 'x-default /docs/rank/']],
    [['en', 'de'], '/docs/api/', []],
  ])('of %j at %s are %j', async (languages, path, expected) => {
    const { alternatesOf } = await withLanguages(...languages);
    expect(alternatesOf(path).map((other) => `${other.hreflang} ${other.path}`)).toEqual(expected);
  });
});

describe('the switch of languages', () => {
  it.each([
    ['en', '/software/', ['de /de/software/ same']],
    ['de', '/software/', ['en /software/ same']],
    ['en', '/docs/', ['de /de/docs/ same']],
    ['en', '/docs/pad/', ['de /de/docs/pad/ same']],
    ['de', '/docs/webhooks/', ['en /docs/webhooks/ same']],
    ['en', '/docs/api/', ['de /de/plans/ nearest']],
    ['en', '/docs/benchmarks/', ['de /de/ nearest']],
    ['en', undefined, ['de /de/ nearest']],
  ])('in %s, at %s, leads to %j', async (tag, path, expected) => {
    const { otherLanguages } = await withLanguages('en', 'de');
    expect(
      otherLanguages(path, tag).map(
        (other) => `${other.language.tag} ${other.path} ${other.isSame ? 'same' : 'nearest'}`,
      ),
    ).toEqual(expected);
  });

  it.each([
    ['/docs/pad/', 'Eintragen'],
    ['/docs/errors/', 'Tarife'],
    ['/docs/benchmarks/', 'Startseite'],
    [undefined, 'Startseite'],
  ])('calls what it leads to from %s %s', async (path, name) => {
    const { nameOfNearest, languageOf } = await withLanguages('en', 'de');
    expect(nameOfNearest(path, languageOf({ lang: 'de' }).texts)).toBe(name);
  });

  it('leads home where the nearest page is one that only a worker has', async () => {
    settings.isStatic = true;
    const { otherLanguages, nameOfNearest, languageOf } = await withLanguages('en', 'de');
    expect(otherLanguages('/docs/api/', 'en').map(({ path }) => path)).toEqual(['/de/']);
    expect(nameOfNearest('/docs/api/', languageOf({ lang: 'de' }).texts)).toBe('Startseite');
  });

  it('is not there where there is one language', async () => {
    const { otherLanguages } = await withLanguages('en');
    expect(otherLanguages('/docs/api/', 'en')).toEqual([]);
  });
});

it('makes each page once per language, without a parameter in the first', async () => {
  const { inEachLanguage } = await withLanguages('en', 'de');
  expect(inEachLanguage(() => [{ params: { slug: 'tool' } }])).toEqual([
    { params: { slug: 'tool', lang: undefined }, props: {} },
    { params: { slug: 'tool', lang: 'de' }, props: {} },
  ]);
});

describe('a further language', () => {
  it('is spoken once its file and its tag are there, in its own plural forms', async () => {
    const { languageOf, alternatesOf } = await withLanguages('en', 'pl');
    const { texts, to, formatDay, say, sayCount } = languageOf({ lang: 'pl' });
    expect([1, 2, 5].map((count) => sayCount(texts.count.listings, count))).toEqual(['1 wpis', '2 wpisy', '5 wpisów']);
    expect(say(texts.pagination.of, { page: '2', last: '3' })).toBe('Page 2 of 3');
    expect(formatDay('2026-01-31')).toBe('31 sty 2026');
    expect(to('/software/')).toEqual({ href: '/pl/software/' });
    expect(alternatesOf('/').map(({ path }) => path)).toEqual(['/', '/pl/', '/']);
  });

  it('without texts is refused with the list of what to add', async () => {
    const { languageOf } = await withLanguages('en', 'xx');
    expect(() => languageOf({ lang: 'xx' })).toThrow(
      'data/catalog.json asks for pages in "xx", a language without texts. Add site/texts/xx.json, ' +
        'the files of schemas/texts/xx, and "xx" to languages.ts and short-texts.ts in schemas/texts.',
    );
  });
});
