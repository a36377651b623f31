/**
 * Blocks → summary and text. The summary is the first paragraph below the title, or in a section "About", that is prose,
 * does not begin like a phrase of the table, and speaks of this product; a slogan only where there is no sentence. The
 * text is what follows in these sections and in those on features and reasons.
 */
import { REMOVED, scrubContacts } from '../../../schemas/rules/contacts.ts';
import { cutAtSentence } from '../../../schemas/rules/plain-text.ts';
import { MAX_LENGTH } from '../../../schemas/rules/text-lengths.ts';
import type { About } from '../contract/isolated-reader.ts';
import type { Block, InlineText } from './html-blocks.ts';
import { Product } from './is-about-product.ts';
import { HEADINGS, LEADS_ELSEWHERE, NOT_ABOUT } from './phrases.ts';

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
  const summary = cutAtSentence(chosen?.summary ?? '', MAX_LENGTH.summary);
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

const ADDRESS = /(?:https?|ftp|git|ssh):\/\/\S{1,500}|www\.\S{1,300}/g;
/** Chinese, Japanese, Thai and their like write no gaps: two characters are about a word. */
const GAPLESS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’._-]*/gu;
/** Fewer words besides links and code are a label. */
const MIN_WORDS = 3;
/** What stays when a sentence is left out still says something. */
const MIN_REMAINDER = 20;
const MIN_BEFORE_COLON = 10;
/** Markdown in HTML, names with dots between them, something in brackets. */
const NO_PROSE = /\]\(|(?:[·|•].{0,40}){3}|^\([^()]*\)$/;
/** Without the list or the code behind it, what ends like this is no sentence. */
const LEADS_ON =
  /(?:\b(?:following|follows|below|these|using|with|by|can|like|as|are|is|to|includes?|offers?|provides?|supports?)(?: \w+){0,3}|以下|如下|次の)\s?[:：]$/i;
/** A bullet, a picture or a flag at the beginning. */
const DECORATION =
  /^(?:(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u200d|[\s•·▪►▶»→–—-](?!\d))+/u;

function wordCount(text: string): number {
  const spaced = text.replace(ADDRESS, ' ').replace(GAPLESS, ' ').match(WORD)?.length ?? 0;
  return spaced + (text.match(GAPLESS)?.length ?? 0) / 2;
}

/** Words of its own besides links and code, more letters than signs, no table of numbers. */
function isProse({ text, own }: InlineText): boolean {
  const plain = text.replace(ADDRESS, ' ').replaceAll(REMOVED, ' ');
  const signs = plain.replace(/[\p{L}\p{M}\p{N}\s]/gu, '').length;
  const numbers = plain.split(/\s/).filter((word) => /\d/.test(word)).length;
  const [all, besides] = [wordCount(plain), wordCount(own.replaceAll(REMOVED, ' '))];
  const isOwn = besides >= MIN_WORDS && besides * 6 >= all;
  return isOwn && signs * 4 <= plain.length && numbers * 3 <= all && !NO_PROSE.test(text);
}

function isNotAbout(text: string): boolean {
  return NOT_ABOUT.some((pattern) => pattern.test(text));
}

/** Without contacts, decoration, and marks of emphasis that the markup left standing. */
function cleaned(text: string): string {
  const plain = scrubContacts(text)
    .replace(DECORATION, '')
    .replace(/\*\*(?=\S)([^*]{0,299}[^\s*])\*\*/g, '$1');
  return plain.replace(/^([*_])(\S[^*_]{0,300})\1$/, '$2').trim();
}

/** Without sentences at its end that lead elsewhere or to something that is left out; empty where no other is there. */
function closed(text: string): string {
  // Not exact: "e.g. This" is two.
  const sentences = text.split(/(?<=[.!?…]["”')\]]?)\s+(?=["“'([]?[\p{Lu}\p{Lo}\p{N}])|(?<=[。！？])/u);
  const own = sentences.filter((sentence) => sentence.trim() !== '');
  while (own.length > 1 && LEADS_ELSEWHERE.test(own.at(-1)?.trim() ?? '')) own.pop();
  const isLead = /[:：]$/.test(own.at(-1) ?? '');
  const last = isLead ? (own.pop() ?? '') : '';
  const rest = own
    .join(' ')
    .replace(/([。！？]) /g, '$1')
    .trim();
  if (rest.length >= MIN_REMAINDER || !isLead) return rest.length >= MIN_REMAINDER ? rest : text;
  return LEADS_ON.test(last) || wordCount(last) < MIN_BEFORE_COLON ? '' : text.replace(/ ?[:：]$/, '.');
}
