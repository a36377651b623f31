/** Whether a line is running text, and how it reads where it stands alone. */
import { REMOVED, scrubContacts } from '../../../schemas/rules/contacts.ts';
import type { InlineText } from './html.ts';
import { LEADS_ELSEWHERE, NOT_ABOUT } from './phrases.ts';

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

export function wordCount(text: string): number {
  const spaced = text.replace(ADDRESS, ' ').replace(GAPLESS, ' ').match(WORD)?.length ?? 0;
  return spaced + (text.match(GAPLESS)?.length ?? 0) / 2;
}

/** Words of its own besides links and code, more letters than signs, no table of numbers. */
export function isProse({ text, own }: InlineText): boolean {
  const plain = text.replace(ADDRESS, ' ').replaceAll(REMOVED, ' ');
  const signs = plain.replace(/[\p{L}\p{M}\p{N}\s]/gu, '').length;
  const numbers = plain.split(/\s/).filter((word) => /\d/.test(word)).length;
  const [all, besides] = [wordCount(plain), wordCount(own.replaceAll(REMOVED, ' '))];
  const isOwn = besides >= MIN_WORDS && besides * 6 >= all;
  return isOwn && signs * 4 <= plain.length && numbers * 3 <= all && !NO_PROSE.test(text);
}

export function isNotAbout(text: string): boolean {
  return NOT_ABOUT.some((pattern) => pattern.test(text));
}

/** Without contacts, decoration, and marks of emphasis that the markup left standing. */
export function cleaned(text: string): string {
  const plain = scrubContacts(text)
    .replace(DECORATION, '')
    .replace(/\*\*(?=\S)([^*]{0,299}[^\s*])\*\*/g, '$1');
  return plain.replace(/^([*_])(\S[^*_]{0,300})\1$/, '$2').trim();
}

/** Without sentences at its end that lead elsewhere or to something that is left out; empty where no other is there. */
export function closed(text: string): string {
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
