/** Whether a text sends its readers somewhere: addresses and their like, also where their dots are disguised. Pure. */

const LEADS = /@|:\/\/|[\p{L}\p{N}]\.[\p{L}\p{N}]/iu;
/** Dots of other scripts, in brackets, and as a word. */
const DOT = /[\u2024\u3002\uff61\u00b7]|[[({<] ?(?:\.|dot) ?[\])}>]| dot /gi;
/** Like 2.1 or 10.4.2, which is a version; four numbers could be an address of the internet. */
const VERSION = /(?<![\p{L}\p{N}.-])v?\d{1,6}(?:\.\d{1,6}){1,2}(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])/giu;

export function leadsSomewhere(text: string): boolean {
  return LEADS.test(text.normalize('NFKC').replace(DOT, '.').replace(VERSION, ' '));
}
