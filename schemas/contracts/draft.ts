/** What every reader gives: the listing as its source describes it, before anything of ours is added. */
import type { Listing, Release } from './generated/listing.ts';
import type { Problem } from './problems.ts';

/** The part of a listing that comes from its source. */
export type Draft = Omit<Listing, 'sources' | 'verification' | 'provenance' | 'renamed_from' | 'versions'> & {
  versions: DraftRelease[];
};

/** A version, and the reason for which its publisher withdraws it; "" where none is given. */
export type DraftRelease = Release & { yanked?: string };

/** Where the publisher wants events sent. Private: it goes to the worker, never into git. */
export interface WebhookRequest {
  url: string;
  events: string[];
}

/** A repository as its forge counts it, like github.com:1296269: numbers stay when names change hands. */
export interface RepositoryIdentity {
  repository: string;
  owner: string;
}

export type ReadResult =
  | {
      draft: Draft;
      /** True where the source names no slug and one was made of its name: another may take its place. */
      slugIsDerived?: boolean;
      webhook?: WebhookRequest;
      problems: Problem[];
    }
  | { draft?: undefined; problems: Problem[] };
