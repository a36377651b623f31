/** AsciiDoc → blocks: header, attributes, conditions, delimited blocks, lists and admonitions by their lines. */
import { type Attributes, asciidocInline, withAttributes } from './asciidoc-inline.ts';
import type { Block } from './blocks.ts';
import { isBlank, ListCollector, paragraph, splitLines } from './lines.ts';

const ITEM = /^\s*(\*{1,5}|-|\.{1,5}|\d{1,3}\.|[a-z]\.|<(?:\d+|\.)>)\s+(\S.*)$/;
/** Blocks that are skipped with their content: listings, literals, tables, pass-through, comments. */
const CLOSED_BLOCK = /^(?:-{4,}|\.{4,}|[|,:!]={3,}|\+{4,}|\/{4,}|`{3}.*|~{3}.*)$/;
/** Blocks whose content is read: examples, sidebars, quotes, open blocks. */
const OPEN_BLOCK = /^(?:={4,}|\*{4,}|_{4,}|--)$/;
const NOTE = /^\[?(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\b/;
/** Styles whose block is not the author's running text. */
const SKIPPED_STYLE =
  /^\[(?:source|listing|literal|verse|quote|stem|plantuml|mermaid|cols|ditaa|horizontal|qanda|discrete)\b/i;

interface State {
  lines: readonly string[];
  attributes: Attributes;
  blocks: Block[];
  /** The attribute line that belongs to the next block. */
  style: string;
}

export function readAsciidoc(text: string): Block[] {
  // A README is read where GitHub shows it, and GitHub sets this one.
  const state: State = { lines: splitLines(text), attributes: new Map([['env-github', '']]), blocks: [], style: '' };
  let index = 0;
  while (index < state.lines.length) index = readAt(state, index);
  return state.blocks;
}

/** Reads what begins at a line; returns the line behind it. */
function readAt(state: State, index: number): number {
  const line = state.lines[index] ?? '';
  if (isBlank(line)) {
    return index + 1;
  }
  if (/^(?:ifn?def|ifeval)::/.test(line)) return readCondition(state, index);
  if (/^(?:endif::|include::|\/\/(?!\/\/))/.test(line)) return index + 1;
  if (/^:!?[\w-]+!?:(?:\s|$)/.test(line)) return readAttribute(state, index);
  if (/^\[.*\]$/.test(line) || /^\.[^\s.]/.test(line)) {
    if (line.startsWith('[') && !line.startsWith('[[')) state.style += line;
    return index + 1;
  }
  const { style } = state;
  state.style = '';
  const mark = underline(line, state.lines[index + 1] ?? '');
  if (mark !== '') return readHeading(state, index + 1, mark, line);
  if (CLOSED_BLOCK.test(line)) return skipBlock(state, index);
  if (OPEN_BLOCK.test(line))
    return NOTE.test(style) || SKIPPED_STYLE.test(style) || /^[*_]/.test(line) ? skipBlock(state, index) : index + 1;
  const heading = line.match(/^(={1,6}|#{1,6})\s+(\S.*)$/);
  if (heading) return readHeading(state, index, heading[1] ?? '=', heading[2] ?? '');
  if (/^(?:'{3,}|<{3,}|\+|-{3}|\*{3})$/.test(line) || /^[a-z]+::[^\s[]*\[.*\]$/.test(line)) {
    state.blocks.push({ kind: 'other' });
    return index + 1;
  }
  if (ITEM.test(line)) return readItems(state, index);
  return readRun(state, index, style);
}

/** The level of a title in the old style, underlined at about its length, as the mark of the new style. */
function underline(title: string, line: string): string {
  const level = '=-~^+'.indexOf(line[0] ?? ' ') + 1;
  const isTitle = /^[^\s=].*[\p{L}\p{N}]/u.test(title) || /^[\p{L}\p{N}]/u.test(title);
  const isUnderline = level > 0 && /^(.)\1+$/.test(line) && Math.abs(line.length - title.length) <= 3;
  return isTitle && isUnderline ? '='.repeat(level) : '';
}

function readHeading(state: State, index: number, mark: string, text: string): number {
  state.blocks.push({ kind: 'heading', level: mark.length, text: asciidocInline(text, state.attributes) });
  if (mark.length > 1 || state.blocks.length > 1) return index + 1;
  // Behind the title of the document stand authors and the revision, up to settings or an empty line.
  let end = index + 1;
  while (end < state.lines.length && end < index + 4 && !/^(?:$|:|\/\/|if|=|\[|image:)/.test(state.lines[end] ?? ''))
    end += 1;
  return end;
}

/** ifdef::name[] … endif::[], or with the text between the brackets. What does not hold is skipped. */
function readCondition(state: State, index: number): number {
  const line = state.lines[index] ?? '';
  const [, kind = '', names = '', text = ''] = line.match(/^(\w+)::([^[]*)\[(.*)\]$/) ?? [];
  const isSet = names.split(/[,+]/).some((name) => state.attributes.has(name.trim()));
  const holds = kind === 'ifdef' ? isSet : kind === 'ifndef' ? !isSet : false;
  if (text !== '' && kind !== 'ifeval') {
    if (holds && text.startsWith(':')) setAttribute(state, text);
    return index + 1;
  }
  if (holds) return index + 1;
  let depth = 1;
  let end = index + 1;
  for (; end < state.lines.length && depth > 0; end += 1) {
    if (/^ifeval::|^ifn?def::[^[]*\[\]$/.test(state.lines[end] ?? '')) depth += 1;
    else if (/^endif::/.test(state.lines[end] ?? '')) depth -= 1;
  }
  return end;
}

function readAttribute(state: State, index: number): number {
  let line = state.lines[index] ?? '';
  let end = index + 1;
  while (/ [+\\]$/.test(line) && end < state.lines.length && end < index + 20) {
    line = `${line.slice(0, -2)} ${(state.lines[end] ?? '').trim()}`;
    end += 1;
  }
  setAttribute(state, line);
  return end;
}

function setAttribute(state: State, line: string): void {
  const [, before = '', name = '', after = '', value = ''] = line.match(/^:(!?)([\w-]{1,60})(!?):(.*)$/) ?? [];
  if (before !== '' || after !== '') state.attributes.delete(name);
  else if (state.attributes.size < 1000)
    state.attributes.set(name, withAttributes(value.trimStart(), state.attributes).slice(0, 300));
}

function skipBlock(state: State, index: number): number {
  state.blocks.push({ kind: 'other' });
  const line = state.lines[index] ?? '';
  const delimiter = line.match(/^[`~]{3,}/)?.[0] ?? line;
  const end = state.lines.indexOf(delimiter, index + 1);
  return end < 0 ? state.lines.length : end + 1;
}

