/** The pieces behind the summary → the text: what goes on about the thing, up to where something else begins. */
import { announces, withoutColon } from './colon.ts';
import type { Piece } from './pieces.ts';
import { weight, wordCount } from './prose.ts';
import type { Section } from './sections.ts';

const MAX_TEXT = 4000;
/** A text that short may go on in a section whose heading says nothing. */
const SHORT_TEXT = 400;
/** Shorter paragraphs are labels and remarks. */
const MIN_PARAGRAPH = 24;
/** Without a mark at the end, fewer words are a label. */
const MIN_WORDS = 6;
const MIN_SENTENCE = 4;
/** Sections below this level belong to what stands above them. */
const MAX_LEVEL = 2;

/**
 * Paragraphs and lists separated by an empty line. `rest` is what the paragraph of the summary says beyond it.
 * Ends before installation, use, license and the like; only a text that is still empty then looks further, for
 * sections that are about the thing.
 */
export function textAfter(pieces: readonly Piece[], start: number, own: Section | undefined, rest: string): string {
  const parts = rest === '' ? [] : [rest];
  let length = rest.length;
  let hasLeft = false;
  let isLate = false;
  for (const [offset, piece] of pieces.slice(start).entries()) {
    const { section } = piece;
    if (section.kind === 'end' && section !== own) {
      if (parts.length > 0) break;
      isLate = true;
    }
    hasLeft ||= section.kind === 'aside' && section !== own;
    const isWanted =
      section === own || (isLate ? isAbout(section) : isRelated(section, hasLeft || length > SHORT_TEXT));
    const part = isWanted ? partOf(piece, pieces[start + offset + 1], parts.at(-1)) : '';
    if (part === '') continue;
    if (length + part.length + 2 > MAX_TEXT) break;
    parts.push(part);
    length += part.length + 2;
  }
  return withoutLooseColons(parts).join('\n\n').slice(0, MAX_TEXT);
}

function isRelated({ kind }: Section, isEnough: boolean): boolean {
  return kind !== 'end' && kind !== 'aside' && (kind !== 'unknown' || !isEnough);
}

function isAbout({ kind, level }: Section): boolean {
  return (kind === 'about' || kind === 'features') && level <= MAX_LEVEL;
}

function partOf(piece: Piece, next: Piece | undefined, last: string | undefined): string {
  if (piece.kind === 'gap' || piece.text === '') return '';
  if (piece.kind === 'paragraph') {
    if (piece.quoted || !piece.isLead) return '';
    if (next?.kind === 'list' && next.text !== '' && next.section === piece.section) return piece.text;
    return !piece.isPlain || isFragment(piece.text) ? '' : withoutColon(piece.text);
  }
  // A list that nothing leads to must say by itself what it lists.
  const isLed =
    (last !== undefined && announces(last, true)) ||
    piece.section.kind === 'features' ||
    piece.section.kind === 'about';
  return isLed || piece.items.every((item) => wordCount(item) >= 4) ? piece.text : '';
}

function isFragment(text: string): boolean {
  const isSentence = /[.!?:。！？：…]["”)]?$/.test(text);
  return isSentence ? wordCount(text) < MIN_SENTENCE : weight(text) < MIN_PARAGRAPH || wordCount(text) < MIN_WORDS;
}

/** Without what led to something that was left out. */
function withoutLooseColons(parts: readonly string[]): string[] {
  return parts
    .map((part, index) => (parts[index + 1]?.startsWith('- ') || part.startsWith('- ') ? part : withoutColon(part)))
    .filter((part) => part !== '');
}
