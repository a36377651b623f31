/** What HTML is read into: one list of blocks in the order of the document. */
import { plainLine } from '../../../schemas/rules/plain-text.ts';

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; marked: string; quoted: boolean }
  | { kind: 'list'; items: ListItem[] }
  /** Something that is no prose but ends what stands before it: code, a table, a picture, a note, a rule. */
  | { kind: 'other'; alt?: string };

export interface ListItem {
  marked: string;
  children: string[];
}

export interface Words {
  /** One line of plain text. */
  text: string;
  /** The part of the text that is neither link nor code. */
  outside: string;
  pictures: number;
  /** True if a link leads to this document in another language. */
  otherLanguage: boolean;
}

/**
 * Text between readers and the choice carries its few marks as private-use characters, which the input is
 * cleaned of: they cost one character, nest in any order and cannot be forged.
 */
export const LINK = '\ue000';
export const LINK_END = '\ue001';
export const CODE = '\ue002';
export const CODE_END = '\ue003';
export const PICTURE = '\ue004';
export const OTHER_LANGUAGE = '\ue005';
/** A line end in the source that is none on the page. A line end on the page is `\n`. */
export const SOFT_BREAK = '\ue006';

const MARKS = /[\ue000-\ue010]/g;
const MARK_OR_LINE = /([\ue000-\ue006\n])/;

/** No paragraph is read further; the text of a listing is shorter. */
const MAX_MARKED = 8000;

/** The input without the characters that serve as marks here. */
export function withoutMarks(text: string): string {
  return text.replace(MARKS, '');
}

function link(marked: string, address: string): string {
  return `${LINK}${isOtherLanguage(address) ? OTHER_LANGUAGE : ''}${marked}${LINK_END}`;
}

/** Markdown that stands where it is not read, in HTML or in plain text: its pictures and links. */
export function readLooseLinks(text: string): string {
  if (!text.includes('](')) return text;
  return text
    .replace(/!\[[^[\]]{0,200}\]\([^()\s]{0,500}\)/g, PICTURE)
    .replace(/\[([^[\]]{0,300})\]\(([^()\s]{1,500})\)/g, (_, shown: string, address: string) => link(shown, address));
}

/** README.ja.md, README-zh.md, docs/README_de.rst, i18n/fr/README.md: the same document in another language. */
export function isOtherLanguage(address: string): boolean {
  const path = address.slice(0, 500);
  return (
    /(?:^|\/)readme[._-][a-z]{2,3}(?:[._-][a-z]{2,4})?\.[a-z]+(?:[?#]|$)/i.test(path) ||
    /\/readme/i.test(path.match(/(?:^|\/)(?:i18n|translations?|lang|locales?)\/[^?#]*/i)?.[0] ?? '')
  );
}

/** The lines of a paragraph, as its author or the page breaks them. */
export function linesOf(marked: string): string[] {
  return marked.split(/[\n\ue006]/);
}

export function wordsOf(marked: string): Words {
  const words = { text: '', outside: '', pictures: 0, otherLanguage: false };
  let links = 0;
  let codes = 0;
  for (const part of marked.slice(0, MAX_MARKED).split(MARK_OR_LINE)) {
    if (part === LINK) links += 1;
    else if (part === LINK_END) links = Math.max(0, links - 1);
    else if (part === CODE) codes += 1;
    else if (part === CODE_END) codes = Math.max(0, codes - 1);
    else if (part === PICTURE) words.pictures += 1;
    else if (part === OTHER_LANGUAGE) words.otherLanguage = true;
    else if (part === SOFT_BREAK || part === '\n') {
      words.text += ' ';
      words.outside += ' ';
    } else {
      words.text += codes > 0 ? part : withoutShortcodes(part);
      words.outside += codes > 0 || links > 0 ? ' ' : withoutShortcodes(part);
    }
  }
  return { ...words, text: tidy(words.text), outside: tidy(words.outside) };
}

/** :rocket: and its like. Times (10:30:45) and paths (std::vector) have a letter or digit before the colon. */
function withoutShortcodes(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}:/])(?::(?:[a-z][a-z0-9_+-]{1,40}|\+1|-1|100|1234):){1,8}(?![\p{L}\p{N}:])/gu,
    '',
  );
}

const ELEMENTS =
  'a|abbr|article|aside|audio|b|blockquote|body|br|button|canvas|center|code|details|div|dl|em|font|footer|form|' +
  'h[1-6]|head|header|hr|html|i|iframe|img|input|label|li|link|main|meta|nav|object|ol|option|p|pre|script|section|' +
  'select|small|source|span|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|th|thead|title|tr|u|ul|video';
/** A tag that is quoted in the text, `<br>`: what stays is its name, so that no reader of the text takes it for HTML. */
const QUOTED_TAG = new RegExp(`</?(${ELEMENTS})(?:\\s[^<>]{0,200})?/?>`, 'gi');

function tidy(text: string): string {
  return (
    plainLine(text.replace(QUOTED_TAG, '$1'))
      // The blank of the Braille block is used to push things aside.
      .replace(/\u2800/g, '')
      // Left over by what was taken out: a space before a mark, empty brackets.
      .replace(/(?<=^|\s)[([]\s*[\])](?=\s|$)/g, '')
      .replace(/(?<! ) +([,.;:!?)\]])(?=\s|$)/g, '$1')
      .replace(/ {2,}/g, ' ')
      .trim()
  );
}
