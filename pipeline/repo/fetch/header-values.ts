/** Header fields that strangers write and that we keep or act on: nothing but what is well formed (RFC 9110). */
import { isHttpDate, retryAfter } from '../../../schemas/rules/retry-after.ts';
import type { HeaderFields } from './http-exchange.ts';

/** A server's validators of a document, for a conditional request later. */
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

/** Those that are well formed, whether a server sent them or the cache has them. */
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
