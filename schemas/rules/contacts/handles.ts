/**
 * Ways to a person that are neither a mail nor a number: names in messengers, postal addresses, accounts of banks. A team
 * has them, too, so that a reviewer looks, and nothing is taken out. Every repetition is bounded.
 */
import { type Find, possible } from './folded-text.ts';

const NAME = '[\\p{L}\\p{N}][\\p{L}\\p{N}._-]{2,40}';
/** A service, and perhaps a word for a name in it. */
const SERVICES =
  '(?:telegram|телеграмм?|discord|skype|signal|threema|wechat|weixin|微信号?|kakao(?:talk)?|カカオ|카카오톡?|viber|icq|qq群?|line(?: id)?|whatsapp|zalo|' +
  'matrix|mastodon|fediverse|bluesky|twitter|instagram|snapchat|session)';
const SAID = `[\\p{sc=Cyrl}]{0,2}(?:[ :：]{1,3}(?:id|user(?:name)?|name|nick(?:name)?|handle|konto|me(?: (?:at|on))?|at|on)\\b){0,2}\\s?[:：]?\\s{0,2}`;
const HANDLES: readonly RegExp[] = [
  // "Telegram: @jane", "Skype: live:jane", "Discord jane#1234", "Signal user jane.77", "QQ：100012345"
  new RegExp(
    `(?<!\\p{L})${SERVICES}${SAID}(?:@${NAME}|live:\\.?${NAME}|${NAME}#\\d{4}(?!\\d)|${NAME}\\.\\d{2,4}(?![.\\d])|\\d{5,12}(?![.\\d]))`,
    'giu',
  ),
  new RegExp(`(?<!\\p{L})(?:${SERVICES}[ :：]{1,2}(?:id|user(?:name)?|nick|handle)\\s?[:：]?\\s?)${NAME}`, 'giu'),
  // Without a gap before them, or in scripts without a gap.
  new RegExp(`(?:line id|تلگرام|تليجرام|تيليجرام|טלגרם|テレグラム|텔레그램)\\s?[:：]?\\s{0,2}@?${NAME}`, 'giu'),
  new RegExp(`(?:微信|微博|カカオ|ライン|카카오톡|카톡|라인)(?:号|群|公众号|ID|아이디)?[:： ]{1,3}${NAME}`, 'giu'),
  new RegExp(`(?<!\\p{L})(?:tweet|toot|dm|message|ping)(?: (?:me|us|to|at)){0,2}[: ]{1,2}@${NAME}`, 'giu'),
  new RegExp(`(?<![\\p{L}\\p{N}@/.])@${NAME}(?::|@)${NAME}\\.\\p{L}{2,}`, 'giu'),
  /(?<![\p{L}\p{N}./-])(?:t|telegram)\.me\/[\w+]{4,40}/giu,
];

const STREET =
  '(?:street|st\\.|lane|road|rd\\.?|avenue|ave\\.?|drive|boulevard|blvd\\.?|court|terrace|crescent|close|square)';
/** Words of streets, each for the search and for its sign. */
const STREET_ENDINGS = 'straße|strasse|str\\.|weg|allee|platz|gasse|ring|damm|ufer|straat|laan|gatan|vej|gade';
const NORDIC_ENDINGS = 'gatan|vägen|stigen|gränden|väg|gata|torget';
const BEHIND_NUMBERS = 'rue|avenue|boulevard|place|chemin|allée|via|calle|avenida|rua|ul\\.';
const BEFORE_NUMBERS =
  'calle|c/|avenida|avda\\.|plaza|paseo|rua|praça|via|viale|piazza|corso|rue|ul\\.|al\\.|os\\.|ulice|utca|strada|cad\\.|sok\\.|jl\\.|jalan';
