/**
 * Telephone numbers in a shadow. A run of digits with the gaps of telephone numbers is one by its name ("tel:"), by its
 * country's code, or by the groups its country writes. Every repetition is bounded.
 */
import { type Find, likely, possible } from './folded-text.ts';
import { isPlainAddress, LETTERED_NUMBER } from './quick-checks.ts';
import { NumberBook } from './telephone-countries.ts';
import { AREA, ASIAN, DIGIT_BY_DIGIT, isForm, isVersionOrDate, PAIRS, TRUNK } from './telephone-forms.ts';
import { nameStartOf, type Surroundings, surroundingsOf } from './telephone-words.ts';

/** Digits, and between two of them at most three signs. Written so that it matches in one way only. */
const RUN = /\d(?:[ ./()[\]{}<>·-]{0,3}\d){4,24}/g;
/** What stands before the first digit. */
const LEAD = /\+? ?[([{<]{0,2}\+?$/;
const MAX_LEAD_LENGTH = 5;
/** Behind a plus, signs that otherwise divide lists and names of variables. */
const ODD_RUN = /\+\d(?:[ ,_~|:*·/.-]{1,3}\d|\d){8,14}(?![\d])/g;
/** wa.me/15550100199 and whatsapp.com/send?phone=…: links that are telephone numbers. */
const LINK_SIGN = /\.me\/|phone=/i;
const NUMBER_LINK = /(?:(?:wa\.me|t\.me)\/|whatsapp\.com\/send\/?\?phone=)\+?\d{8,15}(?!\d)/gi;
/** 1-800-GET-HELP: letters for digits, as on the keys. */
const VANITY = /(?<![\p{L}\p{N}-])1?[ .-]?8\d\d-(?=[A-Z\d-]{7,9}(?![\p{L}\p{N}-]))[A-Z\d]{3,7}-?[A-Z\d]{0,4}/gu;
/** O and I for zero and one. */
const LOOKALIKE_DIGITS = /(?<![\p{L}\p{N}])(?=[OIl\d ]{7,20}(?![\p{L}\p{N}]))[0O](?:[OIl\d] ?){6,18}(?![\p{L}\p{N}])/gu;

/** 0xx11 5550-4173, as Brazil leaves the operator open. */
const OPEN_OPERATOR = /(?<![\p{L}\p{N}])\(?0xx ?\(?\d\d[ )-]{0,2}\d{4,5}[ -]?\d{4}(?![\p{L}\p{N}])/giu;

/** A letter of these scripts makes a digit part of a word; others are written without gaps. */
const PART_OF_WORD = /[\p{N}_\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}]/u;

export function telephonesIn(text: string, hints: readonly string[]): Find[] {
  if (isPlainAddress(text)) return [];
  const finds: Find[] = [];
  const book = new NumberBook(hints);
  for (const { 0: digits, index } of text.matchAll(RUN)) {
    const [lead = ''] = LEAD.exec(text.slice(Math.max(0, index - MAX_LEAD_LENGTH), index)) ?? [];
    const find = telephoneAt(text, index - lead.length, lead + digits, book);
    if (find !== undefined) finds.push(find);
  }
  if (text.includes('+')) finds.push(...oddlyDivided(text, book));
  if (LINK_SIGN.test(text)) {
    for (const { 0: link, index } of text.matchAll(NUMBER_LINK))
      finds.push(likely({ start: index, end: index + link.length }));
  }
  if (LETTERED_NUMBER.test(text)) finds.push(...lettered(text));
  return finds;
}

function lettered(text: string): Find[] {
  return [VANITY, LOOKALIKE_DIGITS, OPEN_OPERATOR].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      if (!/\p{L}/u.test(found)) return [];
      const end = index + found.length;
      const nameStart = nameStartOf(text, index);
      const isOne = nameStart !== undefined || surroundingsOf(text, index, end).isAsked;
      return isOne ? [likely({ start: nameStart ?? index, end })] : [];
    }),
  );
}

