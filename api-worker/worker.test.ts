import { describe, expect, test, vi } from 'vitest';
import { files } from '../schemas/contracts/addresses.ts';
import { ask, askJson, askProblem, askWith, fileText } from './testing/ask.ts';
import { CATEGORIES, COMMITS, SITE } from './testing/catalog.ts';

/** Faults are provoked here; their log lines would look like failures. */
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

/** One address of every kind of good answer. */
const READS = [
  '/api/v1/software',
  '/api/v1/software?per_page=7',
  '/api/v1/software/tool-01',
  '/api/v1/software/tool-01/manifest',
  '/api/v1/software/tool-01/rank',
  '/api/v1/software/tool-01/sync',
  '/api/v1/categories',
  '/api/v1/changes',
  `/api/v1/changes?since=${COMMITS[3]}`,
  '/api/v1/exports',
  '/api/v1/statistics',
  '/api/v1/_build.json',
  '/api/v1/_build.sig.json',
  '/.well-known/catalog.json',
  '/schemas/catalog-2.0.json',
];

const SHARED = {
  'cache-control': 'public, max-age=60, s-maxage=300, stale-while-revalidate=600',
  vary: 'Authorization, X-API-Key',
};
const REQUEST_ID = { 'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) };
const OWN = { 'cache-control': 'private, max-age=60', ...REQUEST_ID };
const JSON_TYPE = 'application/json; charset=utf-8';
/** An answer to a question is its caller's. */
const cacheOf = (path: string) => (path.includes('?') ? OWN : SHARED);

const COMMON = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-Catalog-Build, X-Request-Id',
  'x-content-type-options': 'nosniff',
  'x-catalog-build': expect.stringMatching(/^(?:uncommitted|[0-9a-f]{12}) \d{4}-\d\d-\d\d$/),
};

describe.each(READS)('%s', (path) => {
  test('has the header fields of every answer and no others', async () => {
    const { headers, status } = await ask(path);
    const { etag, link, ...rest } = Object.fromEntries(headers);
    expect([status, rest]).toEqual([200, { ...COMMON, 'content-type': JSON_TYPE, ...cacheOf(path) }]);
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(link !== undefined).toBe(/software(\?|$)/.test(path));
  });

  test('answers HEAD like GET, without body', async () => {
    const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
    expect([head.status, await head.text()]).toStrictEqual([200, '']);
    expect(Object.fromEntries(head.headers)).toEqual({
      ...Object.fromEntries(get.headers),
      ...COMMON,
      ...cacheOf(path),
    });
  });

  test('answers 304 to whoever holds it already', async () => {
    const { headers } = await ask(path);
    const tag = headers.get('ETag') ?? '';
    const { 'content-type': _type, ...kept } = Object.fromEntries(headers);
    for (const condition of [tag, `W/${tag}`, `"other", ${tag}`, `"a,b",W/${tag} , "c"`, '*', ' * ']) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await ask(path, { method, headers: { 'If-None-Match': condition } });
        expect([condition, answer.status, await answer.text()]).toStrictEqual([condition, 304, '']);
        expect(Object.fromEntries(answer.headers)).toEqual({ ...kept, ...COMMON, ...cacheOf(path) });
      }
    }
  });

  test('answers 200 to whoever holds something else', async () => {
    const tag = (await ask(path)).headers.get('ETag') ?? '';
    for (const condition of ['"other"', `${tag.slice(0, -2)}"`, tag.replaceAll('"', ''), '', 'W/*']) {
      const answer = await ask(path, { headers: { 'If-None-Match': condition } });
      expect([condition, answer.status]).toStrictEqual([condition, 200]);
    }
  });
});

test('answers a HEAD that says it has a body', async () => {
  const answer = await ask('/api/v1/software', { method: 'HEAD', headers: { 'Content-Length': '2' } });
  expect([answer.status, await answer.text()]).toStrictEqual([200, '']);
});

