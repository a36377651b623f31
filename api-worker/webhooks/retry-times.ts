/** When a delivery is tried again, and when it is given up. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Before each attempt, counted from the outcome of the one before (decisions, "Webhooks"). */
const GAPS = [0, 5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
/** Spreads the attempts that one outage has brought together. */
const JITTER = 0.1;
const MAX_RETRY_AFTER = 24 * HOUR;

/** An endpoint that has accepted nothing for this long is disabled. */
export const DISABLE_AFTER = 120 * HOUR;
/** How long events wait for an endpoint, and how long their outcome can be looked up. */
export const KEEP = 30 * DAY;

interface Failure {
  /** Attempts that were made. */
  attempts: number;
  now: number;
  /** From 0 up to 1. */
  random: number;
  /** Moment before which the receiver does not want to be asked. */
  retryAt?: number | undefined;
}

/** @returns undefined after the last attempt */
export function nextAttempt({ attempts, now, random, retryAt = 0 }: Failure): number | undefined {
  const gap = GAPS[attempts];
  if (gap === undefined) return undefined;
  return Math.max(now + Math.round(gap * (1 + JITTER * random)), Math.min(retryAt, now + MAX_RETRY_AFTER));
}
