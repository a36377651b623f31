/**
 * Counts what one address sends, exactly, over any 60 seconds. One object per address, so that each answer is one
 * atomic step and no address disturbs another. A minute after the last request nothing is left of it.
 */
import { DurableObject } from 'cloudflare:workers';
import { count } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { logBug } from '../base/log.ts';

export const WINDOW_MS = 60_000;

export interface Taken {
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
