/** Where a publisher's host may keep its manifest. */
export function wellKnownFeed(pageAddress: string): string {
  return new URL('/.well-known/catalog.json', pageAddress).href;
}
