/** What earlier runs left of each source, so that an unchanged one costs one small request and no reading. */
import type { Draft, RepositoryIdentity } from '../../../schemas/contracts/draft.ts';
import type { FeedKind } from '../../../schemas/contracts/generated/feed-kinds.ts';
import type { Problem } from '../../../schemas/contracts/problems.ts';

/** What a source says, as far as it may be kept. */
export interface Reading {
  /** undefined where it could not even be found out. */
  kind?: FeedKind | undefined;
  draft?: Draft | undefined;
  slugIsDerived?: boolean | undefined;
  /** Host of the endpoint that wants events. */
  webhookHost?: string | undefined;
  /** Its address is private: without this, an object that has one would pass as a reading. */
  webhook?: never;
  problems: Problem[];
}

/** What a reading was made of: the ledger keeps it beside what was approved. */
export interface SourceFingerprint {
  /** SHA-256 of the bytes, or of what was taken of a forge's answers before it was read. */
  digest?: string | undefined;
  /** Of a repository. */
  identity?: RepositoryIdentity | undefined;
}

export interface SourceKey {
  url: string;
  /** As it was stated, not as it turned out: another statement may read the same bytes in another way. */
  kind: FeedKind | undefined;
}

/** What a source said when it last answered: a result, or where its page leads to. Never a byte of the answer. */
export interface SeenSource {
  etag?: string | undefined;
  lastModified?: string | undefined;
  /** SHA-256 of the bytes. */
  digest: string;
  reading?: Reading | undefined;
  leadsTo?: string | undefined;
  /** Day on which the worker took the webhook that the source names. */
  webhookSentOn?: string | undefined;
}

export interface KnownSource extends Partial<SeenSource> {
  /** Code of the failure, if the last attempt was one. */
  failingCode?: string | undefined;
  /** It asked us to wait, or failed often, and is not asked again before this moment. */
  notBefore?: Date | undefined;
}

/** A cache: without it, everything is read again with the same results. */
export interface SourceMemory {
  /** What was seen counts only while nothing else that shapes a result has changed: readers and vocabulary. */
  recall(key: SourceKey): Promise<KnownSource | undefined>;
  remember(key: SourceKey, seen: SeenSource): Promise<void>;
  noteFailure(key: SourceKey, failure: { code: string; retryAt?: Date | undefined }): Promise<void>;
  /** The source answered, whatever it said: it no longer counts as failing. */
  noteAnswer(key: SourceKey): Promise<void>;
  /**
   * The worker has taken the webhook that the source names. Until that is noted, and again after a month, validators
   * and digest are withheld, so that the source is read in full: the address of a webhook is never kept here.
   */
  noteWebhook(key: SourceKey): Promise<void>;
}

/** Remembers nothing: for commands that look once. */
export const NO_MEMORY: SourceMemory = {
  recall: async () => undefined,
  remember: async () => {},
  noteFailure: async () => {},
  noteAnswer: async () => {},
  noteWebhook: async () => {},
};

/**
 * What is kept of an answer by its address, which carries no token, so that the next 304 (which costs no quota) can be
 * used. Holds nothing but what a projection gives: no contacts, and nothing that no reader takes.
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
