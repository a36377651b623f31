/** Every route. A handler that answers nothing leaves the request to the routes below it. */
import type { IRequestStrict } from 'itty-router';
import { IttyRouter } from 'itty-router/IttyRouter';
import { files } from '../schemas/contracts/addresses.ts';
import { readAsset } from './base/assets.ts';
import type { Env } from './base/env.ts';
import { badParameters, unknownParameters } from './base/parameters.ts';
import { file, linkset, methodNotAllowed, options, problem, READ_METHODS, sharedText } from './base/responses.ts';
import { internalRouter } from './internal/internal.ts';
import { claimDomain, verifyDomain } from './publisher/domains.ts';
import {
  askForReturn,
  askForSync,
  askForWithdrawal,
  publisherListings,
  publisherRequest,
  publisherRequests,
} from './publisher/listings.ts';
import { ownDomains, ownTokens, revokeOwnToken, rollToken } from './publisher/own-tokens.ts';
import * as webhooks from './publisher/webhook-routes.ts';
import { health } from './read/build-facts.ts';
import { changes } from './read/changes.ts';
import { exportFile } from './read/exports.ts';
import { harvest } from './read/harvest.ts';
import { listRoute } from './read/list-route.ts';
import {
  listing,
  listingBadge,
  listingManifest,
  listingNews,
  listingPubliccode,
  listingRank,
  listingSyncLog,
} from './read/listing.ts';
import { listingPage, notFoundPage } from './read/pages-without-asset.ts';
import { searchPage } from './read/search-page.ts';
import { alphabetPart, furtherListFile, furtherListPage } from './read/static-host-pages.ts';
import { listSubmissions, submission } from './submit/submissions-route.ts';
import { submit } from './submit/submit-route.ts';
import { validate } from './submit/validate-route.ts';

/** HEAD comes here as GET. */
export const router = IttyRouter<IRequestStrict, [Env]>()
  .options('*', optionsOf)
  .all('/internal/*', internalRouter.fetch)
  .all('*', refuseOddPath)
  .post('/api/v1/submit/pad', submit)
  .post('/api/v1/validate', validate)
  .post('/api/v1/publisher/domains', claimDomain)
  .post('/api/v1/publisher/domains/:domain/verify', verifyDomain)
  .post('/api/v1/publisher/listings/:slug/sync', askForSync)
  .post('/api/v1/publisher/listings/:slug/withdraw', askForWithdrawal)
  .post('/api/v1/publisher/listings/:slug/restore', askForReturn)
  .post('/api/v1/publisher/tokens/:token/roll', rollToken)
  .delete('/api/v1/publisher/tokens/:token', revokeOwnToken)
  .post('/api/v1/publisher/webhooks', webhooks.make)
  .delete('/api/v1/publisher/webhooks/:webhook', webhooks.remove)
  .post('/api/v1/publisher/webhooks/:webhook/deliveries/:id/resend', webhooks.resend)
  .post('/api/v1/publisher/webhooks/:webhook/test', webhooks.test)
  .post('/api/v1/publisher/webhooks/:webhook/rotate-secret', webhooks.rotateSecret)
  .post('/api/v1/publisher/webhooks/:webhook/rotate-secret/confirm', webhooks.confirmSecret)
  .get('/v1/software', harvest)
  .get('/api/v1/software', listRoute)
  .get('/api/v1/software/_page/:file', furtherListFile)
  .get('/api/v1/software/_category/:slug/:file', furtherListFile)
  .get('/api/v1/software/:slug', listing)
  .get('/api/v1/software/:slug/manifest', listingManifest)
  .get('/api/v1/software/:slug/rank', listingRank)
  .get('/api/v1/software/:slug/sync', listingSyncLog)
  .get('/api/v1/changes', changes)
  .get('/api/v1/exports', wholeFile(files.exports))
  .get('/api/v1/exports/:file+', exportFile)
  .get('/api/v1/lifecycle', wholeFile(files.lifecycle))
  .get('/api/v1/statistics', wholeFile(files.statistics))
  .get('/api/v1/categories', wholeFile(files.categories))
  .get('/api/v1/submissions/:id', submission)
  .get('/api/v1/submissions', listSubmissions)
  .get('/api/v1/publisher/domains', ownDomains)
  .get('/api/v1/publisher/tokens', ownTokens)
  .get('/api/v1/publisher/requests', publisherRequests)
  .get('/api/v1/publisher/requests/:id', publisherRequest)
  .get('/api/v1/publisher/listings', publisherListings)
  .get('/api/v1/publisher/webhooks', webhooks.list)
  .get('/api/v1/publisher/webhooks/:webhook', webhooks.see)
  .get('/api/v1/publisher/webhooks/:webhook/deliveries', webhooks.deliveries)
  .get('/.well-known/api-catalog', (_request, env) => fileAt(env, files.apiCatalog, linkset))
  .get(files.securityText, (_request, env) => fileAt(env, files.securityText, plainText))
  .get('/healthz', health)
  .get('/badges/:file', listingBadge)
  .get('/search/', searchPage)
  .get('/:language/search/', searchPage)
  .get('/software/:slug/', listingPage)
  .get('/:language/software/:slug/', listingPage)
  .get('/software/_page/:page/', furtherListPage)
  .get('/:language/software/_page/:page/', furtherListPage)
  .get('/categories/:slug/_page/:page/', furtherListPage)
  .get('/:language/categories/:slug/_page/:page/', furtherListPage)
  .get('/software/_a-z/:start/', alphabetPart)
  .get('/:language/software/_a-z/:start/', alphabetPart)
  .get('/software/:slug/publiccode.yml', listingPubliccode)
  .get('/software/:slug/:file', listingNews)
  .get('*', noSuchPage)
  .all('*', refuseMethod)
  .get('*', jsonFile)
  .get('*', nothingHere)
  .all('*', () => methodNotAllowed());

