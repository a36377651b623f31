// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.

/**
 * data/queue.json, written by `catalog sync` where moderation.public_queue says so: how the review stands, without a name.
 */
export interface ReviewQueue {
  /**
   * listings, and changes of listings, that wait for a person
   */
  waiting: number;
  /**
   * day since which the oldest of them waits in its present form
   */
  oldest_on?: string;
  /**
   * whole days from proposal to decision, as half of the merges of the last 180 days took at most; left out where git does not say
   */
  median_days?: number;
  /**
   * what was remarked on refused listings: code to how many
   */
  refused_for: {
    [k: string]: number;
  };
}
