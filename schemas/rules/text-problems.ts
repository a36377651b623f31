/** Text that JSON can carry and nothing else should: NUL, halves of surrogate pairs, numbers that are not exact. */
import { error, fieldName, type Problem, toPointer } from '../problems.ts';
import { plainText } from './plain-text.ts';
import { visitLeaves } from './visit-leaves.ts';

/** Joiners, variation selectors and the empty Braille cell are kept inside text, but alone they show nothing. */
const NOTHING_TO_SEE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Nearly every text has one of these, which nothing takes out. */
const VISIBLE = /[!-~]/;

export function textProblems(document: unknown): Problem[] {
  const problems: Problem[] = [];
  const refuse = (path: readonly string[], code: string, fault: string) => {
    const pointer = toPointer(path);
    problems.push(error(pointer, code, `${fieldName(pointer)} ${fault}`));
  };
  visitLeaves(document, (value, path) => {
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) {
        refuse(path, 'bad_text', 'holds a NUL or half a character. Remove it.');
      }
      if (showsNothing(value)) {
        refuse(path, 'empty', 'holds nothing that can be seen. Fill it in or leave it out.');
      }
    } else if (typeof value === 'number' && !isExact(value)) {
      refuse(path, 'bad_number', 'is a number too large to be exact. Make it smaller.');
    }
  });
  return problems;
}

function showsNothing(text: string): boolean {
  return text !== '' && !VISIBLE.test(text) && NOTHING_TO_SEE.test(plainText(text));
}

function isExact(value: number): boolean {
  return Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
}
