/** The README of a repository → a summary and a text for its listing. */
import { decodeHTML } from 'entities';
import MarkdownIt from 'markdown-it';
import type { About } from '../contract/about.ts';
import { describe, type ReadmeText } from './choose-description.ts';
import { boundedText, decodeReadme } from './decode.ts';
import { type Block, readHtml } from './html.ts';

/** The endings GitHub and GitLab know Markdown by. */
const MARKDOWN = /\.(?:md|markdown|mdown|mkdn|mkd|mdx|qmd|rmd)$/i;
const PLAIN = /(?:^|\/)[^./]+(?:\.te?xt)?$/i;
/** How GitHub shows a file that has no markup. */
const PLAIN_PAGE = /^\s*<div id="file"[^>]{0,1000}>\s*<div class="plain">\s*<pre[^>]{0,200}>/;

export type ReadmeInput = { path: string } & ({ text: string; bytes?: never } | { bytes: Uint8Array; text?: never });
/** Deeper quotes and lists are no prose; this also bounds the parsers' recursion. */
const MAX_NESTING = 20;
/** Longer lines are no titles, though one of signs follows. */
const MAX_TITLE = 80;

/** What a link leads to does not count, and one definition may be used ten thousand times. */
const markdown = new MarkdownIt({ html: true, maxNesting: MAX_NESTING });
markdown.validateLink = () => true;
markdown.normalizeLink = () => '';
markdown.renderer.rules.link_open = () => '<a href="">';
markdown.renderer.rules.image = () => '<img>';
markdown.renderer.rules.fence = () => '<pre></pre>';
/** Underlined titles, bullets, indented examples; signs inside of lines are only signs. */
const plain = new MarkdownIt('zero', { maxNesting: MAX_NESTING }).enable(['lheading', 'list', 'code']);
for (const { renderer } of [markdown, plain]) renderer.rules.code_block = () => '<pre></pre>';

/** What other tools than GitHub give a meaning: settings, notes with their content, a place for contents, macros, footnotes. */
const EXTENSIONS = [
  /^\s*(---|\+\+\+)[ \t]*\n(?:(?!\1)[^\n]*\n){0,200}?\1[ \t]*(?:\n|$)/g,
  /^ {0,3}:::+ *\{?\.?(?:note|tip|info|warning|caution|danger|important)\b[^\r\n]{0,99}\n(?:(?!:::)[^\n]{0,999}\n){0,50}:::/gim,
  /^ {0,3}(?::::.*|!!! .*|\[{1,2}_?toc_?\]{1,2}|\{:[^}\n]{0,200}\}|\{%.{0,300}%\}|\{\{.{0,300}\}\}) *$/gim,
  /\[\^[^\]\s]{1,40}\](?!:)/g,
];

/**
 * The summary is one line of at most 500 characters, the text paragraphs of at most 4000 characters together, separated
 * by one empty line, with lists as lines that begin with "- ". Both are plain text in NFC without markup and contacts.
 * A README that does not say what the thing is has no summary, nor one that says it worse than the description, nor
 * one in a markup that is not read here. Never throws.
 */
export function readReadme({ path, text, bytes }: ReadmeInput, about?: About): ReadmeText {
  const source = boundedText(text ?? decodeReadme(bytes));
  if (MARKDOWN.test(path)) return describe(readMarkdown(source), about);
  return PLAIN.test(path) ? describe(readPlain(source), about) : {};
}

/** The same of a README that its forge has rendered, whatever its markup. */
export function readRenderedReadme(bytes: Uint8Array, about?: About): ReadmeText {
  const html = boundedText(decodeReadme(bytes));
  const frame = html.match(PLAIN_PAGE)?.[0];
  const blocks = frame === undefined ? readHtml(html) : readPlain(plainText(html.slice(frame.length)));
  return describe(blocks, about);
}

/** Addresses in it are links. */
function plainText(html: string): string {
  return decodeHTML(html.replace(/<\/?[a-z][^<>]{0,2000}>/gi, ''));
}

/** "#Title" was a heading before CommonMark asked for a space. */
export function readMarkdown(text: string): Block[] {
  const own = EXTENSIONS.reduce((rest, pattern) => rest.replace(pattern, ''), text);
  return readHtml(markdown.render(withPlainSpaces(own.replace(/^(#{1,6})(?=\p{L})/gmu, '$1 '))));
}

/**
 * A value without quotes ends at a plain space. Any other space could be part of it for the parser, or the end: it tries
 * both for each attribute, and that takes exponential time.
 */
function withPlainSpaces(text: string): string {
  return text.replace(/=\s*[^"'=<>`\s]*\s?/g, (value) => value.replace(/[^\S \t\n]/g, ' '));
}

function readPlain(text: string): Block[] {
  const lines = text.split('\n').map((line) => line.replace(/\t/g, '        ').trimEnd());
  return readHtml(plain.render(lines.map((line, index) => withoutSigns(line, lines[index - 1] ?? '')).join('\n')));
}

/** A line of signs is empty, unless it makes a title of the line above. A line in a frame is empty, too. */
function withoutSigns(line: string, above: string): string {
  const text = line.trim();
  const isTitled = /[\p{L}\p{N}]/u.test(above) && above.length <= MAX_TITLE;
  if (!/[\p{L}\p{N}]/u.test(text)) return isTitled && /^(?:=+|-+)$/.test(text) ? text.slice(0, 3) : '';
  return /^[-=~*_#+|/\\<>]{2}.*[-=~*_#+|/\\<>]{2}$|^\|.*\|$/.test(text) ? '' : line;
}
