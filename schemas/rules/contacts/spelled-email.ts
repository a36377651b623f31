/**
 * E-mail addresses spelled so that programs do not see them, in the words of many languages: "jane (at) example (dot)
 * org". A second shadow is written with the signs that are meant, and searched as any other. Every repetition is bounded.
 */
import words from './contact-words.json' with { type: 'json' };
import { COMMON_ENDING, emailsIn, FURTHER_ENDING, isPlaceWord, isTwoPartName } from './email.ts';
import { type Find, likely, possible, rewritten, type Shadow, spanIn } from './folded-text.ts';

/** What the signs are called, by people who read an address aloud. */
const AT_NAMES = words.at.join('|');
const DOT_NAMES = words.dot.join('|');
/** Words of every sentence: only where a dot is named behind the host. */
const AT_BEFORE_DOT = `(?:${words.atBeforeDot.join('|')})(?= [a-z\\d-]{2,63} (?:${DOT_NAMES}) )`;
const AT_SPELLED = `\\s{0,2}(?:at[ -]?sign|a ?t|ät|aet|et|chez|bei|@|${AT_NAMES})\\s{0,2}`;
const BRACKETED_AT = new RegExp(`\\s{0,3}[|*/_-]?[[({<]{1,2}${AT_SPELLED}[\\])}>]{1,2}[|*/_-]?\\s{0,3}`, 'giu');
/** Other signs stand in names of things, too. */
const DIVIDED_AT = new RegExp(`\\s{0,3}[|*/_#~=-]{1,2}${AT_SPELLED}[|*/_#~=-]{1,2}\\s{0,3}`, 'giu');
/** "jane(a)example.org" */
const BRACKETED_A = '\\(a\\)|\\[a\\]|\\{a\\}';
const EACH_BRACKETED_A = new RegExp(`\\s{0,3}(?:${BRACKETED_A})\\s{0,3}`, 'gi');
const NAMED_AT = new RegExp(`[ ]{1,2}(?:${AT_NAMES}|at[ -]sign|${AT_BEFORE_DOT})[ ]{1,2}`, 'giu');
const BRACKETED_DOT = new RegExp(
  `\\s{0,3}[[({<_-]{1,2}\\s{0,2}(?:\\.|${DOT_NAMES})\\s{0,2}[\\])}>_-]{1,2}\\s{0,3}`,
  'giu',
);
/** "example (dot com)" */
const DOT_AND_ENDING = /\s{0,2}[[({<](?:dot |\.)(\p{L}{2,6})[\])}>]/giu;
const NAMED_DOT = new RegExp(`[ ]{1,2}(?:${DOT_NAMES})[ ]{1,2}(?=[\\p{L}\\p{N}-]{2,63}(?![\\p{L}\\p{N}]))`, 'giu');
/** Marks of emphasis and brackets around either half. */
const DRESSED_AT = /[*`_"'“”]{0,3}@[*`_"'“”]{1,3}|[*`_"'“”]{1,3}@/g;
const BRACKETED_HOST = /@(?:\[[\p{L}\p{N}.-]{1,80}\]|\{[\p{L}\p{N}.-]{1,80}\}|\([\p{L}\p{N}.-]{1,80}\))/gu;
/** "j a n e @ e x a m p l e . o r g", also with its dot drawn to the letter before. */
const LETTER_BY_LETTER = /(?<!\S)(?:\S\.? ){6,80}\S(?![^\s,;:!?.)\]}])/g;

/** The same where the signs are named: "j a n e @ e x a m p l e.o r g" once they are written. */
const LETTERS_AROUND = /(?<!\S)(?:\S ){2,40}\S@(?:\S ){1,40}\S(?:\.(?:\S ){1,10}\S){1,3}(?=$|[\s,;:!?.)\]}])/g;
/** "jane (w) example (z) org", "jane آت example دوت org": whatever two words stand there in brackets or another script. */
const ANY_NAME = '(?<![\\w.@-])\\w[\\w.+-]{1,63}';
const ANY_HOST = '[a-z\\d][a-z\\d-]{1,62}';
const ENDING = '(?:com|org|net|info|edu|biz|example)(?![\\w-])';
const BEFORE_ENDING = `(?=${ENDING})`;
const IN_BRACKETS = ' ?[[({<]\\p{L}[\\p{L}\\p{M} ]{0,13}[\\])}>] ?';
const OF_OTHER_SCRIPT = ' (?!\\p{sc=Latn})\\p{L}[\\p{L}\\p{M}]{0,13} ';
const BOTH_NAMED: readonly { pattern: RegExp; sign: RegExp }[] = [
  {
    pattern: new RegExp(ANY_NAME + IN_BRACKETS + ANY_HOST + IN_BRACKETS + BEFORE_ENDING, 'giu'),
    sign: new RegExp(IN_BRACKETS, 'u'),
  },
  {
    pattern: new RegExp(ANY_NAME + OF_OTHER_SCRIPT + ANY_HOST + OF_OTHER_SCRIPT + BEFORE_ENDING, 'giu'),
    sign: new RegExp(OF_OTHER_SCRIPT, 'u'),
  },
];