const CYRILLIC_SHORT = 'ул|вул|бул|пр|просп|пер|пров|наб|пл|ш';
const PLACES: readonly RegExp[] = [
  // "12 Mill Lane, Exampleton": behind it something of the place goes on.
  new RegExp(
    `(?<![\\p{N}.])\\d{1,5}[a-z]? (?:\\p{Lu}[\\p{L}'-]{1,20} ){1,3}${STREET}(?=,|\\.? (?:apt|suite|unit|floor)| \\p{Lu})`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}])\\p{Lu}[\\p{L}-]{1,30}(?:${STREET_ENDINGS}) ?\\d{1,4} ?[a-z]?,? (?:[A-Z]{1,2}-)?\\d{4,5} \\p{Lu}`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{N}.])\\d{1,4}(?: ?bis)?,? (?:${BEHIND_NUMBERS}) (?:\\p{L}[\\p{L}'’-]{0,20},? ){1,6}\\d{4,5}(?!\\d)`,
    'giu',
  ),
  // "An der Mühle 14b, 04999 Grünhagen", "ул. Садовая, д. 17": streets that are called otherwise.
  /(?<!\p{L})(?:[Aa][mn]|[Ii]m|[Ii]n|[Aa]uf|[Uu]nter|[Hh]inter|[Vv]or|[Zz]u[mr]?|[Bb]eim?) (?:de[rnm] )?\p{Lu}[\p{L}-]{2,30} \d{1,4} ?[a-z]?, (?:[A-Z]{1,2}-)?\d{5} \p{Lu}/gu,
  new RegExp(`(?<!\\p{L})\\p{Lu}[\\p{L}-]{1,30}(?:${NORDIC_ENDINGS}) \\d{1,4} ?[A-Z]?, \\d{3} ?\\d\\d \\p{Lu}`, 'gu'),
  new RegExp(
    `(?<!\\p{L})(?:${BEFORE_NUMBERS}) (?:\\p{L}[\\p{L}.'’-]{0,20} ){1,5}\\d{1,4}[^,\\n]{0,6},(?: [^,\\n]{1,12},)? (?:\\d{2}-\\d{3}|\\d{4,5}) \\p{L}`,
    'giu',
  ),
  new RegExp(`(?<!\\p{L})(?:${CYRILLIC_SHORT})\\. ?\\p{Lu}[\\p{L} .-]{2,40}, ?(?:д\\. ?|буд\\. ?|№ ?)?\\d{1,4}`, 'giu'),
  /(?<![A-Z\d])[A-Z]{2}\d\d(?: \d{4}){3,7}(?: \d{1,3})?(?! ?\d)|(?<=IBAN[ :]{1,3})[A-Z]{2}\d{14,30}/g,
];

/** What a text in small letters must have for each of them. */
export const PLACE_SIGNS: readonly RegExp[] = [
  new RegExp(`\\d[a-z]? (?:\\p{L}[\\p{L}'-]{1,20} ){1,3}${STREET}(?:,|\\.? (?:apt|suite|unit|floor)| \\p{L})`, 'iu'),
  new RegExp(`(?:${STREET_ENDINGS}) ?\\d`),
  new RegExp(`\\d(?: ?bis)?,? (?:${BEHIND_NUMBERS}) (?:\\p{L}[\\p{L}'’-]{0,20},? ){1,6}\\d`, 'u'),
  /\d ?[a-z]?, (?:[a-z]{1,2}-)?\d{5} /,
  new RegExp(`(?:${NORDIC_ENDINGS}) \\d`),
  new RegExp(`(?<!\\p{L})(?:${BEFORE_NUMBERS}) (?:\\p{L}[\\p{L}.'’-]{0,20} ){1,5}\\d`, 'u'),
  new RegExp(`(?<!\\p{L})(?:${CYRILLIC_SHORT})\\. ?\\p{L}[\\p{L} .-]{2,40},`, 'u'),
  // An account, also without the word for it.
  /iban[ :]{1,3}[a-z]{2}\d{14}|\d\d \d{4} \d{4} \d{4}/,
];

/** What begins with an `@` has no other sign. */
const FEDIVERSE = HANDLES.filter(({ source }) => source.includes('])@'));
/** Texts in small letters with one of these have names in messengers. */
export const HANDLE_SIGNS: readonly RegExp[] = HANDLES.filter((pattern) => !FEDIVERSE.includes(pattern));

/** @param isSigned whether a text has a sign of messengers; without one, only an `@` may begin a name */
export function handlesIn(text: string, isSigned: boolean): Find[] {
  return findsOf(text, isSigned ? HANDLES : FEDIVERSE);
}

/** @param isSigned whether the text has the sign of a kind of place: to look for one in vain costs as much as reading */
export function placesIn(text: string, isSigned: (index: number) => boolean): Find[] {
  const signed = PLACES.filter((_, index) => isSigned(index));
  return findsOf(text, signed);
}

function findsOf(text: string, patterns: readonly RegExp[]): Find[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => possible({ start: index, end: index + found.length })),
  );
}
