/**
 * The texts of a projected document, looked at in one pass: free text is tidied and scrubbed of contacts, everything else
 * that holds one is refused.
 */
import { error, type Problem, toPointer, warning } from '../contracts/problems.ts';
import { isQuiet } from './contact-signs.ts';
import { linkHasContact, scrubContacts } from './contacts.ts';
import { plainLine, plainText } from './plain-text.ts';
import { leafProblems } from './text-problems.ts';

/** Members that hold sentences. In a name, a version or an address there is nothing left to say without the contact. */
const FREE_TEXT = new Set(['tagline', 'summary', 'text', 'commercial_terms']);

/** @returns the document without contacts in its free text; the same object if there was nothing to take out */
export function cleanTexts(document: unknown): { value: unknown; problems: Problem[] } {
  const problems: Problem[] = [];
  return { value: cleaned(document, [], problems), problems };
}

function cleaned(value: unknown, path: string[], problems: Problem[]): unknown {
  if (typeof value === 'string') return cleanedText(value, path, problems);
  if (typeof value !== 'object' || value === null) {
    for (const problem of leafProblems(value, path)) problems.push(problem);
    return value;
  }
  const members = value as Record<string, unknown>;
  let copy: Record<string, unknown> | undefined;
  for (const key of Object.keys(members)) {
    path.push(key);
    const clean = cleaned(members[key], path, problems);
    path.pop();
    if (clean === members[key]) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...members }) as Record<string, unknown>;
    copy[key] = clean;
  }
  return copy ?? value;
}

function cleanedText(value: string, path: readonly string[], problems: Problem[]): string {
  const key = path.at(-1) ?? '';
  const isFree = FREE_TEXT.has(key);
  if (!isFree && isQuiet(value)) return value;
  for (const problem of leafProblems(value, path)) problems.push(problem);
  if (isNeverStored(path)) return value;
  if (isFree) {
    const text = key === 'tagline' ? plainLine(value) : plainText(value);
    const clean = scrubContacts(text);
    if (clean !== text) problems.push(warning(toPointer(path), 'contact_removed'));
    return clean;
  }
  // Digests are digits by nature.
  if (key !== 'sha256' && linkHasContact(plainLine(value))) {
    problems.push(error(toPointer(path), 'contact_not_allowed'));
  }
  return value;
}

function isNeverStored(path: readonly string[]): boolean {
  return path[0] === 'protocol' || path[0] === '$schema';
}
