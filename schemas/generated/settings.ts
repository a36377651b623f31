// Generated from schemas/*.json by `npm run generate`. Do not edit.

/**
 * text of 1 to 200 characters
 *
 * This interface was referenced by `Settings`'s JSON-Schema
 * via the `definition` "line".
 */
export type Line = string;
/**
 * an absolute http or https address, without user name or password, at most 2048 characters
 *
 * This interface was referenced by `Settings`'s JSON-Schema
 * via the `definition` "uri".
 */
export type Uri = string;

/**
 * data/catalog.json: the operator's settings.
 */
export interface Settings {
  name: Line;
  tagline: string;
  summary: string;
  /**
   * where the catalog is served, an http or https address without a trailing slash
   */
  base_url: string;
  vendor: {
    name: Line;
    website?: Uri;
    country_code?: string;
    support_url?: Uri;
  };
  /**
   * worker: answers come from the worker; static: a bare file host, links end in .json
   */
  host: 'worker' | 'static';
  /**
   * the branch whose files are published
   */
  main_branch: string;
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
     * so many new listings of one run share pull requests (default 20)
     */
    batch_from?: number;
    /**
     * so many pull requests are opened in one run (default 60); the others wait
     */
    max_pull_requests?: number;
    /**
     * push (default): harmless updates go to main_branch at once; pull-request: they wait in one, where main_branch is protected
     */
    updates?: 'push' | 'pull-request';
  };
}
