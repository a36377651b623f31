/**
 * The second layer of privacy. The first is that readers take no contact member; this one finds e-mail addresses
 * and telephone numbers that stand inside the text of members that are taken.
 * All patterns are linear: every repetition is bounded.
 */

export const REMOVED = '[contact removed]';

/** `git@host:path` is an address of a repository, not of a person, so a colon and a path may not follow. */
const EMAIL =
  /(?:mailto:)?[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.){1,8}\p{L}{2,24}(?![\p{L}\p{N}-]|:[\w~/])/giu;

/** "name (at) example (dot) org" and its like. */
const SPELLED_EMAIL =
  /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}\s{0,3}[[({<]\s?at\s?[\])}>]\s{0,3}[\p{L}\p{N}-]{1,63}(?:\s{0,3}(?:\.|[[({<]\s?dot\s?[\])}>])\s{0,3}[\p{L}\p{N}-]{2,63}){1,4}/giu;

const GAP = '[ .\\-/\u00a0\u2010-\u2013]?';

/** +49 30 1234567: a plus sign and 8 to 15 digits in groups. */
const INTERNATIONAL = new RegExp(`(?<![\\p{L}\\p{N}.+])\\+(?:${GAP}\\(?\\d\\)?){8,15}(?!\\d)`, 'gu');
/** 0049 30 1234567: the same with the international prefix 00. */
const INTERNATIONAL_00 = /(?<![\p{L}\p{N}.,:/-])00[1-9]\d{0,2}(?:[ /-]\(?\d{1,5}\)?){2,5}(?![\d.])/gu;
/** (555) 010-0199 and 555-010-0199: three, three and four digits. */
const NORTH_AMERICAN =
  /(?<![\p{L}\p{N}.\-/=_])(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}([-. \u2010-\u2013]))\d{3}(?:\1|[-. \u2010-\u2013])\d{4}(?![\p{L}\p{N}\-/]|\.\d)/gu;
/** tel: 030 1234567: anything that is called a telephone number. */
const LABELLED =
  /\b(?:tel|telephone|telefon|phone|fax|mobile|whatsapp|call us at)(?:\.|:|\.:| ?no\.?:?)\s{0,2}\+?\(?\d(?:[ .\-/()]{0,2}\d){5,14}(?!\d)/giu;

const PATTERNS = [EMAIL, SPELLED_EMAIL, LABELLED, INTERNATIONAL, INTERNATIONAL_00, NORTH_AMERICAN];

/** The text with every e-mail address and telephone number replaced by {@link REMOVED}; equal if there is none. */
export function scrubContacts(text: string): string {
  return PATTERNS.reduce((current, pattern) => current.replace(pattern, REMOVED), text);
}

/** True if an address, also behind percent-encoding, holds an e-mail address or telephone number. */
export function linkHasContact(address: string): boolean {
  let decoded = address;
  try {
    decoded = decodeURIComponent(address);
  } catch {
    // A stray percent sign: looked at as it is.
  }
  return scrubContacts(decoded) !== decoded;
}
