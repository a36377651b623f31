// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.

/**
 * up to six searches that the start page offers, each of 1 to 40 characters; choose such as find something
 *
 * @maxItems 6
 *
 * Items: text of 1 to 40 characters
 */
export type Examples = string[];
/**
 * a language tag, like de or pt-BR
 *
 * This interface was referenced by `Settings`'s JSON-Schema
 * via the `definition` "interfaceLanguage".
 */
export type InterfaceLanguage = string;
/**
 * the examples in this language
 *
 * @maxItems 6
 *
 * Items: text of 1 to 40 characters
 */
export type Examples1 = string[];
/**
 * @maxItems 6
 *
 * This interface was referenced by `Settings`'s JSON-Schema
 * via the `definition` "examples".
 *
 * Items: text of 1 to 40 characters
 */
export type Examples2 = string[];
/**
 * an absolute http or https address, without user name or password, at most 2048 characters
 *
 * This interface was referenced by `Settings`'s JSON-Schema
 * via the `definition` "uri".
 */
export type Uri = string;
/**
 * an https or mailto address
 *
 * This interface was referenced by `Settings`'s JSON-Schema
 * via the `definition` "way".
 */
export type Way = string;
/**
 * text of 1 to 200 characters
 *
 * This interface was referenced by `Settings`'s JSON-Schema
 * via the `definition` "line".
 */
export type Line = string;

/**
 * data/catalog.json: the operator's settings.
 */
