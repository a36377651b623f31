/** Markdown as GitHub reads it → HTML → blocks, so that HTML and Markdown that stand in each other need one reader. */
import MarkdownIt from 'markdown-it';
import type { Block } from './blocks.ts';
import { readHtml } from './html.ts';

/** Deeper quotes and lists are no prose; this also bounds the parser's recursion. */
const MAX_NESTING = 20;
/** One definition may be used ten thousand times: a long address would grow the result without bound. */
const MAX_ADDRESS = 300;

const parser = new MarkdownIt({ html: true, maxNesting: MAX_NESTING });
parser.validateLink = () => true;
parser.normalizeLink = (address) => address.slice(0, MAX_ADDRESS);
parser.renderer.rules.image = (tokens, index) =>
  `<img alt="${parser.utils.escapeHtml((tokens[index]?.content ?? '').slice(0, MAX_ADDRESS))}">`;
parser.renderer.rules.fence = () => '<pre></pre>';
parser.renderer.rules.code_block = () => '<pre></pre>';
parser.renderer.rules.link_open = (tokens, index) =>
  `<a href="${parser.utils.escapeHtml(String(tokens[index]?.attrGet('href') ?? ''))}">`;

export function readMarkdown(text: string): Block[] {
  return readHtml(parser.render(withPlainSpaces(withoutExtensions(withoutFrontMatter(text)))));
}

/**
 * A value without quotes ends at a plain space. Any other space could be part of it for the parser, or the end: it tries
 * both for each attribute, and that takes exponential time.
 */
function withPlainSpaces(text: string): string {
  return text.replace(/=\s*[^"'=<>`\s]*\s?/g, (value) => value.replace(/[^\S \t\n]/g, ' '));
}

/** The block of settings that site generators put before the text. */
function withoutFrontMatter(text: string): string {
  return text.replace(/^\s*(---|\+\+\+)[ \t]*\n(?:(?!\1)[^\n]*\n){0,200}?\1[ \t]*(?:\n|$)/, '');
}

const NOTE_OPEN = /^\s{0,3}:{3,}\s*\{?\.?(?:note|tip|info|warning|caution|danger|important|attention|hint|details)\b/i;
const FENCE_END = /^\s{0,3}:{3,}\s*$/;
/** Marks of generators that GitHub shows as text: a container, a place for contents, a macro, attributes, !!! note. */
const MARK_LINE =
  /^\s{0,3}(?::{3}|(?:!!!|\?\?\?\+?)\s|@\[toc\]|(?:\[{1,2}_?toc_?\]{1,2}|\{:[^}]{0,200}\}|\{%.{0,300}%\}|\{\{[<%].{0,300}[%>]\}\})\s*$)/i;

/** Lines that other tools than GitHub give a meaning; a note goes with its content. */
function withoutExtensions(text: string): string {
  const lines = text.split('\n');
  const lastFenceEnd = lines.findLastIndex((line) => FENCE_END.test(line));
  let inNote = false;
  return lines
    .map((line, index) => {
      if (inNote) inNote = !FENCE_END.test(line);
      else if (index < lastFenceEnd && NOTE_OPEN.test(line)) inNote = true;
      else return MARK_LINE.test(line) ? '' : line;
      return '';
    })
    .join('\n')
    .replace(/\[\^[^\]\s]{1,40}\](?!:)/g, '');
}
