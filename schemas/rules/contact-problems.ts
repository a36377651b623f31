/** Contacts in a projected document: free text is scrubbed, everything else that holds one is refused. */
import { error, fieldName, type Problem, warning } from '../problems.ts';
import { linkHasContact, scrubContacts } from './contacts.ts';
import { plainLine, plainText } from './plain-text.ts';
import { visitLeaves } from './visit-leaves.ts';

/** Members that hold sentences. In a name, a version or an address there is nothing left to say without the contact. */
const FREE_TEXT = /\/(?:tagline|summary|text|commercial_terms)$/;
const PARAGRAPHS = /\/(?:summary|text|commercial_terms)$/;
/** Digests are digits by nature; `protocol` and `$schema` are never stored, so that a contact there is just ignored. */
const NOT_LOOKED_AT = /\/sha256$|^\/(?:protocol\/|\$schema$)/;

export function contactProblems(document: unknown): Problem[] {
  const problems: Problem[] = [];
  visitLeaves(document, (value, pointer) => {
    if (typeof value !== 'string' || NOT_LOOKED_AT.test(pointer)) return;
    const text = asStored(value, pointer);
    const field = fieldName(pointer);
    if (FREE_TEXT.test(pointer)) {
      if (scrubContacts(text) === text) return;
      const message = `${field} held an e-mail address or telephone number, which was removed.`;
      problems.push(warning(pointer, 'contact_removed', message));
    } else if (linkHasContact(text)) {
      const message = `${field} holds an e-mail address or telephone number, which the catalog never stores. Remove it.`;
      problems.push(error(pointer, 'contact_not_allowed', message));
    }
  });
  return problems;
}

/** A copy of the document with the contacts taken out of its free text. */
export function withoutContacts(value: unknown, pointer = ''): unknown {
  if (typeof value === 'string') return FREE_TEXT.test(pointer) ? scrubContacts(asStored(value, pointer)) : value;
  if (Array.isArray(value)) return value.map((item, index) => withoutContacts(item, `${pointer}/${index}`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withoutContacts(item, `${pointer}/${key}`)]),
  );
}

/** The text as it would be kept: an invisible character inside an address must not hide it until it is taken out. */
function asStored(value: string, pointer: string): string {
  return PARAGRAPHS.test(pointer) ? plainText(value) : plainLine(value);
}
