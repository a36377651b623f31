import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import type { SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { ask, askAs, askJson, askProblem, askWith } from '../testing/ask.ts';
import { placeOf, SITE } from '../testing/catalog.ts';
import { type Facts, forgetAll, loadCatalog, ownKey, rowOf, sendChunk, startLoad } from '../testing/search.ts';
import { SEARCHED } from '../testing/searched.ts';

/** Faults are provoked here; their log lines would look like failures. */
vi.spyOn(console, 'error').mockImplementation(() => {});

const LIST = '/api/v1/software';

beforeAll(async () => void (await loadCatalog(SEARCHED)));

const slugsOf = ({ data }: SoftwarePage) => data.map(({ slug }) => slug.slice(-2)).join(' ');

test('an entry is the summary of the build, with its place, its score and its links', async () => {
  const { data, facets } = await askJson<SoftwarePage>(`${LIST}?q=zurich`);
  expect(facets).toBeUndefined();
  expect(data).toStrictEqual([
    {
      ...JSON.parse(rowOf(SEARCHED[0] as Facts).summary),
      icon: `${SITE.base_url}/pictures/ab/${'ab'.repeat(32)}.webp`,
      match: 'all',
      rank: { ...placeOf('tool-01'), score: 90 },
      links: { self: `${SITE.base_url}${LIST}/tool-01`, html: `${SITE.base_url}/software/tool-01/` },
    },
  ]);
});

describe('fields', () => {
  test.each([
    ['slug=tool-03,tool-01&fields=name', ['slug', 'name'], ''],
    ['q=zurich&fields=links,name&fields=rank', ['slug', 'name', 'rank', 'links'], 'fields=name%2Crank%2Clinks'],
    ['kind=software&per_page=1&fields=slug', ['slug'], 'fields=slug'],
    ['fields=version', ['slug', 'version'], 'fields=version'],
  ])('%s: those members alone, also behind the links', async (query, members, linked) => {
    const { data, links } = await askJson<SoftwarePage>(`${LIST}?${query}`);
    expect(data.length).toBeGreaterThan(0);
    for (const entry of data) expect(Object.keys(entry).sort()).toEqual(members.toSorted());
    expect(links.first).toContain(linked);
  });

  test('that no entry has are named with those that there are', async () => {
    const problem = await askProblem(`${LIST}?fields=name,descriptions`);
    const expected = expect.stringContaining('slug, name, vendor');
    expect(problem).toMatchObject({ status: 400, errors: [{ pointer: '/fields', code: 'bad_value', expected }] });
  });
});

describe('facets', () => {
  test('count the whole result, not the page', async () => {
    const { data, facets, pagination } = await askJson<SoftwarePage>(
      `${LIST}?per_page=1&facets=kind,platform,badge,verified,category,license_type,pricing`,
    );
    expect([data.length, pagination.total]).toStrictEqual([1, 5]);
    expect(facets).toStrictEqual({
      category: [
        { value: 'many', count: 3 },
        { value: 'few', count: 2 },
      ],
      kind: [
        { value: 'software', count: 3 },
        { value: 'api', count: 1 },
        { value: 'library', count: 1 },
      ],
      license_type: [
        { value: 'open-source', count: 1 },
        { value: 'trial', count: 1 },
      ],
      platform: [
        { value: 'linux', count: 2 },
        { value: 'web', count: 2 },
        { value: 'windows', count: 1 },
      ],
      pricing: [
        { value: 'free', count: 2 },
        { value: 'one-time', count: 1 },
      ],
      badge: [
        { value: 'openapi', count: 2 },
        { value: 'verified', count: 1 },
      ],
      verified: [
        { value: 'false', count: 4 },
        { value: 'true', count: 1 },
      ],
    });
  });

  test('of a search count what it finds, and of nothing nothing', async () => {
    const { facets } = await askJson<SoftwarePage>(`${LIST}?q=git&facets=platform,platform`);
    expect(facets).toStrictEqual({
      platform: [
        { value: 'linux', count: 1 },
        { value: 'web', count: 1 },
        { value: 'windows', count: 1 },
      ],
    });
    expect((await askJson<SoftwarePage>(`${LIST}?q=%22&facets=kind`)).facets).toStrictEqual({ kind: [] });
  });
});

describe('links', () => {
  const ALL = `${SITE.base_url}${LIST}`;

  test('keep every filter, and stand in the Link header', async () => {
    const answer = await ask(
      `${LIST}?per_page=1&facets=badge,kind&q=ed%22it%26&platform=linux&verified=true&platform=web&sort=name&page=2`,
    );
    const { links } = await answer.json<SoftwarePage>();
    const kept = 'q=ed%22it%26&platform=linux&platform=web&verified=true&sort=name&facets=kind%2Cbadge';
    expect(links).toStrictEqual({
      self: `${ALL}?${kept}&page=2&per_page=1`,
      first: `${ALL}?${kept}&per_page=1`,
      prev: `${ALL}?${kept}&per_page=1`,
      next: null,
      last: `${ALL}?${kept}&per_page=1`,
    });
    const fields = Object.entries(links).flatMap(([rel, url]) => (url === null ? [] : `<${url}>; rel="${rel}"`));
    expect(answer.headers.get('Link')).toBe(fields.join(', '));
  });

  test.each([
    ['q=editor&sort=relevance', 'q=editor'],
    ['q=editor&sort=rank', 'q=editor&sort=rank'],
    ['sort=rank&kind=api', 'kind=api'],
    ['q=+editor+', 'q=editor'],
    ['page=1&per_page=20&kind=api&kind=api', 'kind=api'],
    ['kind=api,library&platform=linux', 'kind=api&kind=library&platform=linux'],
    ['sort=-updated&verified=false', 'sort=updated'],
    ['verified=True&kind=api', 'kind=api&verified=true'],
    ['lang=de&kind=api', 'kind=api&language=de'],
  ])('of %s lead to %s', async (asked, canonical) => {
    expect((await askJson<SoftwarePage>(`${LIST}?${asked}`)).links.self).toBe(`${ALL}?${canonical}`);
  });

  test.each(['sort=name', 'q=e', 'platform=linux&platform=web&sort=updated', 'q=editor&facets=kind'])(
    'of %s lead from page to page through everything once',
    async (query) => {
      const whole = await askJson<SoftwarePage>(`${LIST}?${query}`);
      const seen: string[] = [];
      for (let next: string | null = `${ALL}?${query}&per_page=1`; next !== null; ) {
        const page: SoftwarePage = await askJson<SoftwarePage>(next.slice(SITE.base_url.length));
        expect([page.pagination.total, page.facets]).toStrictEqual([whole.data.length, whole.facets]);
        seen.push(slugsOf(page));
        next = page.links.next;
      }
      expect(seen.join(' ')).toBe(slugsOf(whole));
    },
  );

  test.each(['page=6&per_page=1', 'page=999999999999999&per_page=100'])('past the end (%s) lead back', async (page) => {
    const { data, links, pagination } = await askJson<SoftwarePage>(`${LIST}?sort=name&${page}`);
    expect([data, links.next, pagination.total]).toStrictEqual([[], null, 5]);
    expect(links.prev).toBe(links.last);
  });
});

test('listings are asked for by name: in that order, once each, without those that are not there', async () => {
  const { data, pagination, links } = await askJson<SoftwarePage>(
    `${LIST}?slug=tool-03,tool-01&slug=unheard-of,tool-03`,
  );
  expect(data.map(({ slug }) => slug)).toEqual(['tool-03', 'tool-01']);
  expect(pagination).toEqual({ page: 1, per_page: 3, total: 2, total_pages: 1 });
  expect([links.self, links.next]).toEqual([`${SITE.base_url}${LIST}?slug=tool-03%2Ctool-01%2Cunheard-of`, null]);
  const [german] = (await askJson<SoftwarePage>(`${LIST}?slug=tool-01&lang=de`)).data;
  const [asked] = (await askJson<SoftwarePage>(`${LIST}?q=zurich&language=de`)).data;
  expect(german?.summary).toBe(asked?.summary);
});

test.each([
  ['purl=pkg:npm/@test/tools@2.0.0', ['tool-03', 'tool-01'], 'purl=pkg%3Anpm%2F%2540test%2Ftools'],
  ['purl=pkg:npm/%2540test/tools,pkg:npm/unheard-of', ['tool-03', 'tool-01'], 'purl=pkg'],
  ['repository=https://GitHub.com/Test/Tools.git', ['tool-01'], 'repository=github.com%2Ftest%2Ftools'],
  ['slug=tool-02&repository=github.com/test/tools&lang=de', ['tool-02', 'tool-01'], 'slug=tool-02&repository='],
  ['purl=pkg:npm/constructor', [], 'purl=pkg%3Anpm%2Fconstructor'],
])('listings are found by other names: %s', async (query, slugs, linked) => {
  const { data, pagination, links } = await askJson<SoftwarePage>(`${LIST}?${query}`);
  expect(data.map(({ slug }) => slug)).toEqual(slugs);
  expect(pagination.total).toBe(slugs.length);
  expect(links.self).toContain(`${LIST}?${linked}`);
});

test.each([
  ['?language=de', 200, 'de'],
  ['?q=zurich&lang=en', 200, 'en'],
  ['?q=zurich', 200, null],
  ['?kind=no', 400, 'en'],
])('%s says with %i that its texts are in %s', async (query, status, language) => {
  const answer = await ask(LIST + query);
  expect([answer.status, answer.headers.get('Content-Language')]).toEqual([status, language]);
});

describe('refuses with 400', () => {
  test.each([
    ['q=', '/q bad_value', 'a text of 1 to 200 characters'],
    ['q=%20%09', '/q bad_value', 'a text of 1 to 200 characters'],
    [`q=${'a'.repeat(201)}`, '/q bad_value', 'a text of 1 to 200 characters'],
    ['q=a&q=b', '/q repeated', undefined],
    ['kind=Library', '/kind bad_value', 'one of saas, ai-agent, mcp-server, api, software'],
    ['kind=library&kind=x&kind=y', '/kind bad_value', 'one of saas'],
    ['license_type=', '/license_type bad_value', 'one of open-source, freeware'],
    ['platform=linux,wep', '/platform bad_value', 'one of windows, macos'],
    ['slug=tool-01,No+Slug', '/slug bad_value', 'a list of at most 100 slugs'],
    [
      `slug=${Array.from({ length: 101 }, (_, index) => `s-${index}`)}`,
      '/slug bad_value',
      'a list of at most 100 slugs',
    ],
    ['slug=tool-01&kind=api', '/slug bad_value', 'the only parameter, but for language and fields'],
    ['purl=npm:tool', '/purl bad_value', 'a list of at most 100 package URLs'],
    ['repository=github.com', '/repository bad_value', 'a list of at most 100 addresses of repositories'],
    ['pricing=cheap', '/pricing bad_value', 'one of free, freemium'],
    ['badge=gold', '/badge bad_value', 'one of openapi, verified'],
    ['publisher=Not+a+slug', '/publisher bad_value', 'the slug of a publisher, as entries of a list have it'],
    ['verified=no', '/verified bad_value', 'true or false'],
    ['sort=-name', '/sort bad_value', 'one of rank'],
    ['verified=true&verified=true', '/verified repeated', undefined],
    ['sort=relevance', '/sort bad_value', 'another one than relevance where there is no q'],
    ['facets=', '/facets bad_value', 'a list, parted by commas, of category, kind, license_type, platform'],
    ['facets=kind,', '/facets bad_value', 'a list'],
    ['facets=score', '/facets bad_value', 'a list'],
    ['category=many&category=unheard-of', '/category unknown_category', 'a slug from /api/v1/categories'],
    ['category=many&category=No+Slug', '/category unknown_category', 'a slug from /api/v1/categories'],
    ['q=git&category=unheard-of', '/category unknown_category', 'a slug from /api/v1/categories'],
  ])('%s', async (query, expected, hint) => {
    const { status, code, errors = [] } = await askProblem(`${LIST}?${query}`);
    expect([status, code]).toStrictEqual([400, 'bad_parameter']);
    expect(errors.map((error) => `${error.pointer} ${error.code}`)).toStrictEqual([expected]);
    if (hint !== undefined) expect(errors[0]?.expected).toContain(hint);
  });

  test('every bad parameter at once, repeating none of them', async () => {
    const bad = [
      'kind',
      'license_type',
      'platform',
      'pricing',
      'badge',
      'verified',
      'sort',
      'facets',
      'page',
      'category',
    ];
    const query = bad.map((name) => `${name}=Wicked`).join('&');
    const answer = await ask(`${LIST}?q=&per_page=0&wicked%22&${query}`);
    const text = await answer.text();
    const pointers: string[] = JSON.parse(text).errors.map(({ pointer }: { pointer: string }) => pointer);
    expect(pointers.sort()).toStrictEqual(['', ...[...bad, 'q', 'per_page'].map((name) => `/${name}`)].sort());
    expect(text).not.toMatch(/wicked/i);
  });
});

describe('before its rows are loaded', () => {
  beforeEach(forgetAll);

  test('a build answers 503, says when to come again, and goes on with its files', async () => {
    for (const query of ['q=git', 'kind=api', 'sort=name', 'facets=kind', 'category=many&category=few']) {
      const answer = await ask(`${LIST}?${query}`);
      expect([answer.status, answer.headers.get('Retry-After')]).toStrictEqual([503, '30']);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(await answer.json()).toMatchObject({
        code: 'search_not_ready',
        detail: expect.stringContaining('catalog publish'),
      });
    }
    for (const query of ['', '?category=many&per_page=7']) expect((await ask(LIST + query)).status).toBe(200);
  });

  test('half of them are never seen', async () => {
    const id = await startLoad(await ownKey());
    await sendChunk(id, { rows: SEARCHED.slice(0, 2).map(rowOf) });
    expect((await ask(`${LIST}?sort=name`)).status).toBe(503);
  });
});

describe('with copies of the database', () => {
  /** Never the same twice: answers are remembered. An editor may be of a category, so what is similar is asked for, too. */
  const search = (perPage: number, instead: object) =>
    askAs('192.0.2.77', `${LIST}?q=zurich+editor&per_page=${perPage}`, {}, instead);

  /** Also counts callers. */
  function firstDatabase() {
    const prepare = vi.fn((text: string) => env.DB.prepare(text));
    const searches = () => prepare.mock.calls.filter(([text]) => text.includes('search_builds')).length;
    return { prepare, searches };
  }

  test('the nearest one is asked, and no other where it has the build', async () => {
    await loadCatalog(SEARCHED);
    const withSession = vi.fn(() => env.DB);
    const { prepare, searches } = firstDatabase();
    const answer = await search(41, { DB: { withSession, prepare } });
    expect(slugsOf(await answer.json())).toBe('01');
    expect(withSession.mock.calls[0]).toEqual(['first-unconstrained']);
    expect(searches()).toBe(0);
  });

  test('one that is late is passed over', async () => {
    const late = { prepare: () => ({ bind: () => env.DB.prepare('select null as build') }) };
    const { prepare, searches } = firstDatabase();
    const answer = await search(42, { DB: { withSession: () => late, prepare } });
    expect(slugsOf(await answer.json())).toBe('01');
    // What matches, and what is similar.
    expect(searches()).toBe(2);
  });
});

describe('a fault', () => {
  beforeEach(() => void vi.resetModules());

  test.each([
    ['the build has no manifest', files.buildManifest, () => new Response(null, { status: 404 })],
    ['the build has no categories', files.categories, () => new Response(null, { status: 404 })],
    ['the database fails', '', () => new Response(null)],
  ])('answers 500 where %s', async (_what, lost, give) => {
    const { answer } = await askWith((path) => (path === lost ? give() : undefined), `${LIST}?q=a&category=many`);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 'internal_error' });
  });
});
