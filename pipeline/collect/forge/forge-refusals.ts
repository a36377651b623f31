/** From a forge's status, headers and errors to a refusal in our own words: nothing of an answer is repeated. */
import type { ForgeRefusal } from './forge-result.ts';

/** A `Retry-After` that is further away says nothing about today's runs. */
const MAX_WAIT_MS = 24 * 60 * 60 * 1000;
/** GitHub asks to wait at least this long after a secondary limit that names no time. */
const UNNAMED_WAIT_MS = 60 * 1000;

/** Ends reading a repository. Octokit passes errors of this name on as they are, and does not try again. */
export class Refused extends Error {
  override readonly name = 'AbortError';
  readonly refusal: ForgeRefusal;
  constructor(refusal: ForgeRefusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

export function refused(code: string, message: string): Refused {
  return new Refused({ code, message });
}

export type HeaderLookup = (name: string) => string | undefined;

interface FailedAnswer {
  status: number;
  header: HeaderLookup;
  /** The forge's own message. Looked at, never repeated. */
  message?: string;
}

/** Also for a private one that a token can see: an address must not tell who has a private repository. */
export const NOT_FOUND: ForgeRefusal = {
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

export function refusalOfAnswer(answer: FailedAnswer, now: Date): ForgeRefusal {
  const { status } = answer;
  if (isRateLimited(answer)) {
    const retryAt = retryTime(answer.header, now);
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

/** `Retry-After` in seconds or as a date (RFC 9110, 10.2.3); else when the exhausted quota is full again. */
function retryTime(header: HeaderLookup, now: Date): Date {
  const unnamed = now.getTime() + UNNAMED_WAIT_MS;
  const after = header('retry-after');
  let time = resetTime(header) ?? unnamed;
  if (after !== undefined) time = /^\d+$/.test(after) ? now.getTime() + Number(after) * 1000 : Date.parse(after);
  if (Number.isNaN(time)) time = unnamed;
  return new Date(Math.min(Math.max(time, now.getTime()), now.getTime() + MAX_WAIT_MS));
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
export function refusalOfError(error: unknown): ForgeRefusal | undefined {
  let current: unknown = error;
  for (let depth = 0; depth < 5 && typeof current === 'object' && current !== null; depth += 1) {
    const { refusal, name, cause } = current as { refusal?: unknown; name?: unknown; cause?: unknown };
    if (isRefusal(refusal)) return refusal;
    if (name === 'TimeoutError') return { code: 'timeout', message: 'The forge did not answer in time.' };
    current = cause;
  }
  return undefined;
}

export const CONNECTION_FAILED: ForgeRefusal = {
  code: 'connection_failed',
  message: 'The forge could not be reached, or broke the connection off.',
};

function isRefusal(value: unknown): value is ForgeRefusal {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}
