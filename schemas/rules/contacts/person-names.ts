/** Names of persons behind words that say whom to turn to: "Contact: Jane Doe". Every repetition is bounded. */
import words from './contact-words.json' with { type: 'json' };
import { besides, type Find, likely, possible } from './folded-text.ts';

/** Words that are said of a person and nothing else. */
const PERSON_LABELS =
  "contact (?:persons?|names?)|(?:author|sales|support|press|technical|media|business|your|project|account|primary|main)(?:['’]s)? contact|" +
  'point of contact|responsible person|person in charge|attn|data protection officer|z\\. ?hd\\.|zu händen|' +
  'ansprechpartner(?:in|innen)?|ansprechperson|geschäftsführer(?:in)?|projektleiter(?:in)?|inhaber(?:in)?|vertreten durch|kontaktperson|sachbearbeiter(?:in)?|datenschutzbeauftragte[rn]?|verantwortliche[rn]?|' +
  'personne (?:à contacter|de contact)|persona responsable|interlocut(?:eur|rice)|votre contact|persona de contacto|pessoa de conta(?:c)?to|persona di contatto|' +
  "contactpersoon|kontaktpersoon|yhteyshenkilö|osoba kontaktowa|osoba do kontaktu|osoba odpowiedzialna|a/a|att\\.|à l['’]attention de|kontaktní osoba|kontaktná osoba|" +
  'kapcsolattartó|persoană de contact|[iİ]rtibat kişisi|контактное лицо|контактна особа|лице за контакт|' +
  'υπεύθυνος επικοινωνίας|người liên hệ|narahubung';
/** Words that may lead to a person, a firm, a form. */
const OPEN_LABELS =
  'contacts?|contacto|contatto|contato|kontakt|responsable|responsible|responsável|referente|verantwortlich' +
  '(?: i\\. ?s\\. ?d\\. [^:\\n]{1,40})?|zuständig|[iİ]letişim|контакт|ответственный|відповідальний|c/o';
/** "Autor programu:", "Auteur du logiciel:" */
const OF_WHAT = `(?: (?:d(?:e[lsr]?|u|o|a)|des|della|van (?:het|de)) )? ?(?:${words.software.join('|')})?`;
/** Who made it, in a line of its own: with a mark, because as words of a sentence they lead to anything. */
const CREDIT_LABELS = `(?:${Object.values(words.credit).join('|')})${OF_WHAT}(?=[*_\`]{0,3}\\s{0,2}[:：=])`;
const GAPLESS_CREDITS = words.creditGapless.join('|');
/** Texts in small letters with one of these are searched. */
export const CREDIT_SIGNS: readonly RegExp[] = [new RegExp(CREDIT_LABELS, 'u'), new RegExp(GAPLESS_CREDITS)];
/** Who made it or holds the rights, in the words of a sentence: as often a firm or a library. */
const MADE_BY =
  /(?:(?:developed|written|created|programmed|maintained) by|entwickelt von|programmiert von|développé par|desarrollado por|sviluppato da|(?:©|\(c\)|copyright)(?: \(c\)| ©)?(?:[ ,–-]{1,3}(?:19|20)\d\d){0,4},?(?: by)?) (?=\p{Lu})/giu;
/** Words that ask to turn to somebody. */
const ASKING =
  "get in touch with|write to|ask for|speak (?:to|with)|talk to|turn to|reach out to|wenden sie sich an|s['’]adresser à|" +
  'contactez|contattare|diríjase a|обращайтесь к|обращаться к';
/** For what one turns to the person: it may stand behind the label. */
const CONCERN =
  'commercial|technique|presse|comercial|técnico|tecnico|commerciale|sales|press|media|us|author|developer|vertrieb|technik';
const BEHIND = `(?:/-?in(?:nen)?|\\(in\\)|[:*]in)?(?: (?:${CONCERN}))?(?: ?\\([^()\\n]{1,30}\\))?(?: name)?`;
const MARK = '[*_`]{0,3}\\s{0,2}[:：=][*_`]{0,3}\\s{0,3}';
const LABEL = new RegExp(
  `(?<![\\p{L}])(?:(${PERSON_LABELS}|${CREDIT_LABELS})|${OPEN_LABELS}|${ASKING})${BEHIND}(${MARK}| ?[–-] | (?:is|ist|est|es|è|zu|mit|with|avec|con) |\\n| )`,
  'giu',
);
/** Without upper case, and without gaps: the name is what follows up to a mark. */
const GAPLESS_LABEL = new RegExp(
  String.raw`(?:(?:${GAPLESS_CREDITS})(?=\s?[:：])|连络人|联系人|聯絡人|联络人|負責人|负责人|担当者?|ご担当|담당자?|연락담당|책임자|جهة الاتصال|مسؤول الاتصال|איש קשר|אשת קשר)(?:\s?[:：]\s?| )((?:[\p{sc=Han}々]{2,4}(?: [\p{sc=Han}]{1,3})?|\p{sc=Hangul}{2,5}|[\p{sc=Hiragana}\p{sc=Katakana}]{2,8}|\p{sc=Arab}{2,12} \p{sc=Arab}{2,12}|\p{sc=Hebr}{2,12} \p{sc=Hebr}{2,12}|[\p{sc=Deva}]{2,14} [\p{sc=Deva}]{2,14}))(?![\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}])`,
  'gu',
);

