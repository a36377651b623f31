// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.

/**
 * A line of data/rank/<yyyy-mm>.ndjson: first the header, then one entry per listing, sorted by slug.
 */
export type RankSnapshotLine = SnapshotHeader | SnapshotEntry;
export type Name = string;

export interface SnapshotHeader {
  /**
   * the day the places are of, like 2026-01-31
   */
  computed_on: string;
  /**
   * how many entries follow
   */
  listings: number;
  /**
   * names of what a listing can have, in the order of the bits of an entry's merits
   *
   * @maxItems 30
   */
  merits: Name[];
  /**
   * name and weight of each signal, in the order of an entry's points
   *
   * @maxItems 20
   */
  signals: {
    name: Name;
    weight: number;
  }[];
  weights_version: string;
}
export interface SnapshotEntry {
  /**
   * bit n is set if the listing had the n-th of the header's merits
   */
  merits: number;
  /**
   * hundredths of a point, one number per signal of the header
   *
   * @maxItems 20
   */
  points: number[];
  /**
   * 1 is best
   */
  position: number;
  /**
   * hundredths of a point, the sum of the points
   */
  score: number;
  /**
   * lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool
   */
  slug: string;
}
