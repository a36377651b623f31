/**
 * The language of a text as far as its script tells, for sources that do not say in which language they speak. What is
 * in Latin letters is taken for English, because nearly all of it is. A script of several languages gives `und-` and its
 * name (ISO 15924), which claims no more than is known.
 */

interface Script {
  tag: string;
  /** One match is about one word, also where words are written without spaces. */
  word: RegExp;
}

const CHINESE = 'zh';

/** The first is what a text in none of them is taken for. */
const SCRIPTS: [Script, ...Script[]] = [
  { tag: 'en', word: /\p{Script=Latin}+/gu },
  { tag: CHINESE, word: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,2}/gu },
  { tag: 'ko', word: /\p{Script=Hangul}+/gu },
  { tag: 'und-Cyrl', word: /\p{Script=Cyrillic}+/gu },
  { tag: 'und-Arab', word: /\p{Script=Arabic}+/gu },
  { tag: 'und-Deva', word: /\p{Script=Devanagari}+/gu },
  { tag: 'und-Beng', word: /\p{Script=Bengali}+/gu },
  { tag: 'ta', word: /\p{Script=Tamil}+/gu },
  { tag: 'th', word: /\p{Script=Thai}{1,5}/gu },
  { tag: 'el', word: /\p{Script=Greek}+/gu },
  { tag: 'he', word: /\p{Script=Hebrew}+/gu },
  { tag: 'ka', word: /\p{Script=Georgian}+/gu },
  { tag: 'hy', word: /\p{Script=Armenian}+/gu },
];

/** The beginning tells; the rest is not looked at. */
const SAMPLE_LENGTH = 5000;

/** @returns a language tag as listings have it, like `en`, `ja` or `und-Cyrl` */
export function textLanguage(text: string): string {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const { tag } = SCRIPTS.reduce((best, next) => (count(sample, next.word) > count(sample, best.word) ? next : best));
  return tag === CHINESE && isJapanese(sample) ? 'ja' : tag;
}

/** Only Japanese is written with kana, beside characters of Chinese; Chinese borrows one now and then. */
function isJapanese(text: string): boolean {
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  return kana * 10 > kana + count(text, /\p{Script=Han}/gu);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
