/** Counts what one caller reads. One object per caller and month, so that callers never slow each other down. */
import { DurableObject } from 'cloudflare:workers';
import type { Env } from '../base/env.ts';
import { type Counts, monthStart, periodsOf } from './rate-limit.ts';

/** The one that counts for a name. */
export function readCounterOf(env: Env, name: string): DurableObjectStub<ReadCounter> {
  return (env.READ_COUNTER as DurableObjectNamespace<ReadCounter>).getByName(name);
}

export class ReadCounter extends DurableObject<Env> {
  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    state.storage.sql.exec(
      'create table if not exists counts (id integer primary key check (id = 1), minute integer, in_minute integer, ' +
        'in_month integer) strict',
    );
  }

  /** @param asked since the last call @returns all of this caller's, of every place of the world */
  async add(asked: Counts, now: number): Promise<Counts> {
    const { minute } = periodsOf(now);
    const { sql } = this.ctx.storage;
    const row = sql
      .exec<{ in_minute: number; in_month: number }>(
        'insert into counts values (1, ?1, ?2, ?3) on conflict do update set in_month = in_month + ?3, ' +
          'in_minute = iif(minute = ?1, in_minute + ?2, ?2), minute = ?1 returning in_minute, in_month',
        minute,
        asked.minute,
        asked.month,
      )
      .one();
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(monthStart(now, 1));
    return { minute: row.in_minute, month: row.in_month };
  }

  /** The month is over, so the count is no longer needed. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
