/** Markdown of the operator's own pages. Markup of HTML is shown as it is written, and pictures are links. */
import MarkdownIt from 'markdown-it';
import { href } from '../base/links.ts';

/** Of the heading that names the page, and every table on it. */
export const TITLE_ID = 'page-title';

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
// The policy of the pages lets no picture of another host in.
markdown.disable('image');
// A wide table scrolls by itself.
markdown.renderer.rules.table_open = () =>
  `<div class="scroll" role="group" aria-labelledby="${TITLE_ID}" tabindex="0"><table>`;
markdown.renderer.rules.table_close = () => '</table></div>';

/**
 * The title is the first heading of all, where it is one of the first level.
 * @param prefix of the ids of headings, so that two texts can stand on one page
 */
export function renderMarkdown(text: string, prefix: string) {
  const tokens = markdown.parse(text, {});
  const [first, inline] = tokens;
  const isTitled = first?.type === 'heading_open' && first.tag === 'h1';
  const title = isTitled ? inline?.children?.map(({ content }) => content).join('') : undefined;
  const shown = isTitled ? tokens.slice(3) : tokens;
  let headings = 0;
  for (const token of shown) {
    // The title of the page is the one heading of its level.
    if (token.type.startsWith('heading_') && token.tag === 'h1') token.tag = 'h2';
    if (token.type === 'heading_open') token.attrSet('id', `${prefix}-${++headings}`);
    for (const child of token.children ?? []) {
      const address = child.type === 'link_open' ? child.attrGet('href') : null;
      if (typeof address === 'string' && /^\/(?!\/)/.test(address)) child.attrSet('href', href(address));
    }
  }
  return { title, html: markdown.renderer.render(shown, markdown.options, {}) };
}

/** A name as it stands in Markdown without meaning anything there. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&');
}
