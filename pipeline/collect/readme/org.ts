/** Org mode → blocks: the part of its syntax that READMEs use. */
import { type Block, code, link, PICTURE } from './blocks.ts';
import { isBlank, paragraph, readList, splitLines } from './lines.ts';

const BULLET = /^\s*(?:[-+]|\s\*|\d{1,3}[.)])\s+(?:\[[ xX-]\]\s+)?(\S.*)$/;
const BEGIN = /^\s*#\+begin_(\w{1,30})/i;
/** Blocks that hold running text. */
const OPEN_BLOCKS = new Set(['center', 'abstract']);
const IMAGE = /\.(?:png|jpe?g|gif|svg|webp)(?:[?#]|$)/i;

export function readOrg(text: string): Block[] {
  const lines = splitLines(text);
  const blocks: Block[] = [];
  let index = 0;
  while (index < lines.length) {
    const line = lines[index] ?? '';
    const begin = line.match(BEGIN)?.[1]?.toLowerCase();
    if (begin !== undefined && !OPEN_BLOCKS.has(begin)) {
      index = indexOfEnd(lines, index, (end) => end.trimStart().toLowerCase().startsWith(`#+end_${begin}`));
      blocks.push({ kind: 'other' });
    } else if (/^\s*:(?:properties|logbook):/i.test(line))
      index = indexOfEnd(lines, index, (end) => /^\s*:end:/i.test(end));
    else if (isHeading(line)) blocks.push(readHeading(line));
    else if (/^\s*(?:#|\||:\s|-{5,}\s*$)/.test(line)) readMark(line, blocks);
    else if (BULLET.test(line)) {
      const { block, next } = readList(lines, index, BULLET, inline);
      blocks.push(block);
      index = next - 1;
    } else if (!isBlank(line)) {
      const run = runOf(lines, index);
      blocks.push(paragraph(inline(run.join('\n')).split('\n')));
      index += run.length - 1;
    }
    index += 1;
  }
  return blocks;
}

function isHeading(line: string): boolean {
  return /^\*{1,8}\s+\S/.test(line);
}

function readHeading(line: string): Block {
  const [stars = '*'] = line.match(/^\*+/) ?? [];
  const text = line
    .slice(stars.length)
    .replace(/\s:[\w@#%:]+:\s*$/, '')
    .replace(/^\s*(?:TODO|DONE)\s/, '');
  return { kind: 'heading', level: stars.length + 1, text: inline(text.trim()) };
}

/** Settings and comments are nothing, a title is a heading; tables, fixed-width lines and rules are no prose. */
function readMark(line: string, blocks: Block[]): void {
  const title = line.match(/^\s*#\+title:\s*(\S.*)$/i)?.[1];
  if (title !== undefined) blocks.push({ kind: 'heading', level: 1, text: inline(title) });
  else if (!/^\s*#/.test(line)) blocks.push({ kind: 'other' });
}

function indexOfEnd(lines: readonly string[], start: number, isEnd: (line: string) => boolean): number {
  let index = start + 1;
  while (index < lines.length && !isEnd(lines[index] ?? '')) index += 1;
  return index;
}

function runOf(lines: readonly string[], start: number): string[] {
  let end = start + 1;
  while (end < lines.length && !endsRun(lines[end] ?? '')) end += 1;
  return lines.slice(start, end);
}

function endsRun(line: string): boolean {
  return isBlank(line) || isHeading(line) || BULLET.test(line) || /^\s*(?:#\+|\||# )/.test(line);
}

function inline(text: string): string {
  return text
    .replace(/\[\[([^\][]{1,500})\](?:\[([^\][]{1,500})\])?\]/g, (_, address: string, label?: string) => {
      const shown = label ?? address.replace(/^file:/, '');
      return IMAGE.test(shown) ? PICTURE : link(shown, address);
    })
    .replace(/\[fn:[^\]]{0,200}\]/g, '')
    .replace(/(?<![\p{L}\p{N}])[=~](\S(?:[^=~\n]{0,200}\S)?)[=~](?![\p{L}\p{N}])/gu, (_, text_: string) => code(text_))
    .replace(/(?<![\p{L}\p{N}/:])([*/_+])(\S(?:[^*/_+]{0,200}\S)?)\1(?![\p{L}\p{N}/])/gu, '$2');
}
