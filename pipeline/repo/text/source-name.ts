/** What a source is called in the worker's list of requests and in the sync log. */

/** One name for a source, wherever it is spoken of: its address, or the file of data/feeds that is the document. */
export function sourceName({ url, feed }: { url?: string | undefined; feed?: string | undefined }): string {
  return url ?? `file:${feed}`;
}

/** The same for a submitted document, which has no address: its listing stands in for it. */
export function submittedName(slug: string): string {
  return `submitted:${slug}`;
}
