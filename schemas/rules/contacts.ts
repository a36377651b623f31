/**
 * The second layer of privacy. The first is that readers take no contact member; this one finds e-mail addresses
 * and telephone numbers that stand inside the text of members that are taken.
 * All patterns are linear: every repetition is bounded.
 */
import type { ContactForm } from './contact-signs.ts';
import { SIGN, signsOf } from './contact-signs.ts';
import { LOOSE_CONTACTS } from './loose-contacts.ts';

export const REMOVED = '[contact removed]';

/** Also full-width, percent-encoded and as an HTML character reference. */
const AT = '(?:[@\\uff20\\ufe6b]|%40|&#64;|&#x40;|&commat;)';
const LABEL = '[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]{0,62}';
const TOP_LEVEL = '(?:xn--[a-z0-9-]{2,59}|\\p{L}[\\p{L}\\p{M}]{1,23})';
const EMAIL = new RegExp(
  `(?:mailto:)?[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}._%+'-]{0,63}${AT}(?:${LABEL}\\.){1,8}${TOP_LEVEL}(?![\\p{L}\\p{M}\\p{N}-])`,
  'giu',
);

/** "name (at) example (dot) org" and its like. */
const SPELLED_AT = '\\s{0,3}[[({<]\\s?(?:at|@)\\s?[\\])}>]\\s{0,3}';
const SPELLED_DOT = '(?:\\.|\\s{0,3}[[({<]\\s?(?:dot|\\.)\\s?[\\])}>]\\s{0,3})';
const SPELLED_EMAIL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:[\\p{L}\\p{N}_-]{1,32}${SPELLED_DOT}){0,3}[\\p{L}\\p{N}][\\p{L}\\p{N}._%+-]{0,63}${SPELLED_AT}` +
    `[\\p{L}\\p{N}-]{1,63}(?:${SPELLED_DOT}[\\p{L}\\p{N}-]{2,63}){1,4}`,
  'giu',
);
/** "name AT example DOT org". In small letters these would be words of a sentence. */
const SHOUTED_EMAIL =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63} AT [\p{L}\p{N}-]{1,63}(?: DOT [\p{L}\p{N}-]{2,63}){1,4}/gu;

const DASH = '\\-\\u2010-\\u2015\\u2212';
const SPACE = '[ \\u00a0\\u2007\\u2009\\u202f]';
/** Before a digit: a dot, slash or dash, and a space on either side. Written so that it matches in one way only. */
const DIGIT = `(?:[./${DASH}]${SPACE}?|${SPACE}(?:[./${DASH}]${SPACE}?)?)?\\(?\\d\\)?`;

/** +49 30 1234567: 9 to 15 digits. No country's code begins with 0, and none of +1's areas with 0 or 1. */
const INTERNATIONAL = new RegExp(
  `(?<![\\p{L}\\p{N}.+])[+\\uff0b]\\(?(?!\\d{1,3}(?:[ .]000){2,4}(?!\\d))(?:1\\)?[ ./${DASH}]?\\(?[2-9]|[2-9])\\)?(?:${DIGIT}){8,14}(?!\\d)`,
  'gu',
);
/** 0049 30 1234567: the same behind 00. The gap, and no zero after it, tell it from numbers filled up with zeros. */
const INTERNATIONAL_00 = new RegExp(
  `(?<![\\p{L}\\p{N}.,:/-])00(?:1[ /${DASH}]\\(?[2-9]\\d|[2-9]\\d{1,2}[ /${DASH}](?:\\(0\\) ?|(?<=39.)0)?\\(?[1-9])\\)?` +
    `(?:${DIGIT}){6,12}(?!\\d|\\.\\d)`,
  'gu',
);
/** (555) 010-0199 and (495) 123-45-67: an area code in parentheses, then seven digits. */
const AREA_CODE = /(?<![\p{L}\p{N}=_])(?:1[ .-])?\(\d{3}\)[ .-]?\d{3}[ .-]?\d\d[ .-]?\d\d(?![\p{L}\p{N}-]|\.\d)/gu;
/** (030) 1234567: an area code with its zero in parentheses, then at least five digits. */
const AREA_CODE_0 = /(?<![\p{L}\p{N}=_])\(0\d{1,5}\)(?:[ /-]?\d){5,10}(?![\p{L}\p{N}-]|\.\d)/gu;
/** 555-010-0199: three, three and four digits. */
const THREE_THREE_FOUR = new RegExp(
  `(?<![\\p{L}\\p{N}.\\-/=_])(?:1[ .-])?\\d{3}([${DASH}])\\d{3}\\1\\d{4}(?![\\p{L}\\p{N}\\-/]|\\.\\d)`,
  'gu',
);
/** 555 010 0199 and 555.010.0199: the same, unless it stands in a list of numbers or a longer version. */
const THREE_THREE_FOUR_SPACED =
  /(?<![\p{L}\p{N}.\-/=_]|\d )(?:1[ .])?[2-9]\d\d([. \u00a0])\d{3}\1\d{4}(?![\p{L}\p{N}\-/]|[. ]\d)/gu;
/** "tel: 030 1234567", in some languages: what is called a telephone number is one, unless it is a date or a version. */
const LABELLED = new RegExp(
  '(?<!\\p{L})(?:t[eé]l(?:[eéè](?:f|ph)on[eo]?|efoon)?|phone|fax|mobile?|hotline|whatsapp|call us at|тел(?:ефон)?|факс|τηλ|电话|電話)' +
    '(?:\\.?\\s?[:：]|\\.|\\s?no\\.?:?|(?=\\s[0+]))\\s{0,3}' +
    '(?!\\d{4}[-./]\\d\\d?[-./]|\\d\\d?[-./]\\d\\d?[-./]\\d{4}|(?!0\\d)\\d{1,5}(?:\\.\\d{1,5}){2,3}(?![\\d.]))' +
    `[+\\uff0b]?\\(?\\d\\)?(?:[ .${DASH}/()\\u00a0]{0,3}\\d){5,14}(?!\\d)`,
  'giu',
);
/** wa.me/15550100199 and whatsapp.com/send?phone=…: links that are telephone numbers. */
const NUMBER_LINK = /(?:wa\.me\/|whatsapp\.com\/send\/?\?phone=)\+?\d{8,15}(?!\d)/giu;

interface Lookalike {
  before?: RegExp;
  found?: RegExp;
  after?: RegExp;
}

/** Characters before and behind a find that are looked at. */
const CONTEXT = 200;

/** What has the form of an e-mail address and is none: all the patterns of an entry must be true. */
const LOOKALIKES: readonly Lookalike[] = [
  // git@host.example:path, host.example:group/project.git and user@host.example:/path: places of files.
  { found: /^git@/i, after: /^:[\w~/]/ },
  { after: /^:(?:[~/]|[\w.-]{1,100}(?:\/|\.git\b))/ },
  // ssh://user@host, postgres://user:password@host; an http address with a name alone may be meant for a person.
  { before: /\b(?!https?:|mailto:)[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/@]{0,100}$/i },
  { before: /:\/\/[^\s/@:]{1,64}:[^\s/@]{0,64}$/ },
  // ssh -p 2222 user@host
  { before: /(?:^|[\s`'"$;|&(])(?:ssh|ssh-copy-id|scp|sftp|rsync|mosh)\s{1,3}(?:-\w[^\n]{0,150}\s)?$/ },
  // @user@server: a name in the fediverse.
  { before: /(?<![\p{L}\p{N}])@[\p{L}\p{N}._-]{0,64}$/u },
  // package@1.2.3-beta.next
  { found: /@v?\d{1,9}\.(?:\d{1,9}|x)[.-]/i },
  // picture@2x.png, unit@instance.service: names of files.
  {
    found:
      /\.(?:png|jpe?g|gif|svg|webp|ico|[cm]?[jt]sx?|css|html?|json|ya?ml|xml|txt|exe|dll|t?gz|service|timer|socket)$/i,
  },
  // The name of a calendar, not of a mailbox.
  { found: /@(?:group|resource)\.(?:v\.)?calendar\.google\.com$/i },
];

