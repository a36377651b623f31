/** Pages of the build that are no static asset at their address: of the object store, of departed listings, and 404. */
import type { IRequestStrict } from 'itty-router';
import { isSlug } from '../../schemas/rules/slug.ts';
import { readAsset, readStored } from '../base/assets.ts';
import type { Env } from '../base/env.ts';
import { redirect } from '../base/responses.ts';
import { departureOf, withSlug } from './renamed-and-withdrawn.ts';

const SEE_WITH_SLASH = 307;

/** A page that is among the static assets is served without the worker. */
export async function listingPage(request: IRequestStrict, env: Env): Promise<Response | undefined> {
  const { slug } = request.params;
  if (slug === undefined || !isSlug(slug)) return undefined;
  const stored = await storedPage(request, env);
  if (stored !== undefined) return stored;
  const departure = await departureOf(env, slug);
  if (departure === undefined) return undefined;
  if ('renamedTo' in departure) return redirect(withSlug(request, slug, departure.renamedTo));
  return inItsLanguage(request, env, { path: `/410/${slug}/`, status: 410 });
}

/** That of the first language is a file of that name, as hosts look for it. */
export function notFoundPage(request: Request, env: Env): Promise<Response> {
  return inItsLanguage(request, env, { path: '/404', further: '/404/', status: 404 });
}

/** As the static assets would serve it. Undefined where the object store has no page for this address. */
async function storedPage(request: Request, env: Env): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  const folder = pathname.replace(/(?<!\/)\/*$/, '/');
  const stored = await readStored(env, `${folder}index.html`);
  if (stored === undefined) return undefined;
  if (folder !== pathname) {
    await stored.body?.cancel();
    return new Response(null, { status: SEE_WITH_SLASH, headers: { Location: folder + search } });
  }
  // The header fields of all pages stand in one file, which the platform applies to static assets alone.
  const other = await readAsset(env, '/404');
  await other?.body?.cancel();
  const headers = new Headers(other?.headers);
  headers.set('ETag', stored.headers.get('ETag') ?? '');
  headers.delete('Content-Length');
  return new Response(stored.body, { headers });
}

/** Begins with the tag of a language, as pages of further languages do. */
const IN_A_LANGUAGE = /^\/[a-z]{2,3}(?:-[A-Z]{2})?(?=\/)/;

/** @param path of the page in the first language, and @param further below the folder of each further one */
async function inItsLanguage(
  { url }: Request,
  env: Env,
  { path, further = path, status }: { path: string; further?: string; status: number },
): Promise<Response> {
  const [language] = IN_A_LANGUAGE.exec(new URL(url).pathname) ?? [];
  const own = language === undefined ? undefined : await readAsset(env, language + further);
  const asset = own ?? (await readAsset(env, path));
  return new Response(asset?.body ?? null, { status, headers: asset?.headers ?? {} });
}
