/**
 * GitLab's REST API, version 4, by plain fetch: five kinds of GET need no client library
 * (@gitbeaker/rest and its core are 1.7 MB for the whole API).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseJson } from '../../../../schemas/readers/json-text.ts';
import { Refused } from '../../../repo/fetch/refusals.ts';
import { CONNECTION_FAILED, type RawAnswer } from '../../../repo/forge/forge-refusals.ts';
import { boundFetch } from '../../forge/bound-fetch.ts';
import { type ForgeApi, forgeApi } from '../../forge/forge-api.ts';
import type { Fetch, ForgeOptions } from '../../forge/forge-result.ts';

export interface GitlabOptions extends ForgeOptions {
  /** Address of the API, without a trailing slash, where it is not `/api/v4` of the project's host. */
  baseUrl?: string;
  /** Of this project's host; sent to the origin of the API only. */
  token?: string;
}

const DEFAULT_RETRY_DELAY_MS = 1000;

export function gitlabApi(baseUrl: string, options: GitlabOptions): ForgeApi {
  const { fetch, readAnswer, token, userAgent, cache, timeoutMs, totalMs } = options;
  const { origin } = new URL(baseUrl);
  const credentials: Record<string, string> = token === undefined ? {} : { 'private-token': token };
  const bound = boundFetch({ fetch, origin, credentials, timeoutMs, totalMs });
  const always: Record<string, string> = userAgent === undefined ? {} : { 'user-agent': userAgent };
  return forgeApi({
    send: (address, headers) => sendTwice(bound, address, { ...always, ...headers }, options),
    readAnswer,
    cache,
    now: options.now ?? (() => new Date()),
  });
}

/** A server's error or a broken connection is tried again, once. */
async function sendTwice(
  fetch: Fetch,
  address: string,
  headers: Record<string, string>,
  { retryDelayMs = DEFAULT_RETRY_DELAY_MS }: GitlabOptions,
): Promise<RawAnswer> {
  const first = await sendOnce(fetch, address, headers).catch(unlessRefused);
  if (first !== undefined && first.status < 500) return first;
  await sleep(retryDelayMs);
  const second = await sendOnce(fetch, address, headers).catch(unlessRefused);
  if (second === undefined) throw new Refused(CONNECTION_FAILED);
  return second;
}

function unlessRefused(error: unknown): undefined {
  if (error instanceof Refused) throw error;
}

async function sendOnce(fetch: Fetch, address: string, headers: Record<string, string>): Promise<RawAnswer> {
  const answer = await fetch(address, { headers });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const isJson = answer.headers.get('content-type') === 'application/json';
  const body = isJson ? parseJson(bytes).value : bytes;
  return { status: answer.status, header: (name) => answer.headers.get(name) ?? undefined, body };
}
