/** Plain text → blocks: the part of Markdown that people write without thinking of it, lines of signs left out. */
import MarkdownIt from 'markdown-it';
import type { Block } from './blocks.ts';
import { readHtml } from './html.ts';

/** Underlined titles, bullets, indented examples; signs inside lines are only signs. */
const parser = new MarkdownIt('zero', { maxNesting: 20 }).enable(['lheading', 'list', 'code']);
parser.renderer.rules.code_block = () => '<pre></pre>';

const UNDERLINE = /^\s*([-=~*_#^+])\1{2,}\s*$/;
const FRAME_START = /^[-=~*_#+|/\\<>]{2}/;
const FRAME_END = /[-=~*_#+|/\\<>]{2}$/;
/** Longer lines are no titles, though one of signs follows. */
const MAX_TITLE = 80;
/** Deeper, everything is an example. */
const MAX_INDENT = 12;

export function readPlain(text: string): Block[] {
  const lines = text.split('\n').map((line) => line.replace(/\t/g, '        ').trimEnd());
  const base = commonIndent(lines);
  const own = lines.map((line) => (line.slice(0, base).trim() === '' ? line.slice(base) : line.trimStart()));
  return readHtml(parser.render(own.map((line, index) => withoutFrame(line, own[index - 1] ?? '')).join('\n')));
}

/** How far the running text is indented: the commonest indentation of lines that go on in the next one. */
function commonIndent(lines: readonly string[]): number {
  const counts = new Map<number, number>();
  for (const [index, line] of lines.slice(0, 1000).entries()) {
    const indent = indentOf(line);
    if (line === '' || indent > MAX_INDENT || indentOf(lines[index + 1] ?? '') !== indent) continue;
    counts.set(indent, (counts.get(indent) ?? 0) + 1);
  }
  return [...counts].sort(([a, many], [b, more]) => more - many || a - b)[0]?.[0] ?? 0;
}

function indentOf(line: string): number {
  return line === '' ? -1 : line.length - line.trimStart().length;
}

/** A line of signs, maybe with a word in it ("--- usage ---"), is empty, unless it makes a title of the one above. */
function withoutFrame(line: string, above: string): string {
  const text = line.trim();
  if (UNDERLINE.test(line)) {
    const isTitle = above.trim() !== '' && above.trim().length <= MAX_TITLE && !UNDERLINE.test(above);
    return isTitle ? (text.startsWith('=') ? '===' : '---') : '';
  }
  return text.length > 3 && FRAME_START.test(text) && FRAME_END.test(text) ? '' : line;
}
