/** Text that JSON can carry and nothing else should: NUL, halves of surrogate pairs, numbers that are not exact. */
import { error, fieldName, type Problem } from '../problems.ts';
import { plainText } from './plain-text.ts';
import { visitLeaves } from './visit-leaves.ts';

/** Joiners, variation selectors and the empty Braille cell are kept inside text, but alone they show nothing. */
const NOTHING_TO_SEE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

export function textProblems(document: unknown): Problem[] {
  const problems: Problem[] = [];
  visitLeaves(document, (value, pointer) => {
    const field = fieldName(pointer);
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
      problems.push(error(pointer, 'bad_text', `${field} holds a NUL or half a character. Remove it.`));
    }
    if (typeof value === 'string' && value !== '' && NOTHING_TO_SEE.test(plainText(value))) {
      problems.push(error(pointer, 'empty', `${field} holds nothing that can be seen. Fill it in or leave it out.`));
    }
    if (typeof value === 'number' && !isExact(value)) {
      problems.push(error(pointer, 'bad_number', `${field} is a number too large to be exact. Make it smaller.`));
    }
  });
  return problems;
}

function isExact(value: number): boolean {
  return Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
}
