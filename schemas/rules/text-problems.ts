/** Text that JSON can carry and nothing else should: NUL, halves of surrogate pairs, numbers that are not exact. */
import { error, fieldName, type Problem, toPointer } from '../contracts/problems.ts';
import { plainText } from './plain-text.ts';

/** Joiners, variation selectors and the empty Braille cell are kept inside text, but alone they show nothing. */
const NOTHING_TO_SEE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Nearly every text has one of these, which nothing takes out. */
const VISIBLE = /[!-~]/;

const NO_TEXT = 'holds a NUL or half a character. Remove it.';
const EMPTY = 'holds nothing that can be seen. Fill it in or leave it out.';
const TOO_LARGE = 'is a number too large to be exact. Make it smaller.';

const NONE: readonly Problem[] = [];

/** @param value neither list nor object @param path of it */
export function leafProblems(value: unknown, path: readonly string[]): readonly Problem[] {
  if (typeof value === 'number') return isExact(value) ? NONE : [refusal(path, 'bad_number', TOO_LARGE)];
  if (typeof value !== 'string') return NONE;
  if (value.includes('\0') || !value.isWellFormed()) return [refusal(path, 'bad_text', NO_TEXT)];
  return showsNothing(value) ? [refusal(path, 'empty', EMPTY)] : NONE;
}

function refusal(path: readonly string[], code: string, fault: string): Problem {
  const pointer = toPointer(path);
  return error(pointer, code, `${fieldName(pointer)} ${fault}`);
}

function showsNothing(text: string): boolean {
  return text !== '' && !VISIBLE.test(text) && NOTHING_TO_SEE.test(plainText(text));
}

function isExact(value: number): boolean {
  return Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
}
