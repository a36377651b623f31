// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.

/**
 * lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool
 *
 * This interface was referenced by `ListingPublishedEvent`'s JSON-Schema
 * via the `definition` "slug".
 */
export type Slug = string;
/**
 * text of 1 to 200 characters
 *
 * This interface was referenced by `ListingPublishedEvent`'s JSON-Schema
 * via the `definition` "line".
 */
export type Line = string;
/**
 * an absolute http or https address, without user name or password, at most 2048 characters
 *
 * This interface was referenced by `ListingPublishedEvent`'s JSON-Schema
 * via the `definition` "uri".
 */
export type Uri = string;
/**
 * a calendar date, like 2026-01-31
 *
 * This interface was referenced by `ListingPublishedEvent`'s JSON-Schema
 * via the `definition` "date".
 */
export type Date = string;

/**
 * Body of the webhook delivery sent when a listing is published.
 */
export interface ListingPublishedEvent {
  event: 'listing.published';
  software: Slug;
  listing: {
    name: Line;
    version: string;
    url: Uri;
  };
  published_on: Date;
}
