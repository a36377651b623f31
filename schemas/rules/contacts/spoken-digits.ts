/** Telephone numbers in words: "zero three zero, one two three four". Every repetition is bounded. */
import words from './contact-words.json' with { type: 'json' };
import { type Find, likely, possible, type Span } from './folded-text.ts';
import { nameStartOf, surroundingsOf } from './telephone-words.ts';

/** The value of each word, in each language that has it. */
const VALUES = words.digits.map(
  (row) => new Map(row.split(' ').flatMap((names, value) => names.split('/').map((name) => [name, value] as const))),
);
const WORDS = new Set([...VALUES.flatMap((values) => [...values.keys()]), 'double', 'triple', 'plus']);
const WORD = [...WORDS].join('|');
const THIS = `(?<!\\p{L})(?:${WORD})(?!\\p{L})`;
const ONE = `(?:\\d|${THIS})`;
/**
 * For texts in small letters: a word and as many others and digits behind it as make a number ({@link MIN_WORDS}), or
 * digits and a word.
 */
export const SPOKEN_SIGNS: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})(?:${WORD})[ ,.()-](?:[ ,.()-]{0,4}${ONE}){6}`, 'u'),
  new RegExp(`\\d[ ,.()-][ ,.()-]{0,3}${THIS}(?=[ ,.()-]{1,4}${ONE}|(?<=\\d(?:[ ,.()-]{0,4}\\d){5}\\D{1,24}))`, 'u'),
];

/** "공일공 0000 4821": read aloud sign by sign. */
const SIGNS = '[공영일이삼사오육륙칠팔구〇零一二三四五六七八九]';
export const SIGNS_SIGN = new RegExp(SIGNS + SIGNS + SIGNS);
const READ_OUT = new RegExp(`${SIGNS}{3,4}(?:[ -]?(?:\\d{3,4}|${SIGNS}{3,4})){2}(?![\\p{L}\\p{N}])`, 'gu');

export function spokenNumbersIn(text: string): Find[] {
  const readOut = [...text.matchAll(READ_OUT)].map(({ 0: found, index }) => {
    const span = { start: index, end: index + found.length };
    return nameStartOf(text, index) === undefined ? possible(span) : likely(span);
  });
  return [...readOut, ...rowsIn(text).flatMap((row) => numberIn(text, row) ?? [])];
}

interface Row extends Span {
  /** In small letters. */
  parts: string[];
}

/** Words of digits and digits, one behind the other. */
function rowsIn(text: string): Row[] {
  const rows: Row[] = [];
  for (const { 0: part, index } of text.matchAll(/[\p{L}’]+|\d+/gu)) {
    const small = part.toLowerCase();
    if (!/^\d/.test(part) && !WORDS.has(small)) continue;
    const last = rows.at(-1);
    const end = index + part.length;
    if (last !== undefined && /^[ ,.()-]{1,4}$/.test(text.slice(last.end, index))) {
      last.parts.push(small);
      last.end = end;
    } else rows.push({ start: index, end, parts: [small] });
  }
  return rows;
}

const MIN_WORDS = 7;
const MAX_DIGITS = 15;

function numberIn(text: string, { start, end, parts }: Row): Find | undefined {
  const said = parts.filter((part) => !/^(?:plus|double|triple|\d+)$/.test(part));
  const digits = said.length + parts.reduce((sum, part) => sum + (/\d/.test(part) ? part.length : 0), 0);
  if (said.length === 0 || digits < MIN_WORDS || parts.length > MAX_PARTS) return undefined;
  const span = { start, end };
  const values = valuesOf(said);
  const nameStart = nameStartOf(text, start);
  if (values !== undefined && nameStart !== undefined) return likely({ ...span, start: nameStart });
  if (values === undefined || isCounting(values)) return undefined;
  const isSure = surroundingsOf(text, start, end).isAsked || parts[0] === 'plus' || values[0] === 0;
  if (digits === said.length) return isSure ? likely(span) : possible(span);
  // Of words and digits: a count of things, too.
  if (digits > MAX_DIGITS) return undefined;
  return isSure && said.length > 1 ? likely(span) : said.length > 2 ? possible(span) : undefined;
}

const MAX_PARTS = 20;

/** In the one language that has all the words. */
function valuesOf(said: readonly string[]): number[] | undefined {
  for (const values of VALUES) {
    const found = said.map((word) => values.get(word));
    if (found.every((value) => value !== undefined)) return found;
  }
  return undefined;
}

/** One, two, three, and all the same: no numbers of telephones. */
function isCounting(values: readonly number[]): boolean {
  const steps = new Set(values.slice(1).map((value, place) => value - (values[place] ?? 0)));
  return steps.size === 1;
}
