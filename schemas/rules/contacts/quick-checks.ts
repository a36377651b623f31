/**
 * What contacts are made of, found by a few quick searches: most texts have none of it. Each sign is necessary for what
 * is searched under it, so that a search without it would find nothing.
 */
import { HANDLE_SIGNS, PLACE_SIGNS } from './handles.ts';
import { CREDIT_SIGNS } from './person-names.ts';
import { SPELLED_SIGNS } from './spelled-email.ts';
import { SIGNS_SIGN, SPOKEN_SIGNS } from './spoken-digits.ts';
import { sieveOf } from './word-prefilter.ts';

export const SIGN = {
  at: 1,
  /** An address spelled or spoken, in whole or in part. */
  spelled: 2,
  /** Digits, or what can stand for them. */
  number: 4,
  /** A row of words that may be digits. */
  spoken: 8,
  /** A word that leads to a person. */
  person: 16,
  /** A messenger. */
  handle: 32,
  /** A street, an account: the first of as many signs as there are kinds of them. */
  place: 64,
};
export const ALL_SIGNS = (SIGN.place << PLACE_SIGNS.length) - 1;

/** A date or a version and nothing else. */
const NO_NUMBER = /^(?!\d{3}\.\d{3}\.\d{4}$)(?:\d{4}-\d\d-\d\d|\d{1,5}(?:\.\d{1,5}){1,3})$/;
const MIN_LENGTH_OF_NUMBER = 6;
/** "jane_at_example.org" */
const GLUED_AT = /[|*/_#~=-](?:a[et]?t|et|chez|bei)(?:[ -]?sign)?[|*/_#~=-]/i;
/** Visible ASCII without `@`, `+`, and what can stand for an `@`: percent, ampersand, opening brackets. */
const NO_WORD = /[^!-$'),-;=-?A-Z\\-z|-~\]]/;
/** An address of a page: digits in it are names of files and versions, unless the page is a number's own. */
const PLAIN_ADDRESS = /^https?:\/\/[\w.~/#-]*$/;
const NUMBER_PAGE = /\.me\//i;
/** Digits with no more between them than telephone numbers have: written out, which is found faster than counted. */
const ONE_MORE = '[ ./()[\\]{}<>·_~|:,*-]{0,3}\\d';
const SIX_DIGITS = new RegExp(`\\d${ONE_MORE.repeat(5)}`);
/** 1-800-GET-HELP, and O for zero. */
export const LETTERED_NUMBER = /8\d\d-[A-Z\d]{3}|[0O](?:[\dOIl] ?){6}|0xx|0XX/;
/** All others are looked for in small letters. */
const PERSON =
  /(?<![a-z])(?:mrs?\.|ms\.|srt?a\.|dott\.|sig\.|frau|herrn? |mme|mlle)|onta[ck]t|onta[tc]?to|kontaktn|c\/o|attn|in touch with|write to|ask for|speak (?:to|with)|talk to|turn to|reach out|wenden sie|adresser à|diríjase|обраща|interloc|responsab|responsib|responsáv|referente|person in charge|protection officer|z\. ?hd|zu händen|anspre|sachbearb|geschäftsf|projektleit|inhaber|vertreten durch|a\/a|att\.|l['’]attention|odpowiedzialn|책임|连络|beauftragt|verantwort|zuständig|yhteys|kapcsolat|rtibat|leti[sş]im|контакт|ответств|відповід|επικοινωνίας|liên hệ|narahub|联系|聯絡|联络|負責|负责|担当|담당|الاتصال|קשר|(?:developed|written|created|programmed|maintained) by|entwickelt von|programmiert von|développé par|desarrollado por|sviluppato da|\(c\)|copyright/;

/** Patterns for texts in small letters, by the sign that a match is. */
export const WORD_SIGNS: readonly (readonly [number, RegExp])[] = [
  ...SPELLED_SIGNS.map((pattern) => [SIGN.spelled, pattern] as const),
  ...[...SPOKEN_SIGNS, SIGNS_SIGN].map((pattern) => [SIGN.spoken, pattern] as const),
  ...[PERSON, ...CREDIT_SIGNS].map((pattern) => [SIGN.person, pattern] as const),
  ...HANDLE_SIGNS.map((pattern) => [SIGN.handle, pattern] as const),
  ...PLACE_SIGNS.map((pattern, index) => [SIGN.place << index, pattern] as const),
];
/** Made when the first text needs it: many programs read none. */
let sieve: ((small: string) => number) | undefined;

/** True for most texts, at once: visible ASCII without a space in which neither an address nor a number can stand. */
export function isQuiet(text: string): boolean {
  if (NO_WORD.test(text)) return false;
  const hasNoNumber =
    text.length < MIN_LENGTH_OF_NUMBER || isPlainAddress(text) || NO_NUMBER.test(text) || !SIX_DIGITS.test(text);
  return hasNoNumber && !GLUED_AT.test(text);
}

/** True for an address in which no number is looked for. */
export function isPlainAddress(text: string): boolean {
  return PLAIN_ADDRESS.test(text) && !NUMBER_PAGE.test(text);
}

/** @param text a shadow @returns the sum of the {@link SIGN}s that it has */
export function signsOf(text: string): number {
  const small = text.toLowerCase();
  // A letter that became two may part what belongs together.
  if (small.length !== text.length) return ALL_SIGNS;
  sieve ??= sieveOf(WORD_SIGNS);
  return (
    sieve(small) |
    (text.includes('@') ? SIGN.at | SIGN.spelled : 0) |
    (text.includes('©') ? SIGN.person : 0) |
    (SIX_DIGITS.test(text) || LETTERED_NUMBER.test(text) ? SIGN.number : 0)
  );
}
