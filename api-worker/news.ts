/** GET /software/{slug}/news.atom and news.json: the releases of a listing as a news feed. */
import type { IRequestStrict } from 'itty-router';
import { NEWS_FORMATS, releaseNews } from '../schemas/news-feed.ts';
import { isSlug } from '../schemas/rules/slug.ts';
import { departedListing } from './departed.ts';
import type { Env } from './env.ts';
import { readListing } from './listing.ts';
import { newsFeed } from './responses.ts';

const FORMATS = new Map(
  Object.entries(NEWS_FORMATS).map(([format, { mediaType, write }]) => [`news.${format}`, { mediaType, write }]),
);

export async function listingNews(request: IRequestStrict, env: Env): Promise<Response | undefined> {
  const { slug = '', file = '' } = request.params;
  const format = FORMATS.get(file);
  if (format === undefined || !isSlug(slug)) return undefined;
  const found = await readListing(env, slug);
  if (found === undefined) return departedListing(request, env, slug);
  return newsFeed(format.write(releaseNews(found)), format.mediaType);
}
