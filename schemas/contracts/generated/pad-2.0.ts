// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.

/**
 * text of 1 to 200 characters
 *
 * This interface was referenced by `PadDocument`'s JSON-Schema
 * via the `definition` "line".
 */
export type Line = string;
/**
 * an absolute http or https address, without user name or password, at most 2048 characters
 *
 * This interface was referenced by `PadDocument`'s JSON-Schema
 * via the `definition` "uri".
 */
export type Uri = string;
/**
 * a BCP-47 language tag, like en or pt-BR
 *
 * This interface was referenced by `PadDocument`'s JSON-Schema
 * via the `definition` "languageTag".
 */
export type LanguageTag = string;

/**
 * PAD JSON 2.0: one document per product, hosted by its publisher. Members not named here are ignored and never stored.
 */
export interface PadDocument {
  /**
   * address of the schema this document follows
   */
  $schema?: string;
  protocol?: {
    name?: Line;
    version?: Line;
    author?: Line;
    specification_license?: Line;
    reference_implementation_license?: Line;
    canonical_url?: Uri;
  };
  /**
   * the format version, "2.0"
   */
  pad_version: string;
  /**
   * who publishes the product: an object with a name
   */
  vendor: {
    /**
     * text of 1 to 200 characters
     */
    name: string;
    website?: Uri;
    /**
     * an ISO 3166 country code of two letters, like DE
     */
    country_code?: string;
  };
  software: Software;
  release: Release;
  /**
   * earlier releases, at most 200
   *
   * @maxItems 200
   */
  releases?: Release1[];
  webhook?: {
    /**
     * an absolute http or https address, without user name or password, at most 2048 characters
     */
    url: string;
    /**
     * event kinds: listing.published, rank.changed
     *
     * @maxItems 20
     */
    events?: Line[];
  };
}
/**
 * the product: an object with a slug and a name
 *
 * This interface was referenced by `PadDocument`'s JSON-Schema
 * via the `definition` "software".
 */
export interface Software {
  /**
   * lower-case letters a-z, digits and dashes, 1 to 64 characters, like my-tool
   */
  slug: string;
  /**
   * text of 1 to 200 characters
   */
  name: string;
  kind?: Line;
  category?: Line;
  license_type?: Line;
  license?: {
    /**
     * text of 1 to 200 characters
     */
    spdx_id?: string;
    /**
     * text of at most 2000 characters
     */
    commercial_terms?: string;
  };
  /**
   * a list of at most 50 platform names
   *
   * @maxItems 50
   */
  platforms?: Line[];
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
  /**
   * an object with policy_url, security_txt_url or both: where to report a vulnerability
   */
  security?: {
    /**
     * an absolute http or https address, without user name or password, at most 2048 characters
     */
    policy_url?: string;
    /**
     * an absolute http or https address, without user name or password, at most 2048 characters
     */
    security_txt_url?: string;
  };
  /**
   * an absolute http or https address, without user name or password, at most 2048 characters
   */
  icon?: string;
  /**
   * a list of at most 10 addresses of pictures
   *
   * @maxItems 10
   */
  screenshots?: Uri[];
  /**
   * a list of at most 30 words of at most 60 characters
   *
   * @maxItems 30
   *
   * Items: text of 1 to 60 characters
   */
  keywords?: string[];
  /**
   * languages its users can choose: at most 200 BCP-47 tags, like en or pt-BR
   *
   * @maxItems 200
   */
  languages?: LanguageTag[];
  /**
   * what it needs to run: text of at most 1000 characters
   */
  requirements?: string;
  /**
   * a list of ways the product is deployed
   *
   * @maxItems 20
   */
  deployment?: Line[];
  /**
   * packages that hold the product: at most 20 package URLs (purl), like pkg:npm/my-tool
   *
   * @maxItems 20
   *
   * Items: a package URL, like pkg:npm/my-tool
   */
  packages?: string[];
  /**
   * a day, like 2030-12-31: the last one on which faults are still corrected
   */
  support_until?: string;
  lifecycle?: Lifecycle;
  public_sector?: PublicSector;
  /**
   * a list of at most 200 product names
   *
   * @maxItems 200
   */
  integrations?: Line[];
  interfaces?: Interfaces;
  pricing?: {
    model?: Line;
    /**
     * a whole number of minor units (cents), 0 or more
     */
    price_from_cents?: number;
    /**
     * an ISO 4217 currency code of three capital letters, like EUR
     */
    currency?: string;
  };
  /**
   * one description per BCP-47 language tag, like en or pt-BR
   */
  descriptions?: {
    [k: string]: Description;
  };
}
/**
 * until when it is supported, and documents on its security: an object
 */
