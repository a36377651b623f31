/** Telephone numbers in words: "zero three zero, one two three four". Every repetition is bounded. */
import { type Find, likely, possible } from './shadow.ts';
import { nameStartOf, surroundingsOf } from './telephone-words.ts';

/** From zero to nine, per language. */
const LANGUAGES = [
  'zero/oh one two three four five six seven eight nine',
  'null/zero eins zwei/zwo drei vier fünf sechs sieben acht neun',
  'zéro/zero un deux trois quatre cinq six sept huit neuf',
  'cero uno dos tres cuatro cinco seis siete ocho nueve',
  'zero um/uma dois/duas três quatro cinco seis sete oito nove',
  'zero uno due tre quattro cinque sei sette otto nove',
  'nul een/één twee drie vier vijf zes zeven acht negen',
  'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć',
  'ноль/нуль один два три четыре пять шесть семь восемь девять',
  'noll ett/en två tre fyra fem sex sju åtta nio',
];

/** The value of each word, in each language that has it. */
const VALUES = LANGUAGES.map(
  (words) =>
    new Map(words.split(' ').flatMap((names, value) => names.split('/').map((name) => [name, value] as const))),
);
const WORD = [...new Set([...VALUES.flatMap((values) => [...values.keys()]), 'double', 'triple'])].join('|');
const ROW = new RegExp(`(?<!\\p{L})(?:plus )?(?:(?:${WORD})[ ,.-]{1,3}){6,19}(?:${WORD})(?!\\p{L})`, 'giu');
/** Hardly any sentence counts in two of these, one behind the other. */
export const SPOKEN_SIGN = new RegExp(
  `(?<!\\p{L})(?:${WORD})[ ,.-]{1,3}(?:${WORD})[ ,.-]{1,3}(?:${WORD})(?!\\p{L})`,
  'iu',
);

/** "공일공 0000 4821": read aloud sign by sign. */
const SIGNS = '[공영일이삼사오육륙칠팔구〇零一二三四五六七八九]';
export const SIGNS_SIGN = new RegExp(SIGNS + SIGNS + SIGNS);
const READ_OUT = new RegExp(`${SIGNS}{3,4}(?:[ -]?(?:\\d{3,4}|${SIGNS}{3,4})){2}(?![\\p{L}\\p{N}])`, 'gu');

export function spokenNumbersIn(text: string): Find[] {
  const readOut = [...text.matchAll(READ_OUT)].map(({ 0: found, index }) => {
    const span = { start: index, end: index + found.length };
    return nameStartOf(text, index) === undefined ? possible(span) : likely(span);
  });
  const inWords = [...text.matchAll(ROW)].flatMap(({ 0: found, index }) => {
    const words = found.toLowerCase().split(/[ ,.-]+/);
    const values = valuesOf(words.filter((word) => !/^(?:plus|double|triple)$/.test(word)));
    const span = { start: index, end: index + found.length };
    const nameStart = nameStartOf(text, span.start);
    if (values !== undefined && nameStart !== undefined) return [likely({ ...span, start: nameStart })];
    if (values === undefined || isCounting(values)) return [];
    const { isAsked } = surroundingsOf(text, span.start, span.end);
    return [isAsked || words[0] === 'plus' || values[0] === 0 ? likely(span) : possible(span)];
  });
  return [...readOut, ...inWords];
}

/** In the one language that has all the words. */
function valuesOf(words: readonly string[]): number[] | undefined {
  for (const values of VALUES) {
    const found = words.map((word) => values.get(word));
    if (found.every((value) => value !== undefined)) return found;
  }
  return undefined;
}

/** One, two, three, and all the same: no numbers of telephones. */
function isCounting(values: readonly number[]): boolean {
  const steps = new Set(values.slice(1).map((value, place) => value - (values[place] ?? 0)));
  return steps.size === 1;
}
