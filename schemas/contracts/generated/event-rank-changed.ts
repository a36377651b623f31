// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.

/**
 * lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool
 *
 * This interface was referenced by `RankChangedEvent`'s JSON-Schema
 * via the `definition` "slug".
 */
export type Slug = string;
/**
 * a calendar date, like 2026-01-31
 *
 * This interface was referenced by `RankChangedEvent`'s JSON-Schema
 * via the `definition` "date".
 */
export type Date = string;

/**
 * Body of the webhook delivery sent when a listing's rank position changes.
 */
export interface RankChangedEvent {
  event: 'rank.changed';
  software: Slug;
  rank: {
    previous: number;
    current: number;
    score: number;
  };
  computed_on: Date;
}
