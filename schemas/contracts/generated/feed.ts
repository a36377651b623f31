// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.

/**
 * what a feed is
 */
export type FeedKind = 'pad-json' | 'pad-xml' | 'github' | 'gitlab' | 'openapi' | 'manifest' | 'publiccode';
/**
 * an absolute http or https address, without user name or password, at most 2048 characters
 *
 * This interface was referenced by `FeedPointer`'s JSON-Schema
 * via the `definition` "uri".
 */
export type Uri = string;

/**
 * A file of data/feeds that names an address to follow, and further sources of the same listing. (A file may hold a whole publishing document instead.)
 */
export interface FeedPointer {
  /**
   * the address to follow: an absolute https address
   */
  url: string;
  kind?: FeedKind;
  /**
   * further sources, which fill what the first leaves empty, at most 9
   *
   * @maxItems 9
   */
  also?: Source[];
}
/**
 * This interface was referenced by `FeedPointer`'s JSON-Schema
 * via the `definition` "source".
 */
export interface Source {
  url: Uri;
  kind?: FeedKind;
}
