/** GET /software/{slug}/news.atom and news.json: the releases of a listing as a news feed. */
import type { IRequestStrict } from 'itty-router';
import { isSlug } from '../../schemas/rules/slug.ts';
import { NEWS_FORMATS, releaseNews } from '../../schemas/writers/news-feed.ts';
import type { Env } from '../base/env.ts';
import { newsFeed } from '../base/responses.ts';
import { departedListing } from './departed.ts';
import { readListing } from './listing.ts';

export async function listingNews(request: IRequestStrict, env: Env): Promise<Response | undefined> {
  const { slug = '', file = '' } = request.params;
  const format = FORMATS.find((name) => file === `news.${name}`);
  if (format === undefined || !isSlug(slug)) return undefined;
  const found = await readListing(env, slug);
  if (found === undefined) return departedListing(request, env, slug);
  const { mediaType, write } = NEWS_FORMATS[format];
  return newsFeed(write(releaseNews(found)), mediaType);
}

const FORMATS = ['atom', 'json'] as const;
