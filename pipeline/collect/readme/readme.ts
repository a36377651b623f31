/** The README of a repository → a summary and a text for its listing. */
import { readAsciidoc } from './asciidoc.ts';
import { type Block, withoutMarks } from './blocks.ts';
import { chooseDescription, type Description } from './choose-prose.ts';
import { boundedText, decodeReadme } from './decode.ts';
import { readHtml } from './html.ts';
import { readMarkdown } from './markdown.ts';
import { readOrg } from './org.ts';
import { readPlain } from './plain.ts';
import { readRestructuredText } from './restructured-text.ts';

const READERS = {
  asciidoc: readAsciidoc,
  html: readHtml,
  markdown: readMarkdown,
  org: readOrg,
  plain: readPlain,
  restructuredText: readRestructuredText,
} satisfies Record<string, (text: string) => Block[]>;

type Markup = keyof typeof READERS;

/** The endings GitHub knows these markups by. */
const ENDINGS: Readonly<Record<string, Markup>> = {
  md: 'markdown',
  markdown: 'markdown',
  mdown: 'markdown',
  mkdn: 'markdown',
  mkd: 'markdown',
  mdx: 'markdown',
  qmd: 'markdown',
  rmd: 'markdown',
  rst: 'restructuredText',
  rest: 'restructuredText',
  adoc: 'asciidoc',
  asciidoc: 'asciidoc',
  asc: 'asciidoc',
  org: 'org',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
};

export type ReadmeInput = { path: string } & ({ text: string; bytes?: never } | { bytes: Uint8Array; text?: never });

/**
 * The summary is one line of at most 500 characters, the text paragraphs of at most 4000 characters together, separated
 * by one empty line, with lists as lines that begin with "- ". Both are plain text in NFC without markup and contacts.
 * A README that does not say what the thing is has no summary. Never throws.
 */
export function readReadme(input: ReadmeInput): Description {
  const text = boundedText(withoutMarks(input.text ?? decodeReadme(input.bytes)));
  return chooseDescription(READERS[markupOf(input.path, text)](text));
}

/** By the name of the file; a name without a telling ending leaves it to the content. */
function markupOf(path: string, text: string): Markup {
  const ending = path.match(/\.([a-z]{2,10})$/i)?.[1]?.toLowerCase() ?? '';
  return ENDINGS[ending] ?? markupOfContent(text.slice(0, 20_000));
}

function markupOfContent(text: string): Markup {
  if (/^\s*(?:<!doctype html|<html|<head|<body)/i.test(text)) return 'html';
  if (
    /^\.\. (?:image|contents|code|code-block|note|\|[^|\n\r\u2028\u2029]+\| image|_[^:\n\r\u2028\u2029]+):/m.test(text)
  )
    return 'restructuredText';
  if (/^= \S/m.test(text) && /^(?:== \S|:[\w-]+:|\[source|image::)/m.test(text)) return 'asciidoc';
  if (/^#\+(?:title|begin_src|author):?\s/im.test(text)) return 'org';
  if (/^#{1,4} \S|^```|\]\([^\s()]{1,500}\)|^<(?:p|div|h1|img|a)[\s>]/m.test(text)) return 'markdown';
  return 'plain';
}
