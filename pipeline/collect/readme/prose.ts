/** How much a text says, and whether it is running text at all. */
import { REMOVED } from '../../../schemas/rules/contacts.ts';
import type { Words } from './blocks.ts';

/** Chinese, Japanese, Thai and their like write no gaps: two characters are about a word. */
const GAPLESS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’._-]*/gu;
const ADDRESS = /(?:https?|ftp|git|ssh):\/\/\S{1,500}|www\.\S{1,300}/g;
/** Fewer words, or fewer beside links and code, are a label. */
export const MIN_WORDS = 3;

export function wordCount(text: string): number {
  const gapless = text.match(GAPLESS)?.length ?? 0;
  const spaced = text.replace(ADDRESS, ' ').replace(GAPLESS, ' ').match(WORD)?.length ?? 0;
  return spaced + gapless / 2;
}

/** Characters as wide as they are read: a Chinese one says as much as two Latin ones. Addresses say nothing. */
export function weight(text: string): number {
  const plain = text.replace(ADDRESS, '').replaceAll(REMOVED, '');
  return plain.length + (plain.match(GAPLESS)?.length ?? 0);
}

/** "$ make", "> npm test", "$Id: …$", "render(node): string", "(all in brackets)", "[^1]: a footnote". */
const NO_SENTENCE =
  /^(?:[$#>%] |\$\w+:|\P{L}{0,3}[\w.]{1,60}\([^()]{0,200}\)\s?(?:[:=]|$)|\([^()]*\)$|\[\^?[^\]]{1,40}\]:)/u;

/** Words of its own besides links and code, and more letters than signs. */
export function isProse(words: Words): boolean {
  const text = words.text.replace(ADDRESS, ' ').replaceAll(REMOVED, ' ');
  const letters = text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0;
  const signs = text.replace(/[\p{L}\p{M}\p{N}\s]/gu, '').length;
  const own = wordCount(words.outside.replaceAll(REMOVED, ' '));
  const all = wordCount(text);
  const numbers = text.split(/\s/).filter((word) => /\d/.test(word)).length;
  if (numbers * 3 > all) return false;
  return (
    all >= MIN_WORDS && own >= MIN_WORDS && own * 6 >= all && letters >= signs * 2 && !NO_SENTENCE.test(words.text)
  );
}

/** Pieces that end like sentences. Not exact: "e.g. This" is two. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”')\]]?)\s+(?=["“'([]?[\p{Lu}\p{Lo}\p{N}])|(?<=[。！？])/u)
    .filter((sentence) => sentence.trim() !== '');
}
