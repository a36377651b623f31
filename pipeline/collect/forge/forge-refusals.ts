/** From a forge's status, headers and errors to a refusal in our own words: nothing of an answer is repeated. */
import { MAX_WAIT_MS, retryTime } from '../fetch/header-values.ts';
import type { Refusal } from '../fetch/public-address.ts';

/** GitHub asks to wait at least this long after a secondary limit that names no time. */
const UNNAMED_WAIT_MS = 60 * 1000;

export type HeaderLookup = (name: string) => string | undefined;

interface FailedAnswer {
  status: number;
  header: HeaderLookup;
  /** The forge's own message. Looked at, never repeated. */
  message?: string;
}

/** Also for a private one that a token can see: an address must not tell who has a private repository. */
export const NOT_FOUND: Refusal = {
  code: 'repository_not_found',
  message: 'There is no such repository, or it is not public. Correct the address or make the repository public.',
};

const MESSAGES: Record<number, { code: string; message: string }> = {
  401: {
    code: 'access_refused',
    message: 'The forge wants a sign-in. A repository must be public; if it is, the operator should renew the token.',
  },
  403: {
    code: 'access_refused',
    message: 'The forge refuses access to the repository. It must be public and not blocked.',
  },
  404: NOT_FOUND,
  410: { code: 'repository_gone', message: 'The repository was removed for good.' },
  451: { code: 'repository_blocked', message: 'The forge withholds the repository for legal reasons.' },
};

export function refusalOfAnswer(answer: FailedAnswer, now: Date): Refusal {
  const { status } = answer;
  if (isRateLimited(answer)) {
    const retryAt = nextTime(answer.header, now.getTime());
    return { code: 'rate_limited', message: 'The forge allows no more requests for now.', retryAt };
  }
  if (status >= 500) return { code: 'server_error', message: `The forge failed with status ${status}.` };
  return MESSAGES[status] ?? { code: 'bad_status', message: `The forge answered with status ${status}.` };
}

/** GitHub says 403 for its limits too; only headers or the message tell it from a refusal. */
function isRateLimited({ status, header, message = '' }: FailedAnswer): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  return (
    header('x-ratelimit-remaining') === '0' ||
    header('retry-after') !== undefined ||
    /\b(?:secondary rate|rate limit|abuse detection)\b/i.test(message)
  );
}

/** `Retry-After`; else when the exhausted quota is full again. */
function nextTime(header: HeaderLookup, now: number): Date {
  const after = retryTime(header('retry-after'), now);
  const time = after?.getTime() ?? resetTime(header) ?? now + UNNAMED_WAIT_MS;
  return new Date(Math.min(Math.max(time, now), now + MAX_WAIT_MS));
}

/** GitHub's headers begin with x-, GitLab's do not. */
function resetTime(header: HeaderLookup): number | undefined {
  for (const prefix of ['x-', '']) {
    const reset = header(`${prefix}ratelimit-reset`) ?? '';
    if (header(`${prefix}ratelimit-remaining`) !== '0' || !/^\d+$/.test(reset)) continue;
    // Seconds; recordings and some proxies carry milliseconds.
    return Number(reset) * (reset.length > 11 ? 1 : 1000);
  }
  return undefined;
}

/** An error of a fetch. One that carries a refusal (the guard's do, perhaps wrapped) keeps it. */
export function refusalOfError(error: unknown): Refusal | undefined {
  let current: unknown = error;
  for (let depth = 0; depth < 5 && typeof current === 'object' && current !== null; depth += 1) {
    const { refusal, name, cause } = current as { refusal?: unknown; name?: unknown; cause?: unknown };
    if (isRefusal(refusal)) return refusal;
    if (name === 'TimeoutError') return { code: 'timeout', message: 'The forge did not answer in time.' };
    current = cause;
  }
  return undefined;
}

export const CONNECTION_FAILED: Refusal = {
  code: 'connection_failed',
  message: 'The forge could not be reached, or broke the connection off.',
};

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}
