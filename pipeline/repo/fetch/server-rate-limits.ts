/**
 * Stays within the limits a server announces (RateLimit, draft-ietf-httpapi-ratelimit-headers-10; Retry-After), so
 * that reading a whole catalog means waiting in good time instead of being refused.
 */
import { retryTime } from './header-values.ts';
import type { HeaderFields } from './http-exchange.ts';
import type { Clock } from './pauses-between-requests.ts';

/** What a policy leaves, and the seconds until it is full again. */
interface Quota {
  name: string;
  remaining: number;
  resetS: number;
}

/** A longer wait is reported as an error instead of blocking for days. */
const MAX_WAIT_S = 15 * 60;
const MAX_LENGTH = 500;

/** The items of a RateLimit field that are well formed. */
function readRateLimit(field: HeaderFields[string]): Quota[] {
  if (typeof field !== 'string' || field.length > MAX_LENGTH) return [];
  return [...field.matchAll(/"([a-z-]{1,40})";r=(\d{1,12});t=(\d{1,9})/g)].map(([, name = '', remaining, resetS]) => ({
    name,
    remaining: Number(remaining),
    resetS: Number(resetS),
  }));
}

/**
 * Seconds to wait after an answer before the next request.
 * @param inFlight further requests that are not answered yet, and are counted too
 */
export function waitAfter(
  { status, headers }: { status: number; headers: HeaderFields },
  now: number,
  inFlight = 0,
): number {
  if (status === 429 || status === 503) {
    const at = retryTime(headers['retry-after'], now);
    return at === undefined ? 0 : Math.ceil((at.getTime() - now) / 1000);
  }
  const spent = readRateLimit(headers.ratelimit).filter(({ remaining }) => remaining <= inFlight);
  return Math.max(0, ...spent.map(({ resetS }) => resetS));
}

/** Makes every request wait while a quota is exhausted. @param say called once per pause, with its seconds */
export function createPace({ now, sleep }: Clock, say: (seconds: number) => void) {
  let until = 0;
  return {
    /** @throws Error where the pause is unreasonably long */
    async turn(): Promise<void> {
      for (let ms = until - now(); ms > 0; ms = until - now()) {
        if (ms > MAX_WAIT_S * 1000) throw new Error(tooLong(ms / 1000));
        await sleep(ms);
      }
    },
    pause(seconds: number): void {
      if (seconds <= 0) return;
      const next = now() + seconds * 1000;
      if (next <= until) return;
      if (until <= now() && seconds <= MAX_WAIT_S) say(seconds);
      until = next;
    },
  };
}

function tooLong(seconds: number): string {
  return (
    `The server takes no more requests for ${Math.ceil(seconds / 60)} minutes: a quota is used up. ` +
    'Use a key with a larger plan (CATALOG_READ_KEY), try again later, or name a folder with the build.'
  );
}
