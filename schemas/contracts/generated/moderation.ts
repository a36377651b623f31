// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.

/**
 * lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool
 *
 * This interface was referenced by `LedgerRecord`'s JSON-Schema
 * via the `definition` "slug".
 */
export type Slug = string;
/**
 * what a feed is
 */
export type FeedKind = 'pad-json' | 'pad-xml' | 'github' | 'gitlab' | 'openapi' | 'manifest' | 'publiccode';
/**
 * an absolute http or https address, without user name or password, at most 2048 characters
 *
 * This interface was referenced by `LedgerRecord`'s JSON-Schema
 * via the `definition` "uri".
 */
export type Uri = string;
/**
 * host of the forge and its number, like github.com:1296269
 *
 * This interface was referenced by `LedgerRecord`'s JSON-Schema
 * via the `definition` "forgeNumber".
 */
export type ForgeNumber = string;
/**
 * a stable snake_case code
 *
 * This interface was referenced by `LedgerRecord`'s JSON-Schema
 * via the `definition` "code".
 */
export type Code = string;

/**
 * One record per listing that was ever reviewed, kept in data/moderation. Who decided, and when, is read from git.
 */
export interface LedgerRecord {
  slug: Slug;
  state: 'published' | 'rejected' | 'withdrawn' | 'renamed';
  /**
   * why it was rejected or withdrawn
   */
  reason?: string;
  was?: Was;
  /**
   * lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool
   */
  renamed_to?: string;
  source: {
    kind: FeedKind;
    url?: Uri;
    feed?: string;
    /**
     * domain that the token spoke for with which it was submitted, or withdrawn
     */
    domain?: string;
    /**
     * host that redirects led to from the address when it was approved
     */
    moved_to?: string;
    /**
     * digest of the bytes, or answers, that the listing was read from
     */
    sha256?: string;
    /**
     * version of the program that read them: a newer one may see something else in the same bytes
     */
    read_by?: string;
  };
  /**
   * the repositories among its sources as their forges count them: numbers stay when names change hands
   *
   * @maxItems 10
   */
  repositories?: {
    url: Uri;
    repository: ForgeNumber;
    /**
     * host of the forge and its number, like github.com:1296269
     */
    owner: string;
  }[];
  /**
   * digest of what was reviewed, releases and dates left out
   */
  content_sha256: string;
  /**
   * digest of each part of the listing as the pipeline wrote it, so that a person's edit is seen; a part is a member, or like descriptions.de.summary
   */
  members?: {
    /**
     * 32 digits of SHA-256
     */
    [k: string]: string;
  };
  /**
   * language to the length of the text that a person approved: one that has grown far beyond it waits
   */
  approved_lengths?: {
    [k: string]: number;
  };
  /**
   * packages whose install commands a person has seen with the listing and approved
   *
   * @maxItems 20
   */
  approved_packages?: string[];
  /**
   * what the pipeline says of this record and of every member of its listing, signed (Ed25519, base64url)
   */
  signature?: string;
  /**
   * what validation had to say
   *
   * @maxItems 100
   */
  report: Problem[];
  /**
   * what a reviewer should look at twice: look-alikes, unsafe links, unusual size
   *
   * @maxItems 20
   */
  checks?: Problem[];
  /**
   * host of the endpoint that wants events; the address itself is private
   */
  webhook_host?: string;
  /**
   * a reviewer's corrections, applied after every read: a part of the listing, like category or descriptions.de.summary, and its value; null takes it away
   */
  overrides: {};
  /**
   * versions that were withdrawn while the listing stays: none of them is shown as a download, is current, or comes back by itself
   *
   * @maxItems 1000
   */
  yanked?: Yank[];
  /**
   * the day on which words went on that nobody had read: the next ones wait for a month
   */
  text_added_on?: string;
  /**
   * a change to the published listing that was refused; what waited then is not proposed again
   */
  declined?: {
    /**
     * a SHA-256 digest of 64 lower-case hexadecimal digits
     */
    content_sha256: string;
    reason: string;
  };
}
/**
 * what a listing that was withdrawn was, for those who follow an old link
 *
 * This interface was referenced by `LedgerRecord`'s JSON-Schema
 * via the `definition` "was".
 */
export interface Was {
  /**
   * text of 1 to 200 characters
   */
  name: string;
  category: Slug;
}
/**
 * This interface was referenced by `LedgerRecord`'s JSON-Schema
 * via the `definition` "problem".
 */
export interface Problem {
  /**
   * a JSON pointer into the document
   */
  pointer: string;
  code: Code;
  severity: 'error' | 'warning';
  message: string;
  expected?: string;
}
/**
 * This interface was referenced by `LedgerRecord`'s JSON-Schema
 * via the `definition` "yank".
 */
export interface Yank {
  version: string;
  /**
   * why, for everybody to read
   */
  reason?: string;
  /**
   * the day of the decision
   */
  on: string;
  /**
   * operator where a person of the catalog decided it, publisher where its feed says so
   */
  by: 'operator' | 'publisher';
}
