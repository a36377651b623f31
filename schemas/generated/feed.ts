// Generated from schemas/*.json by `npm run generate`. Do not edit.

/**
 * an absolute http or https address, without user name or password, at most 2048 characters
 *
 * This interface was referenced by `FeedPointer`'s JSON-Schema
 * via the `definition` "uri".
 */
export type Uri = string;
/**
 * This interface was referenced by `FeedPointer`'s JSON-Schema
 * via the `definition` "feedKind".
 */
export type FeedKind = 'pad-json';

/**
 * A file of data/feeds that names an address to follow. (A file may hold a whole publishing document instead.)
 */
export interface FeedPointer {
  url: Uri;
  kind?: FeedKind;
}
