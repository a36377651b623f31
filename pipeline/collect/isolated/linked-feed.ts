/** An HTML page is not a feed, but it may say where the feed is. */
import { Parser } from 'htmlparser2';

const FEED_TYPE = 'application/pad+json';

/** Address of the first `<link rel="alternate" type="application/pad+json">` of a page. */
export function linkedFeed(html: string, pageAddress: string): string | undefined {
  let found: string | undefined;
  const parser = new FlatParser({
    onopentag(name, { rel = '', type = '', href }) {
      if (found !== undefined || name !== 'link' || href === undefined) return;
      const relations = rel.toLowerCase().split(/\s+/);
      if (!relations.includes('alternate') || type.trim().toLowerCase() !== FEED_TYPE) return;
      if (URL.canParse(href, pageAddress)) found = new URL(href, pageAddress).href;
    },
  });
  parser.end(html);
  return found;
}

/**
 * For pages of which only single elements are of interest, wherever they stand. What stands inside of one is not, and each
 * element that stays open makes the next one slower.
 */
export class FlatParser extends Parser {
  protected override isVoidElement(): boolean {
    return true;
  }
}
