/** Every route. A handler that answers nothing leaves the request to the routes below it. */
import type { IRequestStrict } from 'itty-router';
import { IttyRouter } from 'itty-router/IttyRouter';
import { files } from '../schemas/addresses.ts';
import { isSlug } from '../schemas/rules/slug.ts';
import { readAsset } from './assets.ts';
import { listingBadge } from './badge.ts';
import { changes } from './changes.ts';
import { departedPage, page } from './departed.ts';
import type { Env } from './env.ts';
import { listing, listingManifest } from './listing.ts';
import { listingRank } from './rank.ts';
import { file, methodNotAllowed, options, problem } from './responses.ts';
import { softwareList } from './software-list.ts';

/** HEAD comes here as GET. */
export const router = IttyRouter<IRequestStrict, [Env]>()
  .options('*', options)
  .get('/badges/:file', listingBadge)
  .get('/software/:slug/', leftPage)
  .get('*', noSuchPage)
  .get('*', refuseOddPath)
  .get('/api/v1/software', softwareList)
  .get('/api/v1/software/:slug', listing)
  .get('/api/v1/software/:slug/manifest', listingManifest)
  .get('/api/v1/software/:slug/rank', listingRank)
  .get('/api/v1/changes', changes)
  .get('/api/v1/categories', (_request, env) => fileAt(env, files.categories))
  .get('*', jsonFile)
  .get('*', nothingHere)
  .all('*', methodNotAllowed);

/**
 * Every address we have is made of plain names. Refusing the rest at once (`//`, a slash at the end, anything
 * percent-encoded) means that no two parts of the platform can read one address in two ways.
 */
function refuseOddPath(request: Request): Response | undefined {
  return /^(?:\/[A-Za-z0-9._-]+)+$/.test(new URL(request.url).pathname) ? undefined : nothingHere(request);
}

/** A listing's page that is there is served without the worker. */
function leftPage(request: IRequestStrict, env: Env): Promise<Response | undefined> | undefined {
  const { slug } = request.params;
  return slug !== undefined && isSlug(slug) ? departedPage(request, env, slug) : undefined;
}

/** Whatever is no address of the API is a page for people. */
function noSuchPage(request: Request, env: Env): Promise<Response> | undefined {
  return /^\/(?:api|\.well-known|schemas)(?:\/|$)/.test(new URL(request.url).pathname)
    ? undefined
    : page(env, '/404', 404);
}

/** /.well-known/catalog.json, /schemas/…, the build's lists of files: JSON of the build under its own name. */
function jsonFile(request: Request, env: Env): Promise<Response | undefined> | undefined {
  const { pathname } = new URL(request.url);
  return /^\/(?:api|\.well-known|schemas)\/.+\.json$/.test(pathname) ? fileAt(env, pathname) : undefined;
}

async function fileAt(env: Env, path: string): Promise<Response | undefined> {
  const asset = await readAsset(env, path);
  return asset && file(asset);
}

function nothingHere(request: Request): Response {
  const detail =
    'There is nothing at this address. Addresses have no slash at their end and nothing percent-encoded; ' +
    'start from /api/v1/software or /api/v1/categories.';
  return problem(request, 'not_found', detail);
}
