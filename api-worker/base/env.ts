/** What the platform hands to the worker. What an object can do is said beside its class. */

export interface Env {
  /** The files of `dist/`, static assets of the same deployment. */
  ASSETS: Fetcher;
  /** Files of listings, where they are in a bucket of R2 (listing_store of data/catalog.json). */
  LISTINGS?: R2Bucket;
  /** Secret that `catalog publish` sets for any other object store: address and key, in JSON. */
  LISTING_STORE?: string;
  DB: D1Database;
  READ_COUNTER: DurableObjectNamespace;
  /** Milliseconds between two calls of one caller's counter, unless ten seconds. */
  COUNT_PAUSE_MS?: string;
  /** Secret that the pipeline proves itself with at /internal/. Without one nothing there can be reached. */
  INTERNAL_KEY?: string;
  /** Counts what one address sends. */
  LIMITER: DurableObjectNamespace;
  /** How many submissions of one publisher may wait for a decision. */
  OPEN_SUBMISSIONS?: string;
  /** Where DNS is asked over HTTPS, unless it is Cloudflare's. */
  DNS_QUERY_URL?: string;
  /** Repository like works/catalog whose sync a submission starts early; without both it waits for the next one. */
  GITHUB_REPOSITORY?: string;
  /** Secret: a token that may start that repository's workflows. */
  GITHUB_DISPATCH_TOKEN?: string;
  /** One object, which starts syncs early. */
  SYNC: DurableObjectNamespace;
  /** One object for each endpoint of a publisher. */
  WEBHOOKS: DurableObjectNamespace;
  /** Secret that seals the secrets of endpoints: 32 random bytes in base64. Without it there are no webhooks. */
  WEBHOOK_KEY?: string;
  /** In development: "address:port" pairs, separated by spaces, that events may be sent to. */
  TRUSTED_ADDRESSES?: string;
}

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/**
 * In development, "address:port" pairs that events may be sent to although they are not public. Only a worker that is asked under a name of this machine is one
 * in development: no deployment is.
 * @returns undefined where a deployment has the variable, so that nothing is done with it
 */
export function trustedAddresses(request: Request, { TRUSTED_ADDRESSES: variable }: Env): string[] | undefined {
  if (variable === undefined || variable.trim() === '') return [];
  return LOCAL.includes(new URL(request.url).hostname) ? variable.trim().split(/\s+/) : undefined;
}
