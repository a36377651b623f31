/**
 * The second layer of privacy. The first is that readers take no contact member; this one finds e-mail addresses,
 * telephone numbers and persons to turn to that stand inside the text of members that are taken. It searches a shadow of
 * the text, in which all spellings of a character are one, and takes out what stands behind a find in the text itself.
 */
import { emailsIn } from './contacts/email.ts';
import { besides, type Find, type Shadow, type Span, shadowOf, spanIn } from './contacts/folded-text.ts';
import { handlesIn, placesIn } from './contacts/handles.ts';
import { personsIn } from './contacts/person-names.ts';
import { isQuiet, SIGN, signsOf } from './contacts/quick-checks.ts';
import { respelledEmails, spelledEmailsIn } from './contacts/spelled-email.ts';
import { spokenNumbersIn } from './contacts/spoken-digits.ts';
import { telephonesIn } from './contacts/telephone.ts';

export const REMOVED = '[contact removed]';

/** Places in a text, in its order, none over another. */
export interface ContactFinds {
  /** What is taken out. */
  likely: Span[];
  /** What stays in the text until a reviewer has looked at it. */
  possible: Span[];
}

const NONE: readonly string[] = [];

/** @param hints of the countries that numbers may be of: codes of countries, and tags of languages */
export function findContacts(text: string, hints: readonly string[] = NONE): ContactFinds {
  if (isQuiet(text)) return { likely: [], possible: [] };
  const shadow = shadowOf(text);
  return findSigned(shadow, signsOf(shadow.text), hints);
}

/** True where something may be a contact that {@link scrubContacts} leaves in the text. */
export function hasPossibleContact(text: string, hints: readonly string[] = NONE): boolean {
  return findContacts(text, hints).possible.length > 0;
}

/** The text with every likely contact replaced by {@link REMOVED}; equal if there is none. */
export function scrubContacts(text: string, hints: readonly string[] = NONE): string {
  return takeOutContacts(text, hints).text;
}

/** @returns the text as {@link scrubContacts} leaves it, and whether {@link hasPossibleContact} is true of that */
export function takeOutContacts(text: string, hints: readonly string[] = NONE): { text: string; isHeld: boolean } {
  let clean = text;
  let finds = findContacts(clean, hints);
  // What was hidden behind one contact is found in the next round.
  for (let round = 1; finds.likely.length > 0 && round <= ROUNDS; round += 1) {
    clean = without(clean, finds.likely);
    finds = findContacts(clean, hints);
  }
  return { text: clean, isHeld: finds.possible.length > 0 };
}

const ROUNDS = 4;

/** True if an address, also behind percent-encoding, holds a likely contact. */
export function linkHasContact(address: string, hints: readonly string[] = NONE): boolean {
  return findContacts(address, hints).likely.length > 0;
}

/** @param signs that the shadow has; with all of them every search is made, and finds the same */
export function findSigned(shadow: Shadow, signs: number, hints: readonly string[] = NONE): ContactFinds {
  if (signs === 0) return { likely: [], possible: [] };
  const { text } = shadow;
  const has = (sign: number) => (signs & sign) !== 0;
  const finds: Find[] = [
    ...(has(SIGN.at) ? emailsIn(text) : []),
    ...(has(SIGN.number) ? telephonesIn(text, hints) : []),
    ...(has(SIGN.spoken) ? spokenNumbersIn(text) : []),
    ...(has(SIGN.spelled) ? spelledEmailsIn(text) : []),
    ...(has(SIGN.person) ? personsIn(text) : []),
    ...(has(SIGN.handle | SIGN.at) ? handlesIn(text, has(SIGN.handle)) : []),
    ...(signs >= SIGN.place ? placesIn(text, (index) => has(SIGN.place << index)) : []),
  ];
  const places = finds.map((find) => ({ ...find, ...spanIn(shadow, find) }));
  return sorted(has(SIGN.spelled) ? [...places, ...respelledEmails(shadow)] : places);
}

/** What overlaps is one find; what is only possible gives way to what is likely. */
function sorted(finds: readonly Find[]): ContactFinds {
  const all = [...finds].sort((a, b) => a.start - b.start || a.end - b.end);
  const likely = merged(all.filter((find) => find.likely));
  return {
    likely,
    possible: merged(
      besides(
        all.filter((find) => !find.likely),
        likely,
      ),
    ),
  };
}

/** @param spans in the order of the text */
function merged(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const { start, end } of spans) {
    const last = all.at(-1);
    if (last === undefined || start >= last.end) all.push({ start, end });
    else last.end = Math.max(last.end, end);
  }
  return all;
}

function without(text: string, spans: readonly Span[]): string {
  let clean = '';
  let from = 0;
  for (const { start, end } of spans) {
    clean += text.slice(from, start) + REMOVED;
    from = end;
  }
  return clean + text.slice(from);
}
