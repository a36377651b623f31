// Generated from schemas/*.json by `npm run generate`. Do not edit.

/**
 * points out of 100 that a full signal earns
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "Weight".
 */
export type Weight = number;
/**
 * full id of a commit of the catalog
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "CommitId".
 */
export type CommitId = string;
/**
 * newest first; a listing may stand there several times
 *
 * @maxItems 1000
 */
export type Data = Change[];
/**
 * hundredths of a point, one number per signal of the header
 *
 * @maxItems 20
 */
export type Points = number[];

/**
 * Answers of the read API. Members are only ever added.
 */
export interface ReadApi {
  SoftwarePage?: SoftwarePage;
  SoftwareListing?: SoftwareListing;
  CategoryList?: CategoryList;
  RankTable?: RankTable;
  DepartedTable?: DepartedTable;
  ChangeTable?: ChangeTable;
  ChangeList?: ChangeList;
  RankResource?: RankResource;
  RankHistory?: RankHistory;
  BuildManifest?: BuildManifest;
  FolderManifest?: FolderManifest;
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "SoftwarePage".
 */
export interface SoftwarePage {
  /**
   * @maxItems 100
   */
  data: Summary[];
  pagination: {
    page: number;
    per_page: number;
    total: number;
    total_pages: number;
  };
  links: {
    self: string;
    first: string;
    prev: string | null;
    next: string | null;
    last: string;
  };
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "Summary".
 */
export interface Summary {
  /**
   * lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool
   */
  slug: string;
  /**
   * text of 1 to 200 characters
   */
  name: string;
  vendor: {
    /**
     * text of 1 to 200 characters
     */
    name: string;
  };
  kind:
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
   */
  category: string;
  license_type: ('open-source' | 'freeware' | 'freemium' | 'commercial' | 'trial' | 'subscription') | null;
  /**
   * @maxItems 9
   */
  platforms: ('windows' | 'macos' | 'linux' | 'android' | 'ios' | 'web' | 'bsd' | 'other' | 'cross-platform')[];
  summary: string | null;
  homepage: string | null;
  version: string;
  released_on: string | null;
  /**
   * @maxItems 2
   */
  badges: ('openapi' | 'verified')[];
  verified: boolean;
  rank: {
    /**
     * 1 is best
     */
    position: number;
    /**
     * points out of 100, two decimals
     */
    score: number;
  };
  links: {
    self: string;
    html: string;
  };
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "SoftwareListing".
 */
export interface SoftwareListing {
  /**
   * lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool
   */
  slug: string;
  /**
   * text of 1 to 200 characters
   */
  name: string;
  vendor: {
    /**
     * text of 1 to 200 characters
     */
    name: string;
    website: string | null;
    country_code: string | null;
  };
  kind:
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
   */
  category: string;
  license_type: ('open-source' | 'freeware' | 'freemium' | 'commercial' | 'trial' | 'subscription') | null;
  /**
   * @maxItems 9
   */
  platforms: ('windows' | 'macos' | 'linux' | 'android' | 'ios' | 'web' | 'bsd' | 'other' | 'cross-platform')[];
  summary: string | null;
  homepage: string | null;
  version: string;
  released_on: string | null;
  /**
   * @maxItems 2
   */
  badges: ('openapi' | 'verified')[];
  verified: boolean;
  descriptions: Descriptions;
  license: {
    type: ('open-source' | 'freeware' | 'freemium' | 'commercial' | 'trial' | 'subscription') | null;
    spdx_id: string | null;
    commercial_terms: string | null;
  };
  /**
   * @maxItems 200
   *
   * Items: text of 1 to 200 characters
   */
  integrations: string[];
  pricing: Pricing | null;
  interfaces: Interfaces | null;
  documentation: string | null;
  archived: boolean;
  renamed_from: string | null;
  /**
   * @maxItems 1000
   */
  versions: Version[];
  /**
   * @maxItems 10
   */
  sources: Source[];
  provenance: {
    [k: string]: number;
  };
  rank: {
    /**
     * 1 is best
     */
    position?: number;
    /**
     * points out of 100, two decimals
     */
    score: number;
    /**
     * a calendar date, like 2026-01-31
     */
    computed_on: string;
    weights_version: string;
    /**
     * @maxItems 6
     */
    signals: Signal[];
  };
  verification: {
    method: 'dns-txt' | 'well-known-http' | 'none';
    status: 'verified' | 'pending' | 'unverified';
    verified_at: string | null;
    reason: ('not_found' | 'wrong_token' | 'dns_failed' | 'unreachable' | 'no_homepage' | 'shared_host') | null;
  };
  published_on: string | null;
  updated_on: string | null;
  links: {
    self: string;
    html: string;
    manifest: string;
    rank: string;
    badge: string;
  };
}
export interface Descriptions {
  [k: string]: Description;
}
export interface Description {
  tagline?: string;
  summary: string;
  text?: string;
}
export interface Pricing {
  model?: 'free' | 'freemium' | 'subscription' | 'usage' | 'one-time' | 'quote';
  price_from_cents?: number;
  /**
   * an ISO 4217 currency code of three capital letters, like EUR
   */
  currency?: string;
}
export interface Interfaces {
  openapi?: {
    /**
     * text of 1 to 200 characters
     */
    version?: string;
    /**
     * an absolute http or https address, without user name or password, at most 2048 characters
     */
    spec_url?: string;
  };
  mcp?: {
    /**
     * text of 1 to 200 characters
     */
    version?: string;
    transport?: 'sse' | 'stdio' | 'streamable-http';
    /**
     * an absolute http or https address, without user name or password, at most 2048 characters
     */
    endpoint?: string;
    tools_count?: number;
    /**
     * an absolute http or https address, without user name or password, at most 2048 characters
     */
    schema_url?: string;
  };
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "Version".
 */
export interface Version {
  version: string;
  released_on: string | null;
  release_type: ('major' | 'minor' | 'patch' | 'security' | 'initial') | null;
  prerelease: boolean;
  notes_url: string | null;
  /**
   * @maxItems 100
   */
  artifacts: Artifact[];
}
export interface Artifact {
  /**
   * text of 1 to 200 characters
   */
  platform?: string;
  /**
   * an absolute http or https address, without user name or password, at most 2048 characters
   */
  uri: string;
  /**
   * a SHA-256 digest of 64 lower-case hexadecimal digits
   */
  sha256?: string;
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "Source".
 */
export interface Source {
  /**
   * what a feed is: pad-json, pad-xml, github, gitlab, openapi, manifest
   */
  kind: 'pad-json' | 'pad-xml' | 'github' | 'gitlab' | 'openapi' | 'manifest';
  url: string | null;
  primary: boolean;
  /**
   * a calendar date, like 2026-01-31
   */
  last_changed_on: string;
  failing_since: string | null;
  failing_code: string | null;
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "Signal".
 */
export interface Signal {
  name: 'freshness' | 'maintenance' | 'completeness' | 'trust' | 'reachability' | 'openness';
  weight: number;
  value: number;
  /**
   * points out of 100, two decimals
   */
  points: number;
  reason: string;
  /**
   * @maxItems 12
   */
  advice: Advice[];
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "Advice".
 */
export interface Advice {
  text: string;
  /**
   * points the score would gain
   */
  gain: number;
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "CategoryList".
 */
export interface CategoryList {
  /**
   * @maxItems 500
   */
  data: {
    /**
     * slug of a category in data/categories.json
     */
    slug: string;
    name: string;
    description: string;
    listing_count: number;
    links: {
      self: string;
      html: string;
    };
  }[];
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "RankTable".
 */
export interface RankTable {
  /**
   * a calendar date, like 2026-01-31
   */
  computed_on: string;
  weights_version: string;
  weights: RankWeights;
  /**
   * slug and score, best first: the position is the index plus one
   */
  order: [slug: string, score: number][];
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "RankWeights".
 */
export interface RankWeights {
  freshness: Weight;
  maintenance: Weight;
  completeness: Weight;
  trust: Weight;
  reachability: Weight;
  openness: Weight;
}
/**
 * slugs that are published no more
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "DepartedTable".
 */
export interface DepartedTable {
  /**
   * old slug to the one it has now
   */
  renamed: {
    [k: string]: string;
  };
  /**
   * slug to the reason
   */
  withdrawn: {
    [k: string]: string;
  };
}
/**
 * the build's list of changes
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "ChangeTable".
 */
export interface ChangeTable {
  data: Data;
  /**
   * newest first, that of the build before all; since each of them, every change is in the list
   *
   * @maxItems 1000
   */
  commits: CommitId[];
  /**
   * true: no change is left out since the commit that was named, or else since the beginning
   */
  complete: boolean;
  links: Links;
}
/**
 * what became of one listing in one commit; the commit, in git, says who decided
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "Change".
 */
export interface Change {
  /**
   * lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool
   */
  slug: string;
  /**
   * a rename is one change, under the old slug
   */
  change: 'published' | 'updated' | 'renamed' | 'withdrawn';
  /**
   * when it was committed, in UTC, like 2026-01-31T12:00:00Z
   */
  at: string;
  commit: CommitId;
  /**
   * lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool
   */
  renamed_to?: string;
  /**
   * why it was withdrawn
   */
  reason?: string;
  links: {
    /**
     * the listing where it is now; absent if it is published no more
     */
    self?: string;
  };
}
export interface Links {
  self: string;
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "ChangeList".
 */
export interface ChangeList {
  data: Data;
  build: {
    /**
     * what to ask from next time; null in a build of files that are not committed
     */
    commit: CommitId | null;
  };
  /**
   * true: no change is left out since the commit that was named, or else since the beginning
   */
  complete: boolean;
  links: Links;
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "RankResource".
 */
export interface RankResource {
  /**
   * lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool
   */
  slug: string;
  /**
   * 1 is best
   */
  position: number;
  /**
   * how many listings are ranked
   */
  total: number;
  /**
   * points out of 100, two decimals
   */
  score: number;
  standing: {
    /**
     * among the best so many percent; null in the lower half
     */
    top_percent: 1 | 5 | 10 | 25 | 50 | null;
  };
  /**
   * a calendar date, like 2026-01-31
   */
  computed_on: string;
  /**
   * a calendar date, like 2026-01-31
   */
  ranked_on: string;
  weights: {
    version: string;
    weights: RankWeights;
  };
  /**
   * @maxItems 6
   */
  signals: Signal[];
  inputs: RankInput;
  /**
   * by month, oldest first
   *
   * @maxItems 24
   */
  history: RankMonth[];
  /**
   * the change since the last monthly snapshot; null where the listing is not in it
   */
  moved: RankMove | null;
  links: {
    self: string;
    listing: string;
    html: string;
  };
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "RankInput".
 */
export interface RankInput {
  /**
   * lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool
   */
  slug: string;
  /**
   * days of all dated releases
   *
   * @maxItems 1000
   *
   * Items: a calendar date, like 2026-01-31
   */
  release_dates: string[];
  /**
   * first day the primary source failed to answer
   */
  failing_since: string | null;
  /**
   * day the listing itself last changed; it moves computed_on and never the score
   */
  updated_on: string | null;
  merits: {
    summary: boolean;
    text: boolean;
    homepage: boolean;
    license_type: boolean;
    spdx_id: boolean;
    platforms: boolean;
    category: boolean;
    pricing: boolean;
    release_notes: boolean;
    second_locale: boolean;
    verified_domain: boolean;
    https_homepage: boolean;
    checksums: boolean;
    openapi_badge: boolean;
    integrations: boolean;
    interface_or_documentation: boolean;
  };
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "RankMonth".
 */
export interface RankMonth {
  /**
   * like 2026-01
   */
  month: string;
  /**
   * 1 is best
   */
  position: number;
  /**
   * how many listings were ranked
   */
  total: number;
  /**
   * points out of 100, two decimals
   */
  score: number;
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "RankMove".
 */
export interface RankMove {
  /**
   * a calendar date, like 2026-01-31
   */
  since: string;
  previous: {
    /**
     * 1 is best
     */
    position: number;
    /**
     * points out of 100, two decimals
     */
    score: number;
  };
  /**
   * points, two decimals; negative for a loss
   */
  delta: number;
  /**
   * only those that changed; their deltas sum to the delta
   *
   * @maxItems 6
   */
  signals: {
    name: 'freshness' | 'maintenance' | 'completeness' | 'trust' | 'reachability' | 'openness';
    /**
     * points, two decimals; negative for a loss
     */
    delta: number;
    words: string;
  }[];
  /**
   * the same as sentences, for people
   *
   * @maxItems 6
   */
  words: string[];
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "RankHistory".
 */
export interface RankHistory {
  /**
   * oldest first
   *
   * @maxItems 24
   */
  months: {
    /**
     * like 2026-01
     */
    month: string;
    /**
     * how many listings were ranked
     */
    total: number;
  }[];
  last: SnapshotHeader;
  /**
   * of the listings whose slug begins with the two characters that name the file
   */
  listings: {
    [k: string]: {
      /**
       * position and score of each month, in hundredths of a point; null where the listing was not there
       *
       * @maxItems 24
       */
      places: ([position: number, score: number] | null)[];
      points?: Points;
      /**
       * bit n is set if the listing had the n-th of the header's merits
       */
      merits?: number;
    };
  };
}
/**
 * what the points and merits below are of
 */
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
  merits: string[];
  /**
   * name and weight of each signal, in the order of an entry's points
   *
   * @maxItems 20
   */
  signals: {
    name: string;
    weight: number;
  }[];
  weights_version: string;
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "BuildManifest".
 */
export interface BuildManifest {
  commit: string | null;
  /**
   * a calendar date, like 2026-01-31
   */
  date: string;
  base_url: string;
  listing_count: number;
  /**
   * folder name to the digest and size of its list of files
   */
  folders: {
    [k: string]: {
      list: string;
      files: number;
      /**
       * a SHA-256 digest of 64 lower-case hexadecimal digits
       */
      sha256: string;
      size: number;
    };
  };
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "FolderManifest".
 */
export interface FolderManifest {
  files: {
    [k: string]: FileEntry;
  };
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "FileEntry".
 */
export interface FileEntry {
  /**
   * a SHA-256 digest of 64 lower-case hexadecimal digits
   */
  sha256: string;
  size: number;
}
