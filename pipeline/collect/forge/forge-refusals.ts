/** From a forge's status, headers and errors to a refusal: nothing of an answer is repeated. */
import { fault, type ProblemKey } from '../../../schemas/contracts/problems.ts';
import type { Values } from '../../../schemas/texts/message.ts';
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
    super(refusal.code);
    this.refusal = refusal;
  }
}

export function refused(key: ProblemKey, values?: Values): Refused {
  return new Refused(fault(key, values));
}

export type HeaderLookup = (name: string) => string | undefined;

interface FailedAnswer {
  status: number;
  header: HeaderLookup;
  /** The forge's own message. Looked at, never repeated. */
  message?: string;
}

/** Also for a private one that a token can see: an address must not tell who has a private repository. */
export const NOT_FOUND: ForgeRefusal = fault('repository_not_found');

const BY_STATUS: Record<number, ProblemKey> = {
  401: 'access_refused.sign_in',
  403: 'access_refused',
  404: 'repository_not_found',
  410: 'repository_gone',
  451: 'repository_blocked',
};

export function refusalOfAnswer(answer: FailedAnswer, now: Date): ForgeRefusal {
  const { status } = answer;
  if (isRateLimited(answer)) return { ...fault('rate_limited'), retryAt: retryTime(answer.header, now) };
  if (status >= 500) return fault('server_error', { status });
  const key = BY_STATUS[status];
  return key === undefined ? fault('bad_status.forge', { status }) : fault(key);
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
    if (name === 'TimeoutError') return fault('timeout.forge');
    current = cause;
  }
  return undefined;
}

export const CONNECTION_FAILED: ForgeRefusal = fault('connection_failed.forge');

function isRefusal(value: unknown): value is ForgeRefusal {
  return typeof value === 'object' && value !== null && 'code' in value;
}
