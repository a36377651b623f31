/**
 * Blocks → summary and text. The summary is the first paragraph below the title, or in a section "About", that is prose,
 * does not begin like a phrase of the table, and speaks of this product; a slogan only where there is no sentence. The
 * text is what follows in these sections and in those on features and reasons.
 */
import { cutAtSentence } from '../../../schemas/rules/plain-text.ts';
import type { About } from '../contract/about.ts';
import type { Block, InlineText } from './html.ts';
import { HEADINGS } from './phrases.ts';
import { Product } from './product.ts';
import { cleaned, closed, isNotAbout, isProse, wordCount } from './prose.ts';

const MAX_SUMMARY = 500;
const MAX_TEXT = 4000;
/** What a thing is, is said before that many blocks. */
const MAX_BLOCKS = 400;
const MAX_ITEMS = 15;
const MAX_ITEM = 400;
/** Shorter is a slogan, unless it is a sentence of so many words. */
const MIN_LENGTH = 25;
const MIN_SENTENCE = 5;
/** How notes in quotations begin. */
const NOTE = /^\P{L}{0,4}(?:note|notice|warning|important|caution|tip|update)\b/iu;

export interface ReadmeText {
  summary?: string;
  text?: string;
}

type Section = 'intro' | 'about' | 'more' | 'other';
interface Passage {
  isList: boolean;
  text: string;
  /** What it says of the product; empty if it does not say what that is. */
  summary: string;
}

/** @param about what else is known; without it the text is all there is */
export function describe(blocks: readonly Block[], about?: About): ReadmeText {
  const product = new Product(about);
  const passages = readPassages(blocks.slice(0, MAX_BLOCKS), product);
  const said = passages.filter(({ summary }) => summary !== '');
  const isFull = ({ summary }: Passage) =>
    summary.length >= MIN_LENGTH || (/[.!。]$/.test(summary) && wordCount(summary) >= MIN_SENTENCE);
  const chosen = said.find(isFull) ?? said[0];
  // Where the repository's own description stands, nothing that may be about something else stands below it.
  if (!chosen && product.hasDescription) return {};
  const summary = cutAtSentence(chosen?.summary ?? '', MAX_SUMMARY);
  const rest = chosen?.text.startsWith(summary) ? closed(chosen.text.slice(summary.length).trim()) : '';
  const text = textOf(rest, passages.slice(chosen ? passages.indexOf(chosen) + 1 : 0));
  return { ...(summary ? { summary } : {}), ...(text ? { text } : {}) };
}

function readPassages(blocks: readonly Block[], product: Product): Passage[] {
  const passages: Passage[] = [];
  let section: Section = 'intro';
  let isNote = false;
  for (const [index, block] of blocks.entries()) {
    isNote &&= block.kind === 'paragraph' && block.quoted;
    const heading = headingOf(block);
    if (heading !== undefined)
      section = sectionBelow(heading, block.kind === 'heading' ? block.level : 3, section, product);
    else if (section === 'other' || isNote) continue;
    else if (block.kind === 'list') passages.push({ isList: true, text: listOf(block.items), summary: '' });
    else if (block.kind === 'paragraph') {
      // A sentence without an end leads to the list behind it.
      const isLead = blocks[index + 1]?.kind === 'list' && /[\p{L}\p{N}]$/u.test(block.text);
      const text = `${cleaned(block.text)}${isLead ? ':' : ''}`;
      const [isRefused, isPlain] = [isNotAbout(text), isProse({ text, own: block.own })];
      isNote = block.quoted && (isRefused || NOTE.test(text));
      product.isSpokenOf ||= isPlain && !isNote;
      if (isRefused || isNote || !(isPlain || /[:：]$/.test(text))) continue;
      const summary = isPlain && section !== 'more' && !text.endsWith('?') ? closed(text) : '';
      passages.push({ isList: false, text, summary: product.isMeantBy(summary) ? summary : '' });
    }
  }
  return passages.filter(({ text }) => text !== '');
}

/** The first heading is the title, unless it is one of the table or stands below some text. */
function sectionBelow(heading: string, level: number, above: Section, product: Product): Section {
  const words = normalized(heading);
  const isOther = level === 1 ? isBare(words) : HEADINGS.other.test(words) || (level > 2 && above === 'other');
  const isTitle = product.title === '' && !product.isSpokenOf && !isOther;
  if (isTitle && !HEADINGS.more.test(words)) product.title = heading;
  if (HEADINGS.about.test(words)) return 'about';
  if (HEADINGS.more.test(words)) return 'more';
  return isTitle || product.isName(heading) ? 'intro' : 'other';
}

/** Of plain text, a line in capitals or with nothing but the word for a section is a heading, too. */
function headingOf(block: Block): string | undefined {
  if (block.kind === 'heading') return block.text;
  if (block.kind !== 'paragraph' || block.quoted || /[.!?。]$/.test(block.text) || wordCount(block.own) > 4)
    return undefined;
  const isCapitals = /^(?=.*\p{Lu})[^\p{Ll}\p{Lo}]{4,}$|^#{1,6}\s/u.test(block.text);
  return isCapitals || isBare(normalized(block.text)) ? block.text : undefined;
}

/** True if each of its words is one for a section. */
function isBare(words: string): boolean {
  const all = Object.values(HEADINGS);
  return words.split(' ').every((word) => word.length < 3 || all.some((pattern) => pattern.test(word)));
}

/** Small letters, single spaces; no emoji, numbering or marks. */
function normalized(heading: string): string {
  const words = heading.slice(0, 200).toLowerCase().replaceAll('’', "'");
  return words
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[^\p{L}\p{M}\p{N}'\u200c]+/gu, ' ')
    .trim();
}

/** The lines of a list that reads well; none of a list of links, tasks, data or chapters. */
function listOf(items: readonly InlineText[]): string {
  const texts = items.map(({ text }) => cleaned(text)).filter((text) => text !== '');
  const isPlain =
    texts.length <= MAX_ITEMS && texts.every((text) => text.length <= MAX_ITEM && !/^\[[ xX]?\]\s/.test(text));
  const isOwn = wordCount(items.map(({ own }) => own).join(' ')) * 2 >= wordCount(texts.join(' '));
  if (!isPlain || !isOwn || texts.filter(isNotAbout).length * 2 > texts.length) return '';
  return texts.map((text) => `- ${text}`).join('\n');
}

/** Paragraphs and lists, without labels and without what leads to something that is left out. */
function textOf(rest: string, passages: readonly Passage[]): string {
  let whole = rest;
  for (const [index, { isList, text }] of passages.entries()) {
    const isWhole = isList || (passages[index + 1]?.isList === true && /[:：]$/.test(text));
    const part = isWhole ? text : closed(text);
    const isLabel = !isWhole && wordCount(part) < (/[.!?。！？…]["”)]?$/.test(part) ? 4 : 6);
    if (part === '' || isLabel) continue;
    if (whole.length + part.length + 2 > MAX_TEXT) break;
    whole += `${whole === '' ? '' : '\n\n'}${part}`;
  }
  return whole.slice(0, MAX_TEXT);
}
