/** What became of a slug that is no longer published: renamed (308) or withdrawn (410). */
import { files } from '../../schemas/contracts/addresses.ts';
import type { DepartedTable } from '../../schemas/contracts/generated/read-api.ts';
import { loadedOnce, readJson } from '../base/assets.ts';
import type { Env } from '../base/env.ts';
import { problem, redirect } from '../base/responses.ts';

const departed = loadedOnce((env) => readJson<DepartedTable>(env, files.departed));

/** Undefined for a slug that was never published. The answer to an address of the API that names the slug. */
export async function departedListing(request: Request, env: Env, slug: string): Promise<Response | undefined> {
  const departure = await departureOf(env, slug);
  if (departure === undefined) return undefined;
  if ('renamedTo' in departure) return redirect(withSlug(request, slug, departure.renamedTo));
  return problem('withdrawn', `The listing was withdrawn: ${departure.reason}`);
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
export function withSlug(request: Request, from: string, to: string): string {
  const { pathname, search } = new URL(request.url);
  return pathname.replace(`/software/${from}`, `/software/${to}`) + search;
}
