/**
 * Counts what callers read. Each caller and month has an object of its own, so that callers never slow each other down.
 * Answers do not wait for it: a process of the worker brings it up to date after each answer, so a caller may overshoot by
 * the requests that are in flight, and by what other processes have answered within the last {@link PAUSE_MS}.
 */
import { DurableObject } from 'cloudflare:workers';
import { remember } from '../base/bounds.ts';
import type { Env } from '../base/env.ts';
import { type Counts, minuteOf, monthOf, monthStart } from './allowance.ts';

/** The one that counts for a name. */
export function readCounterOf(env: Env, name: string): DurableObjectStub<ReadCounter> {
  return (env.READ_COUNTER as DurableObjectNamespace<ReadCounter>).getByName(name);
}

export class ReadCounter extends DurableObject<Env> {
  /** @param asked since the last call @returns all of this caller's, of every place of the world */
  async add(asked: Counts, now: number): Promise<Counts> {
    const { storage } = this.ctx;
    const { counts = NONE, at } = storage.kv.get<{ counts: Counts; at: number }>('counted') ?? {};
    const sums = sum(at === minuteOf(now) ? counts : { ...counts, minute: 0 }, asked);
    storage.kv.put('counted', { counts: sums, at: minuteOf(now) });
    if ((await storage.getAlarm()) === null) await storage.setAlarm(monthStart(now, 1));
    return sums;
  }

  /** The month is over, so the count is no longer needed. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}

/** Between two calls for a caller who keeps asking: each of them is a write, which costs more than the answer. */
export const PAUSE_MS = 10_000;
/** The platform ends work that runs longer than half a minute after an answer. The next answer continues it. */
const MAX_CALLS = 2;
/** Callers beyond this are forgotten, the longest silent first; their counters are not. */
const MAX_CALLERS = 10_000;
const NONE: Counts = { minute: 0, month: 0 };

interface Tally {
  minute: number;
  month: string;
  /** As the counter said last, with what is on its way to it. */
  counted: Counts;
  /** Answered, and not sent to the counter yet. */
  unsent: Counts;
  /** When the last call was made, in milliseconds since 1970. */
  calledAt: number;
  /** One call at a time: under load it carries the requests of all that were answered meanwhile. */
  isBusy: boolean;
}

/** What this process of the worker knows of its callers' counts. */
export class Tallies {
  readonly #tallies = new Map<string, Tally>();

  /** @param now milliseconds since 1970 */
  used(caller: string, now: number): Counts {
    const { counted, unsent } = this.#tally(caller, now);
    return sum(counted, unsent);
  }

  /**
   * Call it after an answer, and pass the promise it returns to waitUntil(). Counting never fails a request.
   * @param ways.send to the caller's counter; gives what the counter knows then
   * @param ways.pauseMs between two calls
   */
  async count(
    caller: string,
    now: number,
    cost: Counts,
    { send, pauseMs }: { send: (asked: Counts) => Promise<Counts>; pauseMs: number },
  ): Promise<void> {
    const tally = this.#tally(caller, now);
    tally.unsent = sum(tally.unsent, cost);
    if (tally.isBusy) return;
    tally.isBusy = true;
    let time = now;
    for (let calls = 0; tally.unsent.minute > 0 && calls < MAX_CALLS; calls += 1) {
      const pause = Math.max(0, tally.calledAt + pauseMs - time);
      if (pause > 0) await scheduler.wait(pause);
      time += pause;
      // A minute that began meanwhile has taken over what was to be sent.
      if (tally.unsent.minute === 0) break;
      tally.calledAt = time;
      const [before, sending] = [tally.counted, tally.unsent];
      Object.assign(tally, { counted: sum(before, sending), unsent: NONE });
      try {
        tally.counted = await send(sending);
      } catch {
        // Reads fail open. The requests stay in this process's own count, and are sent with the next.
        Object.assign(tally, { counted: before, unsent: sum(tally.unsent, sending) });
        break;
      }
    }
    tally.isBusy = false;
  }

  #tally(caller: string, now: number): Tally {
    const known = this.#tallies.get(caller);
    const minute = minuteOf(now);
    if (known?.minute === minute) return known;
    const month = monthOf(now);
    const { counted, unsent } = known?.month === month ? known : { counted: NONE, unsent: NONE };
    // A call that never ended is forgotten with its minute; what it carries is not sent twice.
    if (known !== undefined) known.unsent = NONE;
    const calledAt = known?.calledAt ?? -Infinity;
    const tally = { minute, month, counted: { minute: 0, month: counted.month }, unsent, calledAt, isBusy: false };
    remember(this.#tallies, MAX_CALLERS, caller, tally);
    return tally;
  }
}

const sum = (a: Counts, b: Counts): Counts => ({ minute: a.minute + b.minute, month: a.month + b.month });
