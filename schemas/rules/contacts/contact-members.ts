/** Members of a document that are there for contacts, by their names in any spelling: contact_name, e-mail, phoneNumber. */

/** Parts of a name that say whose contact it is; they lead to one of the words below. */
const WHOSE =
  'author|company|publisher|vendor|support|sales|press|office|business|work|home|private|owner|maintainer|developer|' +
  'customer|service|technical|tech|admin|billing|info|primary|secondary|main|general|alternate|alternative|my|our|your|' +
  'user|person|reply|from|sender|abuse|security|legal|media|marketing|partner';
const MAIL = '(?:e?mails?|courriels?|correos?|mailto|mailbox)(?:address(?:es)?|adressen?|addr|to|id)?';
const NUMBER = '(?:no|nr|num|nums|numbers?|nummern?|s)?';
const TELEPHONE = `(?:(?:tele)?phones?|telefon(?:e|o)?|téléphone|teléfono|telefoon|tel|telefax|fax|facsimile|mobil|mobile|handy|rufnummer|durchwahl|hotline|whatsapp|sms|msisdn|телефон|电话|電話|手机|전화)${NUMBER}(?:phone${NUMBER})?|cell(?:ular)?(?:phones?)?(?:no|nr|num|numbers?)?`;
const PERSON =
  '(?:contacts?|kontakte?|contacto|contatto|contato)(?:names?|persons?|people|info|information|details?|data|firstname|lastname|fullname|' +
  'adress|address|firstnames?|lastnames?|role|title|position|us)?|ansprechpartner(?:in)?|ansprechperson|kontaktperson|' +
  '(?:first|last|sur|family|given|middle|full|nick|vor|nach)names?|responsable|interlocuteur|联系人|聯絡人|担当者|담당자';
const NAME = new RegExp(
  `^(?:(?:${WHOSE}){0,3}(?:${MAIL}|${TELEPHONE}|${PERSON})|(?:contact|kontakt)(?:${WHOSE})?(?:${MAIL}|${TELEPHONE}|name))\\d{0,2}$`,
  'u',
);

/** Longer names are none that people give. */
const MAX_LENGTH = 60;

export function isContactMember(name: string): boolean {
  if (name.length > MAX_LENGTH) return false;
  return NAME.test(
    name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
}
