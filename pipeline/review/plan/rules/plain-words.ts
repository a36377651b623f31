/**
 * Whether a text may be published that nobody has read: one of plain words and numbers. Which signs, dots and spellings
 * make an address is without end, so this lists what may stand, not what may not. Pure.
 */
import { hasPossibleContact } from '../../../../schemas/rules/contacts.ts';
import { RELEASE_WORDS } from './release-words.ts';

/** What may stand around a word; what joins two words is no sign of these. A line may begin as an entry of a list. */
const BULLET = /^[-–•*]\s/u;
const OPENING = /^["'“„‘«(]+/u;
const CLOSING = /[.,;:!?…"'“”’»)]{1,4}$/u;
/** Like 20 %, 64-bit and 10.4.2. Four numbers could be an address of the internet, and long ones are called. */
const NUMBER = /^v?\d{1,4}(?:\.\d{1,4}){0,2}%?$/;
const UNIT = /^(?:%|&|-|–|\d{1,4}-bit)$/;

/** @param approved texts that a person has seen: their words may be used, as they are written there */
export function isPlainText(text: string, approved: readonly string[]): boolean {
  const seen = new Set(approved.flatMap((one) => tokensOf(one).flatMap(partsOf)));
  const tokens = text.split('\n').flatMap((line) => tokensOf(line.trim().replace(BULLET, '')));
  const isPlain = tokens.every((token, index) => {
    if (NUMBER.test(token)) return !NUMBER.test(tokens[index + 1] ?? '');
    return UNIT.test(token) || partsOf(token).every((part) => isKnown(part, seen));
  });
  return isPlain && !hasPossibleContact(text);
}

/** One or many of what was seen is as well known. */
function isKnown(part: string, seen: ReadonlySet<string>): boolean {
  if (seen.has(part) || seen.has(`${part}s`) || seen.has(part.replace(/s$/, ''))) return true;
  return /^.?\p{Ll}*$/u.test(part) && RELEASE_WORDS.has(part.toLowerCase());
}

function tokensOf(text: string): string[] {
  const words = text.normalize('NFC').split(/\s+/u);
  return words.flatMap((word) => word.replace(OPENING, '').replace(CLOSING, '') || (/\S/u.test(word) ? [word] : []));
}

/** The parts of a word with hyphens. A letter alone is a word where it is one, and no letter of a spelled address. */
const partsOf = (token: string): string[] => token.split('-');
