/**
 * A fetch that asks one origin only: redirects are followed here and never leave it, so that a token cannot either.
 * (A `PRIVATE-TOKEN` header is no `Authorization`: fetch itself would carry it to another host.)
 */
import { followRedirects, isRedirect, redirectTarget } from '../../repo/fetch/redirects.ts';
import { Refused, refused } from '../../repo/fetch/refusals.ts';
import { CONNECTION_FAILED, refusalOfError } from '../../repo/forge/forge-refusals.ts';
import type { Fetch } from './repository-kind.ts';

const DEFAULT_TIMEOUT_MS = 20_000;
const DEFAULT_TOTAL_MS = 60_000;
/** Fifty releases with many assets take some megabytes. Counted decoded. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
/** The only headers of an answer that anything here reads. */
const KEPT_HEADERS = [
  'etag',
  'link',
  'retry-after',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'ratelimit-remaining',
  'ratelimit-reset',
];

/** Says of an answer whose type is hidden from libraries that it is JSON. */
export const IS_JSON = 'x-is-json';

interface Bounds {
  fetch: Fetch;
  /** Like https://api.github.com */
  origin: string;
  /** Headers that carry the token. */
  credentials: Record<string, string>;
  timeoutMs: number | undefined;
  totalMs: number | undefined;
}

/** For one repository. Rejects with {@link Refused} where trying again is pointless, otherwise with a plain error. */
export function boundFetch(bounds: Bounds): Fetch {
  const total = AbortSignal.timeout(bounds.totalMs ?? DEFAULT_TOTAL_MS);
  return async (address, init) => {
    try {
      total.throwIfAborted();
      const signal = AbortSignal.any([total, AbortSignal.timeout(bounds.timeoutMs ?? DEFAULT_TIMEOUT_MS)]);
      const { method = 'GET', headers, body } = init;
      return await followWithin(bounds, address, { method, headers, body, signal });
    } catch (error) {
      const refusal = refusalOfError(error);
      if (refusal !== undefined && refusal.code !== CONNECTION_FAILED.code) throw new Refused(refusal);
      // Not a refusal, because the next connection may succeed.
      throw new Error(CONNECTION_FAILED.code, { cause: error });
    }
  };
}

function followWithin({ fetch, origin, credentials }: Bounds, address: string, init: RequestInit): Promise<Response> {
  const headers = { ...Object.fromEntries(new Headers(init.headers)), ...credentials };
  return followRedirects<Response>(address, async (target) => {
    if (new URL(target).origin !== origin) throw refused('bad_redirect.api_host');
    const answer = await fetch(target, { ...init, headers, redirect: 'manual' });
    // What was sent goes nowhere else.
    if (!isRedirect(answer.status) || init.method !== 'GET') return { found: await bounded(answer) };
    await answer.body?.cancel();
    return { next: redirectTarget(answer.headers.get('location'), target) };
  });
}

/**
 * The same answer, read to its end, with the headers that are used and one of two content types. Only the forge's own
 * words are JSON: what it says of a repository was written by others, and is read in a thread of its own.
 */
async function bounded(answer: Response): Promise<Response> {
  const headers = new Headers();
  for (const name of KEPT_HEADERS) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const type = answer.headers.get('content-type') ?? '';
  // GitHub's application/vnd.github.html+json is HTML.
  const isJson = /\bjson\b/i.test(type) && !/\bhtml\b/i.test(type);
  const isParsed = isJson && answer.status !== 200;
  headers.set('content-type', isParsed ? 'application/json' : 'application/octet-stream');
  if (isJson) headers.set(IS_JSON, 'true');
  const body = await readBody(answer);
  const isEmpty = [204, 205, 304].includes(answer.status);
  return new Response(isEmpty ? null : body, { status: answer.status, headers });
}

async function readBody(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size > MAX_ANSWER_BYTES) throw refused('too_large.answer', { limit: MAX_ANSWER_BYTES });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
