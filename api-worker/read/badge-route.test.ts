import { describe, expect, test, vi } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import { grayBadge, listingBadge } from '../../schemas/writers/badge.ts';
import { ask, askWith, fileText } from '../testing/ask.ts';
import { SLUGS } from '../testing/catalog.ts';

/** Faults are provoked here; their log lines would look like failures. */
vi.spyOn(console, 'error').mockImplementation(() => {});

const CATALOG = 'Catalog';

describe('the badge of a listing', () => {
  test('is made of its file, for every listing', async () => {
    for (const slug of SLUGS) {
      const listing = JSON.parse(await fileText(files.listing(slug)));
      expect(await (await ask(files.badge(slug))).text()).toBe(listingBadge(listing, CATALOG));
    }
  });

  test('is an image that shared caches may keep and that may load nothing', async () => {
    const { headers } = await ask(files.badge('index'));
    const { etag, ...rest } = Object.fromEntries(headers);
    expect(rest).toStrictEqual({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
      'cache-control': 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400',
      'content-security-policy': "default-src 'none'",
      'content-type': 'image/svg+xml; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  });

  test('answers 304 to whoever holds it already, and HEAD without a body', async () => {
    const tag = (await ask(files.badge('index'))).headers.get('ETag') ?? '';
    const held = await ask(files.badge('index'), { headers: { 'If-None-Match': tag } });
    const head = await ask(files.badge('index'), { method: 'HEAD' });
    expect([held.status, await held.text(), head.status, await head.text()]).toStrictEqual([304, '', 200, '']);
  });

  test('is found at its new address after the listing was renamed', async () => {
    const answer = await ask(files.badge('old-index'), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toStrictEqual([308, files.badge('index')]);
  });
});

describe('a grey badge', () => {
  test.each([
    ['unheard-of', 404, 'not listed'],
    ['constructor', 404, 'not listed'],
    ['Index', 404, 'not listed'],
    ['-'.repeat(65), 404, 'not listed'],
    ['..%2f..%2fsecret', 404, 'not listed'],
    ['malware', 410, 'withdrawn'],
  ])('stands for %s with status %i', async (slug, status, words) => {
    const answer = await ask(files.badge(slug));
    expect([answer.status, answer.headers.get('Cache-Control')]).toStrictEqual([status, 'public, max-age=60']);
    expect(await answer.text()).toBe(grayBadge(words, CATALOG));
  });

  test('of a slug of bad form asks for no file with its name', async () => {
    const { read } = await askWith(() => undefined, files.badge('..%2f..%2fsecret'));
    expect(read).toStrictEqual([files.manifest]);
  });
});

test.each(['/badges/', '/badges/index', '/badges/index.png', '/badges/a/b.svg', '/badges'])(
  '%s is a page that is not there',
  async (path) => {
    const answer = await ask(path);
    expect([answer.status, await answer.text()]).toStrictEqual([404, '<!doctype html><title>No such page</title>\n']);
  },
);

test.each([files.manifest, files.listing('index')])('a fault of %s is no unlisted software: 500', async (broken) => {
  const give = (path: string) => (path === broken ? new Response(null, { status: 503 }) : undefined);
  expect((await askWith(give, files.badge('index'))).answer.status).toBe(500);
});
