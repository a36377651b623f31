/** Routes of lists with pages: what stands behind the list's own path is the route's rest parameter. */

/** @returns undefined for the list's first page, which stands at the list's own path */
export function pageParameter(listPath: string, pagePath: string): string | undefined {
  return pagePath === listPath ? undefined : pagePath.slice(listPath.length, -1);
}
