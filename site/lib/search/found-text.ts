/** How many were found, in the words of a page: said when the page is built, and again by its script. */

export interface FoundWords {
  one: string;
  /** With `{count}` in it. */
  many: string;
  none: string;
}

/** @param shown the total as the page's language writes it */
export function foundText({ one, many, none }: FoundWords, total: number, shown: string): string {
  if (total === 0) return none;
  return total === 1 ? one : many.replace('{count}', shown);
}
