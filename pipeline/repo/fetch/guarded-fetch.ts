/** The guarded client as a WHATWG `fetch`, for libraries that bring their own requests. */
import type { GuardedClient } from './guarded-client.ts';
import { Refused } from './refusals.ts';

/** Answers of a forge's API are larger than a feed may be: a page of 100 releases with their notes. */
const MAX_API_BYTES = 16 * 1024 * 1024;

/** Statuses whose answers have no body, and for which the Response constructor accepts none. */
const WITHOUT_BODY = [204, 205, 304];

/** @throws Refused where the guard or the network refused */
export function guardedFetch(client: GuardedClient): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const request = new Request(input, init);
    const isQuestion = isGraphqlQuestion(request);
    if (request.method !== 'GET' && !isQuestion) throw new TypeError('The pipeline only reads.');
    const answer = await client.request(request.url, {
      headers: Object.fromEntries(request.headers),
      ...(isQuestion && { body: await request.text() }),
      follow: request.redirect === 'follow',
      maxBytes: MAX_API_BYTES,
    });
    if ('refusal' in answer) throw new Refused(answer.refusal);
    const { status, bytes, headers } = answer;
    const body = WITHOUT_BODY.includes(status) ? null : new Uint8Array(bytes);
    return new Response(body, { status, headers: toHeaders(headers) });
  };
}

/** A question in GraphQL is a POST that changes nothing; it is never sent on to where a redirect leads. */
function isGraphqlQuestion({ method, url, redirect }: Request): boolean {
  return method === 'POST' && redirect === 'manual' && new URL(url).pathname === '/graphql';
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
