/** Lists on several pages: which page numbers are offered, and how a page is called in its route. */

/** Pages shown to either side of the current one. */
const REACH = 2;

/**
 * The first, the last and the pages around the current one; `gap` stands for those left out.
 * @param current from 1; @param last the last page, at least 1
 */
export function pageWindow(current: number, last: number): (number | 'gap')[] {
  const shown = pageNumbers(last).filter((page) => page === 1 || page === last || Math.abs(page - current) <= REACH);
  return shown.flatMap((page, index) => {
    const skipped = page - (shown[index - 1] ?? 0) - 1;
    if (skipped === 0) return [page];
    // A gap of one page takes as much room as the page itself.
    return skipped === 1 ? [page - 1, page] : ['gap' as const, page];
  });
}

/** The numbers of a list's pages, from 1. */
export const pageNumbers = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/**
 * What stands behind the list's own path is the route's rest parameter.
 * @returns undefined for the list's first page, which stands at the list's own path
 */
export function pageParameter(listPath: string, pagePath: string): string | undefined {
  return pagePath === listPath ? undefined : pagePath.slice(listPath.length, -1);
}

/** A route for each page of a list. @param params of all of them, beside `page` */
export function pageRoutes<Params extends object, Props extends object>(
  last: number,
  pathOf: (page: number) => string,
  params = {} as Params,
  props = {} as Props,
) {
  return pageNumbers(last).map((page) => ({
    params: { ...params, page: pageParameter(pathOf(1), pathOf(page)) },
    props: { ...props, page },
  }));
}
