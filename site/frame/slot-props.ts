/**
 * What a file in the `slots/` of a catalog is given. These names stay what they are: what is added is optional, and what
 * changes or goes is in the changelog, and raises the second number of the version.
 */
import type { Summary } from '../../schemas/contracts/generated/read-api.ts';

/** `slots/Header.astro` and `slots/Footer.astro`. */
export interface FrameProps {
  /** Of the page, like "en". */
  language: string;
  /** Of the catalog. */
  name: string;
  /** Of the page, like "/software/", the same in every language; undefined for one without an address of its own. */
  path: string | undefined;
}

/** `slots/Card.astro`: once for each listing of a list. */
export interface CardProps {
  /** Of the page, like "en". */
  language: string;
  /** As the read API shows it in lists. */
  listing: Summary;
  /** Of its page, in the language of the page. */
  href: string;
}
