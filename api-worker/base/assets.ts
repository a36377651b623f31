/** The one door to the files of the build: static assets, and for listings an object store where there is one. */
import { files, slugOfListingFile } from '../../schemas/contracts/addresses.ts';
import type { ObjectTable } from '../../schemas/contracts/generated/read-api.ts';
import type { Env } from './env.ts';
import { hasObjectStore, readObject } from './object-store.ts';

/** The binding looks at the path alone; a host name that exists nowhere makes that plain. */
const ANY_ORIGIN = 'https://assets.invalid';

/**
 * The file at a path of `dist/`, or undefined where there is none.
 * @param path with a leading slash, made of names that were checked: the binding decodes percent signs
 * @throws if the platform fails, so that a fault is never taken for an absent file
 */
export async function readAsset(env: Env, path: string): Promise<Response | undefined> {
  return (await readStatic(env, path)) ?? (await readStored(env, path));
}

async function readStatic(env: Env, path: string): Promise<Response | undefined> {
  const answer = await env.ASSETS.fetch(ANY_ORIGIN + path, { redirect: 'manual' });
  if (answer.status === 200) return answer;
  await answer.body?.cancel();
  // A redirect leads to a page with a similar name, which is not the file that was asked for.
  if (answer.status === 404 || (answer.status >= 300 && answer.status < 400)) return undefined;
  throw new Error(`the static assets answered ${answer.status}`);
}

/** The same as JSON. */
export async function findJson<T>(env: Env, path: string): Promise<T | undefined> {
  const asset = await readAsset(env, path);
  return asset?.json<T>();
}

/** @throws where the build lacks a file that every build has */
export async function readJson<T>(env: Env, path: string): Promise<T> {
  const found = await findJson<T>(env, path);
  if (found === undefined) throw new Error('the build lacks a file that every build has');
  return found;
}

/**
 * Kept for the life of the worker's process, which ends with the build's files: a deployment replaces both, and so
 * does `wrangler dev` when a file changes. A value, not a promise, for two reasons: a failed load leaves nothing
 * behind, and workerd may cancel a load with the request that started it while another request awaits it.
 */
export function loadedOnce<T>(load: (env: Env) => Promise<T>): (env: Env) => Promise<T> {
  let kept: { value: T } | undefined;
  return async (env) => {
    kept ??= { value: await load(env) };
    return kept.value;
  };
}

/**
 * A file of a listing that the build's tables say is in the object store. Not of another build: its key is its digest,
 * which is its entity tag too.
 * @throws if it is not there
 */
export async function readStored(env: Env, path: string): Promise<Response | undefined> {
  const slug = slugOfListingFile(path);
  if (slug === undefined || !hasObjectStore(env)) return undefined;
  const table = await readStatic(env, files.objects(slug));
  if (table === undefined) return undefined;
  const { prefix, objects } = await table.json<ObjectTable>();
  const digest = objects[path];
  if (digest === undefined) return undefined;
  const body = await readObject(env, prefix + digest);
  return new Response(body, { headers: { ETag: `"${digest}"` } });
}
