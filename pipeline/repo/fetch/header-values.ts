/** Header fields that strangers write and that we keep or act on: nothing but what is well formed (RFC 9110). */
import { isHttpDate, retryAfter } from '../../../schemas/rules/retry-after.ts';
import type { HeaderFields } from './exchange.ts';

/** What a server said of a document, to ask it later whether there is another one by now. */
export interface Validators {
  etag?: string;
  /** Like "Tue, 20 Oct 2026 07:28:00 GMT" */
  lastModified?: string;
}

const MAX_LENGTH = 512;
const ENTITY_TAG = /^(?:W\/)?"[\x21\x23-\x7e]*"$/;
/** Nothing is planned further ahead than the next day's run. */
export const MAX_WAIT_MS = 24 * 60 * 60 * 1000;

type Field = HeaderFields[string];

/** Those that are well formed; a server's as well as those that were kept in a file. */
export function soundValidators(etag: Field, lastModified: Field): Validators {
  return {
    ...(typeof etag === 'string' && etag.length <= MAX_LENGTH && ENTITY_TAG.test(etag) && { etag }),
    ...(isHttpDate(lastModified) && { lastModified }),
  };
}

/** `Retry-After` in seconds or as a date; undefined where it says nothing about the future. */
export function retryTime(field: Field, now: number): Date | undefined {
  const time = retryAfter(field, now) ?? Number.NaN;
  return time > now ? new Date(Math.min(time, now + MAX_WAIT_MS)) : undefined;
}
