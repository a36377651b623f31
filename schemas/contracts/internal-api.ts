/** What worker and pipeline tell each other over /internal/v1/ about submissions, tokens and publishers' requests. */
import type { Draft, WebhookRequest } from './draft.ts';
import type { FeedKind } from './generated/feed-kinds.ts';
import type { FieldError } from './generated/problem.ts';
import type { PublicSettings } from './generated/read-api.ts';
import type { Problem } from './problems.ts';

export type SubmissionState = 'queued' | 'invalid' | 'in_moderation' | 'published' | 'rejected' | 'withdrawn';

/** A submitted document as a reader of schemas/ gave it: nothing else of it was ever stored. */
export interface SubmittedReading {
  kind: 'pad-json' | 'pad-xml';
  draft: Draft;
  slugIsDerived: boolean;
  webhook?: WebhookRequest;
  /** Warnings: with an error there is no submission. */
  problems: Problem[];
}

/** One that is not decided yet. It has either an address or a reading. */
export interface OpenSubmission {
  id: string;
  /** What the token speaks for. */
  domains: string[];
  /** In UTC, like 2026-01-31T12:00:00.000Z */
  received_at: string;
  url: string | null;
  reading: SubmittedReading | null;
}

/** What has become of a submission, derived from git. */
export interface SubmissionReport {
  id: string;
  state: SubmissionState;
  slug?: string | undefined;
  reason?: string | undefined;
  errors?: FieldError[] | undefined;
  /** What was said of a document that was taken all the same; left out where there is nothing to say. */
  warnings?: FieldError[] | undefined;
  /** When the submission that this is about was received: one that was sent again meanwhile is another. */
  received_at: string;
}

export type Plan = keyof PublicSettings['plans'];
/** What a token can be the key of. */
export const PLANS = ['free', 'top'] as const satisfies readonly Plan[];

/** A token as it may be shown: the token itself is known to its publisher alone. */
export interface TokenSummary {
  /** Tells it apart from others that begin alike. */
  id: string;
  /** Its first eight characters. */
  prefix: string;
  domains: string[];
  /** The read plan it is the key of; null: none. */
  plan: Plan | null;
  created_at: string;
  expires_at: string;
  last_used_on: string | null;
  revoked_at: string | null;
}

/** What became of a request to revoke one token. */
export interface Revoked {
  revoked: 0 | 1;
  /** Valid tokens that begin alike, so that none was revoked. */
  alike: Pick<TokenSummary, 'id' | 'domains' | 'plan'>[];
}

/** What the publisher of a listing asks the pipeline for. */
export interface PublisherRequest {
  id: number;
  slug: string;
  /** restore: its publisher takes their own withdrawal back. */
  action: 'sync' | 'withdraw' | 'restore';
  /** What the token speaks for. */
  domains: string[];
}

/** The file of a domain that was looked at, because the worker asks no publisher's host. */
export interface ProofFile {
  domain: string;
  /** Those of this catalog that stand there. */
  lines: string[];
}

/** A line that has proved a domain for a token, which the pipeline looks for again. */
export interface TokenProof {
  domain: string;
  line: string;
}

/** A published listing and how its sync stands, as its publisher sees it. */
export interface PublisherListing {
  slug: string;
  name: string;
  version: string | null;
  homepage: string | null;
  sources: {
    kind: FeedKind;
    url: string | null;
    last_changed_on: string;
    failing_since: string | null;
    failing_code: string | null;
  }[];
  /** A change of it waits for a person. */
  in_moderation: boolean;
}

/** What the pipeline does for publishers at each sync. */
export interface PublisherTasks {
  requests: PublisherRequest[];
  /** Domains whose file of proofs shall be looked at. */
  proof_files: string[];
  /** All domains that tokens speak for. */
  domains: string[];
  /** Also of tokens whose line has been out of sight: it may be back. An older worker has none. */
  proofs?: TokenProof[];
}

/** What a build shows of publishers who have a token. */
export interface PublishedListings {
  listings: PublisherListing[];
  /** When each was published first, as an ISO date and time. */
  published: { slug: string; at: string }[];
}

/** What the pipeline has done. */
export interface PublisherReport {
  /** Ids of the requests that are settled. */
  requests: number[];
  /** Those among them that were not granted. An older pipeline names none. */
  refused?: { id: number; reason: string }[];
  proof_files: ProofFile[];
  /** Lines that stand on their domain, and those that do not, or that no server has shown. */
  proofs_found?: string[];
  proofs_missed?: string[];
  /** Every listing on a domain of a token. */
  listings: PublisherListing[];
}
