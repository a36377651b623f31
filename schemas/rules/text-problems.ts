/** Text that JSON can carry and nothing else should: NUL, halves of surrogate pairs, numbers that are not exact. */
import { error, type Problem, toPointer } from '../contracts/problems.ts';
import { plainText } from './plain-text.ts';

/** Joiners, variation selectors and the empty Braille cell are kept inside text, but alone they show nothing. */
const NOTHING_TO_SEE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Nearly every text has one of these, which nothing takes out. */
const VISIBLE = /[!-~]/;

const NONE: readonly Problem[] = [];

/** @param value neither list nor object @param path of it */
export function leafProblems(value: unknown, path: readonly string[]): readonly Problem[] {
  if (typeof value === 'number') return isExact(value) ? NONE : [error(toPointer(path), 'bad_number')];
  if (typeof value !== 'string') return NONE;
  if (value.includes('\0') || !value.isWellFormed()) return [error(toPointer(path), 'bad_text')];
  return showsNothing(value) ? [error(toPointer(path), 'empty.invisible')] : NONE;
}

function showsNothing(text: string): boolean {
  return text !== '' && !VISIBLE.test(text) && NOTHING_TO_SEE.test(plainText(text));
}

function isExact(value: number): boolean {
  return Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
}