/** "'jane' followed by '@example.org'" */
const FOLLOWED_BY =
  /["'”’]?\s(?:followed by|and then|suivi de|gefolgt von|seguido (?:de|por)|seguito da|gevolgd door)\s["'“‘]?@/giu;

const START = '(?<![\\p{L}\\p{N}@/._+-])';
const WORD = '[\\p{L}\\p{N}][\\p{L}\\p{N}._+-]{0,63}';
const LABEL = '[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}';
/** "jane dot doe at example dot org" */
const SPOKEN = new RegExp(
  `${START}((?:[\\p{L}\\p{N}_-]{1,32} dot ){0,3}${WORD}) at (?:${LABEL} dot ){1,3}${COMMON_ENDING}`,
  'giu',
);
/** "name AT example DOT org". In small letters these would be words of a sentence. */
const SHOUTED =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63} AT [\p{L}\p{N}-]{1,63}(?: DOT [\p{L}\p{N}-]{2,63}){1,4}/gu;
/** "jane.doe at example.org" */
const WORDED = new RegExp(
  `${START}(${WORD}) (?:at|bei|chez|op|på) (?:${LABEL}\\.){1,4}${COMMON_ENDING}(?![/:@]|\\.[\\p{L}\\p{N}])`,
  'giu',
);
/** "jane.doe at example com" */
const DOTLESS = new RegExp(`${START}(${WORD}) at ${LABEL} (?:com|org|net|info|de|fr|uk|eu)(?![\\p{L}\\p{N}])`, 'giu');
/** A word that asks to write to somebody, shortly before. */
const CUE =
  /(?:e-?mail|mail|correo|courriel|contact|write|reach|ask|ping|message)(?: (?:address|me|us|is|to|at|him|her))?[\s:=-]{1,4}(?:is |to )?$/i;

/** The second half of "jane.doe on gmail", and what stands between it and the provider. */
const HALF_NAME = '[._][\\p{L}\\p{N}._]{1,40}';
const ON = '(?:\\s{1,2}|(?=[([{<]))[([{<]?(?:at |on |@ ?)?';
const PROVIDER = '(?:gmail|googlemail|hotmail|outlook|yahoo|gmx|protonmail|icloud|aol)';
const AT_PROVIDER = new RegExp(
  `(?<![\\p{L}\\p{N}@/._+-])([\\p{L}\\p{N}]{1,30}${HALF_NAME})${ON}${PROVIDER}(?:(?: dot |\\.| )com)?(?![\\p{L}\\p{N}])[\\])}>]?`,
  'giu',
);
/** "elpmaxe.xob@ennaj, read backwards" */
const REVERSED_SAID = `(?:backwards|reversed|rückwärts|à l'envers|al revés)`;
const IS_REVERSED = new RegExp(REVERSED_SAID, 'iu');
const MAIL_LIKE = '(?<![^\\s@])[^\\s@]{2,60}@[^\\s@]{2,60}(?![^\\s@])';
const REVERSED = new RegExp(
  `${MAIL_LIKE}(?=[^@]{0,40}${REVERSED_SAID})|(?<=${REVERSED_SAID}[^@]{0,20})${MAIL_LIKE}`,
  'giu',
);
/** "(replace # with @)" */
const REPLACED_SIGN =
  /[#★☆*●◎△▲!$%]["'”\]]?\s?(?:换成|换为|改成|改为|替换为|替换成|を|は|→)\s?["'“[]?@|[#★☆●◎△▲]\s?(?:=|->)\s?@|replac(?:e|ing) \S{1,5} (?:by|with) \S?@/giu;

const IS_WORDED = / (?:at|bei|chez|op|på) /i;
/** What stands behind decides first, because before nearly every word something may begin. */
const IS_AT_PROVIDER = new RegExp(`${PROVIDER}(?<=${HALF_NAME}${ON}${PROVIDER})`, 'iu');
const IS_BOTH_NAMED = new RegExp(`${ENDING}(?<=(?:[\\])}>] ?| (?!\\p{sc=Latn})\\p{L}[\\p{L}\\p{M}]{0,13} )\\w+)`, 'iu');
/** Texts with one of these, or an `@`, are searched: "at" alone stands in most English texts, so a host has to follow. */
export const SPELLED_SIGNS: readonly RegExp[] = [
  new RegExp(`[[({<]${AT_SPELLED}[\\])}>]|${BRACKETED_A}`, 'iu'),
  new RegExp(`[|*/_#~=-]${AT_SPELLED}[|*/_#~=-]`, 'iu'),
  new RegExp(` (?:${AT_NAMES}|at[ -]sign|${AT_BEFORE_DOT}) `, 'iu'),
  / (?:at|bei|chez|op|på) [\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}]| (?:dot |(?:com|org|net|info|de|fr|uk|eu)(?![\p{L}\p{N}])))/iu,
  IS_AT_PROVIDER,
  IS_BOTH_NAMED,
];

