/**
 * What contacts are made of, found by a few quick searches: most texts have none of it. Each sign is necessary for what
 * is searched under it, so that a search without it would find nothing.
 */

export const SIGN = {
  at: 1,
  /** An address spelled or spoken. */
  spelled: 2,
  /** Digits, or what can stand for them. */
  number: 4,
  /** A row of words that may be digits. */
  spoken: 8,
  /** A word that leads to a person. */
  person: 16,
};
export const ALL_SIGNS = 31;

/** A date or version and nothing else: no telephone number without a word, sign or parenthesis is that short. */
const SHORT_NUMBER = /^[\d.-]{0,8}$/;
const MIN_LENGTH_OF_NUMBER = 6;
/** "jane_at_example.org" */
const GLUED_AT = /[|*/_-](?:a[et]?t|et|chez|bei)(?:[ -]?sign)?[|*/_-]/i;
/** Visible ASCII without `@`, `+`, and what can stand for an `@`: percent, ampersand, opening brackets. */
const NO_WORD = /[^!-$'),-;=-?A-Z\\-z|-~\]]/;
/** Digits with no more between them than telephone numbers have: written out, which is found faster than counted. */
const ONE_MORE = '[^\\p{L}\\p{N}\\n]{0,6}\\d';
const SIX_DIGITS = new RegExp(`\\d${ONE_MORE.repeat(5)}`, 'u');
/** 1-800-GET-HELP, and O for zero. */
const LETTERED_NUMBER = /8\d\d-[A-Z\d]{3}|[0OIl][\dOIl ]{6}/;
const SPELLED =
  /[[({<]\s{0,2}(?:a|ä|et|@|\p{L}{3,})|[|*/_-]\s{0,2}(?:a[et]?t|ät|et|chez|bei|@)\s{0,2}[|*/_-]|[@*`_"'“”][*`_@[{("'“”]|@\S{1,63} (?:dot|punkt|point|punto|ponto|punt|kropka|te[cč]ka|точка) |at[ -]sign|@ \S \S| (?:at|bei|chez|op|på) |(?:换成|换为|改成|改为|替换为|替换成|[を=>→は])\s?["'“「]?@|replac|mail|outlook|yahoo|gmx|icloud|aol/iu;
const NAMED_AT = /arroba|arobas|chiocciola|apen?staartje|ma[łl]pa|zavin|kukac|собак|равлик|アット|papaki|παπάκι/iu;
const SPOKEN =
  /(?:plus|zero|oh|one|two|nine|null|eins|zwei|zéro|un|deux|cero|nueve|uno|dos|um|dois|due|nul|een|twee|jeden|dwa|ноль|нуль|один|два|noll|ett|två)[ ,.-]{1,3}\p{L}{2,8}[ ,.-]/iu;
const PERSON =
  /onta[ck]t|onta[tc]?to|kontaktn|c\/o|attn|attention|in touch with|write to|ask for|speak (?:to|with)|talk to|turn to|reach out|wenden sie|adresser à|diríjase|обраща|interloc|respons|referente|person in charge|protection officer|z\. ?hd|zu händen|anspre|sachbearb|beauftragt|verantwort|zuständig|yhteys|kapcsolat|rtibat|leti[sş]im|контакт|ответств|відповід|επικοινωνίας|liên hệ|narahub|联系|聯絡|联络|負責|负责|担当|담당|الاتصال|קשר/iu;

/** True for most texts, at once: visible ASCII without a space in which neither an address nor a number can stand. */
export function isQuiet(text: string): boolean {
  if (NO_WORD.test(text) || GLUED_AT.test(text)) return false;
  return text.length < MIN_LENGTH_OF_NUMBER || SHORT_NUMBER.test(text) || !SIX_DIGITS.test(text);
}

/** @param text a shadow @returns the sum of the {@link SIGN}s that it has */
export function signsOf(text: string): number {
  return (
    (text.includes('@') ? SIGN.at : 0) |
    (SPELLED.test(text) || NAMED_AT.test(text) ? SIGN.spelled : 0) |
    (SIX_DIGITS.test(text) || LETTERED_NUMBER.test(text) ? SIGN.number : 0) |
    (SPOKEN.test(text) ? SIGN.spoken : 0) |
    (PERSON.test(text) ? SIGN.person : 0)
  );
}
