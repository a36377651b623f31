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
 * SHA-256 in lower-case hexadecimal digits
 *
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "digest".
 */
export type Digest = string;
/**
 * in pixels
 *
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "pictureSide".
 */
export type PictureSide = number;
/**
 * words its publisher gives it
 *
 * @maxItems 30
 *
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "keywords".
 */
export type Keywords = string[];
/**
 * a BCP-47 language tag, like en or pt-BR
 *
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "languageTag".
 */
export type LanguageTag = string;
/**
 * languages its users can choose, as BCP-47 tags
 *
 * @maxItems 200
 *
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "languages".
 */
export type Languages = LanguageTag[];
/**
 * what it needs to run
 *
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "requirements".
 */
export type Requirements = string;
/**
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "deploymentWay".
 */
export type DeploymentWay =
  'cloud' | 'self-hosted' | 'on-premise' | 'hybrid' | 'desktop' | 'mobile' | 'edge' | 'docker';
/**
 * how the product is deployed
 *
 * @maxItems 8
 *
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "deployment".
 */
export type Deployment = DeploymentWay[];
/**
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "packageUrl".
 */
export type PackageUrl = string;
/**
 * packages that hold the product, as package URLs without a version, like pkg:npm/my-tool
 *
 * @maxItems 20
 *
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "packages".
 */
export type Packages = PackageUrl[];
/**
 * a calendar date, like 2026-01-31
 *
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "date".
 */
export type Date = string;
/**
 * internal, contract, community or none
 *
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "maintenanceType".
 */
export type MaintenanceType = 'internal' | 'contract' | 'community' | 'none';
/**
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "audienceScope".
 */
export type AudienceScope =
  | 'agriculture'
  | 'culture'
  | 'defence'
  | 'education'
  | 'emergency-services'
  | 'employment'
  | 'energy'
  | 'environment'
  | 'finance-and-economic-development'
  | 'foreign-affairs'
  | 'government'
  | 'healthcare'
  | 'infrastructures'
  | 'justice'
  | 'local-authorities'
  | 'manufacturing'
  | 'research'
  | 'science-and-technology'
  | 'security'
  | 'society'
  | 'sport'
  | 'tourism'
  | 'transportation'
  | 'welfare';
/**
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "badge".
 */
export type Badge = 'openapi' | 'verified';
/**
 * what a feed is
 */
export type FeedKind = 'pad-json' | 'pad-xml' | 'github' | 'gitlab' | 'openapi' | 'manifest' | 'publiccode';
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
 * a year, or a year and a month, like 2026 or 2026-01
 *
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "month".
 */
export type Month = string;

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
   * an absolute http or https address, without user name or password, at most 2048 characters
   */
  order_url?: string;
  /**
   * an absolute http or https address, without user name or password, at most 2048 characters
   */
  support_url?: string;
  /**
   * an absolute http or https address, without user name or password, at most 2048 characters
   */
  status_page?: string;
  security?: Security;
  /**
   * an absolute http or https address, without user name or password, at most 2048 characters
   */
  icon?: string;
  /**
   * addresses of pictures of the product, as its publisher names them; what is shown is in pictures
   *
   * @maxItems 10
   */
  screenshots?: Uri[];
  pictures?: Pictures;
  keywords?: Keywords;
  languages?: Languages;
  requirements?: Requirements;
  deployment?: Deployment;
  packages?: Packages;
  /**
   * the last day on which faults are still corrected
   */
  support_until?: string;
  lifecycle?: Lifecycle;
  public_sector?: PublicSector;
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
 * where to report a vulnerability
 *
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "security".
 */
export interface Security {
  /**
   * an absolute http or https address, without user name or password, at most 2048 characters
   */
  policy_url?: string;
  /**
   * an absolute http or https address, without user name or password, at most 2048 characters
   */
  security_txt_url?: string;
}
/**
 * what is shown of the product: drawn anew by the pipeline, kept in data/pictures under the digest of its bytes (WebP)
 *
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "pictures".
 */
export interface Pictures {
  icon?: Picture;
  /**
   * @minItems 1
   * @maxItems 3
   */
  screenshots?: Screenshot[];
}
/**
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "picture".
 */
export interface Picture {
  sha256: Digest;
  width: PictureSide;
  height: PictureSide;
  /**
   * publisher: named by the feed; readme: stands in the repository's README; homepage: the site's own icon; operator: lies beside the operator's document
   */
  from: 'publisher' | 'readme' | 'homepage' | 'operator';
  /**
   * an absolute http or https address, without user name or password, at most 2048 characters
   */
  source?: string;
  /**
   * SHA-256 in lower-case hexadecimal digits
   */
  source_sha256: string;
}
/**
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "screenshot".
 */