export function spelledEmailsIn(text: string): Find[] {
  const finds: Find[] = [];
  if (IS_WORDED.test(text)) finds.push(...wordedIn(text));
  for (const { 0: found, 1: name = '', index } of IS_AT_PROVIDER.test(text) ? text.matchAll(AT_PROVIDER) : []) {
    if (isTwoPartName(name) || /\d/.test(name)) finds.push(possible({ start: index, end: index + found.length }));
  }
  if (text.includes('@')) {
    for (const pattern of IS_REVERSED.test(text) ? [REPLACED_SIGN, REVERSED] : [REPLACED_SIGN]) {
      for (const { 0: found, index } of text.matchAll(pattern)) {
        finds.push(possible({ start: index, end: index + found.length }));
      }
    }
  }
  return finds;
}

/** In shadows with signs in place of their names. */
export function respelledEmails(shadow: Shadow): Find[] {
  let plain = rewritten(shadow, LETTER_BY_LETTER, (run) => (run.includes('@') ? run.replaceAll(' ', '') : run));
  plain = rewritten(plain, FOLLOWED_BY, () => '@');
  return [
    ...findsIn(respelled(plain, [BRACKETED_AT, EACH_BRACKETED_A], shadow), (address) => !SHORT_ENDING.test(address)),
    ...findsIn(respelled(plain, [DIVIDED_AT, NAMED_AT], shadow), (address) => KNOWN_ENDING.test(address)),
    ...(IS_BOTH_NAMED.test(shadow.text) ? BOTH_NAMED : []).flatMap(({ pattern, sign }) =>
      findsIn(
        rewritten(shadow, pattern, (found) => found.replace(sign, '@').replace(sign, '.')),
        () => true,
      ),
    ),
  ];
}

/** A respelled shadow may be an address only by chance, so that what is only possible in it is none. */
function findsIn(shadow: Shadow | undefined, isOne: (address: string) => boolean): Find[] {
  if (shadow === undefined) return [];
  return emailsIn(shadow.text)
    .filter((find) => find.likely && isOne(shadow.text.slice(find.start, find.end)))
    .map((find) => likely(spanIn(shadow, find)));
}

/** @param written what nothing was replaced in @returns undefined where nothing is spelled */
function respelled(shadow: Shadow, atSigns: readonly RegExp[], written: Shadow): Shadow | undefined {
  let plain = shadow;
  for (const pattern of atSigns) plain = rewritten(plain, pattern, () => '@');
  if (!plain.text.includes('@')) return undefined;
  plain = rewritten(plain, BRACKETED_DOT, () => '.');
  plain = rewritten(plain, DOT_AND_ENDING, (found) => `.${/(?<!\p{L})\p{L}{1,63}(?=\P{L}$)/u.exec(found)?.[0] ?? ''}`);
  plain = rewritten(plain, NAMED_DOT, () => '.');
  plain = rewritten(plain, LETTERS_AROUND, (run) => run.replaceAll(' ', ''));
  plain = rewritten(plain, DRESSED_AT, () => '@');
  plain = rewritten(plain, BRACKETED_HOST, (host) => `@${host.slice(2, -1)}`);
  return plain.text === written.text ? undefined : plain;
}

const KNOWN_ENDING = new RegExp(`\\.(?:${COMMON_ENDING}|${FURTHER_ENDING})$`, 'iu');
/** Of files, which may stand behind brackets as well. */
const SHORT_ENDING = /\.(?:[ch]|cs|cc|md|py|rb|go|sh|ts|js|vb|so|ps|csv|log|ini|cfg|conf|java|php)$/i;

function wordedIn(text: string): Find[] {
  const finds: Find[] = [];
  for (const { 0: found, 1: name = '', index } of text.matchAll(SPOKEN)) {
    if (!isPlaceWord(name)) finds.push(likely({ start: index, end: index + found.length }));
  }
  for (const { 0: found, index } of text.matchAll(SHOUTED))
    finds.push(likely({ start: index, end: index + found.length }));
  for (const { 0: found, 1: name = '', index } of text.matchAll(WORDED)) {
    const isAsked = CUE.test(text.slice(Math.max(0, index - 40), index)) && !isPlaceWord(name);
    const isSpaced = !found.includes('.', name.length);
    if (isSpaced && isTwoPartName(name)) finds.push(possible({ start: index, end: index + found.length }));
    else if (!isSpaced && (isTwoPartName(name) || isAsked))
      finds.push(likely({ start: index, end: index + found.length }));
  }
  for (const { 0: found, 1: name = '', index } of text.matchAll(DOTLESS)) {
    if (isTwoPartName(name)) finds.push(possible({ start: index, end: index + found.length }));
  }
  return finds;
}
