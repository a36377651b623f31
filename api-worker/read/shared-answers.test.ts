/** Badges and news feeds of a listing: the same for every caller, so shared caches may keep them. */
import { describe, expect, test, vi } from 'vitest';
import { files, paths } from '../../schemas/contracts/addresses.ts';
import type { SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { grayBadge, listingBadge } from '../../schemas/writers/badge.ts';
import { NEWS_FORMATS, releaseNews } from '../../schemas/writers/news-feed.ts';
import { ask, askProblem, askWith, fileText } from '../testing/ask.ts';
import { SLUGS } from '../testing/catalog.ts';

/** Faults are provoked here; their log lines would look like failures. */
vi.spyOn(console, 'error').mockImplementation(() => {});

const CATALOG = 'Catalog';
const FORMATS = ['atom', 'json'] as const;
const newsOf = (slug: string, format: 'atom' | 'json') => files.news(paths.listingPage(slug), format);

const KINDS = [
  {
    what: 'badge',
    pathOf: files.badge,
    made: (listing: SoftwareListing) => listingBadge(listing, CATALOG),
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'content-security-policy': "default-src 'none'" },
  },
  ...FORMATS.map((format) => ({
    what: `news as ${format}`,
    pathOf: (slug: string) => newsOf(slug, format),
    made: (listing: SoftwareListing) => NEWS_FORMATS[format].write(releaseNews(listing)),
    headers: { 'content-type': `${NEWS_FORMATS[format].mediaType}; charset=utf-8` },
  })),
];

describe.each(KINDS)('the $what of a listing', ({ pathOf, made, headers }) => {
  test('is made of its file, for every listing', async () => {
    for (const slug of SLUGS) {
      const listing = JSON.parse(await fileText(files.listing(slug)));
      expect(await (await ask(pathOf(slug))).text()).toBe(made(listing));
    }
  });

  test('is of its own type, may be kept by shared caches, and a badge may load nothing', async () => {
    const { etag, ...rest } = Object.fromEntries((await ask(pathOf('index'))).headers);
    expect(rest).toEqual({
      'access-control-allow-origin': '*',
      'access-control-expose-headers':
        'ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-Catalog-Build, X-Request-Id',
      'cache-control': 'public, max-age=60, s-maxage=300, stale-while-revalidate=600',
      'x-content-type-options': 'nosniff',
      'x-catalog-build': expect.any(String),
      ...headers,
    });
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    const held = await ask(pathOf('index'), { headers: { 'If-None-Match': etag ?? '' } });
    const head = await ask(pathOf('index'), { method: 'HEAD' });
    expect([held.status, await held.text(), head.status, await head.text()]).toStrictEqual([304, '', 200, '']);
  });

  test('is found at its new address after the listing was renamed', async () => {
    const moved = await ask(pathOf('old-index'), { redirect: 'manual' });
    expect([moved.status, moved.headers.get('Location')]).toStrictEqual([308, pathOf('index')]);
  });
});

test.each(FORMATS)('the news as %s end with a withdrawn listing, and are none of an unknown one', async (format) => {
  expect(await askProblem(newsOf('malware', format))).toMatchObject({ status: 410, code: 'withdrawn' });
  expect((await ask(newsOf('unheard-of', format))).status).toBe(404);
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

test.each(['news.rss', 'news', 'constructor', 'news.atom/x'])('there is no %s', async (name) => {
  expect((await ask(`/software/index/${name}`)).status).toBe(404);
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
