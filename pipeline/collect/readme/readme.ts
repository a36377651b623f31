/** The README of a repository → a summary and a text for its listing. */
import { decodeHTML } from 'entities';
import type { About } from '../contract/about.ts';
import { type Description, describe } from './choose.ts';
import { boundedText, decodeReadme } from './decode.ts';
import { readHtml } from './html.ts';
import { readMarkdown, readPlain } from './markdown.ts';

/** The endings GitHub and GitLab know Markdown by. */
const MARKDOWN = /\.(?:md|markdown|mdown|mkdn|mkd|mdx|qmd|rmd)$/i;
const PLAIN = /(?:^|\/)[^./]+(?:\.te?xt)?$/i;
/** How GitHub shows a file that has no markup. */
const PLAIN_PAGE = /^\s*<div id="file"[^>]{0,1000}>\s*<div class="plain">\s*<pre[^>]{0,200}>/;

export type ReadmeInput = { path: string } & ({ text: string; bytes?: never } | { bytes: Uint8Array; text?: never });

/**
 * The summary is one line of at most 500 characters, the text paragraphs of at most 4000 characters together, separated
 * by one empty line, with lists as lines that begin with "- ". Both are plain text in NFC without markup and contacts.
 * A README that does not say what the thing is has no summary, nor one that says it worse than the description, nor
 * one in a markup that is not read here. Never throws.
 */
export function readReadme({ path, text, bytes }: ReadmeInput, about?: About): Description {
  const source = boundedText(text ?? decodeReadme(bytes));
  if (MARKDOWN.test(path)) return describe(readMarkdown(source), about);
  return PLAIN.test(path) ? describe(readPlain(source), about) : {};
}

/** The same of a README that its forge has rendered, whatever its markup. */
export function readRenderedReadme(bytes: Uint8Array, about?: About): Description {
  const html = boundedText(decodeReadme(bytes));
  const frame = html.match(PLAIN_PAGE)?.[0];
  const blocks = frame === undefined ? readHtml(html) : readPlain(plainText(html.slice(frame.length)));
  return describe(blocks, about);
}

/** Addresses in it are links. */
function plainText(html: string): string {
  return decodeHTML(html.replace(/<\/?[a-z][^<>]{0,2000}>/gi, ''));
}