function refuseMethod(request: Request): Response | undefined {
  const allowed = writtenAt(request);
  return allowed === undefined || allowed.includes(request.method) ? undefined : methodNotAllowed(allowed);
}

function optionsOf(request: Request): Response {
  return options(writtenAt(request));
}

/** Methods of an address that takes something; undefined for one that only shows. */
function writtenAt(request: Request): string[] | undefined {
  const { pathname } = new URL(request.url);
  const isAt = (asked: string) =>
    router.routes.some(([method, at, , path]) => method === asked && !path?.includes('*') && at.test(pathname));
  const own = ['POST', 'DELETE'].filter(isAt);
  if (own.length === 0) return undefined;
  const isShown = isAt('GET');
  return [...(isShown ? READ_METHODS.filter((method) => method !== 'OPTIONS') : []), ...own, 'OPTIONS'];
}

/** Any address outside the API is a page for people. */
function isOfApi(request: Request): boolean {
  return /^\/(?:api|v1|\.well-known|schemas|internal)(?:\/|$)/.test(new URL(request.url).pathname);
}

/**
 * Every address of the API is made of plain names. Refusing the rest at once (`//`, a slash at the end, anything
 * percent-encoded) means that no two parts of the platform can read one address in two ways.
 */
function refuseOddPath(request: Request): Response | undefined {
  const isPlain = /^(?:\/[A-Za-z0-9._-]+)+$/.test(new URL(request.url).pathname);
  return isPlain || !isOfApi(request) ? undefined : nothingHere();
}

function noSuchPage(request: Request, env: Env): Promise<Response> | undefined {
  return isOfApi(request) ? undefined : notFoundPage(request, env);
}

/** /.well-known/catalog.json, /schemas/…, the build's lists of files: JSON of the build under its own name. */
function jsonFile(request: Request, env: Env): Promise<Response | undefined> | undefined {
  const { pathname } = new URL(request.url);
  return /^\/(?:api|\.well-known|schemas)\/.+\.json$/.test(pathname) ? fileAt(env, pathname) : undefined;
}

/** It is given as it is: whoever asks for a page or a part of it should not take it for one. */
function wholeFile(path: string) {
  return (request: Request, env: Env) => {
    const errors = unknownParameters(new URL(request.url).searchParams, []);
    return errors.length > 0 ? badParameters(errors) : fileAt(env, path);
  };
}

async function fileAt(env: Env, path: string, show: (asset: Response) => Response | Promise<Response> = file) {
  const asset = await readAsset(env, path);
  return asset && show(asset);
}

const plainText = async (asset: Response) => sharedText(await asset.text(), 'text/plain');

function nothingHere(): Response {
  const detail =
    'There is nothing at this address. Addresses have no slash at their end and nothing percent-encoded; ' +
    'start from /api/v1/software or /api/v1/categories.';
  return problem('not_found', detail);
}
