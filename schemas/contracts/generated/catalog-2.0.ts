// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.

/**
 * text of 1 to 200 characters
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "line".
 */
export type Line = string;
/**
 * an absolute http or https address, without user name or password, at most 2048 characters
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "uri".
 */
export type Uri = string;
/**
 * a date and time as in RFC 3339, like 2026-01-31T12:00:00Z
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "dateTime".
 */
export type DateTime = string;
/**
 * a BCP-47 language tag, like en or pt-BR
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "languageTag".
 */
export type LanguageTag = string;

/**
 * Machine-readable software metadata: one object per product or project.
 */
export interface Manifest {
  /**
   * Canonical address of the schema.
   */
  $schema: string;
  protocol: Protocol;
  entity: Entity;
  capabilities: Capabilities;
  releases: Releases;
  trust?: Trust;
  telemetry?: Telemetry;
}
/**
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "protocol".
 */
export interface Protocol {
  name: Line;
  version: Line;
  author: Line;
  specification_license: Line;
  reference_implementation_license: Line;
  canonical_url?: Uri;
}
/**
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "entity".
 */
export interface Entity {
  /**
   * text of 1 to 200 characters
   */
  name: string;
  /**
   * lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool
   */
  slug: string;
  /**
   * the primary authoritative domain name, like example.org
   */
  domain: string;
  /**
   * what the product is
   */
  type:
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
  license?: {
    type?: 'open-source' | 'freeware' | 'freemium' | 'commercial' | 'trial' | 'subscription';
    spdx_id?: Line;
    commercial_terms?: string;
  };
  vendor?: {
    name?: Line;
    website?: Uri;
    country_code?: string;
    support_url?: Uri;
  };
  /**
   * one description per BCP-47 language tag, like en or pt-BR
   */
  descriptions: {
    [k: string]: Description;
  };
}
/**
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "description".
 */
export interface Description {
  /**
   * text of at most 120 characters
   */
  tagline?: string;
  /**
   * text of at most 500 characters
   */
  summary: string;
  /**
   * text of at most 20000 characters
   */
  text?: string;
}
/**
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "capabilities".
 */
export interface Capabilities {
  /**
   * how the product is deployed
   *
   * @maxItems 20
   *
   * Items: one way the product is deployed
   */
  deployment: ('cloud' | 'self-hosted' | 'on-premise' | 'hybrid' | 'desktop' | 'mobile' | 'edge' | 'docker')[];
  interfaces?: {
    openapi?: {
      version?: Line;
      spec_url?: Uri;
    };
    mcp?: {
      version?: Line;
      transport?: 'sse' | 'stdio' | 'streamable-http';
      endpoint?: Uri;
      /**
       * a whole number
       */
      tools_count?: number;
      schema_url?: Uri;
    };
  };
  pricing?: {
    model?: 'free' | 'freemium' | 'subscription' | 'usage' | 'one-time' | 'quote';
    /**
     * a whole number of minor units (cents), 0 or more
     */
    starting_price_cents?: number;
    /**
     * an ISO 4217 currency code of three capital letters, like EUR
     */
    currency?: string;
  };
  /**
   * @maxItems 200
   */
  integrations?: Line[];
}
/**
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "releases".
 */
export interface Releases {
  latest: {
    /**
     * a version as SemVer writes it, like 2.4.0 or 2.4.0-beta.1
     */
    version: string;
    published_at: DateTime;
    release_type?: 'major' | 'minor' | 'patch' | 'security' | 'initial';
    changelog_url?: Uri;
    /**
     * @maxItems 100
     */
    artifacts?: {
      platform?: Line;
      uri?: Uri;
      /**
       * a SHA-256 digest of 64 hexadecimal digits
       */
      sha256?: string;
    }[];
  };
}
/**
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "trust".
 */
export interface Trust {
  domain_verification?: {
    method?: 'dns-txt' | 'well-known-http' | 'none';
    status?: 'verified' | 'pending' | 'unverified';
    verified_at?: DateTime;
  };
  signatures?: {
    algorithm?: Line;
    public_key?: string;
    manifest_signature?: string;
  };
}
/**
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "telemetry".
 */
export interface Telemetry {
  status_page?: Uri;
  webhook?: {
    url?: Uri;
    /**
     * @maxItems 20
     */
    events?: Line[];
  };
}
