/** From a forge's status, headers and errors to a refusal: nothing of an answer is repeated. */
import { fault, type ProblemKey } from '../../../schemas/contracts/problems.ts';
import { textMember } from '../../../schemas/rules/members.ts';
import type { Refusal } from '../fetch/check-url.ts';
import { MAX_WAIT_MS, retryTime } from '../fetch/header-values.ts';

/** GitHub asks to wait at least this long after a secondary limit that names no time. */
const UNNAMED_WAIT_MS = 60 * 1000;

type HeaderLookup = (name: string) => string | undefined;

/** A forge's answer as it arrived. */
export interface RawAnswer {
  status: number;
  header: HeaderLookup;
  /** May hold the forge's own message, which is examined but never repeated. */
  body: unknown;
}

/** Also for a private one that a token can see: an answer must not reveal that a private repository exists. */
export const NOT_FOUND: Refusal = fault('repository_not_found');

const BY_STATUS: Record<number, ProblemKey> = {
  401: 'access_refused.sign_in',
  403: 'access_refused',
  404: 'repository_not_found',
  410: 'repository_gone',
  451: 'repository_blocked',
};

export function refusalOfAnswer(answer: RawAnswer, now: Date): Refusal {
  const { status } = answer;
  if (isRateLimited(answer)) return { ...fault('rate_limited'), retryAt: nextTime(answer.header, now.getTime()) };
  if (status >= 500) return fault('server_error', { status });
  const key = BY_STATUS[status];
  return key === undefined ? fault('bad_status.forge', { status }) : fault(key);
}

/** GitHub says 403 for its limits too; only headers or the message tell it from a refusal. */
function isRateLimited({ status, header, body }: RawAnswer): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  return (
    header('x-ratelimit-remaining') === '0' ||
    header('retry-after') !== undefined ||
    /\b(?:secondary rate|rate limit|abuse detection)\b/i.test(textMember(body, 'message') ?? '')
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
    if (name === 'TimeoutError') return fault('timeout.forge');
    current = cause;
  }
  return undefined;
}

export const CONNECTION_FAILED: Refusal = fault('connection_failed.forge');

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'code' in value;
}
