/** What the platform hands to the worker. */
export interface Env {
  /** The files of `dist/`, static assets of the same deployment. */
  ASSETS: Fetcher;
}
