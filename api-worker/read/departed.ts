/** What became of a slug that is no longer published: renamed (308) or withdrawn (410). In the API and on pages. */
import { files } from '../../schemas/contracts/addresses.ts';
import type { DepartedTable } from '../../schemas/contracts/generated/read-api.ts';
import { loadedOnce, readAsset, readJson } from '../base/assets.ts';
import type { Env } from '../base/env.ts';
import { movedTo, problem } from '../base/responses.ts';

const departed = loadedOnce((env) => readJson<DepartedTable>(env, files.departed));

/** Undefined for a slug that was never published. The answer to an address of the API that names the slug. */
export async function departedListing(request: Request, env: Env, slug: string): Promise<Response | undefined> {
  const departure = await departureOf(env, slug);
  if (departure === undefined) return undefined;
  if ('renamedTo' in departure) return movedTo(withSlug(request, slug, departure.renamedTo));
  return problem(request, 'withdrawn', `The listing was withdrawn: ${departure.reason}`);
}

/** The same for the listing's page. */
export async function departedPage(request: Request, env: Env, slug: string): Promise<Response | undefined> {
  const departure = await departureOf(env, slug);
  if (departure === undefined) return undefined;
  if ('renamedTo' in departure) return movedTo(withSlug(request, slug, departure.renamedTo));
  return withReason(await page(env, '/410/', 410), departure.reason);
}

/** One page serves every slug; its etag would be that of the page without the reason. */
function withReason(answer: Response, reason: string): Response {
  const written = new HTMLRewriter()
    .on('[data-reason]', { element: (element) => void element.setInnerContent(reason) })
    .transform(answer);
  written.headers.delete('ETag');
  return written;
}

/** A page of the build under another status than 200. */
export async function page(env: Env, path: string, status: number): Promise<Response> {
  const asset = await readAsset(env, path);
  return new Response(asset?.body ?? null, { status, headers: asset?.headers ?? {} });
}

/** Undefined for a slug that was never published. */
export async function departureOf(
  env: Env,
  slug: string,
): Promise<{ renamedTo: string } | { reason: string } | undefined> {
  const { renamed, withdrawn } = await departed(env);
  const renamedTo = own(renamed, slug);
  if (renamedTo !== undefined) return { renamedTo };
  const reason = own(withdrawn, slug);
  return reason === undefined ? undefined : { reason };
}

/** `constructor` is a legal slug. */
function own(table: Record<string, string>, slug: string): string | undefined {
  return Object.hasOwn(table, slug) ? table[slug] : undefined;
}

/** The same address with another slug; whatever follows the slug stays. */
function withSlug(request: Request, from: string, to: string): string {
  const { pathname, search } = new URL(request.url);
  return pathname.replace(`/software/${from}`, `/software/${to}`) + search;
}
