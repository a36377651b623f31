/** Contacts in a projected document: free text is scrubbed, everything else that holds one is refused. */
import { error, fieldName, type Problem, toPointer, warning } from '../problems.ts';
import { linkHasContact, mayHoldContact, scrubContacts } from './contacts.ts';
import { plainLine, plainText } from './plain-text.ts';

/** Members that hold sentences. In a name, a version or an address there is nothing left to say without the contact. */
const FREE_TEXT = new Set(['tagline', 'summary', 'text', 'commercial_terms']);

interface WithoutContacts {
  /** The document with the contacts taken out of its free text; the same object if there was nothing to take out. */
  value: unknown;
  problems: Problem[];
}

export function withoutContacts(document: unknown): WithoutContacts {
  const problems: Problem[] = [];
  return { value: cleaned(document, [], problems), problems };
}

function cleaned(value: unknown, path: string[], problems: Problem[]): unknown {
  if (typeof value === 'string') return cleanedText(value, path, problems);
  if (typeof value !== 'object' || value === null || isNeverStored(path)) return value;
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
  if (FREE_TEXT.has(key)) {
    const text = key === 'tagline' ? plainLine(value) : plainText(value);
    const clean = scrubContacts(text);
    if (clean !== text) {
      const pointer = toPointer(path);
      const message = `${fieldName(pointer)} held an e-mail address or telephone number, which was removed.`;
      problems.push(warning(pointer, 'contact_removed', message));
    }
    return clean;
  }
  // Digests are digits by nature.
  if (key !== 'sha256' && mayHoldContact(value) && !isNeverStored(path) && linkHasContact(plainLine(value))) {
    const pointer = toPointer(path);
    const message = `${fieldName(pointer)} holds an e-mail address or telephone number, which the catalog never stores. Remove it.`;
    problems.push(error(pointer, 'contact_not_allowed', message));
  }
  return value;
}

function isNeverStored(path: readonly string[]): boolean {
  return path.length === 1 && (path[0] === 'protocol' || path[0] === '$schema');
}
