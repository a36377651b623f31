/** What a PAD XML file says besides what the product is: keywords, languages, requirements and what is new. */
import { type Problem, warning } from '../contracts/problems.ts';
import { findContacts, takeOutContacts } from '../rules/contacts.ts';
import { cutAtSentence, plainLine } from '../rules/plain-text.ts';
import { MAX_LENGTH } from '../rules/text-lengths.ts';
import { uniqueUnlessEmpty } from '../rules/without-undefined.ts';
import { type LanguageBlock, lengthWarning, type PadFields, pointerOf } from './pad-xml-elements.ts';
import { toLanguageTag } from './pad-xml-languages.ts';

type Values = PadFields['values'];

/** Lengths that the specification advises; a longer text is cut only where a listing has no room for it. */
const ADVISED = { Program_Change_Info: 300, Program_System_Requirements: 100 } as const;
const MAX_KEYWORDS = 30;
const MAX_KEYWORD_LENGTH = 60;

/** English words, else those of the first language that has any: of one language, because they are one list. */
export function toKeywords(
  blocks: readonly LanguageBlock[],
  vendor: string,
  hints: readonly string[],
  notes: Problem[],
): string[] | undefined {
  const english = blocks.filter(({ language }) => toLanguageTag(language) === 'en');
  const texts = [...english, ...blocks].map((block) => block.texts.get('keywords') ?? '');
  const text = texts.find((each) => each.trim() !== '') ?? '';
  // A vendor that is a person would stand here as well.
  const own = new Set(wordsOf(vendor));
  const pointer = '/XML_DIZ_INFO/Program_Descriptions';
  // A mark that divides keywords may stand inside of a contact, too.
  const keywords = takeOutContacts(text, hints)
    .text.split(/[,;\n|、，؛،]/)
    .map(plainLine)
    .filter((word) => word !== '' && word.length <= MAX_KEYWORD_LENGTH)
    .filter((word) => !wordsOf(word).every((each) => own.has(each)));
  const clean = keywords.filter((word) => !PART_OF_CONTACT.test(word) && findContacts(word, hints).likely.length === 0);
  if (clean.length < keywords.length) notes.push(warning(pointer, 'contact_removed.keywords'));
  if (findContacts(clean.join(', '), hints).possible.length > 0) notes.push(warning(pointer, 'possible_contact'));
  return uniqueUnlessEmpty(clean.slice(0, MAX_KEYWORDS));
}

/** "jane@example", whose end has become another keyword, and what is left where a contact stood. */
const PART_OF_CONTACT = /[\p{L}\p{N}]@[\p{L}\p{N}]|\[contact removed\]/u;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Names of the format's list; `Other` names none. */
export function toLanguages(values: Values, notes: Problem[]): string[] | undefined {
  const names = (values.get('Program_Language') ?? '').split(/[,;/|]/).map((name) => name.trim());
  const tags = names.filter((name) => name !== '').map(toLanguageTag);
  const unknown = tags.filter((tag) => tag === undefined).length;
  if (unknown > 0) notes.push(warning(pointerOf('Program_Language'), 'unknown_value.languages', { count: unknown }));
  return uniqueUnlessEmpty(tags.filter((tag) => tag !== undefined && tag !== 'und')) as string[] | undefined;
}

/** A text that says something, without contacts and not longer than there is room for. */
export function toText(
  values: Values,
  field: keyof typeof ADVISED,
  hints: readonly string[],
  notes: Problem[],
): string | undefined {
  const whole = values.get(field) ?? '';
  if (SAYS_NOTHING.test(whole)) return undefined;
  const pointer = pointerOf(field);
  if (whole.length > ADVISED[field]) notes.push(lengthWarning(pointer, ADVISED[field]));
  const { text, isHeld } = takeOutContacts(whole, hints);
  if (text !== whole) notes.push(warning(pointer, 'contact_removed.field', { name: field }));
  if (isHeld) notes.push(warning(pointer, 'possible_contact'));
  const room = field === 'Program_Change_Info' ? MAX_LENGTH.changes : MAX_LENGTH.requirements;
  return cutAtSentence(text, room) || undefined;
}

const SAYS_NOTHING = /^(?:n\/?a|none|nothing|no|not applicable|-+|\.|)\.?$/i;
