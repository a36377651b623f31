/** Limits what one address sends, before anything else is looked at. Fails closed: when in doubt, it refuses. */

import { encode, hmacSha256 } from '../base/crypto.ts';
import type { Env } from '../base/env.ts';
import { logBug, logEvent, requestId } from '../base/log.ts';
import { problem, withFields } from '../base/responses.ts';
import { limiterOf, type Taken, WINDOW_MS } from './limiter.ts';
import { networkOf } from './network.ts';

export interface Limit {
  /** Name of the policy; each counts on its own. */
  name: string;
  /** How many in any 60 seconds. */
  quota: number;
}

const RETRY_S = '60';

/** A route that answers with `answer`, unless the caller's address has sent too much, or something it needs does not work. */
export function limited<R extends Request>(limit: Limit, answer: (request: R, env: Env) => Promise<Response>) {
  return async (request: R, env: Env): Promise<Response> => {
    try {
      const taken = await take(request, env, limit);
      if (taken === undefined) return unavailable('This service is not set up to be written to.');
      const given = taken.allowed ? await answer(request, env) : quotaExceeded(request, limit, taken);
      return withFields(given, fieldsOf(limit, taken));
    } catch (error) {
      logBug(error, request);
      return unavailable('Something that is needed for this does not work at the moment.');
    }
  };
}

/** @returns undefined where the operator has set no key: then nothing that is sent is accepted */
async function take(request: Request, env: Env, { name, quota }: Limit): Promise<Taken | undefined> {
  if (!env.INTERNAL_KEY) return undefined;
  // The platform sets this field itself, whatever the caller sent. Callers without one share one count.
  const network = networkOf(request.headers.get('CF-Connecting-IP') ?? '') ?? 'unknown';
  // With a key of ours, nobody can find an address by hashing them all. Nothing keeps even this for over a minute.
  const key = await hmacSha256(encode(env.INTERNAL_KEY), `${name} ${network}`);
  return limiterOf(env, key.toHex()).take(quota);
}

function quotaExceeded(request: Request, { name, quota }: Limit, { reset }: Taken): Response {
  logEvent('limited', { policy: name, request: requestId(request) });
  const detail = `No more than ${quota} such requests are taken in any 60 seconds. Ask again in ${reset} seconds.`;
  return problem('quota_exceeded', detail, { violated: [name], headers: { 'Retry-After': String(reset) } });
}

function unavailable(why: string): Response {
  return problem('unavailable', `${why} Nothing was stored. Try again in a minute.`, {
    headers: { 'Retry-After': RETRY_S },
  });
}

/** draft-ietf-httpapi-ratelimit-headers-10 */
function fieldsOf({ name, quota }: Limit, { remaining, reset }: Taken) {
  return {
    'RateLimit-Policy': `"${name}";q=${quota};w=${WINDOW_MS / 1000}`,
    RateLimit: `"${name}";r=${remaining};t=${reset}`,
  };
}
