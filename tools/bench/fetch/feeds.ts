/** Where the feeds of the bench are: what the server answers and its clients ask. */

/** Hosts of feeds; each has its share of them. No more than are busy at one time, or no connection would be kept. */
export const MAX_HOSTS = 250;

/** Feeds that follow each other are at different hosts. */
export function feedAddress(pairs: readonly string[], index: number): string {
  return `http://${pairs[index % pairs.length]}/${index}`;
}

export function etagOf(index: number): string {
  return `"feed-${index}"`;
}