const { nineDigits, bracketedDigit } = SIGN;

/** One after the other, each on what those before have left. */
const FORMS: readonly ContactForm[] = [
  { pattern: EMAIL, needs: SIGN.at, isOther: isLookalike },
  { pattern: SPELLED_EMAIL, needs: SIGN.bracketedAt },
  { pattern: SHOUTED_EMAIL, needs: SIGN.shoutedAt },
  { pattern: LABELLED, needs: SIGN.namedDigit },
  { pattern: NUMBER_LINK, needs: SIGN.eightDigitsInARow },
  { pattern: INTERNATIONAL, needs: nineDigits | SIGN.plus },
  { pattern: INTERNATIONAL_00, needs: nineDigits },
  { pattern: AREA_CODE, needs: nineDigits | bracketedDigit },
  { pattern: AREA_CODE_0, needs: bracketedDigit },
  { pattern: THREE_THREE_FOUR, needs: nineDigits },
  { pattern: THREE_THREE_FOUR_SPACED, needs: nineDigits },
  ...LOOSE_CONTACTS,
];
/** The text with every e-mail address and telephone number replaced by {@link REMOVED}; equal if there is none. */
export function scrubContacts(text: string): string {
  return scrubSigned(text, signsOf(text));
}

/** @param signs that the text has; with all of them every search is made, and finds the same */
export function scrubSigned(text: string, signs: number): string {
  if (signs === 0) return text;
  let clean = text;
  for (const { pattern, needs, isOther } of FORMS) {
    if ((signs & needs) !== needs) continue;
    if (isOther === undefined) clean = clean.replace(pattern, REMOVED);
    else
      clean = clean.replace(pattern, (found, ...[offset, whole]) => (isOther(found, offset, whole) ? found : REMOVED));
  }
  return clean;
}

function isLookalike(found: string, offset: number, text: string): boolean {
  const end = offset + found.length;
  const before = text.slice(Math.max(0, offset - CONTEXT), offset);
  const after = text.slice(end, end + CONTEXT);
  return LOOKALIKES.some(
    (rule) =>
      (rule.before?.test(before) ?? true) && (rule.found?.test(found) ?? true) && (rule.after?.test(after) ?? true),
  );
}

/** True if an address, also behind percent-encoding, holds an e-mail address or telephone number. */
export function linkHasContact(address: string): boolean {
  const decoded = address.includes('%') ? decodedOf(address) : address;
  return scrubContacts(decoded) !== decoded;
}

function decodedOf(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    // A stray percent sign: looked at as it is.
    return address;
  }
}
