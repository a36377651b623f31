/** Blocks → sections, each with what its heading says, and lines that are headings in all but markup. */
import { type Block, linesOf, SOFT_BREAK, wordsOf } from './blocks.ts';
import { isBareHeading, kindOfHeading, type SectionKind } from './headings.ts';
import { wordCount } from './prose.ts';

export interface Section {
  /** `intro` is what stands below the title, or before any heading. */
  kind: SectionKind | 'intro';
  level: number;
  title: string;
  blocks: Block[];
}

/** A README that is worth a summary says what it is before that many blocks. */
const MAX_BLOCKS = 1500;
const MAX_TITLE = 80;
/** More are a sentence that goes on in the next line. */
const MAX_TITLE_WORDS = 8;

export interface Outline {
  sections: Section[];
  /** The text of the title; empty if there is none. */
  title: string;
  /** What stands for a picture above the first heading, which often is the name. */
  logo: string;
}

export function readOutline(blocks: readonly Block[]): Outline {
  const all = withPlainHeadings(blocks.slice(0, MAX_BLOCKS));
  const sections: Section[] = [{ kind: 'intro', level: 0, title: '', blocks: [] }];
  let title: string | undefined;
  for (const block of all) {
    if (block.kind !== 'heading') {
      sections.at(-1)?.blocks.push(block);
      continue;
    }
    const text = wordsOf(block.text).text;
    const isTitle = title === undefined && isTitleOf(all, block.level, text, hasProse(sections));
    if (isTitle) title = text;
    const kind = isTitle ? 'intro' : kindIn(sections, block.level, text);
    sections.push({ kind, level: block.level, title: text, blocks: [] });
  }
  const logo = all.find((block) => block.kind === 'heading' || (block.kind === 'other' && block.alt));
  return { sections, title: title ?? '', logo: logo?.kind === 'other' ? (logo.alt ?? '') : '' };
}

/** The first heading that does not head a note; a lower one only if it names no common section and nothing is said yet. */
function isTitleOf(blocks: readonly Block[], level: number, text: string, isLate: boolean): boolean {
  const kind = kindOfHeading(text);
  if (isBareHeading(text) && kind === 'aside') return false;
  if (/deprecat|notice|warning|attention|\bmoved\b|archived/i.test(text)) return false;
  if (level > 1) return !isLate && (kind === 'unknown' || kind === 'related') && !isBareHeading(text);
  const isOnlyOne = blocks.filter((block) => block.kind === 'heading' && block.level === 1).length === 1;
  return isOnlyOne || (!isBareHeading(text) && !isLate);
}

function hasProse(sections: readonly Section[]): boolean {
  return sections.some(({ blocks }) =>
    blocks.some((block) => block.kind === 'paragraph' && wordCount(wordsOf(block.marked).outside) > 5),
  );
}

/** A heading that says nothing takes after the one above it; the title of the document hands nothing down. */
function kindIn(sections: readonly Section[], level: number, text: string): Section['kind'] {
  const own = kindOfHeading(text);
  if (own !== 'unknown') return own;
  const parent = sections.findLast((section) => section.level > 0 && section.level < level);
  if (!parent || (parent.level < 2 && level < 3)) return own;
  return parent.kind === 'intro' ? own : parent.kind;
}

/** Turns lines that can only be headings into headings. */
function withPlainHeadings(blocks: readonly Block[]): Block[] {
  const hasHeading = blocks.some((block) => block.kind === 'heading' && block.level === 1);
  const firstText = blocks.findIndex((block) => block.kind === 'paragraph' || block.kind === 'heading');
  return blocks.flatMap((block, index) => {
    if (block.kind !== 'paragraph' || block.quoted) return [block];
    const lines = linesOf(block.marked);
    const words = wordsOf(lines[0] ?? '');
    const first = words.text;
    const rest = lines.slice(1).join(SOFT_BREAK);
    const isLabel = words.outside === first && isHeadingLine(first);
    // "Contents" above their list: what follows that is under the heading above.
    if (isLabel && rest === '' && kindOfHeading(first) === 'aside' && blocks[index + 1]?.kind === 'list')
      return [{ kind: 'other' }];
    if (isLabel) return [heading(first, 3), ...remainder(block, rest)];
    if (index === firstText && !hasHeading && isTitleLine(lines, first, blocks[index + 1])) {
      return [heading(first, 1), ...remainder(block, rest)];
    }
    return [block];
  });
}

function heading(text: string, level: number): Block {
  return { kind: 'heading', level, text };
}

function remainder(block: Block & { kind: 'paragraph' }, marked: string): Block[] {
  return marked === '' ? [] : [{ ...block, marked }];
}

/** "Features:", "## Features" inside HTML, "✨ Main features of it". */
function isHeadingLine(line: string): boolean {
  if (line.length > MAX_TITLE || line === '') return false;
  if (/^#{1,6}\s/.test(line) || isBareHeading(line)) return true;
  return (
    /^\p{Extended_Pictographic}/u.test(line) &&
    !/[.!?。:]$/.test(line) &&
    kindOfHeading(line) !== 'unknown' &&
    line.length < 50
  );
}

/** The first line of a text without headings is its title if it is short, no sentence, and not just wrapped. */
function isTitleLine(lines: readonly string[], first: string, next: Block | undefined): boolean {
  if (
    first.length > MAX_TITLE ||
    wordCount(first) === 0 ||
    wordCount(first) > MAX_TITLE_WORDS ||
    /[.!?:,;。！？：]$/.test(first)
  )
    return false;
  const [, second] = lines;
  if (second === undefined) return next?.kind === 'paragraph' && wordCount(wordsOf(next.marked).outside) > 6;
  const width = Math.max(...lines.map((line) => line.length));
  const [word = ''] = second.trim().split(/\s/);
  return /^[\p{Lu}\p{Lo}\p{N}]|^by /u.test(second.trim()) && first.length + 1 + word.length < width;
}
