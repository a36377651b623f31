/**
 * What this process of the worker knows of its callers' counts. Answers do not wait for the count: it is brought up to
 * date after each answer, so a caller may overshoot by the requests that are in flight, and by what other processes of
 * the worker have answered within the last {@link PAUSE_MS}.
 */
import { type Counts, periodsOf } from './rate-limit.ts';

/** Sends what was asked to the caller's counter. @returns what the counter knows then */
export type Send = (asked: Counts) => Promise<Counts>;

const NONE: Counts = { minute: 0, month: 0 };

const sum = (a: Counts, b: Counts): Counts => ({ minute: a.minute + b.minute, month: a.month + b.month });

interface Tally {
  minute: number;
  month: string;
  /** As the counter said last, or nothing yet. */
  counted: Counts;
  /** Answered, and not sent to the counter yet. */
  unsent: Counts;
  /** Sent, and not confirmed yet. */
  sending: Counts;
  /** One call at a time: under load it carries the requests of all that were answered meanwhile. */
  isBusy: boolean;
}

/** Between two calls for a caller who keeps asking. A call for every answer would cost a third of the throughput. */
const PAUSE_MS = 100;
/** The platform ends work that runs longer than half a minute after an answer. The next answer continues it. */
const MAX_CALLS = 50;
/** Callers beyond this are forgotten, the longest silent first; their counters are not. */
const MAX_CALLERS = 10_000;

export class Tallies {
  readonly #tallies = new Map<string, Tally>();

  /** @param now milliseconds since 1970 */
  used(caller: string, now: number): Counts {
    const { counted, unsent, sending } = this.#tally(caller, now);
    return sum(counted, sum(unsent, sending));
  }

  /** Call it after an answer, and pass the promise it returns to waitUntil(). Counting never fails a request. */
  async count(caller: string, now: number, cost: Counts, send: Send): Promise<void> {
    const tally = this.#tally(caller, now);
    tally.unsent = sum(tally.unsent, cost);
    if (tally.isBusy) return;
    tally.isBusy = true;
    await this.#sendAll(tally, send);
    tally.isBusy = false;
  }

  async #sendAll(tally: Tally, send: Send): Promise<void> {
    for (let calls = 0; tally.unsent.minute > 0 && calls < MAX_CALLS; calls += 1) {
      tally.sending = tally.unsent;
      tally.unsent = NONE;
      try {
        tally.counted = await send(tally.sending);
        tally.sending = NONE;
        if (tally.unsent.minute > 0) await scheduler.wait(PAUSE_MS);
      } catch {
        // Reads fail open. The requests stay in this process's own count, and are sent with the next.
        tally.unsent = sum(tally.unsent, tally.sending);
        tally.sending = NONE;
        return;
      }
    }
  }

  #tally(caller: string, now: number): Tally {
    const { minute, month } = periodsOf(now);
    const known = this.#tallies.get(caller);
    if (known?.minute === minute) return known;
    const counted = { minute: 0, month: known?.month === month ? known.counted.month : 0 };
    // The counter will have what is being sent by then. A call that never ended is forgotten with its minute.
    const unsent = known?.month === month ? known.unsent : NONE;
    if (known !== undefined) known.unsent = NONE;
    const tally: Tally = { minute, month, counted, unsent, sending: NONE, isBusy: false };
    this.#tallies.delete(caller);
    this.#tallies.set(caller, tally);
    for (const [silent] of this.#tallies) {
      if (this.#tallies.size <= MAX_CALLERS) break;
      this.#tallies.delete(silent);
    }
    return tally;
  }
}