export interface Lifecycle {
  /**
   * a day, like 2030-12-31: the last one on which vulnerabilities are still corrected
   */
  security_support_until?: string;
  /**
   * a day, like 2032-12-31: the last one on which there is any support
   */
  end_of_life?: string;
  /**
   * a list of at most 30 version lines with days of their own
   *
   * @maxItems 30
   *
   * Items: an object with a line, like 2.x, and its days
   */
  lines?: {
    /**
     * text of 1 to 200 characters
     */
    line: string;
    /**
     * a day, like 2030-12-31: the last one on which vulnerabilities are still corrected
     */
    security_support_until?: string;
    /**
     * a day, like 2032-12-31: the last one on which there is any support
     */
    end_of_life?: string;
  }[];
  /**
   * an absolute http or https address, without user name or password, at most 2048 characters
   */
  sbom_url?: string;
  /**
   * an absolute http or https address, without user name or password, at most 2048 characters
   */
  csaf_url?: string;
  /**
   * an absolute http or https address, without user name or password, at most 2048 characters
   */
  conformity_url?: string;
}
/**
 * what public bodies ask of software: an object
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
    /**
     * internal, contract, community or none
     */
    type: 'internal' | 'contract' | 'community' | 'none';
    /**
     * the last day of the contract, like 2027-12-31
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
    scope?: (
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
      | 'welfare'
    )[];
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
 * This interface was referenced by `PadDocument`'s JSON-Schema
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
 * This interface was referenced by `PadDocument`'s JSON-Schema
 * via the `definition` "interfaces".
 */
export interface Interfaces {
  openapi?: {
    version?: Line;
    spec_url?: Uri;
  };
  mcp?: {
    version?: Line;
    /**
     * how the server is reached
     */
    transport?: 'sse' | 'stdio' | 'streamable-http';
    endpoint?: Uri;
    /**
     * a whole number, 0 or more
     */
    tools_count?: number;
    schema_url?: Uri;
  };
}
/**
 * This interface was referenced by `PadDocument`'s JSON-Schema
 * via the `definition` "description".
 */
export interface Description {
  /**
   * text of at most 120 characters
   */
  tagline?: string;
  /**
   * text; the first 500 characters are kept
   */
  summary: string;
  /**
   * text of at most 20000 characters
   */
  text?: string;
}
/**
 * the current release: an object with a version
 */
export interface Release {
  /**
   * the version as text of 1 to 100 characters, like 1.10.0
   */
  version: string;
  /**
   * a calendar date, like 2026-01-31
   */
  released_on?: string;
  /**
   * a year, or a year and a month, like 2026 or 2026-01, where the day is not known
   */
  released_in?: string;
  release_type?: Line;
  notes_url?: Uri;
  /**
   * what is new: text of at most 2000 characters
   */
  changes?: string;
  /**
   * true where this version is withdrawn, or the reason as text of at most 1000 characters
   */
  yanked?: boolean | string;
  /**
   * a list of at most 100 downloads
   *
   * @maxItems 100
   */
  artifacts?: {
    platform?: Line;
    uri: Uri;
    /**
     * a SHA-256 digest of 64 hexadecimal digits
     */
    sha256?: string;
    /**
     * the size of the file in bytes, a whole number, 1 or more
     */
    size_bytes?: number;
    /**
     * the format of the file, like exe or tar.gz
     */
    format?: string;
  }[];
}
/**
 * This interface was referenced by `PadDocument`'s JSON-Schema
 * via the `definition` "release".
 */
export interface Release1 {
  /**
   * the version as text of 1 to 100 characters, like 1.10.0
   */
  version: string;
  /**
   * a calendar date, like 2026-01-31
   */
  released_on?: string;
  /**
   * a year, or a year and a month, like 2026 or 2026-01, where the day is not known
   */
  released_in?: string;
  release_type?: Line;
  notes_url?: Uri;
  /**
   * what is new: text of at most 2000 characters
   */
  changes?: string;
  /**
   * true where this version is withdrawn, or the reason as text of at most 1000 characters
   */
  yanked?: boolean | string;
  /**
   * a list of at most 100 downloads
   *
   * @maxItems 100
   */
  artifacts?: {
    platform?: Line;
    uri: Uri;
    /**
     * a SHA-256 digest of 64 hexadecimal digits
     */
    sha256?: string;
    /**
     * the size of the file in bytes, a whole number, 1 or more
     */
    size_bytes?: number;
    /**
     * the format of the file, like exe or tar.gz
     */
    format?: string;
  }[];
}
/**
 * This interface was referenced by `PadDocument`'s JSON-Schema
 * via the `definition` "lifecycle".
 */
export interface Lifecycle1 {
  /**
   * a day, like 2030-12-31: the last one on which vulnerabilities are still corrected
   */
  security_support_until?: string;
  /**
   * a day, like 2032-12-31: the last one on which there is any support
   */
  end_of_life?: string;
  /**
   * a list of at most 30 version lines with days of their own
   *
   * @maxItems 30
   *
   * Items: an object with a line, like 2.x, and its days
   */
  lines?: {
    /**
     * text of 1 to 200 characters
     */
    line: string;
    /**
     * a day, like 2030-12-31: the last one on which vulnerabilities are still corrected
     */
    security_support_until?: string;
    /**
     * a day, like 2032-12-31: the last one on which there is any support
     */
    end_of_life?: string;
  }[];
  /**
   * an absolute http or https address, without user name or password, at most 2048 characters
   */
  sbom_url?: string;
  /**
   * an absolute http or https address, without user name or password, at most 2048 characters
   */
  csaf_url?: string;
  /**
   * an absolute http or https address, without user name or password, at most 2048 characters
   */
  conformity_url?: string;
}
/**
 * This interface was referenced by `PadDocument`'s JSON-Schema
 * via the `definition` "publicSector".
 */
export interface PublicSector1 {
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
    /**
     * internal, contract, community or none
     */
    type: 'internal' | 'contract' | 'community' | 'none';
    /**
     * the last day of the contract, like 2027-12-31
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
    scope?: (
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
      | 'welfare'
    )[];
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
