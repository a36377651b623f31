// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.

/**
 * answering: as what it should be. silent: not, or as something else. gone: there is nothing at the address, or no such name. changed_hands: a page of a parked or sold domain. archived: by its forge. given_up: by its publisher
 */
export type AliveState = 'answering' | 'silent' | 'gone' | 'changed_hands' | 'archived' | 'given_up';
/**
 * a listing counts for each of its values, and nowhere if it has none
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "Facet".
 */
export type Facet = {
  /**
   * as the filter takes it; of verified: true or false
   */
  value: string;
  count: number;
}[];
/**
 * words its publisher gives it
 *
 * @maxItems 30
 */
export type Keywords = string[];
/**
 * languages its users can choose, as BCP-47 tags
 *
 * @maxItems 200
 *
 * Items: a BCP-47 language tag, like en or pt-BR
 */
export type Languages = string[];
/**
 * how the product is deployed
 *
 * @maxItems 8
 */
export type Deployment = (
  'cloud' | 'self-hosted' | 'on-premise' | 'hybrid' | 'desktop' | 'mobile' | 'edge' | 'docker'
)[];
/**
 * packages that hold the product, as package URLs without a version, like pkg:npm/my-tool
 *
 * @maxItems 20
 */
export type Packages = string[];
/**
 * what a feed is
 */
export type FeedKind = 'pad-json' | 'pad-xml' | 'github' | 'gitlab' | 'openapi' | 'manifest' | 'publiccode';
/**
 * who was asked; alive, homepage, download, security-documents and users: we looked ourselves
 */
export type WitnessName =
  | 'alive'
  | 'crates-io'
  | 'debian-popcon'
  | 'docker-hub'
  | 'download'
  | 'flathub'
  | 'github-releases'
  | 'homebrew'
  | 'homepage'
  | 'npm'
  | 'osv'
  | 'security-documents'
  | 'users';
/**
 * answering: as what it should be. silent: not, or as something else. gone: there is nothing at the address, or no such name. changed_hands: a page of a parked or sold domain. archived: by its forge. given_up: by its publisher
 */
export type AliveState1 = 'answering' | 'silent' | 'gone' | 'changed_hands' | 'archived' | 'given_up';
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "SignalName".
 */
export type SignalName = 'kept' | 'proven' | 'used' | 'told';
/**
 * known: it has earned points; zero: it was looked at, and has earned none; unknown: nobody can say, and its points are a fixed number
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "SignalState".
 */
export type SignalState = 'known' | 'zero' | 'unknown';
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "FactCode".
 */
export type FactCode =
  | 'newest_release'
  | 'release_fading'
  | 'does_not_fade'
  | 'no_release_day'
  | 'archived'
  | 'deprecated'
  | 'source_gone'
  | 'domain_proved'
  | 'hash_recomputed'
  | 'signature_verified'
  | 'homepage_secure'
  | 'documents_checked'
  | 'nothing_proved'
  | 'dependents'
  | 'downloads'
  | 'installs'
  | 'computers'
  | 'use_unknown'
  | 'complete'
  | 'incomplete';
/**
 * declared: the publisher says it; witnessed: we saw it; attested: a third party says it
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "Attestation".
 */
export type Attestation = 'declared' | 'witnessed' | 'attested';
/**
 * what a listing can say
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "Merit".
 */
export type Merit =
  | 'summary'
  | 'text'
  | 'homepage'
  | 'license_type'
  | 'spdx_id'
  | 'platforms'
  | 'category'
  | 'pricing'
  | 'release_notes'
  | 'second_locale'
  | 'checksums'
  | 'openapi_badge'
  | 'integrations'
  | 'interface_or_documentation'
  | 'security'
  | 'packages';
/**
 * what we or others have seen to be true
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "Proof".
 */
export type Proof =
  'domain_proved' | 'hash_recomputed' | 'signature_verified' | 'homepage_secure' | 'documents_checked';
/**
 * @maxItems 20
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "MeritList".
 */
export type MeritList = (Merit | Proof)[];
/**
 * what else can be done
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "AdviceCode".
 */
export type AdviceCode =
  | 'release'
  | 'complete'
  | 'domain_proved'
  | 'hash_recomputed'
  | 'signature_verified'
  | 'homepage_secure'
  | 'documents_checked';
/**
 * This interface was referenced by `RankWeights`'s JSON-Schema
 * via the `definition` "measure".
 */
export type UseMeasure = 'computers' | 'dependents' | 'downloads' | 'installs';
/**
 * full id of a commit of the catalog
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "CommitId".
 */
export type CommitId = string;
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "ChangedText".
 */
export type ChangedText = string | null;
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "ChangedPricing".
 */
export type ChangedPricing = Pricing | null;
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "MoveCode".
 */
export type MoveCode =
  | 'weight_changed'
  | 'added'
  | 'lost'
  | 'added_and_lost'
  | 'counted_otherwise'
  | 'newest_release'
  | 'release_fading'
  | 'does_not_fade'
  | 'no_release_day'
  | 'archived'
  | 'deprecated'
  | 'source_gone'
  | 'dependents'
  | 'downloads'
  | 'installs'
  | 'computers'
  | 'use_unknown';