const TITLE =
  '(?:(?:[Dd]r|[Pp]rof|Mr|Mrs|Ms|Miss|Mx|Herrn?|Frau|M|Mme|Mlle|Sra?|Srta|[Dd]ott(?:\\.ssa)?|[Ss]ig(?:\\.ra)?|Dipl\\.-?\\p{L}{2,4}|[Ii]ng|[Mm]ag|[Mm]gr|inż|Bc|[Dd]hr|[Mm]evr|[Mm]w|г-н|г-жа|пан|пані|pan|paní)(?:\\. ?| ))';
const PARTICLE = '(?:van|von|der|den|de|da|di|del|della|dos|das|du|la|le|zu|zur|ter|ten|bin|ibn|al|el|y|e)';
const CAPITALIZED =
  "(?:\\p{Lu}\\.){2,3}|\\p{Lu}(?:[\\p{L}\\p{M}]{0,24}['’-]?\\p{Lu}?[\\p{L}\\p{M}]{1,24}|\\.)(?:-\\p{Lu}[\\p{L}\\p{M}]{1,24})?";
const WORD = `(?:${CAPITALIZED})`;
const NAME = new RegExp(
  `(?:${TITLE}{1,3}${WORD}(?: (?:${PARTICLE} ){0,2}${WORD}){0,3}|` +
    `${WORD}, ${WORD}(?=\\s*(?:$|[.;\\n]))|` +
    `${WORD}(?: (?:${PARTICLE} ){0,2}${WORD}){1,3})(?![\\p{L}\\p{N}])`,
  'uy',
);
const SMALL_NAME = /\p{Ll}{2,20} \p{Ll}{2,20}(?=$|[,;.\n])/uy;
const SINGLE_NAME = /\p{Lu}\p{Ll}{2,14}(?=$|[;.\n]|,(?! \p{Lu}))/uy;
/** "Ms. Jane Doe", wherever it stands: a person, but perhaps no contact. */
const TITLED_PERSON =
  /(?<![\p{L}\p{N}])(?:Mrs?\.|Ms\.|Frau|Herrn?|Mme|Mlle|Srta?\.|Sra\.|Dott\.|Sig\.(?:ra)?) ?\p{Lu}\p{Ll}{1,24}(?: \p{Lu}\p{Ll}{1,24})?(?![\p{L}\p{N}])/gu;
const TITLED = new RegExp(`^${TITLE}`, 'u');

/** Parts of names of firms, departments, pages, products: no person is called so. */
const NO_PERSON =
  /(?<!\p{L})(?:none|needed|required|not|never|here|teams?|groups?|sa|foundation|project|projects|support|sales|service|services|customers?|department|dept|office|software|systems?|labs?|laborator(?:y|ies)|studios?|community|company|compan(?:y|ies)|center|centre|developers?|development|maintainers?|authors?|publishers?|forms?|formular|pages?|us|sheet|list|lists|lens|information|info|details|names?|numbers?|help|desk|helpdesk|web|site|website|online|internet|github|gitlab|discord|slack|twitter|facebook|linkedin|issues|forum|forums|manager|management|book|media|press|marketing|vertrieb|abteilung|verlag|verein|impressum|kundendienst|kundenservice|deutschland|germany|europe|america|usa|international|global|digital|data|cloud|solutions?|technolog(?:y|ies)|consulting|university|universität|institute?|college|school|church|bank|hotel|microsoft|google|apple|amazon|equipo|servicio|servicios|clientes?|ventas|soporte|desarrollo|service client|ufficio|vendite|assistenza|assistance|équipe|équipes|afdeling|support|access|control|function|deprecated|new|version|available|read|this|first|please|visit|see|our|the|your|my|all|any|more|and|or|for|to|by|über|siehe|via|app|apps|api|pro|plus|suite|edition|studio|visual|eye|energy|shop|store|centre|exporter|importer|sync|form|games?|works|entertainment|interactive|soft|tech|designs?|productions?|creations?|creative|partners|associates|networks?|industries|ventures|tools?|code|security|research|engineering|publishing|records|brothers|bros|\p{L}{2,20}(?:soft|ware|works|tech|games|labs|studios?|media|apps|corp))(?!\p{L})/iu;

