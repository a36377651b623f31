/** What reading a repository needs and gives: the same for every forge. */
import type { ReadResult } from '../../../schemas/contracts/draft.ts';
import type { Refusal } from '../fetch/public-address.ts';

export type ForgeResult =
  /** `renamedTo`: the address the repository has now, where it is not the one that was asked for. */
  (ReadResult & { renamedTo?: string; refusal?: undefined }) | { refusal: Refusal };

/** WHATWG fetch, as far as it is used. It must honour `redirect: 'manual'`, `signal` and `headers`. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/**
 * What is kept of an answer, so that the next 304 (which costs no quota) can be used. All of it is text, as a row of a
 * table has it. Holds nothing but what a projection gives: no contacts, and nothing that no reader takes.
 */
export interface CachedAnswer {
  etag: string;
  /** Name and number of the projection: another one makes the entry worthless. */
  shape: string;
  /** JSON of the projected value and of the address of the next page. */
  answer: string;
  /** Hash of the address and all of the above: an entry that it does not fit is not used. */
  seal: string;
}

/** Answers by address. The addresses carry no token. */
export interface AnswerCache {
  get(address: string): Promise<CachedAnswer | undefined>;
  set(address: string, kept: CachedAnswer): Promise<void>;
}

export interface ForgeOptions {
  fetch: Fetch;
  /** Slug of the category that a topic means. */
  findCategory: (word: string) => string | undefined;
  cache?: AnswerCache;
  userAgent?: string;
  now?: () => Date;
  /** Longest time for one request, redirects and body included. */
  timeoutMs?: number;
  /** Longest time for a repository: a host that is slow with each of its answers is slow for all. */
  totalMs?: number;
  /** Pause before a server's error is tried again, once. */
  retryDelayMs?: number;
}
