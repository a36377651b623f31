/** The README of a repository → a summary and a text for its listing. */
import { decodeHTML } from 'entities';
import MarkdownIt from 'markdown-it';
import type { About } from '../contract/isolated-reader.ts';
import { describe, type ReadmeText } from './choose-description.ts';
import { type Block, readHtml } from './html-blocks.ts';

/** The endings GitHub and GitLab know Markdown by. */
const MARKDOWN = /\.(?:md|markdown|mdown|mkdn|mkd|mdx|qmd|rmd)$/i;
const PLAIN = /(?:^|\/)[^./]+(?:\.te?xt)?$/i;
/** How GitHub shows a file that has no markup. */
const PLAIN_PAGE = /^\s*<div id="file"[^>]{0,1000}>\s*<div class="plain">\s*<pre[^>]{0,200}>/;

type ReadmeInput = { path: string } & ({ text: string; bytes?: never } | { bytes: Uint8Array; text?: never });
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
  if (frame === undefined) return describe(readHtml(html), about);
  // Addresses in it are links.
  return describe(readPlain(decodeHTML(html.slice(frame.length).replace(/<\/?[a-z][^<>]{0,2000}>/gi, ''))), about);
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

/**
 * Longer files are read up to here: a description stands at the beginning, and no parser is faster than the input
 * it does not get.
 */
export const MAX_CHARACTERS = 200_000;

const UTF_16: readonly [first: number, second: number, label: string][] = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
];
/** More signs outside ASCII than this between letters are another script in an encoding that nobody stated. */
const MAX_FOREIGN_SHARE = 0.15;

/**
 * By its mark, else as UTF-8, else as windows-1252, which old READMEs of Western languages are in. Text in another
 * encoding cannot be told from noise: the answer is empty rather than wrong letters.
 */
export function decodeReadme(bytes: Uint8Array): string {
  const head = bytes.subarray(0, MAX_CHARACTERS * 4);
  const marked = UTF_16.find(([first, second]) => head[0] === first && head[1] === second);
  if (marked) return new TextDecoder(marked[2]).decode(head);
  const text = new TextDecoder('utf-8').decode(head, { stream: true });
  const broken = text.split('\ufffd').length - 1;
  const whole = text.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0;
  if (broken === 0 || whole > broken * 4) return text.replaceAll('\ufffd', '');
  const western = new TextDecoder('windows-1252').decode(head);
  const letters = western.match(/\p{L}/gu)?.length ?? 0;
  const foreign = western.match(/[\x80-\xff]/g)?.length ?? 0;
  return foreign > letters * MAX_FOREIGN_SHARE ? '' : western;
}

/** At most {@link MAX_CHARACTERS}, up to a line end if there is one near. Line ends are LF, the mark at the start is gone. */
export function boundedText(text: string): string {
  const plain = text.replace(/^\ufeff/, '');
  if (plain.length <= MAX_CHARACTERS) return plain.replace(/\r\n?/g, '\n');
  const head = plain
    .slice(0, MAX_CHARACTERS)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/\r\n?/g, '\n');
  const end = head.lastIndexOf('\n');
  return end > head.length - 2000 ? head.slice(0, end) : head;
}
