/** What reading a repository needs and gives: the same for every forge. */
import type { ReadResult } from '../../../schemas/contracts/draft.ts';
import type { Refusal } from '../../repo/fetch/public-address.ts';
import type { Entries } from '../contract/cache.ts';
import type { Stopped } from '../contract/isolated-reader.ts';
import type { CachedAnswer, SourceFingerprint } from '../contract/source-memory.ts';
import type { ReadAnswer } from './answer-shape.ts';

export type ForgeResult =
  /** `renamedTo`: the address the repository has now, where it is not the one that was asked for. */
  | (ReadResult & SourceFingerprint & { renamedTo?: string; refusal?: undefined; stopped?: undefined })
  | { refusal: Refusal; stopped?: Stopped };

/** WHATWG fetch, as far as it is used. It must honour `redirect: 'manual'`, `signal` and `headers`. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

export interface ForgeOptions {
  fetch: Fetch;
  readAnswer: ReadAnswer;
  /** Slug of the category that a topic means. */
  findCategory: (word: string) => string | undefined;
  cache?: Entries<CachedAnswer>;
  userAgent?: string;
  now?: () => Date;
  /** Longest time for one request, redirects and body included. */
  timeoutMs?: number;
  /** Longest time for a repository: a host that is slow with each of its answers is slow for all. */
  totalMs?: number;
  /** Pause before a server's error is tried again, once. */
  retryDelayMs?: number;
}