export interface Screenshot {
  sha256: Digest;
  width: PictureSide;
  height: PictureSide;
  small: PictureFile;
  /**
   * text of 1 to 200 characters
   */
  alt?: string;
  /**
   * publisher: named by the feed; readme: stands in the repository's README; homepage: the site's own icon; operator: lies beside the operator's document
   */
  from: 'publisher' | 'readme' | 'homepage' | 'operator';
  /**
   * an absolute http or https address, without user name or password, at most 2048 characters
   */
  source?: string;
  /**
   * SHA-256 in lower-case hexadecimal digits
   */
  source_sha256: string;
}
/**
 * the same, for where there is little room
 */
export interface PictureFile {
  sha256: Digest;
  width: PictureSide;
  height: PictureSide;
}
/**
 * until when it is supported, and documents on its security, as its publisher declares it
 *
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "lifecycle".
 */
export interface Lifecycle {
  security_support_until?: Date;
  end_of_life?: Date;
  /**
   * version lines with days of their own
   *
   * @maxItems 30
   */
  lines?: VersionLine[];
  sbom_url?: Uri;
  csaf_url?: Uri;
  conformity_url?: Uri;
}
export interface VersionLine {
  /**
   * like 2.x or 2024.1 LTS
   */
  line: string;
  security_support_until?: Date;
  end_of_life?: Date;
}
/**
 * what public bodies ask of software, as its publisher declares it
 *
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "publicSector".
 */
export interface PublicSector {
  /**
   * an absolute http or https address, without user name or password, at most 2048 characters
   */
  repository?: string;
  /**
   * how far its development is: concept, development, beta, stable or obsolete
   */
  development_status?: 'concept' | 'development' | 'beta' | 'stable' | 'obsolete';
  /**
   * names of at most 100 public bodies that use it, as its publisher declares
   *
   * @maxItems 100
   */
  used_by?: Line[];
  /**
   * who maintains it: an object with a type
   */
  maintenance?: {
    type: MaintenanceType;
    /**
     * a calendar date, like 2026-01-31
     */
    until?: string;
  };
  /**
   * what has to be there for it to run
   */
  depends_on?: {
    /**
     * at most 50 open-source programs
     *
     * @maxItems 50
     */
    open?: Dependency[];
    /**
     * at most 50 proprietary programs
     *
     * @maxItems 50
     */
    proprietary?: Dependency[];
    /**
     * at most 50 devices
     *
     * @maxItems 50
     */
    hardware?: Dependency[];
  };
  /**
   * for whom it is made
   */
  audience?: {
    /**
     * fields of public service, like education or local-authorities
     *
     * @maxItems 24
     */
    scope?: AudienceScope[];
    /**
     * countries whose law it follows: at most 250 codes
     *
     * @maxItems 250
     *
     * Items: an ISO 3166 country code of two capital letters, like DE
     */
    countries?: string[];
    /**
     * countries it is not fit for: at most 250 codes
     *
     * @maxItems 250
     *
     * Items: an ISO 3166 country code of two capital letters, like DE
     */
    unsupported_countries?: string[];
  };
  /**
   * true where it can be translated
   */
  localisation_ready?: boolean;
  /**
   * text of 1 to 200 characters
   */
  copyright_owner?: string;
  /**
   * an absolute http or https address, without user name or password, at most 2048 characters
   */
  roadmap?: string;
  /**
   * an absolute http or https address, without user name or password, at most 2048 characters
   */
  accessibility_statement?: string;
  /**
   * an absolute http or https address, without user name or password, at most 2048 characters
   */
  hosting_statement?: string;
  /**
   * at most 10 addresses of what it is a variant of
   *
   * @maxItems 10
   */
  based_on?: Uri[];
}
/**
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "dependency".
 */
export interface Dependency {
  name: Line;
  version?: Line;
  version_min?: Line;
  version_max?: Line;
  /**
   * true where it also runs without
   */
  optional?: boolean;
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
  /**
   * year or month of the release, where its day is not known
   */
  released_in?: string;
  /**
   * a calendar date, like 2026-01-31
   */
  seen_on?: string;
  /**
   * a calendar date, like 2026-01-31
   */
  unseen_on?: string;
  release_type?: 'major' | 'minor' | 'patch' | 'security' | 'initial';
  prerelease: boolean;
  notes_url?: Uri;
  /**
   * what is new in it, in its publisher's words
   */
  changes?: string;
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
  /**
   * size of the file in bytes
   */
  size_bytes?: number;
  /**
   * the format of the file, like exe or tar.gz
   */
  format?: string;
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
/**
 * This interface was referenced by `Listing`'s JSON-Schema
 * via the `definition` "pictureFile".
 */
export interface PictureFile1 {
  sha256: Digest;
  width: PictureSide;
  height: PictureSide;
}
