/** GET /badges/{slug}.svg. */
import type { IRequestStrict } from 'itty-router';
import { files } from '../../schemas/contracts/addresses.ts';
import type { Manifest } from '../../schemas/contracts/generated/catalog-2.0.ts';
import { isSlug } from '../../schemas/rules/slug.ts';
import { grayBadge, listingBadge as toBadge } from '../../schemas/writers/badge.ts';
import { readJson } from '../base/assets.ts';
import type { Env } from '../base/env.ts';
import { badge, movedTo } from '../base/responses.ts';
import { departureOf } from './departed.ts';
import { readListing } from './listing.ts';

const ENDING = '.svg';

/** A picture even where there is no listing: otherwise the page that embeds it would show a broken image. */
export async function listingBadge(request: IRequestStrict, env: Env): Promise<Response | undefined> {
  const { file = '' } = request.params;
  if (!file.endsWith(ENDING)) return undefined;
  const slug = file.slice(0, -ENDING.length);
  const { name } = (await readJson<Manifest>(env, files.manifest)).entity;
  if (!isSlug(slug)) return badge(grayBadge('not listed', name), 404);
  const found = await readListing(env, slug);
  if (found !== undefined) return badge(toBadge(found, name));
  const departure = await departureOf(env, slug);
  if (departure === undefined) return badge(grayBadge('not listed', name), 404);
  return 'renamedTo' in departure
    ? movedTo(files.badge(departure.renamedTo))
    : badge(grayBadge('withdrawn', name), 410);
}
