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
  return problem('withdrawn', `The listing was withdrawn: ${departure.reason}`);
}

/** The same for the listing's page. */
export async function departedPage(request: Request, env: Env, slug: string): Promise<Response | undefined> {
  const departure = await departureOf(env, slug);
  if (departure === undefined) return undefined;
  if ('renamedTo' in departure) return movedTo(withSlug(request, slug, departure.renamedTo));
  return inItsLanguage(request, env, { path: `/410/${slug}/`, status: 410 });
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
  return own === undefined ? page(env, path, status) : withStatus(own, status);
}

/** That of the first language is a file of that name, as hosts look for it. */
export function notFoundPage(request: Request, env: Env): Promise<Response> {
  return inItsLanguage(request, env, { path: '/404', further: '/404/', status: 404 });
}

/** A page of the build under another status than 200. */
export async function page(env: Env, path: string, status: number): Promise<Response> {
  return withStatus(await readAsset(env, path), status);
}

function withStatus(asset: Response | undefined, status: number): Response {
  return new Response(asset?.body ?? null, { status, headers: asset?.headers ?? {} });
}

/** Undefined for a slug that was never published. */
export async function departureOf(
  env: Env,
  slug: string,
): Promise<{ renamedTo: string } | DepartedTable['withdrawn'][string] | undefined> {
  const { renamed, withdrawn } = await departed(env);
  const renamedTo = own(renamed, slug);
  if (renamedTo !== undefined) return { renamedTo };
  return own(withdrawn, slug);
}

/** Why a listing was withdrawn; undefined for one that was not. */
export async function whyGone(env: Env, slug: string | null): Promise<string | undefined> {
  const departure = slug === null ? undefined : await departureOf(env, slug);
  return departure !== undefined && 'reason' in departure ? departure.reason : undefined;
}

/** `constructor` is a legal slug. */
function own<Value>(table: Record<string, Value>, slug: string): Value | undefined {
  return Object.hasOwn(table, slug) ? table[slug] : undefined;
}

/** The same address with another slug; whatever follows the slug stays. */
function withSlug(request: Request, from: string, to: string): string {
  const { pathname, search } = new URL(request.url);
  return pathname.replace(`/software/${from}`, `/software/${to}`) + search;
}
