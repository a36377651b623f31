// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.

/**
 * lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool
 *
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "slug".
 */
export type Slug = string;
/**
 * text of 1 to 200 characters
 *
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "line".
 */
export type Line = string;
/**
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "kind".
 */
export type Kind =
  | 'saas'
  | 'ai-agent'
  | 'mcp-server'
  | 'api'
  | 'software'
  | 'open-source'
  | 'framework'
  | 'library'
  | 'plugin'
  | 'extension'
  | 'mobile';
/**
 * slug of a category in data/categories.json
 *
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "categorySlug".
 */
export type CategorySlug = string;
/**
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "licenseType".
 */
export type LicenseType = 'open-source' | 'freeware' | 'freemium' | 'commercial' | 'trial' | 'subscription';
/**
 * an absolute http or https address, without user name or password, at most 2048 characters
 *
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "uri".
 */
export type Uri = string;
/**
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "platform".
 */
export type Platform = 'windows' | 'macos' | 'linux' | 'android' | 'ios' | 'web' | 'bsd' | 'other' | 'cross-platform';
/**
 * a calendar date, like 2026-01-31
 *
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "date".
 */
export type Date = string;
/**
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "badge".
 */
export type Badge = 'openapi' | 'verified';
/**
 * what a feed is
 */
export type FeedKind = 'pad-json' | 'pad-xml' | 'github' | 'gitlab' | 'openapi' | 'manifest';
/**
 * a stable snake_case code
 *
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "code".
 */
export type Code = string;
/**
 * why the last check that changed something found no proof
 *
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "verificationReason".
 */
export type VerificationReason =
  'not_found' | 'wrong_token' | 'dns_failed' | 'unreachable' | 'no_homepage' | 'shared_host';
/**
 * a BCP-47 language tag, like en or pt-BR
 *
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "languageTag".
 */
export type LanguageTag = string;

/**
 * One published listing, as it is kept in data/listings. It has no place for a person.
 */
export interface Listing {
  slug: Slug;
  name: Line;
  kind: Kind;
  category: CategorySlug;
  license: License;
  vendor: Vendor;
  /**
   * @maxItems 9
   */
  platforms: Platform[];
  homepage?: Uri;
  documentation?: Uri;
  /**
   * @maxItems 200
   */
  integrations: Line[];
  interfaces?: Interfaces;
  pricing?: Pricing;
  descriptions: Descriptions;
  /**
   * newest first
   *
   * @minItems 1
   * @maxItems 1000
   */
  versions: Release[];
  /**
   * @maxItems 2
   */
  badges: Badge[];
  archived: boolean;
  renamed_from?: Slug;
  /**
   * @minItems 1
   * @maxItems 10
   */
  sources: Source[];
  /**
   * field name to index in sources; a field not named here came from source 0
   */
  provenance?: {
    [k: string]: number;
  };
  verification: Verification;
}
/**
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "license".
 */
export interface License {
  type?: LicenseType;
  spdx_id?: Line;
  commercial_terms?: string;
}
/**
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "vendor".
 */
export interface Vendor {
  name: Line;
  website?: Uri;
  country_code?: string;
}
/**
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "interfaces".
 */
export interface Interfaces {
  openapi?: {
    version?: Line;
    spec_url?: Uri;
  };
  mcp?: {
    version?: Line;
    transport?: 'sse' | 'stdio' | 'streamable-http';
    endpoint?: Uri;
    tools_count?: number;
    schema_url?: Uri;
  };
}
/**
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "pricing".
 */
export interface Pricing {
  model?: 'free' | 'freemium' | 'subscription' | 'usage' | 'one-time' | 'quote';
  price_from_cents?: number;
  /**
   * an ISO 4217 currency code of three capital letters, like EUR
   */
  currency?: string;
}
/**
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "descriptions".
 */
export interface Descriptions {
  [k: string]: Description;
}
/**
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "description".
 */
export interface Description {
  tagline?: string;
  summary: string;
  text?: string;
}
/**
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "release".
 */
export interface Release {
  version: string;
  released_on?: Date;
  release_type?: 'major' | 'minor' | 'patch' | 'security' | 'initial';
  prerelease: boolean;
  notes_url?: Uri;
  /**
   * @maxItems 100
   */
  artifacts?: Artifact[];
}
/**
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "artifact".
 */
export interface Artifact {
  platform?: Line;
  uri: Uri;
  /**
   * a SHA-256 digest of 64 lower-case hexadecimal digits
   */
  sha256?: string;
}
/**
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "source".
 */
export interface Source {
  kind: FeedKind;
  /**
   * an absolute http or https address, without user name or password, at most 2048 characters
   */
  url?: string;
  /**
   * name of the file in data/feeds that holds the document
   */
  feed?: string;
  primary: boolean;
  /**
   * a calendar date, like 2026-01-31
   */
  last_changed_on: string;
  /**
   * a calendar date, like 2026-01-31
   */
  failing_since?: string;
  failing_code?: Code;
}
/**
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "verification".
 */
export interface Verification {
  method: 'dns-txt' | 'well-known-http' | 'none';
  status: 'verified' | 'pending' | 'unverified';
  /**
   * a date and time as in RFC 3339, like 2026-01-31T12:00:00Z
   */
  verified_at?: string;
  /**
   * a calendar date, like 2026-01-31
   */
  unproved_since?: string;
  reason?: VerificationReason;
}
