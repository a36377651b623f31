/** GET /api/v1/software/{slug} and /{slug}/manifest. */
import type { IRequestStrict } from 'itty-router';
import { files, urls } from '../../schemas/contracts/addresses.ts';
import type { SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { isSlug } from '../../schemas/rules/slug.ts';
import { toManifest } from '../../schemas/writers/manifest.ts';
import { readAsset } from '../base/assets.ts';
import { baseUrlOf, WITHOUT_BASE } from '../base/base-url.ts';
import type { Env } from '../base/env.ts';
import { json, problem } from '../base/responses.ts';
import { departedListing } from './departed.ts';
import { rankPositions } from './rank-table.ts';

/** The listing of the build with its position, which moves when others do and so stands in no listing's file. */
export async function listing(request: IRequestStrict, env: Env): Promise<Response | undefined> {
  const slug = slugOf(request);
  if (slug === undefined) return undefined;
  const [found, positions] = await Promise.all([readListing(env, slug), rankPositions(env)]);
  if (found === undefined) return noListing(request, env, slug);
  return json({ ...found, rank: { ...found.rank, position: positions.get(slug) } });
}

export async function listingManifest(request: IRequestStrict, env: Env): Promise<Response | undefined> {
  const slug = slugOf(request);
  if (slug === undefined) return undefined;
  const found = await readListing(env, slug);
  if (found === undefined) return noListing(request, env, slug);
  const baseUrl = baseUrlOf(found.links.self, urls.listing(WITHOUT_BASE, slug));
  const { manifest, missing } = toManifest(found, baseUrl);
  if (manifest !== undefined) return json(manifest);
  const detail =
    `A manifest must have \`${missing}\`, and nothing in this listing gives it. ` +
    'It appears here once the publisher adds it to the feed.';
  return problem(request, 'manifest_incomplete', detail);
}

/** Undefined leaves the request to the routes below: `/software/git.json` is a file, anything else is unknown. */
function slugOf(request: IRequestStrict): string | undefined {
  const { slug } = request.params;
  return slug !== undefined && isSlug(slug) ? slug : undefined;
}

export async function readListing(env: Env, slug: string): Promise<SoftwareListing | undefined> {
  const asset = await readAsset(env, files.listing(slug));
  return asset?.json<SoftwareListing>();
}

async function noListing(request: Request, env: Env, slug: string): Promise<Response> {
  const detail = 'No published listing has this slug. Published listings are at /api/v1/software.';
  return (await departedListing(request, env, slug)) ?? problem(request, 'not_found', detail);
}
