/**
 * Contacts written so that programs do not see them: the rest of what `contacts.ts` looks for. These spellings are
 * near to ordinary words, so each pattern wants one more sign: a domain ending that is common, or many digits.
 * All patterns are linear: every repetition is bounded.
 */
import { type ContactForm, SIGN } from './contact-signs.ts';

/** Endings of addresses. Those that are also endings of files (py, rs, sh, md, pl, …) are left out. */
const TOP_LEVEL =
  '(?:com|org|net|edu|gov|int|info|biz|name|io|dev|app|me|ai|co|tech|cloud|xyz|online|site|email|example|eu|de|at|ch|' +
  'fr|nl|be|uk|ie|it|es|pt|se|no|fi|dk|cz|sk|hu|ro|bg|gr|hr|si|lt|lv|ee|ru|ua|by|tr|il|us|ca|mx|br|ar|cl|au|nz|jp|cn|' +
  'tw|kr|hk|sg|id|vn|th|za)(?![\\p{L}\\p{N}-])';

/** What stands before "at" in a sentence about a place: "hosted at", "find us at", "more @". */
const NOT_A_NAME =
  '(?!(?:look(?:s|ed|ing)?|see|seen|find|found|visit|read|meet|join|available|hosted|host|live|lives|living|online|' +
  'documented|published|released|download(?:s|ed)?|located|based|developed|maintained|work(?:s|ed|ing)?|demo|docs|' +
  'documentation|website|homepage|repository|site|page|forum|blog|code|source|sources|list|us|me|him|them|it|here|' +
  'there|more|is|are|was|be|and|or|also|out|us:?)[ @])';

const NAME = '[\\p{L}\\p{N}][\\p{L}\\p{N}._+-]{0,63}';
const START = '(?<![\\p{L}\\p{N}@/._+-])';

/** "jane @ example.org" */
const SPACED_EMAIL = new RegExp(
  `${START}${NOT_A_NAME}(?=[\\p{N}._+-]{0,63}\\p{L})${NAME} {0,2}[@\\uff20] {1,2}` +
    `(?:[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}\\.){1,4}${TOP_LEVEL}(?![/:@]|\\.[\\p{L}\\p{N}])`,
  'giu',
);
/** "jane!@example.org": signs that the standard allows in front of the @ (RFC 5321, "atom") and hardly anybody has. */
const ODD_EMAIL = new RegExp(
  `${START}${NAME}[!#$&*^~]{1,3}[@\\uff20](?:[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}\\.){1,4}${TOP_LEVEL}`,
  'giu',
);
/** "jane dot doe at example dot org" */
const SPOKEN_EMAIL = new RegExp(
  `${START}(?:[\\p{L}\\p{N}_-]{1,32} dot ){0,3}${NOT_A_NAME}${NAME} at ` +
    `(?:[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62} dot ){1,3}${TOP_LEVEL}`,
  'giu',
);

/** 004930123456: 00, a country and at least nine digits in one piece. No number filled up with zeros is likely so long. */
const UNBROKEN_00 = /(?<![\p{L}\p{N}.,:/=_#+-])00(?:1[2-9]\d{2}[2-9]\d{6}|[2-9]\d{9,12})(?![\p{L}\p{N}_-]|[.,]\d)/gu;
/** +49·30·123456: groups of digits with middle dots. */
const MIDDLE_DOTS = /(?<![\p{L}\p{N}.+])[+\uff0b]\d{1,4}(?: ?[·•∙‧・] ?\(?\d{1,12}\)?){1,6}(?!\d)/gu;
const MIN_DIGITS = 9;

export const LOOSE_CONTACTS: readonly ContactForm[] = [
  { pattern: SPACED_EMAIL, needs: SIGN.spacedAt },
  { pattern: ODD_EMAIL, needs: SIGN.oddAt },
  { pattern: SPOKEN_EMAIL, needs: SIGN.spokenDot },
  { pattern: UNBROKEN_00, needs: SIGN.nineDigits },
  {
    pattern: MIDDLE_DOTS,
    needs: SIGN.middleDot,
    isOther: (found) => found.replace(/\D/g, '').length < MIN_DIGITS,
  },
];
