/** When a submission is asked for again: soon at first, ever more rarely, and never earlier than the catalog says. */

const FIRST_MS = 5_000;
/** A person reviews it: nobody watches a page more closely than this for hours. */
const LONGEST_MS = 10 * 60 * 1000;

/** @param asked how often it was asked already. @param retryAfterMs what the catalog said last */
export function waitBefore(asked: number, retryAfterMs = 0): number {
  return Math.max(Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(asked, 20)), retryAfterMs);
}

/** States after which nothing comes any more; of a published one the webhook is still followed. */
export const isDecided = (state: string) => ['invalid', 'rejected', 'withdrawn'].includes(state);
