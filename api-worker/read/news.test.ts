import { describe, expect, test } from 'vitest';
import { files, paths } from '../../schemas/contracts/addresses.ts';
import { NEWS_FORMATS, releaseNews } from '../../schemas/writers/news-feed.ts';
import { ask, askProblem, fileText } from '../testing/ask.ts';
import { SLUGS } from '../testing/catalog.ts';

const pathOf = (slug: string, format: 'atom' | 'json') => files.news(paths.listingPage(slug), format);

describe.each(['atom', 'json'] as const)('the news of a listing as %s', (format) => {
  const { mediaType, write } = NEWS_FORMATS[format];

  test('are made of its file, for every listing', async () => {
    for (const slug of SLUGS) {
      const listing = JSON.parse(await fileText(files.listing(slug)));
      expect(await (await ask(pathOf(slug, format))).text()).toBe(write(releaseNews(listing)));
    }
  });

  test('are of their own type, and shared caches may keep them', async () => {
    const { headers } = await ask(pathOf('index', format));
    const { etag, ...rest } = Object.fromEntries(headers);
    expect(rest).toStrictEqual({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
      'cache-control': 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400',
      'content-type': `${mediaType}; charset=utf-8`,
      'x-content-type-options': 'nosniff',
    });
    const held = await ask(pathOf('index', format), { headers: { 'If-None-Match': etag ?? '' } });
    expect([held.status, await held.text()]).toStrictEqual([304, '']);
  });

  test('follow a renamed listing, end with a withdrawn one, and are none of an unknown one', async () => {
    const moved = await ask(pathOf('old-index', format), { redirect: 'manual' });
    expect([moved.status, moved.headers.get('Location')]).toStrictEqual([308, pathOf('index', format)]);
    expect(await askProblem(pathOf('malware', format))).toMatchObject({ status: 410, code: 'withdrawn' });
    expect((await ask(pathOf('unheard-of', format))).status).toBe(404);
  });
});

test.each(['news.rss', 'news', 'constructor', 'news.atom/x'])('there is no %s', async (name) => {
  expect((await ask(`/software/index/${name}`)).status).toBe(404);
});