/** Forms of firms, in the name or right behind it. */
const FIRM = new RegExp(`(?<![\\p{L}.])(?:${words.firms.join('|')})(?!\\p{L})`, 'iu');
const FIRM_BEHIND = new RegExp(`^[,.]?\\s?\\(?(?:${words.firms.join('|')})(?!\\p{L})`, 'iu');

/** Of a text behind a label that is looked at. */
const REACH = 120;

export function personsIn(text: string): Find[] {
  const labelled = [...text.matchAll(LABEL)].flatMap((match) => personBehind(text, match) ?? []);
  // Lists of a hundred thousand finds are too long to be arguments of a call.
  return [...labelled, ...besides(titledIn(text), labelled), ...makersIn(text), ...gaplessIn(text)];
}

function gaplessIn(text: string): Find[] {
  return [...text.matchAll(GAPLESS_LABEL)].flatMap(({ 0: found, 1: name = '', index }) => {
    const start = index + found.length - name.length;
    const span = { start, end: start + name.length };
    if (NO_NAME.test(text.slice(start, start + name.length + 12))) return [];
    // Two signs behind "developer" may be a firm.
    const isSure = /[:：]/.test(found) && !CREDIT.test(found) && text.charAt(index + found.length) !== '、';
    return isSure ? likely(span) : possible(span);
  });
}

const titledIn = (text: string) =>
  [...text.matchAll(TITLED_PERSON)].map(({ 0: name, index }) => possible({ start: index, end: index + name.length }));

function makersIn(text: string): Find[] {
  return [...text.matchAll(MADE_BY)].flatMap(({ 0: found, index }) => {
    const start = index + found.length;
    const name = nameAt(text, start);
    return name === undefined ? [] : possible({ start, end: start + name.length });
  });
}

const CREDIT = new RegExp(`^(?:${GAPLESS_CREDITS})`);
const NO_NAME = new RegExp(`管理|部|中心|客服|サポート|センター|관리|팀|${words.firmsGapless}`, 'u');

function personBehind(text: string, match: RegExpExecArray): Find | undefined {
  const [found, person, divider = ''] = match;
  const start = match.index + found.length;
  const hasMark = /[:：=]/.test(divider);
  const name = nameAt(text, start);
  const isOfPersons = person !== undefined;
  if (name === undefined) {
    const other = isOfPersons || hasMark ? otherNameAt(text, start) : undefined;
    return other === undefined ? undefined : possible({ start, end: start + other.length });
  }
  const span = { start, end: start + name.length };
  if (TITLED.test(name)) return likely(span);
  // "Contact Jane Doe", "Contact - Jane Doe": headings, lists and firms are written like this, too.
  const isSure = hasMark || (isOfPersons && divider !== ' ') || /^ (?:is|ist|est|es|è) $/i.test(divider);
  return isSure ? likely(span) : possible(span);
}

function nameAt(text: string, start: number): string | undefined {
  NAME.lastIndex = start;
  const [name] = NAME.exec(text.slice(0, start + REACH)) ?? [];
  if (name === undefined || isNoPerson(name) || isFirmAt(text, start, name)) return undefined;
  // "Contact Center Software": a word in capitals goes on, and the name is one of something else.
  const next = /^ (?:\p{Lu}[\p{L}]{1,30})/u.exec(text.slice(start + name.length, start + name.length + 32))?.[0];
  return next !== undefined && NO_PERSON.test(next) ? undefined : name;
}

/** "jane doe", and "Jane" alone: often enough something else. */
function otherNameAt(text: string, start: number): string | undefined {
  for (const pattern of [SMALL_NAME, SINGLE_NAME]) {
    pattern.lastIndex = start;
    const [name] = pattern.exec(text.slice(0, start + REACH)) ?? [];
    if (name !== undefined && !NO_PERSON.test(name) && !isFirmAt(text, start, name)) return name;
  }
  return undefined;
}

/** @param name at the start */
function isFirmAt(text: string, start: number, name: string): boolean {
  const end = start + name.length;
  return FIRM.test(name) || FIRM_BEHIND.test(text.slice(end, end + 16));
}

function isNoPerson(name: string): boolean {
  return NO_PERSON.test(name) || new Set(name.split(/[ ,]+/)).size === 1;
}