function oddlyDivided(text: string, book: NumberBook): Find[] {
  return [...text.matchAll(ODD_RUN)].flatMap(({ 0: found, index }) => {
    const isPart = PART_OF_WORD.test(text.charAt(index - 1));
    return !isPart && book.isInternational(digitsOf(found))
      ? [likely({ start: index, end: index + found.length })]
      : [];
  });
}

/** A run as it is judged. */
interface Run {
  text: string;
  start: number;
  /** As written. */
  written: string;
  digits: string;
  groups: string[];
  /** What stands between the groups, each as written. */
  gaps: string[];
}

function telephoneAt(text: string, index: number, whole: string, book: NumberBook): Find | undefined {
  const run = toRun(text, index, whole);
  const { start, written } = run;
  if (isVersionOrDate(written)) return undefined;
  const nameStart = nameStartOf(text, start);
  if (nameStart !== undefined && isNamedNumber(run, book)) return likely({ start: nameStart, end: endOf(run) });
  if (isPartOfWord(run) || isOtherNumber(run, book)) return undefined;
  const around = surroundingsOf(text, start, start + written.length);
  const isNone = (nameStart === undefined && around.isOtherNumber) || around.hasUnit;
  return international(run, book) ?? (isNone ? undefined : (national(run, around, book) ?? partOf(run, book)));
}

function toRun(text: string, index: number, whole: string): Run {
  // An opening bracket without its other half is none of the number's.
  const lead = /^[ ([{<]*/.exec(whole)?.[0] ?? '';
  const closes = (open: string, close: string) => whole.includes(open) && whole.includes(close);
  const isPaired = closes('(', ')') || closes('[', ']') || closes('{', '}') || closes('<', '>');
  const skipped = isPaired ? (/^ */.exec(whole)?.[0].length ?? 0) : lead.length;
  const written = whole.slice(skipped);
  return {
    text,
    start: index + skipped,
    written,
    digits: digitsOf(written),
    groups: written.split(/\D+/).filter((group) => group !== ''),
    gaps: written.split(/\d+/).slice(1, -1),
  };
}

/** The bracket that closes behind the last digit belongs to the number. */
function endOf({ text, start, written }: Run): number {
  const end = start + written.length;
  const opens = written.split(/[([{<]/).length - written.split(/[)\]}>]/).length;
  return opens > 0 && /[)\]}>]/.test(text.charAt(end)) ? end + 1 : end;
}

