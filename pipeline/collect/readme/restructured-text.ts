/** reStructuredText → blocks: titles, directives, substitutions, lists, tables and quotes by their lines. */
import type { Block } from './blocks.ts';
import { indentOf, isBlank, ListCollector, paragraph, readList, splitLines } from './lines.ts';
import { type Definitions, readDefinitions, rstInline } from './restructured-text-inline.ts';

const BULLET = /^\s*(?:[-*+•‣]|\(?(?:\d{1,3}|#|[a-zA-Z])[.)])\s+(\S.*)$/;
const ADORNMENT = /^([!-/:-@[-`{-~])\1{1,}$/;
const FIELD = /^:[^:`\n]{1,60}:(?:\s|$)/;
const TABLE_BORDER = /^\s*(?:\+[-=+]{2,}\+|={2,}(?:\s+={2,})+)\s*$/;
/** Directives whose content is running text. */
const OPEN_DIRECTIVE = /^(?:container|compound|class|rst-class|only|centered|pull-quote)$/i;

interface State {
  lines: readonly string[];
  definitions: Definitions;
  /** Kinds of adornment in the order of their first use: that is what makes the level of a title. */
  adornments: string[];
  blocks: Block[];
}

export function readRestructuredText(text: string): Block[] {
  const lines = splitLines(text);
  const state: State = { lines, definitions: readDefinitions(lines), adornments: [], blocks: [] };
  let index = 0;
  while (index < lines.length) index = readAt(state, index);
  return state.blocks;
}

/** Reads what begins at a line; returns the line behind it. */
function readAt(state: State, index: number): number {
  const { lines, blocks } = state;
  const line = lines[index] ?? '';
  if (isBlank(line)) return index + 1;
  const titleEnd = readTitle(state, index);
  if (titleEnd > index) return titleEnd;
  if (/^\s*(?:\.\.|__)(?:\s|$)/.test(line)) return readExplicit(state, index);
  if (indentOf(line) === 0 && FIELD.test(line)) return endOfIndented(lines, index + 1, 0);
  if (TABLE_BORDER.test(line)) return readTable(state, index);
  if (/^\s*>>> /.test(line) || /^\s*\|(?:\s|$)/.test(line)) {
    blocks.push({ kind: 'other' });
    return endOfRun(lines, index);
  }
  if (BULLET.test(line)) {
    const { block, next } = readList(lines, index, BULLET, (text) => rstInline(text, state.definitions));
    blocks.push(block);
    return next;
  }
  return readParagraph(state, index);
}

function readTitle(state: State, index: number): number {
  const { lines } = state;
  const [first = '', second = '', third = ''] = lines.slice(index, index + 3);
  const isOverlined = ADORNMENT.test(first) && !isBlank(second) && third === first;
  const isUnderlined =
    ADORNMENT.test(second) &&
    indentOf(first) === 0 &&
    !ADORNMENT.test(first) &&
    second.length >= Math.min(4, first.length);
  if (!isOverlined && !isUnderlined) {
    if (!ADORNMENT.test(first) || first.length < 4) return index;
    state.blocks.push({ kind: 'other' });
    return index + 1;
  }
  const adornment = isOverlined ? `${first[0]}${first[0]}` : (second[0] ?? '');
  if (!state.adornments.includes(adornment)) state.adornments.push(adornment);
  const level = state.adornments.indexOf(adornment) + 1;
  const text = rstInline((isOverlined ? second : first).trim(), state.definitions);
  state.blocks.push({ kind: 'heading', level, text });
  return index + (isOverlined ? 3 : 2);
}

/** `.. name::` and all that begins like it. Comments, targets and definitions are nothing, the rest is no prose. */
function readExplicit(state: State, index: number): number {
  const { lines, blocks } = state;
  const line = (lines[index] ?? '').trim();
  const name = line.match(/^\.\. (?:\|[^|]+\|\s*)?([\w:-]{1,40})::/)?.[1];
  const title = line.match(/^\.\. rubric:: (\S.*)$/)?.[1];
  if (title !== undefined) blocks.push({ kind: 'heading', level: 6, text: rstInline(title, state.definitions) });
  else if (name !== undefined && !line.startsWith('.. |')) blocks.push({ kind: 'other' });
  if (name !== undefined && OPEN_DIRECTIVE.test(name)) return index + 1;
  return endOfIndented(lines, index + 1, indentOf(lines[index] ?? ''));
}

function readTable(state: State, index: number): number {
  state.blocks.push({ kind: 'other' });
  const { lines } = state;
  let end = index + 1;
  // A simple table ends with a border before an empty line, a grid table with the first empty line.
  while (end < lines.length && !(isBlank(lines[end]) && TABLE_BORDER.test(lines[end - 1] ?? ''))) end += 1;
  return end;
}

function readParagraph(state: State, index: number): number {
  const { lines, blocks, definitions } = state;
  const indent = indentOf(lines[index] ?? '');
  let end = index + 1;
  while (end < lines.length && !isBlank(lines[end]) && indentOf(lines[end] ?? '') === indent) end += 1;
  const run = lines.slice(index, end).join('\n');
  if (end === index + 1 && indentOf(lines[end] ?? '') > indent && !isBlank(lines[end]) && !run.endsWith('::')) {
    return readDefinition(state, index, indent);
  }
  const text = run.trimEnd().replace(/(?<!\s)\s*::$/, ':');
  if (text.trim() !== ':') blocks.push(paragraph(rstInline(text, definitions).split('\n'), indent > 0));
  if (!run.trimEnd().endsWith('::')) return end;
  blocks.push({ kind: 'other' });
  return endOfIndented(lines, end, indent);
}

/** A term and, indented below it, what it means. */
function readDefinition(state: State, index: number, indent: number): number {
  const { lines, blocks, definitions } = state;
  const end = endOfIndented(lines, index + 1, indent);
  const meaning = lines.slice(index + 1, end).filter((line) => !isBlank(line));
  const list = new ListCollector((text) => rstInline(text, definitions));
  list.add(`${(lines[index] ?? '').trim()}: ${meaning.map((line) => line.trim()).join(' ')}`, false);
  blocks.push(list.list());
  return end;
}

function endOfRun(lines: readonly string[], start: number): number {
  let end = start;
  while (end < lines.length && !isBlank(lines[end])) end += 1;
  return end;
}

/** Behind the lines that are empty or indented more. */
function endOfIndented(lines: readonly string[], start: number, indent: number): number {
  let end = start;
  while (end < lines.length && (isBlank(lines[end]) || indentOf(lines[end] ?? '') > indent)) end += 1;
  return end;
}
