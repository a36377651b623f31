/** The search page for visitors without script. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { decodeEntities } from '../../schemas/rules/html-entities.ts';
import { SEARCH_PAGE } from '../../schemas/writers/search-page.ts';
import { ask, askAs, askWith, fileText } from '../testing/ask.ts';
import { COMMON, forgetAll, loadCatalog } from '../testing/search.ts';
import { SEARCHED } from '../testing/searched.ts';

const BUILT = '/search/index.html';
const HOSTILE = `"><script>alert(1)</script>' onerror=x {{slug}} &quot; &amp;lt;`;

beforeAll(
  async () =>
    void (await loadCatalog([
      ...SEARCHED.slice(1),
      { ...(SEARCHED[0] ?? { ...COMMON, slug: 'tool-01', name: '' }), translation: { summary: 'Setzt Text.' } },
      { ...COMMON, slug: 'tool-09', name: `Evil ${HOSTILE}`, vendor: HOSTILE, summary: HOSTILE, score: 1 },
    ])),
);

async function textOf(path: string): Promise<string> {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  return answer.text();
}
const partOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
const hitsIn = (html: string) =>
  [...partOf(html, /<ol id="search-hits">(.*?)<\/ol>/s).matchAll(/href="\/software\/([^"]*)\/"/g)].map(
    ([, slug]) => slug,
  );

test('the page of these tests has every place that the page of the site has', async () => {
  const html = await textOf('/search/');
  const found = new Set<string>();
  const rewriter = new HTMLRewriter();
  for (const selector of Object.values(SEARCH_PAGE)) rewriter.on(selector, { element: () => void found.add(selector) });
  await rewriter.transform(new Response(html)).arrayBuffer();
  expect(Object.values(SEARCH_PAGE).filter((selector) => !found.has(selector))).toEqual([]);
});

test('without a query it is the page of the build', async () => {
  expect(await textOf('/search/')).toBe(await fileText(BUILT));
});

describe('with a query', () => {
  test('it shows what was found, and how much', async () => {
    const answer = await ask('/search/?q=editor');
    const html = await answer.text();
    expect(hitsIn(html)).toEqual(['tool-01', 'tool-02', 'tool-03']);
    expect(html).toContain('<p id="search-status" role="status">3 found</p>');
    expect(html).toContain('Zürich <mark>Editor</mark>');
    expect(html).toContain('Many &amp; more');
    expect(html).toContain('<input name="q" type="search" value="editor">');
    expect(html).toContain('<form id="header"><input name="q"></form>');
    expect(html).not.toContain('As it was built');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'cache-control': 'private, max-age=60',
      'x-robots-tag': 'noindex',
    });
    expect(answer.headers.has('ETag')).toBe(false);
  });

  test('what is similar stands apart, and what was meant is a link', async () => {
    const html = await textOf('/search/?q=gti+helper&sort=name');
    expect([hitsIn(html), partOf(html, /<p id="search-status" role="status">(.*?)<\/p>/)]).toEqual([
      [],
      'No match, 1 similar',
    ]);
    expect(html).toMatch(/<section id="search-similar"><ol><li><a href="\/software\/tool-02\/">/);
    const meant = await textOf('/search/?q=edtior');
    expect(meant).toMatch(
      /<p id="did-you-mean">Did you mean <a href="\/search\/\?q=Editor"><bdi>Editor<\/bdi><\/a>\?<\/p>/,
    );
  });

  test('what was understood is shown, with a way to search without it', async () => {
    const html = await textOf('/search/?q=free+MIT+editor&kind=library');
    expect(html).toContain(
      '<li><a class="chip" aria-label="Remove Price: free" href="/search/?q=MIT+editor&#38;kind=library">Price: free</a></li>' +
        '<li><a class="chip" aria-label="Remove License: MIT" href="/search/?q=free+editor&#38;kind=library">License: MIT</a></li>',
    );
  });

  test('what was chosen is chosen, with counts of what can be', async () => {
    const html = await textOf('/search/?q=editor&kind=library&sort=name');
    expect(hitsIn(html)).toEqual(['tool-01']);
    expect(html).toMatch(/name="kind" value="library" checked=""> <span>Library<\/span> <span class="count">1</);
    expect(html).toMatch(/name="kind" value="api"> <span>API<\/span> <span class="count">1</);
    expect(html).toContain('<option value="name" selected="">');
    expect(html).toContain(
      '<li><a class="chip" aria-label="Remove Library" href="/search/?q=editor&#38;sort=name">Library</a></li>',
    );
    const nothing = await textOf('/search/?q=editor&kind=plugin');
    expect(nothing).toMatch(/<section id="search-none"><ul><li data-unfiltered><a href="\/search\/\?q=editor">/);
  });

  test('a category that is called so is a way on where nothing is found', async () => {
    const html = await textOf('/search/?q=many-alias&kind=plugin');
    expect(html).toContain(
      '<li data-category="/categories/{slug}/"><a href="/categories/many/">Category Many &#38; more</a>',
    );
    expect(await textOf('/search/?q=editor&kind=plugin')).toContain('<li data-category="/categories/{slug}/" hidden>');
  });

  test('each language has its own', async () => {
    const html = await textOf('/de/search/?q=editor&kind=library');
    expect(html).toContain('Setzt Text.');
    expect(await textOf('/search/?q=editor&kind=library')).not.toContain('Setzt Text.');
  });

  test('other pages are behind links', async () => {
    expect(await textOf('/search/?q=editor')).not.toContain('<noscript>');
    const many = Array.from({ length: 45 }, (_, index) => ({ ...COMMON, slug: `tool-${index}`, name: `N${index}` }));
    const known = many.filter(({ slug }) => /^tool-[1-3]\d$/.test(slug));
    await loadCatalog(known);
    const html = await textOf('/search/?q=works&page=2');
    expect(hitsIn(html)).toHaveLength(known.length - 20);
    expect(html).toContain(
      '<a class="button" rel="prev" href="/search/?q=works">1</a> <span aria-current="page">2</span>',
    );
    expect(html).not.toContain('rel="next"');
    await loadCatalog(SEARCHED);
  });

  test.each(['page=0', 'page=x', 'kind=nonsense', 'sort=best', 'unknown=1', 'category=none-such', 'language=fr', 'q='])(
    'what cannot be is passed over: %s',
    async (query) => {
      expect((await ask(`/search/?${query}`)).status).toBe(200);
    },
  );
});

test.each([
  HOSTILE,
  '<img src=x onerror=alert(1)>',
  '</template><script>alert(1)</script>',
  '"',
  "'",
  '&amp;',
  '{{slug}}',
  '😀'.repeat(300),
  '\u202eeditor',
])('%j stays text', async (text) => {
  const html = await textOf(`/search/?q=${encodeURIComponent(text)}`);
  expect(html).not.toMatch(/<script|<img|onerror=x[^ ]*>|\$\{/);
  const shown = partOf(html, /<input name="q" type="search" value="([^"]*)">/);
  expect(decodeEntities(shown)).toBe(Array.from(text.trim()).slice(0, 200).join(''));
});

test('names and texts of listings stay text', async () => {
  await loadCatalog([{ ...COMMON, slug: 'tool-09', name: `Evil ${HOSTILE}`, vendor: HOSTILE, summary: HOSTILE }]);
  const html = await textOf('/search/?q=evil');
  expect(hitsIn(html)).toEqual(['tool-09']);
  expect(html.replace(/<template.*<\/template>/s, '')).not.toMatch(/<script|"tool-09\/"[^>]*onerror/);
  expect(decodeEntities(partOf(html, /<ol id="search-hits">(.*?)<\/ol>/s))).toContain(HOSTILE);
  await loadCatalog(SEARCHED);
});

describe('where nothing can be searched', () => {
  test('rows that are not there yet leave the page as it was built', async () => {
    await forgetAll();
    expect(await textOf('/search/?q=editor')).toBe(await fileText(BUILT));
    await loadCatalog(SEARCHED);
  });

  test('so does a fault', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { answer } = await askWith(() => undefined, '/search/?q=editor&per_page=1');
    expect([answer.status, await answer.text()]).toEqual([200, await fileText(BUILT)]);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  test('a page that is not there is none', async () => {
    expect((await ask('/fr/search/?q=editor')).status).toBe(404);
  });
});

test('it counts on the allowance of the pages', async () => {
  const answer = await askAs('192.0.2.91', '/search/?q=editor');
  expect(answer.headers.get('RateLimit-Policy')).toBe('"pages";q=300;w=60');
  expect((await askAs('192.0.2.91', '/search/')).headers.has('RateLimit')).toBe(false);
});
