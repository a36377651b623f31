/**
 * The one door to the files of the build: static assets, and for listings an object store where there is one, by the
 * binding where it is R2, else through the S3 API.
 */
import { AwsClient } from 'aws4fetch';
import { files, type Site, slugOfListingFile } from '../../schemas/contracts/addresses.ts';
import type { BuildManifest, ObjectTable, PublicSettings } from '../../schemas/contracts/generated/read-api.ts';
import { searchKey } from '../../schemas/search/search-rows.ts';
import type { Env } from './env.ts';

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
 * Caches what is loaded for the life of the worker's process, which ends with the build's files: a deployment replaces
 * both, and so does `wrangler dev` when a file changes. A value, not a promise, for two reasons: a failed load leaves nothing
 * behind, and workerd may cancel a load with the request that started it while another request awaits it.
 */
export function loadedOnce<T>(load: (env: Env) => Promise<T>): (env: Env) => Promise<T> {
  let cached: { value: T } | undefined;
  return async (env) => {
    cached ??= { value: await load(env) };
    return cached.value;
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

/** A caller waits for this. */
const TIMEOUT_MS = 10_000;
const RETRIES = 2;

interface StoreAccess {
  /** Address of the bucket, without a trailing slash. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

function hasObjectStore(env: Env): boolean {
  return env.LISTINGS !== undefined || env.LISTING_STORE !== undefined;
}

/** @throws if it is not there, or the store fails */
async function readObject(env: Env, key: string): Promise<ReadableStream | null> {
  if (env.LISTINGS === undefined) return readByKey(JSON.parse(env.LISTING_STORE ?? '') as StoreAccess, key);
  const object = await env.LISTINGS.get(key);
  if (object === null) throw new Error('the bucket lacks an object of this build');
  return object.body;
}

async function readByKey(
  { url, region, accessKeyId, secretAccessKey }: StoreAccess,
  key: string,
): Promise<ReadableStream | null> {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const answer = await client.fetch(`${url}/${key}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (answer.status === 200) return answer.body;
  await answer.body?.cancel();
  throw new Error(`the object store answered ${answer.status}`);
}

/** The build this worker was deployed with. */
interface OwnBuild {
  /** What every identifier begins with, whatever name the request came under. */
  baseUrl: string;
  /** Like `8a81d64a0c2f 2026-11-26`: all answers carry it. */
  name: string;
  /** Under which its search rows were loaded. */
  key: string;
}

let known: OwnBuild | undefined;

/** Facts of the build, cached like {@link loadedOnce}. @throws where the build cannot be read */
export async function ownBuild(env: Env): Promise<OwnBuild> {
  known ??= await readBuild(env);
  return known;
}

/** The same at once; undefined while no build could be read. */
export const knownBuild = () => known;

async function readBuild(env: Env): Promise<OwnBuild> {
  const asset = await readAsset(env, files.buildManifest);
  if (asset === undefined) throw new Error('the build has no manifest');
  const text = await asset.text();
  const { base_url, commit, date = '' } = JSON.parse(text) as BuildManifest & { date?: string };
  const name = [commit?.slice(0, 12) ?? 'uncommitted', date].filter((part) => part !== '').join(' ');
  return { baseUrl: base_url, name, key: await searchKey(text) };
}

export const baseUrl = async (env: Env) => (await ownBuild(env)).baseUrl;

/** For the functions of addresses.ts. */
export const siteOf = async (env: Env): Promise<Site> => ({ base_url: await baseUrl(env), host: 'worker' });

/** Settings that the build publishes. */
export const publicSettings = loadedOnce((env) => readJson<PublicSettings>(env, files.settings));