/**
 * only those that changed; their deltas sum to the delta
 *
 * @maxItems 4
 */
export type Signals = {
  name: SignalName;
  /**
   * points, two decimals; negative for a loss
   */
  delta: number;
  code: MoveCode;
  values: RankValues;
  /**
   * the code and its values in the catalog's first language
   */
  words: string;
}[];
/**
 * newest first; a listing may stand there several times
 *
 * @maxItems 1000
 */
export type Data = Change[];
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "HarvestId".
 */
export type HarvestId = string;
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "HarvestTime".
 */
export type HarvestTime = string;
/**
 * hundredths of a point, one number per signal of the header
 *
 * @maxItems 20
 */
export type Points = number[];
/**
 * date and time in UTC, like 2026-01-31T12:00:00.000Z
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "Moment".
 */
export type Moment = string;

/**
 * Answers of the read API. Members are only ever added.
 */
export interface ReadApi {
  ShownUse?: ShownUse;
  SoftwarePage?: SoftwarePage;
  SoftwareListing?: SoftwareListing;
  CategoryList?: CategoryList;
  PublicSettings?: PublicSettings;
  OperatorFacts?: OperatorFacts;
  RankTable?: RankTable;
  DepartedTable?: DepartedTable;
  ObjectTable?: ObjectTable;
  ChangeTable?: ChangeTable;
  ChangeList?: ChangeList;
  HarvestPage?: HarvestPage;
  HarvestTable?: HarvestTable;
  RankResource?: RankResource;
  RankHistory?: RankHistory;
  RelatedTable?: RelatedTable;
  NameTable?: NameTable;
  PublisherTable?: PublisherTable;
  BuildManifest?: BuildManifest;
  FolderManifest?: FolderManifest;
  LifecycleList?: LifecycleList;
  Statistics?: Statistics;
  MarketReport?: MarketReport;
  ExportList?: ExportList;
  BuildSignature?: BuildSignature;
  SignedBuild?: SignedBuild;
  SyncLog?: SyncLog;
}
/**
 * the figure that says most of how many use it, of several packages that of the one used most; absent where nobody counts
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "ShownUse".
 */
export interface ShownUse {
  counted: 'downloads' | 'installs' | 'computers' | 'dependents';
  count: number;
  /**
   * the day since which the count is known
   */
  since: string;
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
  /**
   * only of a search: how many of the whole result are similar. They come last in every order
   */
  similar?: number;
  /**
   * the text that was searched for, as the catalog spells it; only where it has a word that nobody else has
   */
  did_you_mean?: string;
  /**
   * filter to the values that can be chosen, with the number of listings that would be found with one if the filter of that name had no other; the most frequent first
   */
  facets?: {
    category?: Facet;
    kind?: Facet;
    license_type?: Facet;
    platform?: Facet;
    pricing?: Facet;
    state?: Facet;
    badge?: Facet;
    verified?: Facet;
    publisher?: Facet;
    used_by?: Facet;
    maintenance?: Facet;
    maintained_until?: Facet;
    audience?: Facet;
    product_language?: Facet;
    legal?: Facet;
    security_until?: Facet;
  };
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
  /**
   * of the product, 128 × 128 pixels in WebP, on the catalog's own host
   */
  icon: string | null;
  version: string;
  released_on: string | null;
  /**
   * @maxItems 2
   */
  badges: ('openapi' | 'verified')[];
  verified: boolean;
  /**
   * lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool
   */
  publisher?: string;
  /**
   * text of 1 to 200 characters
   */
  spdx_id?: string;
  pricing?: Pricing;
  use?: ShownUse;
  /**
   * what public bodies are told; not there where nothing is said
   */
  public_use?: {
    /**
     * how many public bodies use it, as its publisher declares
     */
    used_by?: number;
    /**
     * how many say on their own website that they use it
     */
    confirmed_users?: number;
    /**
     * last day of the contract of who maintains it
     */
    maintained_until?: string;
  };
  state?: ListingState;
  rank: {
    /**
     * 1 is best
     */
    position: number;
    /**
     * among the listings of its category; 1 is best
     */
    place_in_category: number;
    /**
     * whole points out of 100
     */
    score: number;
  };
  links: {
    self: string;
    html: string;
  };
  /**
   * only of a search: everything that was asked for is there, or only what is similar
   */
  match?: 'all' | 'similar';
  explain?: Explanation;
}
export interface Pricing {
  model?: 'free' | 'freemium' | 'subscription' | 'usage' | 'one-time' | 'quote';
  price_from_cents?: number;
  /**
   * an ISO 4217 currency code of three capital letters, like EUR
   */
  currency?: string;
}
/**
 * what became of what a listing leads to; in lists, what a reader should know first. Absent where nobody knows
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "ListingState".
 */
export interface ListingState {
  state: AliveState;
  /**
   * what it is the state of
   */
  of: 'source' | 'homepage' | 'openapi' | 'mcp' | 'package';
  /**
   * its address, or package URL; not in lists
   */
  subject?: string;
  /**
   * a calendar date, like 2026-01-31
   */
  since: string;
  /**
   * who says so: `catalog` where we looked ourselves, else a host or a registry
   */
  by: string;
}
/**
 * why an entry stands where it does: by order, the smallest first; of similar ones by rarity, the greatest first, and by nearness, the smallest first; then by rank.position
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "Explanation".
 */
