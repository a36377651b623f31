/** Forms that numbers are written in, telephone numbers and others. Every repetition is bounded. */

const DATE = /^(?:\d{4}[-./]\d\d?[-./]\d\d?|\d\d?[-./]\d\d?[-./]\d{4}|\d\d? \d\d? (?:19|20)\d\d)(?!\d)/;
const VERSION = /^(?!0\d)\d{1,5}(?:\.\d{1,5}){2,3}(?![\d.])/;
const DECIMAL = /^(?:0|[1-9]\d{0,8})\.\d{1,12}$/;

export function isVersionOrDate(written: string): boolean {
  return DATE.test(written) || DECIMAL.test(written) || (VERSION.test(written) && !isForm(written));
}

const THREE_THREE_FOUR = /^(?:1[ .-]{1,3})?[2-9]\d\d([ ./-]{1,3})\d{3}([ .-]{1,3})\d{4}$/;
const OLD_THREE_THREE_FOUR = /^(?:1[ .-])?\d{3}(-)\d{3}-\d{4}$/;
const AREA_IN_BRACKETS = /^(?:\+?[178][ .-]?)?[([](?:[2-9]\d\d)[)\]][ .-]{0,3}\d{3}[ .-]{0,3}\d\d[ .-]?\d\d$/;
const AREA_WITH_ZERO = /^\(0\d{1,5}\)(?:[ /-]?\d){5,10}$/;
const RUSSIAN = /^[78][ -]?[(]?[3489]\d\d[)]?[ -]?\d{3}[ -]\d\d[ -]\d\d$/;
export const AREA = /^\((?:0\d{1,2}|[1-9][1-9]\d?)(?:-\d)?\) ?\d{3,5}[ -]\d{4}$/;
export const TRUNK = /^(?:\(0\) ?\d{1,4}|0 [1-9]\d{1,4}(?= ?\/)|\(?0[1-9]\d{0,4}\)?)[ /-]{1,3}\(?\d/;
/** As the French write theirs. */
export const PAIRS = /^0[1-9](?:\.\d\d){4}$/;
/** One digit at a time, in blocks. */
export const DIGIT_BY_DIGIT = /^\d(?: \d){0,8}(?: - \d(?: \d){0,8}){2,3}$/;
export const ASIAN = /^(?:1[3-9]\d([ -])\d{4}\1\d{4}|[6-9]\d{4} \d{5}|\d\d \d{4,5}-\d{4})$/;

export function isForm(written: string): boolean {
  const [, first, second] = THREE_THREE_FOUR.exec(written) ?? [];
  const isEven = first === second || (second?.includes('-') === true && first !== '.');
  if (first !== undefined && isEven) return true;
  return [OLD_THREE_THREE_FOUR, AREA_IN_BRACKETS, AREA_WITH_ZERO, RUSSIAN].some((form) => form.test(written));
}
