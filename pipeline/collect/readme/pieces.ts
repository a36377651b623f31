/** Sections → the pieces a description can be made of: clean paragraphs and lists that read well. */
import { scrubContacts } from '../../../schemas/rules/contacts.ts';
import { type Block, type ListItem, linesOf, type Words, wordsOf } from './blocks.ts';
import { MIN_WORDS, wordCount } from './prose.ts';
import { isDescription, isLanguageSwitch, isMetadata } from './remarks.ts';
import type { Section } from './sections.ts';

/** `isPlain`: a description. `isLead`: it may lead to a list, as "It shows:" does. */
export type Piece = { section: Section; text: string } & (
  | { kind: 'paragraph'; quoted: boolean; words: Words; isPlain: boolean; isLead: boolean }
  /** A list: the text is its lines with dashes. */
  | { kind: 'list'; items: string[]; isOfNames: boolean }
  /** Something is left out here; a colon before it leads nowhere. */
  | { kind: 'gap' }
);

/** Longer lists and items are reference material. */
const MAX_ITEMS = 15;
const MAX_ITEM = 400;
/** Items that are no longer are names: of packages, applications, platforms. */
const MAX_NAME = 40;
const MAX_CHILDREN = 200;

export function readPieces(sections: readonly Section[]): Piece[] {
  return sections.flatMap((section): Piece[] =>
    // A heading alone is seen, too: it ends what stands before it.
    section.blocks.length === 0
      ? [{ kind: 'gap', section, text: '' }]
      : section.blocks.map((block) => readPiece(block, section)),
  );
}

function readPiece(block: Block, section: Section): Piece {
  if (block.kind === 'paragraph') {
    const words = wordsOf(ownLines(block.marked).join('\n'));
    const text = cleaned(words.text);
    const isPlain = isDescription({ ...words, text }) && !isTable(block.marked);
    const isLead = isPlain || (/[:：]$/.test(text) && wordCount(text) < MIN_WORDS);
    return { kind: 'paragraph', section, text, quoted: block.quoted, words, isPlain, isLead };
  }
  const items = block.kind === 'list' ? readItems(block.items) : [];
  if (items.length > 0) {
    const isOfNames = items.every((item) => item.length <= MAX_NAME);
    return { kind: 'list', section, items, isOfNames, text: items.map((item) => `- ${item}`).join('\n') };
  }
  const names = block.kind === 'list' ? readNames(block.items) : [];
  // Names that are links are no text of their own, but a sentence may be waiting for them.
  if (names.length > 1) return { kind: 'list', section, items: names, isOfNames: true, text: '' };
  return { kind: 'gap', section, text: '' };
}

/** "Download: here", "API access: Go!": the link stands right behind the label. */
const LABELLED_LINK = /^[^:：\ue000]{1,40}[:：]\s*\ue000/;

const LABELLED = /^\s*[\p{L}][\p{L} ]{1,22}:\s/u;

/** Lines that are all short and end without a mark: chapters, names, a form. */
function isTable(marked: string): boolean {
  const lines = linesOf(marked);
  return lines.length > 3 && lines.every((line) => line.trim().length < 45 && !/[.,;:!?。，：！？]\s*$/.test(line));
}

/** The lines of a paragraph without those that are no part of its sentences: badges, links, data about the project. */
function ownLines(marked: string): string[] {
  const lines = marked.split('\n').filter((line) => line.trim() !== '');
  const own =
    lines.length < 2
      ? lines
      : lines.filter((line) => !LABELLED_LINK.test(line) && !/^\s*[-*•+]\s/.test(line) && isOwnLine(wordsOf(line)));
  return own.flatMap(withoutData);
}

/** In a block of data below a title, each line stands for itself. */
function withoutData(line: string): string[] {
  const parts = linesOf(line);
  if (parts.length < 2) return [line];
  if (parts.slice(0, 5).filter((part) => LABELLED.test(part)).length > 2) return [];
  if (!parts.some(isData)) return [line];
  const kept: string[] = [];
  let isAfterData = false;
  for (const part of parts) {
    const { text } = wordsOf(part);
    isAfterData = isData(part) || isMetadata(text) || (isAfterData && /^https?:\/\/\S+$/.test(text));
    if (!isAfterData) kept.push(part);
  }
  return kept;
}

/** "Version: 1.2", "Copyright 2020 …". */
function isData(line: string): boolean {
  const { text } = wordsOf(line);
  return (LABELLED.test(text) && isMetadata(text)) || /^(?:copyright|©|\(c\))\s/i.test(text);
}

function isOwnLine(words: Words): boolean {
  if (words.text === '' || isMetadata(words.text) || isLanguageSwitch(words)) return false;
  return wordCount(words.outside) > 1 || /[.!?。]$/.test(words.text);
}

/** Without contacts, leading pictures and bullets, and marks of emphasis that the markup left standing. */
function cleaned(text: string): string {
  return scrubContacts(text)
    .replace(
      /^(?:(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u200d|[\s•·▪►▶»→–—-](?!\d))+/u,
      '',
    )
    .replace(/\*\*(?=\S)([^*]{0,299}[^\s*])\*\*/g, '$1')
    .replace(/(?<!\s)\s*\((?:read |learn |see )?(?:more|details)(?:\s?(?:…|\.{3}|»|→))?\)$/i, '')
    .replace(/^([*_])(\S[^*_]{0,300})\1$/, '$2')
    .trim();
}

/** The items of a list that reads well as lines of text; none of a list of links, tasks, data or chapters. */
function readItems(items: readonly ListItem[]): string[] {
  const all = items.map((item) => ({ words: wordsOf(item.marked), children: item.children }));
  if (all.length > MAX_ITEMS || all.some(({ words }) => /^\[[ xX-]?\]\s/.test(words.text))) return [];
  const total = all.reduce((sum, { words }) => sum + wordCount(words.text), 0);
  const own = all.reduce((sum, { words }) => sum + wordCount(words.outside), 0);
  if (own * 2 < total || total < all.length) return [];
  const data = all.filter(({ words }) => isMetadata(words.text) || isLanguageSwitch(words));
  if (data.length * 2 > all.length) return [];
  const texts = all
    .map(({ words, children }) => withChildren(cleaned(words.text), children))
    .filter((text) => text !== '');
  return texts.every((text) => text.length <= MAX_ITEM) ? texts : [];
}

function readNames(items: readonly ListItem[]): string[] {
  const names = items.map((item) => cleaned(wordsOf(item.marked).text));
  const areNames = names.length <= MAX_ITEMS && items.every((item) => item.children.length === 0);
  return areNames && names.every((name) => name.length <= MAX_NAME && /\p{L}/u.test(name) && !name.includes('://'))
    ? names
    : [];
}

/** What is nested follows in the line where the item asks for it. */
function withChildren(text: string, children: readonly string[]): string {
  if (!/[:：]$/.test(text)) return text;
  const nested = children.map((child) => cleaned(wordsOf(child).text)).join(', ');
  return nested === '' || nested.length > MAX_CHILDREN ? text.replace(/(?<!\s)\s*[:：]$/, '') : `${text} ${nested}`;
}