function readItems(state: State, start: number): number {
  const list = new ListCollector((text) => asciidocInline(text, state.attributes));
  const first = state.lines[start]?.match(ITEM)?.[1];
  let index = start;
  for (; index < state.lines.length; index += 1) {
    const line = state.lines[index] ?? '';
    const item = line.match(ITEM);
    if (item) list.add(item[2] ?? '', item[1] !== first);
    else if (isBlank(line) && ITEM.test(state.lines[index + 1] ?? '')) continue;
    else if (isBlank(line) || line === '+' || CLOSED_BLOCK.test(line) || OPEN_BLOCK.test(line) || line.startsWith('['))
      break;
    else list.extend(line.trim());
  }
  state.blocks.push(list.list());
  return index;
}

function readRun(state: State, start: number, style: string): number {
  const { lines, blocks } = state;
  let end = start + 1;
  while (end < lines.length && !isBlank(lines[end]) && !isBlockStart(lines[end] ?? '')) end += 1;
  const run = lines.slice(start, end).filter((line) => !/^(?:\/\/|(?:ifn?def|endif|ifeval)::)/.test(line));
  const first = run[0] ?? '';
  // An indented paragraph is literal; "term:: meaning" belongs to a list of terms.
  if (
    /^\s/.test(first) ||
    NOTE.test(style) ||
    SKIPPED_STYLE.test(style) ||
    (/^[A-Z]{3,9}: /.test(first) && NOTE.test(first))
  ) {
    blocks.push({ kind: 'other' });
  } else if (/(?<=\S)(?:::|;;)(?:\s|$)/.test(first)) {
    const list = new ListCollector((text) => asciidocInline(text, state.attributes));
    list.add(run.join(' ').replace(/(?:(?<!:)::+|;;)(?=\s|$)/, ':'), false);
    blocks.push(list.list());
  } else blocks.push(paragraph(asciidocInline(run.join('\n'), state.attributes).split('\n')));
  return end;
}

function isBlockStart(line: string): boolean {
  return CLOSED_BLOCK.test(line) || OPEN_BLOCK.test(line) || /^\[[^\]]*\]$/.test(line) || /^\+$/.test(line);
}
