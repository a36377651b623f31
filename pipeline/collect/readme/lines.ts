/** What the line-based readers share: bullets, indentation and the collecting of paragraphs. */
import { type Block, type ListItem, SOFT_BREAK } from './blocks.ts';

/** A tab is as wide as it is shown. */
export function splitLines(text: string): string[] {
  return text.split('\n').map((line) => line.replace(/\t/g, '        ').trimEnd());
}

export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

export function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}

export function paragraph(lines: readonly string[], quoted = false): Block {
  return { kind: 'paragraph', marked: lines.map((line) => line.trim()).join(SOFT_BREAK), quoted };
}

/** Collects the items of one list as its lines come; a link may go over several, so their marks are read at the end. */
export class ListCollector {
  readonly #items: ListItem[] = [];
  readonly #inline: (text: string) => string;

  constructor(inline: (text: string) => string) {
    this.#inline = inline;
  }

  /** A nested item belongs to the last one. */
  add(text: string, isNested: boolean): void {
    const last = this.#items.at(-1);
    if (isNested && last) last.children.push(text);
    else this.#items.push({ marked: text, children: [] });
  }

  /** A further line of the last item. */
  extend(text: string): void {
    const last = this.#items.at(-1);
    if (!last) return;
    if (last.children.length > 0) last.children[last.children.length - 1] += ` ${text}`;
    else last.marked += ` ${text}`;
  }

  list(): Block {
    const items = this.#items.map(({ marked, children }) => ({
      marked: this.#inline(marked),
      children: children.map(this.#inline),
    }));
    return { kind: 'list', items };
  }
}

/**
 * The list that begins at a line: its items, with their further lines where these are indented, and the line behind it.
 * `bullet` matches an item with its text as first group.
 */
export function readList(
  lines: readonly string[],
  start: number,
  bullet: RegExp,
  inline: (text: string) => string,
): { block: Block; next: number } {
  const base = indentOf(lines[start] ?? '');
  const list = new ListCollector(inline);
  let index = start;
  let blanks = 0;
  for (; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const item = line.match(bullet)?.[1];
    if (isBlank(line)) blanks += 1;
    else if (item !== undefined && indentOf(line) >= base) list.add(item.trim(), indentOf(line) > base + 1);
    else if (indentOf(line) > base && blanks === 0) list.extend(line.trim());
    else if (indentOf(line) <= base && (blanks > 0 || indentOf(line) === 0)) break;
    if (!isBlank(line)) blanks = 0;
  }
  return { block: list.list(), next: index };
}