export interface Explanation {
  /**
   * the best that is true of the listing. title: it is called so; title_begins: its name begins so; words_of_…: all words stand there or in something better, as they were typed; name, head, summary, text: all of them do, or forms or beginnings of them (head: publisher, category and tagline); name_and_…: one of them is a word of the name; anywhere: some are in another language; similar: not all of them are there
   */
  step:
    | 'title'
    | 'title_begins'
    | 'words_of_name'
    | 'name'
    | 'words_of_head'
    | 'head'
    | 'name_and_summary'
    | 'words_of_summary'
    | 'summary'
    | 'name_and_text'
    | 'text'
    | 'anywhere'
    | 'similar';
  /**
   * the place of the step among all steps
   */
  order: number;
  /**
   * only of similar ones: how rare the words are that were found, and how well they stand; 1000000 where all were found in a corrected reading, 2000000 where the listing is called as it was meant
   */
  rarity?: number;
  /**
   * only of similar ones: sum over the words of 0 for the name, 1 for the head, 2 for the summary, 3 for anything else, 4 for the category alone
   */
  nearness?: number;
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
  order_url: string | null;
  support_url: string | null;
  status_page: string | null;
  security: {
    policy_url: string | null;
    security_txt_url: string | null;
  } | null;
  /**
   * of the product, 128 × 128 pixels in WebP, on the catalog's own host
   */
  icon: string | null;
  /**
   * @maxItems 3
   */
  screenshots: ShownScreenshot[];
  keywords: Keywords;
  languages: Languages;
  requirements: string | null;
  deployment: Deployment;
  packages: Packages;
  /**
   * commands that install its packages, in the order of the packages; none for a package that neither its registry ties to the product nor a reviewer has approved
   *
   * @maxItems 20
   */
  install: Install[];
  /**
   * address of the repository with its source code; null where it is not known, or not open source
   */
  source_code: string | null;
  support_until: string | null;
  lifecycle?: Lifecycle;
  public_sector?: PublicSector;
  /**
   * who says to use it, on a page of their own domain that the catalog looks at once a week; absent where nobody does. What its publisher declares is in public_sector.used_by
   *
   * @minItems 1
   * @maxItems 100
   */
  confirmed_users?: ConfirmedUser[];
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
  /**
   * what became of its sources, its homepage, its interfaces and its packages, as far as it is known; what a reader should know first comes first
   *
   * @maxItems 60
   */
  states?: ListingState[];
  /**
   * what others witness of it, and what we have seen ourselves
   *
   * @maxItems 60
   */
  evidence: EvidenceRecord[];
  rank: {
    /**
     * 1 is best
     */
    position?: number;
    /**
     * among the listings of its category; 1 is best
     */
    place_in_category?: number;
    /**
     * whole points out of 100
     */
    score: number;
    /**
     * points out of 100 that can be known of it: those of all signals that are not unknown, and what the others count
     */
    knowable: number;
    /**
     * a calendar date, like 2026-01-31
     */
    computed_on: string;
    weights_version: string;
    /**
     * @maxItems 4
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
    manifest: string | null;
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
 * via the `definition` "ShownScreenshot".
 */
export interface ShownScreenshot {
  /**
   * on the catalog's own host, in WebP
   */
  url: string;
  /**
   * in pixels
   */
  width: number;
  /**
   * in pixels
   */
  height: number;
  /**
   * what it shows, in words
   */
  alt: string | null;
  small: ShownPicture;
}
/**
 * a picture for where there is little room
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "ShownPicture".
 */
export interface ShownPicture {
  /**
   * on the catalog's own host, in WebP
   */
  url: string;
  /**
   * in pixels
   */
  width: number;
  /**
   * in pixels
   */
  height: number;
}
/**
 * how a package is installed with the tool of its registry
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "Install".
 */
export interface Install {
  package: string;
  /**
   * what runs the command, like npm or Homebrew
   */
  tool: string;
  /**
   * made of the package URL alone, of letters, digits, spaces and @ . _ + - /
   */
  command: string;
  /**
   * systems that the command is for
   *
   * @maxItems 9
   */
  platforms: ('windows' | 'macos' | 'linux' | 'android' | 'ios' | 'web' | 'bsd' | 'other' | 'cross-platform')[];
  /**
   * registry: its record of the package names the product's own repository or homepage; reviewer: a person of this catalog approved the command
   */
  approved_by: 'registry' | 'reviewer';
}
/**
 * until when it is supported, and documents on its security, as its publisher declares it
 */
export interface Lifecycle {
  /**
   * a calendar date, like 2026-01-31
   */
  security_support_until?: string;
  /**
   * a calendar date, like 2026-01-31
   */
  end_of_life?: string;
  /**
   * version lines with days of their own
   *
   * @maxItems 30
   */
  lines?: VersionLine[];
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
export interface VersionLine {
  /**
   * like 2.x or 2024.1 LTS
   */
  line: string;
  /**
   * a calendar date, like 2026-01-31
   */
  security_support_until?: string;
  /**
   * a calendar date, like 2026-01-31
   */
  end_of_life?: string;
}
/**
 * what public bodies ask of software, as its publisher declares it
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
   *
   * Items: text of 1 to 200 characters
   */
  used_by?: string[];
  /**
   * who maintains it: an object with a type
   */
  maintenance?: {
    /**
     * internal, contract, community or none
     */
    type: 'internal' | 'contract' | 'community' | 'none';
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
   *
   * Items: an absolute http or https address, without user name or password, at most 2048 characters
   */
  based_on?: string[];
}
export interface Dependency {
  /**
   * text of 1 to 200 characters
   */
  name: string;
  /**
   * text of 1 to 200 characters
   */
  version?: string;
  /**
   * text of 1 to 200 characters
   */
  version_min?: string;
  /**
   * text of 1 to 200 characters
   */
  version_max?: string;
  /**
   * true where it also runs without
   */
  optional?: boolean;
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "ConfirmedUser".
 */
export interface ConfirmedUser {
  /**
   * an absolute http or https address, without user name or password, at most 2048 characters
   */
  page: string;
  /**
   * a calendar date, like 2026-01-31
   */
  since: string;
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "Version".
 */
export interface Version {
  version: string;
  released_on: string | null;
  released_in: string | null;
  /**
   * the day on which the catalog first saw it; null where it was there when the listing was let in
   */
  seen_on: string | null;
  /**
   * the last day before on which its source was read without it; null where that is not remembered
   */
  unseen_on: string | null;
  release_type: ('major' | 'minor' | 'patch' | 'security' | 'initial') | null;
  prerelease: boolean;
  notes_url: string | null;
  changes: string | null;
  yanked?: Yanked;
  /**
   * @maxItems 100
   */
  artifacts: Artifact[];
}
/**
 * there where this version was withdrawn: it is never the current one, and its downloads are not named
 */
export interface Yanked {
  /**
   * null where none was given
   */
  reason: string | null;
  /**
   * a calendar date, like 2026-01-31
   */
  on: string;
  /**
   * operator: a person of this catalog decided it; publisher: its feed says so
   */
  by: 'operator' | 'publisher';
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
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "Source".
 */
export interface Source {
  kind: FeedKind;
  url: string | null;
  primary: boolean;
  /**
   * a calendar date, like 2026-01-31
   */
  last_changed_on: string;
  failing_since: string | null;
  failing_code: string | null;
}
export interface EvidenceRecord {
  witness: WitnessName;
  /**
   * what was looked at: a package URL, or an address
   */
  subject: string;
  /**
   * what the witness names of the listing's own: its repository, or the host of its homepage. Without it, a package would be anybody's
   */
  place?: string;
  /**
   * where it was read: an address, or the package of data it was imported from, like pkg:npm/download-counts@2.20260301.0
   */
  source: string;
  /**
   * a calendar date, like 2026-01-31
   */
  since: string;
  values: EvidenceValues;
}
/**
 * what a witness says; figures are rounded to two digits
 */
export interface EvidenceValues {
  /**
   * how many it knows that are open for the version
   */
  advisories?: number;
  /**
   * that have it, of those that report what they have
   */
  computers?: number;
  /**
   * packages that depend on it
   */
  dependents?: number;
  /**
   * its publisher has deprecated or withdrawn it there
   */
  deprecated?: true;
  /**
   * what lies at the address: the kind that the listing says
   */
  document?: 'csaf_advisory' | 'csaf_provider' | 'cyclonedx' | 'page' | 'pdf' | 'spdx';
  /**
   * in a month, without those of mirrors where they can be told apart
   */
  downloads?: number;
  /**
   * median of the days between releases
   */
  gap_days?: number;
  /**
   * in a month
   */
  installs?: number;
  /**
   * the version was built from public source by a service that the registry has verified
   */
  provenance?: true;
  /**
   * a calendar date, like 2026-01-31
   */
  released_on?: string;
  /**
   * the way to report a vulnerability that answered
   */
  reporting?: 'policy' | 'security_txt';
  /**
   * of the bytes at the address, computed by us: the digest that the publisher states
   */
  sha256?: string;
  state?: AliveState1;
  /**
   * it answered over TLS with a certificate that holds
   */
  tls?: true;
  /**
   * the version that this is about
   */
  version?: string;
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "Signal".
 */
export interface Signal {
  name: SignalName;
  state: SignalState;
  /**
   * whole points it can earn
   */
  weight: number;
  /**
   * whole points it has earned
   */
  points: number;
  /**
   * @maxItems 10
   */
  facts: Fact[];
  /**
   * the facts in the catalog's first language
   */
  reason: string;
  /**
   * @maxItems 10
   */
  advice: Advice[];
}
/**
 * one thing that counts, as a code and values, and who says so
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "Fact".
 */
export interface Fact {
  code: FactCode;
  by: Attestation | null;
  values: RankValues;
}
/**
 * what the words of a code are filled with: each code has its own of these
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "RankValues".
 */
export interface RankValues {
  /**
   * a calendar date, like 2026-01-31
   */
  day?: string;
  /**
   * of what is present, or of dependents, downloads or installs
   */
  count?: number;
  /**
   * how many could be present
   */
  of?: number;
  /**
   * who attests it: a witness, or the host of a forge
   */
  source?: string;
  /**
   * the package or address that is meant
   */
  subject?: string;
  /**
   * that it earns, or that the signal can earn now
   */
  points?: number;
  /**
   * that the signal could earn then
   */
  points_before?: number;
  missing?: MeritList;
  added?: MeritList;
  lost?: MeritList;
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "Advice".
 */
export interface Advice {
  code: AdviceCode;
  values: RankValues;
  /**
   * the code in the catalog's first language
   */
  text: string;
  /**
   * whole points the score would gain
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
    /**
     * name of an icon of the Lucide set that stands for the category
     */
    sign?: string;
    listing_count: number;
    /**
     * name and description by language tag
     */
    translations?: {
      [k: string]: {
        name: string;
        description: string;
      };
    };
    links: {
      self: string;
      html: string;
    };
  }[];
}
/**
 * the operator's settings that pages and worker need, defaults filled in
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "PublicSettings".
 */
export interface PublicSettings {
  /**
   * languages of the pages, the one at / first
   *
   * @minItems 1
   * @maxItems 20
   */
  languages: string[];
  /**
   * searches that the start page offers, by language; not there while none are set
   */
  examples?: {
    /**
     * @maxItems 6
     *
     * Items: text of 1 to 40 characters
     */
    [k: string]: string[];
  };
  /**
   * false where requests for what is the same for everybody count against no plan; else not there
   */
  count_reads?: false;
  plans: {
    free: PlanLimits;
    top: PlanLimits;
  };
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "PlanLimits".
 */
export interface PlanLimits {
  /**
   * requests in a minute
   */
  per_minute: number;
  /**
   * requests in a calendar month (UTC); null: no cap
   */
  per_month: number | null;
}
/**
 * what the operator has set for the frame of the pages; no file while nothing is set
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "OperatorFacts".
 */
export interface OperatorFacts {
  /**
   * no placeholder
   */
  repository?: {
    /**
     * an absolute http or https address, without user name or password, at most 2048 characters
     */
    url: string;
    forge?: 'github' | 'gitlab' | 'forgejo';
  };
  /**
   * an https or mailto address
   */
  contact?: string;
  /**
   * the same, with the places {slug}, {name} and {url}
   */
  report?: string;
  logo?: {
    path: string;
    width: number;
    height: number;
  };
  /**
   * path of a sheet of style
   */
  accent?: string;
  /**
   * Markdown of the operator's own pages, by name and language
   */
  pages: {
    imprint?: OperatorTexts;
    privacy?: OperatorTexts;
    accessibility?: OperatorTexts;
  };
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "OperatorTexts".
 */
export interface OperatorTexts {
  [k: string]: string;
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
  weights: RankWeights;
  /**
   * slug and score, best first: the position is the index plus one
   */
  order: [slug: string, score: number][];
  /**
   * of each listing, in the same order; 1 is best
   */
  places_in_category: number[];
  /**
   * signal to what each listing has of it, in whole points and in the same order: two builds say why a listing moved
   */
  points: {
    [k: string]: number[];
  };
}
/**
 * What the rank counts, and for how much: data with a version, like schemas/rank/weights.json.
 */
export interface RankWeights {
  version: string;
  /**
   * whole points that each part can earn; they sum to 100
   */
  points: {
    kept: number;
    proven: number;
    used: number;
    told: number;
  };
  kept: {
    /**
     * points where nobody but the publisher names the days, and nobody is seen to use it
     */
    declared: number;
    /**
     * points where we have seen the days or somebody attests them, and nobody is seen to use it
     */
    witnessed: number;
    /**
     * weeks after a release in which nothing is lost
     */
    full_weeks: number;
    /**
     * the same as a multiple of the median gap between releases; the longer of the two counts
     */
    full_gaps: number;
    /**
     * weeks from full to nothing
     */
    fading_weeks: number;
    /**
     * points of use from which others are said to depend on it
     */
    relied_on: number;
    /**
     * points more for each point of known use, up to all of the part
     */
    per_use: number;
  };
  proven: {
    domain_proved: number;
    hash_recomputed: number;
    signature_verified: number;
    homepage_secure: number;
    documents_checked: number;
  };
  /**
   * how figures of a witness become points: by their place among all that the witness counts; without such a distribution a figure earns nothing
   *
   * @minItems 1
   * @maxItems 40
   */
  used: UseScale[];
  unknown_use: UnknownUse;
}
export interface UseScale {
  measure: UseMeasure;
  witness: WitnessName;
  /**
   * beginning of the package URLs that the distribution is of
   */
  packages: string;
  /**
   * of the window that the witness counts
   */
  days: number;
  /**
   * points at most, by what it costs to inflate the figure; more than half of the part takes a second witness, or dependents
   */
  ceiling: number;
  /**
   * up to this many earn nothing
   */
  none: number;
  /**
   * from this many on the ceiling is reached
   */
  full: number;
  distribution: UseDistribution;
}
export interface UseDistribution {
  /**
   * where it was read
   */
  source: string;
  /**
   * a calendar date, like 2026-01-31
   */
  on: string;
  /**
   * how many the witness counted
   */
  entries: number;
  /**
   * at least two, with rising figures
   *
   * @minItems 1
   * @maxItems 60
   */
  places: UsePlace[];
}
export interface UsePlace {
  count: number;
  /**
   * how many of the entries have as much or more
   */
  place: number;
}
/**
 * what counts where nobody can say how many use it
 */
export interface UnknownUse {
  /**
   * at most a quarter of the lowest ceiling
   */
  points: number;
  /**
   * witnesses that review what they list, so that no publisher can enter alone
   *
   * @maxItems 10
   */
  attested_by: WitnessName[];
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
   * slug to what is said of it
   */
  withdrawn: {
    [k: string]: {
      reason: string;
      /**
       * what it was, where the decision says so
       */
      was?: {
        /**
         * text of 1 to 200 characters
         */
        name: string;
        /**
         * lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool
         */
        category: string;
      };
    };
  };
}
/**
 * where the object store has files of listings
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "ObjectTable".
 */
export interface ObjectTable {
  /**
   * the key of an object is this and its sha256
   */
  prefix: string;
  /**
   * path of the file to the sha256 of its bytes
   */
  objects: {
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
  build: Build;
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
   * a rename is one change, under the old slug. silent: what the listing leads to answered and does no more; answering: it does again. Both are told of the last thousand files of evidence that changed
   */
  change: 'published' | 'updated' | 'renamed' | 'withdrawn' | 'silent' | 'answering';
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
  state?: ListingState1;
  what?: ChangedFacts;
  /**
   * what an update did to the score, both reckoned on the day of the commit; absent where it did nothing
   */
  rank?: {
    /**
     * points out of 100, two decimals
     */
    score: number;
    /**
     * what it would have been without the change
     */
    previous_score: number;
    signals: Signals;
  };
  links: {
    /**
     * the listing where it is now; absent if it is published no more
     */
    self?: string;
  };
}
/**
 * what became of what a listing leads to; in lists, what a reader should know first. Absent where nobody knows
 */
export interface ListingState1 {
  state: AliveState;
  /**
   * what it is the state of
   */
  of: 'source' | 'homepage' | 'openapi' | 'mcp' | 'package';
  /**
   * its address, or package URL; not in lists
   */
  subject?: string;
  /**
   * a calendar date, like 2026-01-31
   */
  since: string;
  /**
   * who says so: `catalog` where we looked ourselves, else a host or a registry
   */
  by: string;
}
/**
 * what an update changed; absent where the earlier form is not known. A value that is null was not given
 */
export interface ChangedFacts {
  /**
   * of the version that the listing is shown with
   */
  version?: {
    before: ChangedText;
    after: ChangedText;
  };
  /**
   * versions that were withdrawn, and why
   *
   * @maxItems 1000
   */
  yanked?: {
    version: string;
    /**
     * null where none was given
     */
    reason: string | null;
  }[];
  /**
   * the SPDX id, or else the type
   */
  license?: {
    before: ChangedText;
    after: ChangedText;
  };
  pricing?: {
    before: ChangedPricing;
    after: ChangedPricing;
  };
  /**
   * whether the publisher's domain is proved now
   */
  verified?: boolean;
  /**
   * whether its development has ended now
   */
  archived?: boolean;
  /**
   * other parts that changed, sorted
   *
   * @maxItems 40
   */
  fields?: string[];
}
export interface Build {
  /**
   * what to ask from next time; null in a build of files that are not committed
   */
  commit: CommitId | null;
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
  build: Build;
  /**
   * true: no change is left out since the commit that was named, or else since the beginning
   */
  complete: boolean;
  links: Links;
}
/**
 * listings that have all a publiccode.yml must have, the first to come in first
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "HarvestPage".
 */
export interface HarvestPage {
  /**
   * @maxItems 100
   */
  data: {
    id: HarvestId;
    /**
     * the day on which it came in
     */
    createdAt: string;
    updatedAt: HarvestTime;
    /**
     * an absolute http or https address, without user name or password, at most 2048 characters
     */
    url: string;
    /**
     * the whole file
     */
    publiccodeYml: string;
    active: true;
  }[];
  /**
   * what follows the address of the list for the pages beside this one; on a host of files their whole addresses
   */
  links: {
    prev: string | null;
    next: string | null;
  };
}
/**
 * all of them in their order, for the worker
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "HarvestTable".
 */
export interface HarvestTable {
  rows: {
    createdAt: HarvestTime;
    id: HarvestId;
    /**
     * an absolute http or https address, without user name or password, at most 2048 characters
     */
    url: string;
  }[];
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
   * among the listings of its category; 1 is best
   */
  place_in_category: number;
  /**
   * how many listings are ranked
   */
  total: number;
  /**
   * whole points out of 100
   */
  score: number;
  /**
   * points out of 100 that can be known of it: those of all signals that are not unknown, and what the others count
   */
  knowable: number;
  standing: {
    /**
     * at most so many percent of all listings have as many points or more; null where that is more than half of them
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
  weights: RankWeights;
  /**
   * @maxItems 4
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
   * day the listing or what is witnessed of it last changed; it moves computed_on and never the score
   */
  updated_on: string | null;
  /**
   * its publisher keeps it no longer; source_gone: what the listing is read from first has gone, by three looks on different days
   */
  ended: 'archived' | 'deprecated' | 'source_gone' | null;
  /**
   * days of releases, by who says so
   *
   * @maxItems 20
   */
  releases: ReleaseDays[];
  /**
   * what a database of advisories knows of the current version
   */
  advisories: AdvisoriesKnown | null;
  /**
   * what was seen to be true
   *
   * @maxItems 4
   */
  proofs: SeenProof[];
  /**
   * who is seen to use it
   *
   * @maxItems 100
   */
  uses: SeenUse[];
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
    /**
     * null where it is not there and makes no sense for the kind: nobody is advised to add it
     */
    checksums: boolean | null;
    /**
     * null where it is not there and makes no sense for the kind: nobody is advised to add it
     */
    openapi_badge: boolean | null;
    integrations: boolean;
    interface_or_documentation: boolean;
    security: boolean;
    /**
     * null where it is not there and makes no sense for the kind: nobody is advised to add it
     */
    packages: boolean | null;
  };
}
export interface ReleaseDays {
  by: Attestation;
  source: string | null;
  /**
   * in any order
   *
   * @maxItems 1000
   *
   * Items: a calendar date, like 2026-01-31
   */
  days: string[];
  /**
   * median of the days between releases, where not all days are here
   */
  gap_days: number | null;
}
export interface AdvisoriesKnown {
  open: number;
  source: string;
  /**
   * a calendar date, like 2026-01-31
   */
  since: string;
}
export interface SeenProof {
  code: Proof;
  by: Attestation;
  source: string | null;
  since: string | null;
}
export interface SeenUse {
  witness: WitnessName;
  measure: UseMeasure;
  count: number;
  subject: string;
  /**
   * a calendar date, like 2026-01-31
   */
  since: string;
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
   * points out of 100; with decimals in months before the present weights
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
  signals: Signals;
  /**
   * the same as sentences, for people
   *
   * @maxItems 4
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
 * by slug, listings like it, the most alike first; a listing that is like no other is not in it
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "RelatedTable".
 */
export interface RelatedTable {
  /**
   * @minItems 1
   * @maxItems 6
   *
   * Items: lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool
   */
  [k: string]: string[];
}
/**
 * by package URL or repository, like github.com/owner/name: slugs of the listings that it belongs to
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "NameTable".
 */
export interface NameTable {
  /**
   * @minItems 1
   *
   * Items: lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool
   */
  [k: string]: string[];
}
/**
 * publishers that have a page: as many as a host has room for, those with the most listings first
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "PublisherTable".
 */
export interface PublisherTable {
  data: {
    /**
     * lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool
     */
    slug: string;
    /**
     * text of 1 to 200 characters
     */
    name: string;
    /**
     * an absolute http or https address, without user name or password, at most 2048 characters
     */
    website: string;
    /**
     * slugs, by their letters
     *
     * @minItems 2
     *
     * Items: lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool
     */
    listings: string[];
  }[];
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
/**
 * how long listed software is supported, as its publishers declare it: OpenEoX Core 1.0 for each product, or version line of it, that states a day
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "LifecycleList".
 */
export interface LifecycleList {
  data: {
    slug: string;
    product_name: string;
    vendor_name: string;
    /**
     * a version line, like 2.x; null for the product as a whole
     */
    product_version: string | null;
    core: EoxCore;
  }[];
  links: {
    self: string;
  };
}
/**
 * https://docs.oasis-open.org/openeox/eox-core/v1.0/, committee draft; a time, or tba where nothing is declared
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "EoxCore".
 */
export interface EoxCore {
  $schema: 'https://docs.oasis-open.org/openeox/v1.0/schema/core.json';
  end_of_life: string;
  end_of_security_support: string;
  last_updated: string;
}
/**
 * headline figures of the catalog
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "Statistics".
 */
export interface Statistics {
  /**
   * a calendar date, like 2026-01-31
   */
  date: string;
  listings: number;
  /**
   * listings whose domain is verified
   */
  verified: number;
  /**
   * the domains themselves, each once
   */
  verified_domains: number;
  /**
   * listings that have no source but documents the operator keeps
   */
  kept: number;
  vendors: number;
  /**
   * of all listings together
   */
  versions: number;
  /**
   * most first; none that is empty
   *
   * @maxItems 500
   */
  by_category: ListingCount[];
  /**
   * most first
   *
   * @maxItems 500
   */
  by_license_type: ListingCount[];
  /**
   * most first; a listing may stand for several
   *
   * @maxItems 500
   */
  by_platform: ListingCount[];
  /**
   * dated versions, oldest month first
   *
   * @maxItems 24
   */
  releases_by_month: MonthCount[];
  links: {
    self: string;
    html: string;
  };
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "ListingCount".
 */
export interface ListingCount {
  /**
   * word of the vocabulary, or slug of a category; null: not known
   */
  name: string | null;
  listings: number;
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "MonthCount".
 */
export interface MonthCount {
  /**
   * like 2026-01
   */
  month: string;
  count: number;
}
/**
 * the market report of a month; only what is published is counted
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "MarketReport".
 */
export interface MarketReport {
  /**
   * like 2026-01
   */
  month: string;
  catalog: {
    /**
     * text of 1 to 200 characters
     */
    name: string;
    base_url: string;
  };
  /**
   * a calendar date, like 2026-01-31
   */
  date: string;
  listings: number;
  /**
   * listings whose domain is verified
   */
  verified: number;
  /**
   * the domains themselves, each once
   */
  verified_domains: number;
  vendors: number;
  /**
   * of all listings together
   */
  versions: number;
  /**
   * most first; none that is empty
   *
   * @maxItems 500
   */
  by_category: ListingCount[];
  /**
   * most first
   *
   * @maxItems 500
   */
  by_license_type: ListingCount[];
  /**
   * most first; a listing may stand for several
   *
   * @maxItems 500
   */
  by_platform: ListingCount[];
  /**
   * most first
   *
   * @maxItems 500
   */
  by_kind: ListingCount[];
  /**
   * most first
   *
   * @maxItems 500
   */
  by_pricing_model: ListingCount[];
  /**
   * dated versions, oldest month first
   *
   * @maxItems 24
   */
  releases_by_month: MonthCount[];
  /**
   * listings that are published now, by when they were, oldest month first
   *
   * @maxItems 24
   */
  published_by_month: MonthCount[];
  /**
   * who changed place most between the two newest monthly snapshots; null where there are no two
   */
  movers: {
    /**
     * like 2026-01
     */
    from: string;
    /**
     * like 2026-01
     */
    to: string;
    /**
     * @maxItems 20
     */
    up: Mover[];
    /**
     * @maxItems 20
     */
    down: Mover[];
  } | null;
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "Mover".
 */
export interface Mover {
  /**
   * lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool
   */
  slug: string;
  /**
   * text of 1 to 200 characters
   */
  name: string;
  from: number;
  to: number;
}
/**
 * files with the whole catalog
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "ExportList".
 */
export interface ExportList {
  /**
   * the state of the catalog that they show
   */
  commit: CommitId | null;
  /**
   * a calendar date, like 2026-01-31
   */
  date: string;
  listing_count: number;
  /**
   * open: to everybody; top_tier: to keys of the top tier
   */
  access: 'open' | 'top_tier';
  /**
   * the link to show beside what you show of it
   */
  attribution: string;
  terms: string;
  /**
   * @maxItems 1000
   */
  files: ExportFile[];
  links: {
    self: string;
  };
}
/**
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "ExportFile".
 */
export interface ExportFile {
  name: string;
  media_type: string;
  /**
   * a SHA-256 digest of 64 lower-case hexadecimal digits
   */
  sha256: string;
  size: number;
  /**
   * the file that the parts give when they are put together in order
   */
  part_of?: string;
  links: {
    self: string;
  };
}
/**
 * JSON Web Signature (RFC 7515, flattened) with EdDSA (RFC 8037); the payload is a SignedBuild
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "BuildSignature".
 */
export interface BuildSignature {
  payload: string;
  protected: string;
  signature: string;
}
/**
 * what the operator signs of a build
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "SignedBuild".
 */
export interface SignedBuild {
  base_url: string;
  commit: CommitId;
  /**
   * a calendar date, like 2026-01-31
   */
  date: string;
  /**
   * a calendar date, like 2026-01-31
   */
  expires: string;
  /**
   * the public keys (Ed25519, the x of a JWK) that may sign this catalog from now on; the first one signs
   *
   * @minItems 1
   * @maxItems 5
   */
  keys: string[];
  /**
   * the signature (JWS, compact) of the operator's root key over these keys, where there is one
   */
  root_statement?: string;
  /**
   * SHA-256 of the bytes of _build.json
   */
  manifest_sha256: string;
  /**
   * grows with each commit and each day: a verifier who has seen a higher one is shown an old build
   */
  number: number;
  /**
   * the last build that the same operator has signed; null for the first
   */
  previous: {
    number: number;
    /**
     * a SHA-256 digest of 64 lower-case hexadecimal digits
     */
    manifest_sha256: string;
  } | null;
}
/**
 * what happened to the sources of a listing when they were last read
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "SyncLog".
 */
export interface SyncLog {
  /**
   * lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool
   */
  slug: string;
  /**
   * in the order of the listing's sources; empty until the first sync after it was published
   *
   * @maxItems 10
   */
  data: {
    kind: FeedKind;
    /**
     * null for a document the operator keeps
     */
    url: string | null;
    /**
     * in a row, up to the last attempt
     */
    failures: number;
    succeeded_at: Moment | null;
    /**
     * not asked again before, because it fails; null: at the next sync
     */
    next_due_at: Moment | null;
    /**
     * newest first
     *
     * @maxItems 20
     */
    attempts: {
      at: Moment;
      /**
       * a stable snake_case code
       */
      outcome: string;
      /**
       * of the problems, each once; the validator explains them
       *
       * @maxItems 20
       *
       * Items: a stable snake_case code
       */
      codes: string[];
    }[];
  }[];
}
/**
 * why, when and by whom a version was withdrawn
 *
 * This interface was referenced by `ReadApi`'s JSON-Schema
 * via the `definition` "Yanked".
 */
export interface Yanked1 {
  /**
   * null where none was given
   */
  reason: string | null;
  /**
   * a calendar date, like 2026-01-31
   */
  on: string;
  /**
   * operator: a person of this catalog decided it; publisher: its feed says so
   */
  by: 'operator' | 'publisher';
}
