/** When a source that failed is asked again. */

const HOUR_MS = 60 * 60 * 1000;
/** Nothing waits longer: a source that is fixed is read the next day at the latest. */
const MAX_WAIT_MS = 24 * HOUR_MS;
/** Most failures are over at the next run, so the first ones cost no waiting. */
const FREE_FAILURES = 2;

interface Attempted {
  /** Failures in a row, this one included. */
  failures: number;
  now: Date;
  /** What the host said: `Retry-After`, or the end of a forge's limit. It counts more than our rule. */
  retryAt?: Date | undefined;
}

export function retryAfterFailure({ failures, now, retryAt }: Attempted): Date {
  const asked = retryAt === undefined ? Number.NaN : retryAt.getTime() - now.getTime();
  const waitMs = Number.isNaN(asked) ? ownWaitMs(failures) : asked;
  return new Date(now.getTime() + Math.min(Math.max(waitMs, 0), MAX_WAIT_MS));
}

/** 0, 0, 1 h, 2 h, 4 h, … */
function ownWaitMs(failures: number): number {
  return failures <= FREE_FAILURES ? 0 : HOUR_MS * 2 ** (failures - FREE_FAILURES - 1);
}

/** False also for a moment further away than any rule sets it: the clock was ahead when it was noted. */
export function isWaiting(dueAt: Date, now: Date): boolean {
  const waitMs = dueAt.getTime() - now.getTime();
  return waitMs > 0 && waitMs <= MAX_WAIT_MS;
}
