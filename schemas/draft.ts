/** What every reader gives: the listing as its source describes it, before anything of ours is added. */
import type { Listing } from './generated/listing.ts';
import type { Problem } from './problems.ts';

/** The part of a listing that comes from its source. */
export type Draft = Omit<Listing, 'sources' | 'verification' | 'provenance' | 'renamed_from'>;

/** Where the publisher wants events sent. Private: it goes to the worker, never into git. */
export interface WebhookWish {
  url: string;
  events: string[];
}

export type ReadResult =
  | { draft: Draft; webhook?: WebhookWish; problems: Problem[] }
  | { draft?: undefined; problems: Problem[] };
