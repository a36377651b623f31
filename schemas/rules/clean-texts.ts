/**
 * The texts of a projected document, looked at in one pass: free text is tidied and scrubbed of contacts, everything else
 * that holds one is refused. What is only possibly one stays, and is named to the reviewer.
 */
import { error, type Problem, toPointer, warning } from '../contracts/problems.ts';
import { isQuiet } from './contacts/quick-checks.ts';
import { findContacts, takeOutContacts } from './contacts.ts';
import { member, textMember } from './members.ts';
import { plainLine, plainText } from './plain-text.ts';
import { leafProblems } from './text-problems.ts';

/** Members that hold sentences. In a name, a version or an address there is nothing left to say without the contact. */
const FREE_TEXT = new Set(['tagline', 'summary', 'text', 'commercial_terms', 'requirements', 'changes']);

/** @returns the document without contacts in its free text; the same object if there was nothing to take out */
export function cleanTexts(document: unknown): { value: unknown; problems: Problem[] } {
  const notes: Notes = { problems: [], country: countryOf(document) };
  return { value: cleaned(document, [], notes), problems: notes.problems };
}

interface Notes {
  problems: Problem[];
  /** Code of the publisher's country: telephone numbers may be written as they are there. */
  country: string;
}

function countryOf(document: unknown): string {
  const vendor = member(document, 'vendor') ?? member(member(document, 'entity'), 'vendor');
  return textMember(vendor, 'country_code') ?? '';
}

function cleaned(value: unknown, path: string[], notes: Notes): unknown {
  if (typeof value === 'string') return cleanedText(value, path, notes);
  if (typeof value !== 'object' || value === null) {
    for (const problem of leafProblems(value, path)) notes.problems.push(problem);
    return value;
  }
  const members = value as Record<string, unknown>;
  let copy: Record<string, unknown> | undefined;
  for (const key of Object.keys(members)) {
    path.push(key);
    const clean = cleaned(members[key], path, notes);
    path.pop();
    if (clean === members[key]) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...members }) as Record<string, unknown>;
    copy[key] = clean;
  }
  return copy ?? value;
}

function cleanedText(value: string, path: readonly string[], { problems, country }: Notes): string {
  const key = path.at(-1) ?? '';
  const isFree = FREE_TEXT.has(key);
  if (!isFree && isQuiet(value)) return value;
  for (const problem of leafProblems(value, path)) problems.push(problem);
  if (isNeverStored(path)) return value;
  if (isFree) {
    const text = key === 'tagline' ? plainLine(value) : plainText(value);
    const hints = [country, languageOf(path)];
    const { text: clean, isHeld } = takeOutContacts(text, hints);
    if (clean !== text) problems.push(warning(toPointer(path), 'contact_removed'));
    if (isHeld) problems.push(warning(toPointer(path), 'possible_contact'));
    return clean;
  }
  // Digests are digits by nature.
  if (key === 'sha256') return value;
  const { likely, possible } = findContacts(plainLine(value), [country]);
  if (likely.length > 0) problems.push(error(toPointer(path), 'contact_not_allowed'));
  else if (possible.length > 0) problems.push(warning(toPointer(path), 'possible_contact'));
  return value;
}

/** The tag of the language that a description is in; nothing for other texts. */
function languageOf(path: readonly string[]): string {
  return path.at(-3) === 'descriptions' ? (path.at(-2) ?? '') : '';
}

function isNeverStored(path: readonly string[]): boolean {
  return path[0] === 'protocol' || path[0] === '$schema';
}
