/** What somebody types, taken apart: which words it asks for, and in which forms each may stand. */
import { stemOf } from './endings.ts';
import { humpsOf, searchWords, titleOf, withoutScript, wordsAndGlued } from './words.ts';

/** One thing that must occur. */
export interface Slot {
  /** Any of them, as it is. */
  words: string[];
  /** Any of them, as a form of another word. */
  stems: string[];
  /** Any of them, as the beginning of a word. */
  begins: string[];
  /** Any of them, as the beginning of a word of the name: two letters alone begin too much elsewhere. */
  nameBegins: string[];
}

/** One way to read a query: everything in it must occur. */
export type Reading = Slot[];

export interface Query {
  /** All of it as one word: what a name may be, or begin with. */
  title: string;
  /** First the words as they were typed. */
  readings: Reading[];
  /** What each slot of the first reading was made of. */
  words: string[];
  /** All words, with those that say nothing. */
  typed: string[];
}

/** Words after them are not asked for: nobody types as many. */
const MAX_WORDS = 8;
/** In longer queries no two words are read as one. */
const MAX_GLUED_WORDS = 5;
const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** What stands after a word whose sign makes another of it. */
const SIGNED = /^(?:\+\+|#)$/;

/** They say nothing of what is looked for, unless nothing else is asked. */
const FILLERS = new Set(
  [
    'a an and any best by can for free from how i in into is it my of on online or some that the to using what which',
    'with app application apps js program programs programme software solution system tool tools website',
    'am an auf aus bei das dem den der des die ein eine einem einen einer es für gratis ich im ist kostenlos kostenlose',
    'man mein mit nach oder online und vom von was welche wie zu zum zur anwendung programm programme werkzeug werkzeuge',
  ].flatMap(searchWords),
);

/** @returns undefined where there is no letter and no digit to look for */
export function readQuery(text: string): Query | undefined {
  const typed = partsOf(text);
  if (typed.length === 0) return undefined;
  const telling = typed.filter(({ word }) => !isFiller(word));
  const asked = (telling.length > 0 ? telling : typed).slice(0, MAX_WORDS);
  const plain = asked.map(toSlot);
  const readings = [plain, ...gluedReadings(asked, plain), ...humpReadings(asked, plain)];
  return {
    title: titleOf(text),
    readings: readings.map(withBeginnings),
    words: asked.map(({ word }) => word),
    typed: typed.map(({ word }) => word),
  };
}

export const isFiller = (word: string) => FILLERS.has(word);

/** Of a word that nobody has quoted, in all its spellings. */
export function slotOf(...words: string[]): Slot {
  const stems = [...new Set(words.map((word) => stemOf(word) ?? word))];
  return { words, stems, begins: words.filter((word) => !isShort(word)), nameBegins: words.filter(isShort) };
}

/** Beside a longer word that must occur, too, the beginning of one may be short. */
function withBeginnings(reading: Reading): Reading {
  if (!reading.some(({ begins }) => begins.length > 0)) return reading;
  return reading.map((slot) => ({ ...slot, begins: [...slot.begins, ...slot.nameBegins], nameBegins: [] }));
}

/** Of a script in which two signs are not yet a word. */
const isShort = (word: string) => word.length <= 2 && !/\p{Lo}/u.test(word);

interface Part {
  /** As it was typed. */
  typed: string;
  word: string;
  /** Other ways to write it. */
  spellings: string[];
  isQuoted: boolean;
}

/** Quoted words mean nothing but themselves. */
function partsOf(text: string): Part[] {
  const quotes = text.split('"');
  return quotes.flatMap((piece, index) => {
    // Between two quotes; a quote that is alone says nothing.
    const isQuoted = index % 2 === 1 && index < quotes.length - 1;
    return piece.split(/\s+/).flatMap((typed) => wordsOf(typed).map((word) => toPart(typed, word, isQuoted)));
  });
}

/** `node.js` is asked for as nodejs, which every text that has it holds beside its words; `C++` is both c and c++. */
function wordsOf(typed: string): string[] {
  const words = searchWords(typed);
  const [last] = wordsAndGlued(typed).slice(words.length);
  return last === undefined
    ? words.filter((word, index) => !SIGNED.test(words[index + 1]?.slice(word.length) ?? ''))
    : [last];
}

function toPart(typed: string, word: string, isQuoted: boolean): Part {
  if (isQuoted) return { typed, word, spellings: [], isQuoted };
  const spelled = searchWords(typed.toLowerCase().replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? ''));
  const others = [...(spelled.length === 1 ? spelled : []), word.replace(/([aou])e/g, '$1'), withoutScript(word)];
  return { typed, word, spellings: others.filter((other) => other !== word), isQuoted };
}

function toSlot({ word, spellings, isQuoted }: Part): Slot {
  return isQuoted ? { words: [word], stems: [], begins: [], nameBegins: [] } : slotOf(...new Set([word, ...spellings]));
}

/** Every two neighbors as one word: `type script` may be TypeScript. */
function gluedReadings(asked: readonly Part[], plain: readonly Slot[]): Reading[] {
  if (asked.length > MAX_GLUED_WORDS) return [];
  return asked.slice(1).flatMap((second, index) => {
    const first = asked[index];
    if (first === undefined || first.isQuoted || second.isQuoted) return [];
    return [[...plain.slice(0, index), slotOf(first.word + second.word), ...plain.slice(index + 2)]];
  });
}

/** `videoPlayer` may be a video player. */
function humpReadings(asked: readonly Part[], plain: readonly Slot[]): Reading[] {
  return asked.flatMap(({ typed, isQuoted }, index) => {
    const words = humpsOf(typed).flatMap(searchWords);
    if (isQuoted || words.length < 2) return [];
    return [[...plain.slice(0, index), ...words.map((word) => slotOf(word)), ...plain.slice(index + 1)]];
  });
}
