/** Reads from the object store: by the binding where it is R2, else through the S3 API. */
import { AwsClient } from 'aws4fetch';
import type { Env } from './env.ts';

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

export function hasObjectStore(env: Env): boolean {
  return env.LISTINGS !== undefined || env.LISTING_STORE !== undefined;
}

/** @throws if it is not there, or the store fails */
export async function readObject(env: Env, key: string): Promise<ReadableStream | null> {
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
