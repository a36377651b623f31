/** Whether a text sends its readers somewhere: addresses and their like, also where their dots are disguised. Pure. */

const LEADS = /@|:\/\/|[\p{L}\p{N}]\.[\p{L}\p{N}]/iu;
const HIDDEN = /\p{Default_Ignorable_Code_Point}/gu;
/** Dots of other scripts, and how machines write one. */
const OTHER_DOT =
  /[\u0589\u06d4\u2022\u2024\u2027\u2219\u22c5\u3002\ua4ff\uff61\u00b7]|&(?:#46|#x2e|period);|%2e|\\\./gi;
/** A dot in brackets, as a word, or with room on both sides. */
const TOLD_DOT =
  /\s{0,3}[[({<‹«"'_*|]\s?(?:\.|dot|point|punkt|punto|ponto|точка)\s?[\])}>›»"'_*|]\s{0,3}|\s{1,3}(?:\.|dot)\s{1,3}/giu;
/** Like 2.1 or 10.4.2, which is a version; four numbers could be an address of the internet. */
const VERSION = /(?<![\p{L}\p{N}.-])v?\d{1,6}(?:\.\d{1,6}){1,2}(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])/giu;

export function containsLink(text: string): boolean {
  const plain = text.normalize('NFKC').replace(HIDDEN, '').replace(TOLD_DOT, '.').replace(OTHER_DOT, '.');
  return LEADS.test(plain.replace(VERSION, ' '));
}
