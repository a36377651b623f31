/** What somebody types, taken apart: which words it asks for, and in which forms each may stand. */
import { type Understood, type UnderstoodFacet, understand, type Word } from './filters-in-query.ts';
import { MARKS } from './terms.ts';
import { stemOf } from './word-stems.ts';
import { glued, humpsOf, searchWords, titleOf, withoutScript } from './words.ts';

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

export interface Query {
  /** All of it as one word: what a name may be, or begin with. */
  title: string;
  /** Nothing of it is in quotes: a name may begin with it. */
  titleBegins: boolean;
  /** Everything that must occur. */
  slots: Slot[];
  /** What must hold beside it, wherever it stands: it says nothing of how well a listing fits. */
  filters: Slot[];
  /** The name, as one word, of what is asked for something like it. */
  like: string | undefined;
  /** What each slot was made of. */
  words: string[];
}

/** Characters, as Unicode counts them. */
export const MAX_QUERY = 200;

/** Words after them are not asked for: nobody types as many. */
const MAX_WORDS = 8;
const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** What stands after a word whose sign makes another of it. */
const SIGNED = /^(?:\+\+|#)$/;

/** They say nothing of what is looked for, unless nothing else is asked. */
const FILLERS = new Set(
  [
    'a an and any at best better by can cheap do for from get good great have help how i in into is it keep let looking make',
    'makes making my need of on online or our recommended recommendation simple easy some something that the their to top',
    'use using versus vs want we what when where which with you your',
    'app application apps js program programs programme software solution system tool tools website npm pkg install',
    'am an auf aus bei das dem den der des die ein eine einem einen einer es etwas fur gute guter gutes gunstig ich im ist',
    'beste bester bestes kann machen man mein meine meinem meinen meiner mit mochte nach oder online und vom von was welche',
    'welches wie will wo zu zum zur anwendung brauche einfach einfache programm programme werkzeug werkzeuge',
  ].flatMap(searchWords),
);

/** What people do, by the stems of the words: something is found by what they do it to. */
const ACTIONS = new Set(
  [
    'add automatically automate build create design develop display draw generate handle implement manage produce put read run',
    'send set show store take turn view anlegen anzeigen ausführen bauen darstellen einbinden einbauen entwickeln erstellen',
    'erzeugen gestalten lesen organisieren senden speichern speichere starten verschicken versenden verwalten zeigen',
  ]
    .flatMap(searchWords)
    .map((word) => stemOf(word) ?? word),
);

/** @returns undefined where there is no letter and no digit to look for */
export function readQuery(text: string): Query | undefined {
  const typed = partsOf(text);
  if (typed.length === 0) return undefined;
  const { facets, like, rest } = understand(typed);
  const telling = rest.filter(({ word }) => !isFiller(word));
  const asked = (telling.length > 0 || facets.length > 0 ? telling : rest).slice(0, MAX_WORDS);
  return {
    title: titleOf(text),
    titleBegins: !typed.some(({ isQuoted }) => isQuoted),
    slots: withBeginnings(asked.map(toSlot)),
    filters: facets.map(toFilter),
    like,
    words: asked.map(({ word }) => word),
  };
}

/** What was understood as something else than a word. */
export interface UnderstoodPart {
  facet: UnderstoodFacet | 'like';
  /** Of a product that is asked for something like it, its name. */
  value: string;
  /** The query without it. */
  without: string;
}

export function understoodIn(text: string): UnderstoodPart[] {
  const pieces = piecesOf(text);
  const textOf = (holds: (place: number) => boolean) =>
    pieces
      .filter(({ typed }, place) => typed !== '' && holds(place))
      .map(({ typed, isQuoted }) => (isQuoted ? `"${typed}"` : typed))
      .join(' ');
  const { facets, like, rest } = understand(partsIn(pieces));
  const said = facets.map(({ facet, value, pieces: of }) => ({ facet, value, without: textOf((at) => !of.has(at)) }));
  if (like === undefined) return said;
  const name = textOf((place) => rest.some(({ piece }) => piece === place));
  return [...said, { facet: 'like', value: name, without: name }];
}

const toFilter = ({ facet, value, words }: Understood): Slot => ({
  words: [`${MARKS.facet}${facet}-${value}`, ...words],
  ...{ stems: [], begins: [], nameBegins: [] },
});

/** As much of a text as may be asked for. */
export const cutQuery = (text: string) => Array.from(text).slice(0, MAX_QUERY).join('');

export const isFiller = (word: string) => FILLERS.has(word);

export const isAction = (word: string) => ACTIONS.has(stemOf(word) ?? word);

/** Of a word that nobody has quoted, in all its spellings. */
export function slotOf(...words: string[]): Slot {
  const stems = [...new Set(words.map((word) => stemOf(word) ?? word))];
  return { words, stems, begins: words.filter((word) => !isShort(word)), nameBegins: words.filter(isShort) };
}

/** Beside a longer word that must occur, too, the beginning of one may be short. */
function withBeginnings(slots: Slot[]): Slot[] {
  if (!slots.some(({ begins }) => begins.length > 0)) return slots;
  return slots.map((slot) => ({ ...slot, begins: [...slot.begins, ...slot.nameBegins], nameBegins: [] }));
}

/** Of a script in which two signs are not yet a word. */
const isShort = (word: string) => word.length <= 2 && !/\p{Lo}/u.test(word);

interface Part extends Word {
  /** Other ways to write it, and what it may be with its neighbors as one word. */
  others: string[];
}

/** What stands between two spaces. */
interface Piece {
  typed: string;
  words: string[];
  /** All of it as one word: `node.js`, `nodeJs` and `node-js` are nodejs, too. */
  whole: string;
  isQuoted: boolean;
}

/** Quoted words mean nothing but themselves. */
const partsOf = (text: string): Part[] => partsIn(piecesOf(text));

function piecesOf(text: string): Piece[] {
  const quotes = text.split('"');
  return quotes.flatMap((quote, index) => {
    // Between two quotes; a quote that is alone says nothing.
    const isQuoted = index % 2 === 1 && index < quotes.length - 1;
    return quote.split(/\s+/).map((typed) => toPiece(typed, isQuoted));
  });
}

function partsIn(pieces: readonly Piece[]): Part[] {
  return pieces.flatMap((piece, index) => {
    const neighbors = gluedNeighbors(pieces, index);
    return piece.words.map((word) => ({ ...toPart(word, piece, neighbors), typed: piece.typed, piece: index }));
  });
}

function toPiece(typed: string, isQuoted: boolean): Piece {
  const words = (isQuoted ? [typed] : humpsOf(typed)).flatMap(searchWords);
  // `C++` is both c and c++, but only the latter is asked for.
  const telling = words.filter((word, index) => !SIGNED.test(words[index + 1]?.slice(word.length) ?? ''));
  return { typed, words: telling, whole: glued(typed), isQuoted };
}

/** `type script` may be TypeScript. */
function gluedNeighbors(pieces: readonly Piece[], index: number): string[] {
  const pairs = [index - 1, index].map((at) => [pieces[at], pieces[at + 1]]);
  return pairs.flatMap(([first, second]) => {
    if (first === undefined || second === undefined || first.isQuoted || second.isQuoted) return [];
    return first.whole === '' || second.whole === '' ? [] : [first.whole + second.whole];
  });
}

function toPart(
  word: string,
  { typed, words, whole, isQuoted }: Piece,
  neighbors: readonly string[],
): Omit<Part, 'typed' | 'piece'> {
  if (isQuoted) return { word, others: [], isQuoted };
  const others = [word.replace(/([aou])e/g, '$1'), withoutScript(word), ...neighbors];
  if (words.length > 1) return { word, others: [whole, ...others], isQuoted };
  const spelled = searchWords(typed.toLowerCase().replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? ''));
  return { word, others: [...(spelled.length === 1 ? spelled : []), ...others], isQuoted };
}

function toSlot({ word, others, isQuoted }: Part): Slot {
  if (isQuoted) return { words: [word], stems: [], begins: [], nameBegins: [] };
  return slotOf(...new Set([word, ...others]));
}