export interface Settings {
  /**
   * version of the format of data/; `catalog upgrade` raises it
   */
  format: number;
  /**
   * the name of the catalog: text of 1 to 200 characters
   */
  name: string;
  /**
   * what the catalog is, in one line of 1 to 120 characters
   */
  tagline: string;
  /**
   * what visitors find in the catalog: text of 1 to 500 characters
   */
  summary: string;
  examples?: Examples;
  /**
   * where the catalog is served, an http or https address without a trailing slash
   */
  base_url: string;
  /**
   * who runs the catalog: an object with a name
   */
  vendor: {
    /**
     * the name of who runs the catalog: text of 1 to 200 characters
     */
    name: string;
    /**
     * the website of who runs the catalog: an absolute http or https address
     */
    website?: string;
    /**
     * an ISO 3166 country code of two capital letters, like DE
     */
    country_code?: string;
    /**
     * where visitors get help: an absolute http or https address
     */
    support_url?: string;
  };
  /**
   * worker: answers come from the worker; static: a bare file host, links end in .json
   */
  host: 'worker' | 'static';
  /**
   * the branch whose files are published: letters, digits, dashes and underscores, like main
   */
  main_branch: string;
  /**
   * languages of the pages (default en). The first is at /, each further one below /<tag>/, and costs one more page per listing. Name, tagline and summary are in the first
   *
   * @minItems 1
   * @maxItems 20
   */
  languages?: InterfaceLanguage[];
  /**
   * tagline, summary and examples in the further languages
   */
  translations?: {
    /**
     * tagline, summary and, where there are any, examples in this language
     */
    [k: string]: {
      /**
       * the tagline in this language: one line of 1 to 120 characters
       */
      tagline: string;
      /**
       * the summary in this language: text of 1 to 500 characters
       */
      summary: string;
      examples?: Examples1;
    };
  };
  /**
   * https address of the catalog's own repository: pages link to it, and lead to issues that are begun there
   */
  repository?: string;
  /**
   * what serves the repository, where its host does not say so (github.com, gitlab.com, gitlab.*, codeberg.org and gitea.com do); forgejo is Gitea, too
   */
  forge?: 'github' | 'gitlab' | 'forgejo';
  /**
   * how visitors reach the operator: an https address of a page, or mailto: with an address of yours, which everybody can then read
   */
  contact?: string;
  /**
   * where visitors report a listing, with the places {slug}, {name} and {url}; without it a prepared issue of the repository
   */
  report?: string;
  /**
   * an SVG or PNG file of at most 64 KiB, shown in the header in place of ours, like data/logo.svg
   */
  logo?: string;
  /**
   * the color of links and buttons, like #0a6b58; each scheme gets a form of it that can be read
   */
  accent?: string;
  /**
   * so many listings, those with the most points beside the ones for being kept up, have an image of their own for where a link to them is shared (default 1000); the others share their category's. 0: no images at all
   */
  preview_images?: number;
  /**
   * what feeds may be
   */
  feeds?: {
    /**
     * kinds that are read beside those that always are: publiccode (default: none)
     *
     * @maxItems 1
     */
    kinds?: 'publiccode'[];
  };
  /**
   * icons and screenshots of products are fetched, drawn anew and shown (default true)
   */
  pictures?: boolean;
  /**
   * how often each plan may ask the read API (default: free 60 per minute and 10 000 per month, top 3 000 per minute)
   */
  plans?: {
    free?: PlanLimits;
    top?: PlanLimits1;
  };
  /**
   * requests for what is the same for everybody count against plans (default true); false: they are never counted, and the files of the API are served without the worker, for the host worker
   */
  count_reads?: boolean;
  /**
   * what one run may change before it stops and asks
   */
  guards?: {
    /**
     * share of the published listings, 0 to 1 (default 0.05)
     */
    mass_change_share?: number;
    /**
     * so many may always change (default 20)
     */
    mass_change_minimum?: number;
  };
  /**
   * where people review what waits, and how it comes to them
   */
  moderation?: {
    /**
     * local (default): branches of this repository; github: pull requests there
     */
    mode?: 'local' | 'github';
    /**
     * so many new listings of one run share pull requests (default 5)
     */
    batch_from?: number;
    /**
     * so many pull requests are opened in one run (default 60); the others wait
     */
    max_pull_requests?: number;
    /**
     * push (default): changes that need no person go to main_branch at once; pull-request: they wait in one, where main_branch is protected
     */
    updates?: 'push' | 'pull-request';
    /**
     * true: sync notes in data/queue.json how many wait, since when and what refusals were about; a page and the API show it
     */
    public_queue?: boolean;
    /**
     * the public key (Ed25519, the x of its JWK) that signs what sync proposes; `catalog signing-key --records` makes one
     */
    record_key?: string;
  };
  /**
   * who may download the whole catalog as files. open: everybody; top_tier (default): keys of the top tier
   */
  exports?: 'open' | 'top_tier';
  /**
   * an object store (R2, or any with the S3 API) for the files of listings, for more of them than a host of files takes; for the host worker. Its key is in the environment
   */
  listing_store?: {
    /**
     * https address of the S3 API, without a trailing slash
     */
    endpoint: string;
    /**
     * name of the bucket
     */
    bucket: string;
    /**
     * folder of the bucket that is the catalog's alone, like catalog
     */
    prefix: string;
    /**
     * as the store names it (default auto, which R2 has)
     */
    region?: string;
  };
  /**
   * the public key (Ed25519, the x of its JWK) that signs what is published; `catalog signing-key` makes one
   */
  signing_key?: string;
  /**
   * public keys that may sign besides signing_key: the next one, before it is used, or the last one, until readers have seen the new one
   *
   * @maxItems 4
   */
  further_signing_keys?: string[];
  /**
   * the public key, kept offline, that says which keys may sign; readers who know it need no other
   */
  root_key?: string;
  /**
   * what the root key has signed of the signing keys; `catalog signing-key <root file> --certify` makes it
   */
  root_statement?: string;
}
/**
 * limits of those who have a free key, or none
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
 * limits of those who have a key of the top tier
 */
export interface PlanLimits1 {
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
 * how many requests are answered
 *
 * This interface was referenced by `Settings`'s JSON-Schema
 * via the `definition` "planLimits".
 */
export interface PlanLimits2 {
  /**
   * requests in a minute
   */
  per_minute: number;
  /**
   * requests in a calendar month (UTC); null: no cap
   */
  per_month: number | null;
}
