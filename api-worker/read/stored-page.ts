/** The page of a listing from the object store, as the static assets would serve it. */
import { readStored } from '../base/assets.ts';
import type { Env } from '../base/env.ts';
import { page } from './departed.ts';

const SEE_WITH_SLASH = 307;

/** Undefined where the object store has no page for this address. */
export async function storedPage(request: Request, env: Env): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  const folder = pathname.replace(/(?<!\/)\/*$/, '/');
  const stored = await readStored(env, `${folder}index.html`);
  if (stored === undefined) return undefined;
  if (folder !== pathname) {
    await stored.body?.cancel();
    return new Response(null, { status: SEE_WITH_SLASH, headers: { Location: folder + search } });
  }
  // The header fields of all pages stand in one file, which the platform applies to static assets alone.
  const headers = await headersOfPages(env);
  headers.set('ETag', stored.headers.get('ETag') ?? '');
  headers.delete('Content-Length');
  return new Response(stored.body, { headers });
}

async function headersOfPages(env: Env): Promise<Headers> {
  const other = await page(env, '/404', 200);
  await other.body?.cancel();
  return new Headers(other.headers);
}
