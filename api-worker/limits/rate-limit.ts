/** Limits what one address sends, before anything else is looked at. Fails closed: when in doubt, it refuses. */
import { DurableObject } from 'cloudflare:workers';
import { encode, hmacSha256 } from '../base/crypto.ts';
import { count } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { logBug, logEvent, requestId } from '../base/log.ts';
import { problem, withFields } from '../base/responses.ts';
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

const WINDOW_MS = 60_000;

interface Taken {
  allowed: boolean;
  /** How many more would be allowed now. */
  remaining: number;
  /** Seconds until one more is allowed. */
  reset: number;
}

/** The one that counts for a name. */
export function limiterOf(env: Env, name: string): DurableObjectStub<Limiter> {
  return (env.LIMITER as DurableObjectNamespace<Limiter>).getByName(name);
}

/**
 * Counts what one address sends, exactly, over any 60 seconds. One object per address, so that each answer is one
 * atomic step and no address disturbs another. A minute after the last request nothing is left of it.
 */
export class Limiter extends DurableObject<Env> {
  /** Allows one more if fewer than `limit` were allowed in the last 60 seconds. Refused requests do not count. */
  async take(limit: number): Promise<Taken> {
    const { sql } = this.ctx.storage;
    // Here, and not when the object begins: alarm() takes the tables away.
    sql.exec('create table if not exists taken (at integer not null) strict');
    sql.exec('create table if not exists refused (id integer primary key, number integer not null) strict');
    const now = Date.now();
    sql.exec('delete from taken where at <= ?', now - WINDOW_MS);
    const times = sql.exec<{ at: number }>('select at from taken order by at').toArray();
    const allowed = times.length < limit;
    const first = times[0]?.at ?? now;
    const taken = {
      allowed,
      remaining: allowed ? limit - times.length - 1 : 0,
      reset: Math.max(1, Math.ceil((first + WINDOW_MS - now) / 1000)),
    };
    if (!allowed) {
      sql.exec('insert into refused values (1, 1) on conflict do update set number = number + 1');
      return taken;
    }
    sql.exec('insert into taken values (?)', now);
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(now + WINDOW_MS);
    return taken;
  }

  override async alarm(): Promise<void> {
    const { sql } = this.ctx.storage;
    const [last] = sql.exec<{ at: number | null }>('select max(at) as at from taken').toArray();
    const end = (last?.at ?? 0) + WINDOW_MS;
    if (end > Date.now()) return this.ctx.storage.setAlarm(end);
    const [refused] = sql.exec<{ number: number }>('select number from refused').toArray();
    await this.ctx.storage.deleteAll();
    // Last: while the database is asked, the next request may come in.
    if (refused !== undefined) await count(this.env, 'limited', refused.number).catch(logBug);
  }
}