test('a browser may ask for anything beforehand', async () => {
  for (const path of [...READS, '/api/unheard-of']) {
    const answer = await ask(path, { method: 'OPTIONS' });
    expect([answer.status, await answer.text()]).toStrictEqual([204, '']);
    expect(Object.fromEntries(answer.headers)).toEqual({
      ...{ ...COMMON, ...REQUEST_ID },
      allow: 'GET, HEAD, OPTIONS',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': 'Authorization, If-None-Match, X-API-Key',
      'access-control-max-age': '86400',
    });
  }
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])('refuses %s with 405', async (method) => {
  for (const path of READS) {
    const answer = await ask(path, { method });
    expect(answer.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toStrictEqual({
      type: `${SITE.base_url}/docs/errors/#method_not_allowed`,
      title: 'Method not allowed',
      status: 405,
      detail: 'Everything here is only read. Use one of these methods: GET, HEAD, OPTIONS.',
      code: 'method_not_allowed',
    });
  }
});

test('every category is listed, empty ones too', async () => {
  const { data } = await askJson<{ data: { slug: string; listing_count: number }[] }>('/api/v1/categories');
  expect(data.map(({ slug, listing_count }) => [slug, listing_count])).toStrictEqual([
    ['few', 5],
    ['many', 40],
    ['none', 0],
  ]);
  expect(data.map(({ slug }) => slug)).toStrictEqual(CATEGORIES);
});

test.each([
  files.manifest,
  files.manifestSchema,
  files.padSchema,
  files.buildManifest,
  files.rankTable,
  files.categories,
  files.changes,
  files.listing('404'),
  files.listPage(undefined, 1),
  files.listPage(undefined, 3),
  files.listPage('none', 1),
])('the file %s is served byte for byte', async (path) => {
  expect(await (await ask(path)).text()).toBe(await fileText(path));
});

describe('answers 404', () => {
  test.each([
    '/api/v1',
    '/api/v1/software/',
    '/api/v1/categories/',
    '/api/v1/software.json/',
    '/api//v1/software',
    '/api/v1/software.json%20',
    '/api/v1/%73oftware.json',
    '/api/v1/%2e%2e/v1%2fsoftware.json',
    '/api/v1/_page/1.json',
    '/api/v1/notes.txt',
    '/api/v2/software',
    '/schemas/',
    '/schemas/unheard-of.json',
    '/schemas/..%2fsecret.json',
    '/schemas/..%5csecret.json',
    '/api/..%2fsecret.json',
    '/.well-known/security.txt',
  ])('for %s', async (path) => {
    const answer = await ask(path);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toMatch(/^(?:public|private), max-age=60$/);
    expect(await answer.json()).toStrictEqual({
      type: `${SITE.base_url}/docs/errors/#not_found`,
      title: 'Not found',
      status: 404,
      detail:
        'There is nothing at this address. Addresses have no slash at their end and nothing percent-encoded; ' +
        'start from /api/v1/software or /api/v1/categories.',
      code: 'not_found',
    });
  });

  test('with a body that repeats nothing of the address', async () => {
    const answer = await ask('/api/v1/<script>wicked</script>?wicked=%22wicked');
    expect(await answer.text()).not.toContain('wicked');
  });

  test('to HEAD without a body', async () => {
    const answer = await ask('/api/unheard-of', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toStrictEqual([404, '']);
  });
});

describe('a fault inside', () => {
  test('answers 500 and shows neither message nor stack', async () => {
    const { answer } = await askWith(() => new Response('{"secret": wicked'), '/api/v1/software');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toStrictEqual({
      type: `${SITE.base_url}/docs/errors/#internal_error`,
      title: 'Internal error',
      status: 500,
      detail: 'The server made a mistake. Try again in a minute.',
      code: 'internal_error',
    });
  });

  test('logs where it happened, and nothing of the document', async () => {
    await askWith(() => new Response('{"secret":\n    at wicked'), '/api/v1/software');
    expect(logged).toHaveBeenLastCalledWith(expect.stringMatching(/^SyntaxError\n {4}at JSON\.parse/));
    expect(logged).not.toHaveBeenCalledWith(expect.stringMatching(/secret|wicked/));
  });

  test('is not an absent file: a failing platform never looks like an empty catalog', async () => {
    for (const path of READS) {
      const { answer } = await askWith(() => new Response(null, { status: 503 }), path);
      expect([path, answer.status]).toStrictEqual([path, 500]);
    }
  });

  test('of the file address is a redirect of the platform: nothing is followed', async () => {
    const away = () => new Response(null, { status: 307, headers: { Location: '/secret.json' } });
    const { answer } = await askWith(away, '/schemas/catalog-2.0.json');
    expect(answer.status).toBe(404);
  });
});

test('every problem document is of the shape that problem.json says', async () => {
  const paths = ['/api/v1/software?page=0&x=1', '/api/v1/software?kind=x', '/api/v1/software/x', '/api/x'];
  for (const path of paths) {
    const problem = await askProblem(path);
    expect(problem.type).toBe(`${SITE.base_url}/docs/errors/#${problem.code}`);
    expect(problem.title).toMatch(/^[A-Z][a-z ]+$/);
    expect(problem.detail.length).toBeGreaterThan(20);
  }
});

test('security.txt is a text that everybody may keep, where the build has one', async () => {
  const found = (path: string) =>
    path === '/.well-known/security.txt' ? new Response('Contact: https://a.test\n') : undefined;
  const { answer } = await askWith(found, '/.well-known/security.txt');
  expect([answer.status, answer.headers.get('Content-Type'), await answer.text()]).toEqual([
    ...[200, 'text/plain; charset=utf-8', 'Contact: https://a.test\n'],
  ]);
  expect((await ask('/.well-known/security.txt')).status).toBe(404);
});
