/** Plain text → blocks: what people mean by empty lines, underlines, capitals, bullets and indentation. */
import { type Block, link, readLooseLinks } from './blocks.ts';
import { indentOf, isBlank, paragraph, readList, splitLines } from './lines.ts';

const BULLET = /^\s{0,12}(?:[-*+•·‣o]|\(?\d{1,3}[.)])\s+(\S.*)$/;
const UNDERLINE = /^\s*([-=~*_#^+])\1{2,}\s*$/;
const FRAME_START = /^[-=~*_#+|/\\<>]{2}/;
const FRAME_END = /[-=~*_#+|/\\<>]{2}$/;
/** Longer lines in capitals are shouted sentences. */
const MAX_HEADING = 60;
/** Farther in than this from the text around it, a block is an example or a centerd title. */
const EXAMPLE_INDENT = 3;

export function readPlain(text: string): Block[] {
  const groups = groupsOf(splitLines(text));
  const base = baseIndent(groups);
  return groups.flatMap((group) => readGroup(group, base));
}

/** Runs of lines between empty lines. */
function groupsOf(lines: readonly string[]): string[][] {
  const groups: string[][] = [];
  let current: string[] = [];
  for (const line of [...lines, '']) {
    if (!isBlank(line)) current.push(line);
    else if (current.length > 0) {
      groups.push(current);
      current = [];
    }
  }
  return groups;
}

/** How far the running text is indented: the commonest indentation of groups of more than one line. */
function baseIndent(groups: readonly string[][]): number {
  const counts = new Map<number, number>();
  for (const group of groups.slice(0, 200)) {
    if (group.length < 2 || BULLET.test(group[0] ?? '')) continue;
    const indent = Math.min(...group.slice(0, 100).map(indentOf));
    counts.set(indent, (counts.get(indent) ?? 0) + 1);
  }
  return [...counts].sort(([a, many], [b, more]) => more - many || a - b)[0]?.[0] ?? 0;
}

function readGroup(group: readonly string[], base: number): Block[] {
  const blocks: Block[] = [];
  let prose: string[] = [];
  const flush = () => {
    if (prose.length > 0) blocks.push(proseBlock(prose, base));
    prose = [];
  };
  for (let index = 0; index < group.length; index += 1) {
    const line = group[index] ?? '';
    const next = group[index + 1] ?? '';
    if (UNDERLINE.test(line)) flush();
    else if (UNDERLINE.test(next) && line.trim().length <= MAX_HEADING + 20 && !BULLET.test(line)) {
      flush();
      blocks.push({ kind: 'heading', level: next.includes('=') ? 1 : 2, text: line.trim() });
      index += 1;
    } else if (/^\*{2,4}\s+\S/.test(line)) {
      flush();
      blocks.push({ kind: 'heading', level: 3, text: line.replace(/(?<![*\s])[*\s]+$|^[*\s]+/g, '') });
    } else if (isCapitals(line) && prose.length === 0 && (index === 0 || UNDERLINE.test(group[index - 1] ?? ''))) {
      blocks.push({ kind: 'heading', level: 2, text: line.trim().replace(/:$/, '') });
    } else if (BULLET.test(line)) {
      flush();
      const { block, next: end } = readList(group, index, BULLET, inline);
      blocks.push(block);
      index = end - 1;
    } else prose.push(line);
  }
  flush();
  return blocks;
}

function proseBlock(lines: readonly string[], base: number): Block {
  const indent = Math.min(...lines.map(indentOf));
  if (indent >= base + EXAMPLE_INDENT || lines.some(isFrame)) return { kind: 'other' };
  return paragraph(lines.map(inline));
}

/** A line of signs, maybe with a word in it: "--- usage ---", a frame, a drawing. */
function isFrame(line: string): boolean {
  const text = line.trim();
  return text.length > 3 && FRAME_START.test(text) && FRAME_END.test(text);
}

function isCapitals(line: string): boolean {
  const text = line.trim();
  return text.length <= MAX_HEADING && /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) && !/[.!?,;]$/.test(text);
}

/** In plain text an address is the only link there is. */
function inline(line: string): string {
  return readLooseLinks(line).replace(/(?<!\ue005|\()<?(?:https?|ftp):\/\/[^\s<>]{1,500}>?/g, (address) => {
    const clean = address.replace(/[<>]|(?<![.,;:!?)])[.,;:!?)]+$/g, '');
    return link(clean) + (address.match(/(?<![.,;:!?)])[.,;:!?)]+$/)?.[0] ?? '');
  });
}
