/** Makes of the HTML of a Markdown page what the docs show: headings to link to, tables that scroll, places for parts. */

export interface Heading {
  id: string;
  text: string;
}

/** A run of HTML, or the name of a part that is made by the build and stands between two of them. */
export type Piece = { html: string; headings: Heading[] } | { part: string };

/** `<!-- part: name -->` on a line of its own. */
const PART = /<!-- part: ([a-z-]+) -->/;
const LANDMARK = /<h([23]) id="([^"]+)">(.*?)<\/h\1>|<table>|<\/table>|<pre>/gs;
const LINK = /<a href="(\/[^"]*)">(.*?)<\/a>/gs;

/**
 * @param link an address of the site as it is for a browser: below where the catalog lives, in the language of the page;
 * undefined where this catalog has no such page: the words stay
 */
export function docsPieces(html: string, link: (path: string) => string | undefined): Piece[] {
  let section = '';
  const linked = html.replace(LINK, (_found, address: string, words: string) => {
    const target = link(address);
    return target === undefined ? words : `<a href="${target}">${words}</a>`;
  });
  return linked.split(PART).map((piece, index) => {
    if (index % 2 === 1) return { part: piece };
    const headings: Heading[] = [];
    const shown = piece.replace(LANDMARK, (found: string, level?: string, id = '', title = '') => {
      if (level !== undefined) {
        section = id;
        if (level === '2') headings.push({ id, text: plain(title) });
        return `<h${level} id="${id}"><a href="#${id}">${title}</a></h${level}>`;
      }
      if (found === '<table>')
        return `<div class="scroll" role="group" aria-labelledby="${section}" tabindex="0"><table>`;
      if (found === '</table>') return '</table></div>';
      return '<pre class="command">';
    });
    return { html: shown, headings };
  });
}

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** A heading as text, for the contents of the page. */
function plain(html: string): string {
  return html.replace(/<[^>]+>/g, '').replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
