/** The guarded client as a WHATWG `fetch`, for libraries that bring their own requests. */
import type { GuardedClient } from './guarded-client.ts';
import type { Refusal } from './public-address.ts';

/** Answers of a forge's API are larger than a feed may be: a page of 100 releases with their notes. */
const MAX_API_BYTES = 16 * 1024 * 1024;

/** What `fetch` throws where the guard or the network refused. */
class FetchRefused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Statuses whose answers have no body, and for which the Response constructor accepts none. */
const WITHOUT_BODY = [204, 205, 304];

/** @throws FetchRefused */
export function guardedFetch(client: GuardedClient): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const request = new Request(input, init);
    if (request.method !== 'GET') throw new TypeError('The pipeline only reads.');
    const answer = await client.request(request.url, {
      headers: Object.fromEntries(request.headers),
      follow: request.redirect === 'follow',
      maxBytes: MAX_API_BYTES,
    });
    if ('refusal' in answer) throw new FetchRefused(answer.refusal);
    const { status, bytes, headers } = answer;
    const body = WITHOUT_BODY.includes(status) ? null : new Uint8Array(bytes);
    return new Response(body, { status, headers: toHeaders(headers) });
  };
}

/** The body is decoded already, so what would say otherwise is left out. */
function toHeaders(fields: Record<string, string | string[] | undefined>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'content-encoding' || name === 'content-length') continue;
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  return headers;
}