function isPartOfWord({ text, start, written, gaps }: Run): boolean {
  const before = text.charAt(start - 1);
  const isOfList = /[:,]/.test(before) && /\d/.test(text.charAt(start - 2));
  // In an address gaps are encoded, which no number of a thing has.
  const isValue = before === '=' && !gaps.includes(' ');
  const after = text.slice(start + written.length, start + written.length + 2);
  if (HAS_PLUS.test(written)) return /[\p{L}\p{N}.]/u.test(before) && PART_OF_WORD.test(before);
  return (
    /[./#+@\\^-]/.test(before) ||
    isOfList ||
    isValue ||
    PART_OF_WORD.test(before) ||
    /^(?:[\p{sc=Latn}_=]|[-/:,]\p{L}|[.,:]\d|-\d)/u.test(after)
  );
}

const HAS_PLUS = /^[([{<]{0,2}\+/;
const MIN_NAMED_DIGITS = 6;
const MAX_DIGITS = 15;

/** What is called a telephone number is one, unless it is a date, a version, a decimal or too short. */
function isNamedNumber(run: Run, book: NumberBook): boolean {
  const { written, digits, groups, start, text } = run;
  if (digits.length < MIN_NAMED_DIGITS || digits.length > MAX_DIGITS) return false;
  // Phones have sizes and years, too: 360 640, 2023 2024, 1 000 000.
  const isCounted = !/^[+(0]/.test(written) && (isThousands(groups) || isPlainList(run, book));
  const isUnit = /^\s?(?:x|×|[kmgt]i?b|px|mhz|hz|mm)(?![\p{L}])/iu.test(text.slice(start + written.length));
  return !isUnit && !(isCounted && !/[:：#=.]\s*$/.test(text.slice(Math.max(0, start - 3), start)));
}

function isThousands(groups: readonly string[]): boolean {
  return groups.length > 2 && groups.slice(1).every((group) => /^000$/.test(group));
}

/** Years, sizes, ranks: each larger than the one before, with nothing but gaps between them. */
function isPlainList({ groups, gaps, digits }: Run, book: NumberBook): boolean {
  if (groups.length < 2 || gaps.some((gap) => !/^[ ,]+$/.test(gap))) return false;
  if (groups.every((group) => /^(?:19|20)\d\d$/.test(group))) return true;
  const isRising = groups.every((group, place) => place === 0 || Number(group) > Number(groups[place - 1]));
  const isOfNumbers = groups.every((group) => !group.startsWith('0') && group.length < 5);
  return isRising && isOfNumbers && (groups.length !== 3 || !book.isAnywhere(digits));
}

/** Dates, versions, addresses of the internet, zeros that fill up, ranks of a list. */
function isOtherNumber(run: Run, book: NumberBook): boolean {
  const { written, digits, groups, text, start } = run;
  if (HAS_PLUS.test(written)) return false;
  if (digits.length > MAX_DIGITS + 2 || /^(\d)\1*$/.test(digits)) return true;
  if (groups.every((group) => group.length === 2) && isAmongOctets(run)) return true;
  // Behind a zone and its square, the digits of a grid.
  const isBroken = /\d(?:[A-Z]{1,3})?$/.test(text.slice(Math.max(0, start - 5), start).trim());
  return isBroken || (groups.length > 2 && isPlainList(run, book));
}

/** 30 82 01 0a 02 82 01 01 00 b6: bytes, of which some have no letter. */
function isAmongOctets({ text, start, written }: Run): boolean {
  const end = start + written.length;
  return (
    /(?:^|\s)[\da-f]{2}\s?$/i.test(text.slice(Math.max(0, start - 4), start)) ||
    /^\s[\da-f]{2}(?:\s|$)/i.test(text.slice(end, end + 4))
  );
}

/** +49 30 1234567, 0049 30 1234567, 011 49 …: with the code of a country. */
function international(run: Run, book: NumberBook): Find | undefined {
  const { written, start } = run;
  if (/^[([{<+ ]*\+/.test(written)) {
    const end = internationalEnd(run, book);
    return end === undefined ? undefined : likely({ start, end });
  }
  const prefix = /^[([{<]?(?:00|011[ -])[ ]?/.exec(written)?.[0];
  if (prefix === undefined) return undefined;
  const rest = digitsOf(written.slice(prefix.length));
  const isGrouped =
    /^[^\d]*(?:00|011) ?[1-9]\d{0,2}\)?[ /-]+\(?(?:0\) ?)?[1-9]/.test(written) || /^00(?:39).0[1-9]/.test(written);
  const isUnbroken = /^00(?:1[2-9]\d\d[2-9]\d{6}|[2-9]\d{9,12})$/.test(written) || /^00\d{4} \d{7,9}$/.test(written);
  const isOne = (isGrouped || isUnbroken) && rest.length >= 9 && rest.length <= MAX_DIGITS;
  return isOne && /^(?:1[2-9]|[2-9])/.test(rest) && book.isInternational(rest.replace(/^(39|4\d|3\d)0(?=[1-9])/, '$1'))
    ? likely({ start, end: endOf(run) })
    : undefined;
}

/** Behind it other digits may follow: so many groups are taken as make a number. */
function internationalEnd(run: Run, book: NumberBook): number | undefined {
  const { written, start, digits } = run;
  const isCount = /^\+\d{1,3}(?:[ .]000){2,4}$/.test(written);
  if (isCount || /^(?:0|1[01])/.test(digits)) return undefined;
  let text = written;
  while (digitsOf(text).length >= 9) {
    const length = digitsOf(text).length;
    if (length <= MAX_DIGITS && (book.isInternational(digitsOf(text).replace('(0)', '')) || text === written))
      return text === written ? endOf(run) : start + text.length;
    const shorter = /^(.*\d)\D+\d+$/.exec(text)?.[1];
    if (shorter === undefined) return undefined;
    text = shorter;
  }
  return undefined;
}

/** What may stand before a number in one run with it: a version, the number of a room. */
const MAX_LEAD = 10;

/** A number without the code of its country: by its form, or valid where the text suggests. */
function national(run: Run, around: Surroundings, book: NumberBook): Find | undefined {
  const { written, digits, start, groups } = run;
  const span = { start, end: endOf(run) };
  const isGrouped = groups.length > 2 || (groups.length === 2 && digits.length > 8) || /^0\d{9,10}$/.test(digits);
  const isAsked = (around.isAsked || (around.isHeld && isGrouped)) && isAnswer(run, book);
  if (isAsked || (around.isLettered && digits.length >= 9 && isForm(written))) return likely(span);
  if (isForm(written)) return likely(span);
  if (AREA.test(written)) return book.isAnywhere(digits) ? likely(span) : possible(span);
  if (PAIRS.test(written) && book.isWrittenSo(groups.join(' '))) return likely(span);
  if (DIGIT_BY_DIGIT.test(written) && digits.length >= 9) return possible(span);
  if (TRUNK.test(written) && digits.length >= 9 && digits.length <= 12) return trunk(run, span, book);
  if (ASIAN.test(written)) return possible(span);
  const isHinted = groups.length > 2 && digits.length >= 8 && !/[.]/.test(written) && !isInThousands(groups);
  return isHinted && book.isHinted(digits) ? possible(span) : undefined;
}

function isInThousands(groups: readonly string[]): boolean {
  return groups.slice(1).every((group) => group.length === 3);
}

/** With the zero of its own country before it. */
function trunk(
  { groups, digits, gaps }: Run,
  span: { start: number; end: number },
  book: NumberBook,
): Find | undefined {
  // 01 02 03 04 05: ranks, and octets. MA 02110-1301: a code of the post.
  if (groups.length === 2 && groups[0]?.length === 5 && groups[1]?.length === 4) return undefined;
  if (gaps.some((gap) => gap.includes('.')) || isCountedUp(groups)) return undefined;
  // 012 345 678 may be any number in thousands.
  const isSo = !(digits.length < 10 && isInThousands(groups)) && book.isWrittenSo(groups.join(' '));
  if (isSo || book.isHinted(digits)) return likely(span);
  return book.isAnywhere(digits) || groups.length === 2 ? possible(span) : undefined;
}

function isCountedUp(groups: readonly string[]): boolean {
  return (
    groups.length > 2 && groups.every((group, place) => place === 0 || Number(group) === Number(groups[place - 1]) + 1)
  );
}

/** What follows on "call": a number of somewhere, and no amount. */
function isAnswer({ written, digits, groups }: Run, book: NumberBook): boolean {
  if (digits.length < 7 || digits.length > MAX_DIGITS || isThousands(groups)) return false;
  const isBegun = /^[(0]/.test(written) || groups.length > 1 || digits.length >= 10;
  return isBegun && (isForm(written) || /^\(?0/.test(written) || book.isAnywhere(digits));
}

/** "Room 5 555-010-0199", "1.0 020 7946 0958": the last groups of a run. */
function partOf(run: Run, book: NumberBook): Find | undefined {
  const { text, start, written } = run;
  const zero = / \(?0[1-9]/.exec(written.slice(0, MAX_LEAD));
  if (zero !== null) {
    const rest = toRun(text, start + zero.index + 1, written.slice(zero.index + 1));
    const isWhole = TRUNK.test(rest.written) && rest.digits.length >= 9 && rest.digits.length <= 12;
    return isWhole ? trunk(rest, { start: rest.start, end: endOf(rest) }, book) : undefined;
  }
  const last = /(?:^|[ )])((?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4})$/.exec(written)?.[1];
  if (last === undefined || last === written || !isForm(last)) return undefined;
  const from = start + written.length - last.length;
  return book.isInternational(`1${digitsOf(last)}`) && text.charAt(from - 1) === ' '
    ? likely({ start: from, end: start + written.length })
    : undefined;
}

function digitsOf(written: string): string {
  return written.replace(/\D+/g, '');
}
