/**
 * Contacts in a document that the operator keeps in data/feeds. Of a publisher's document only what is read is stored;
 * this one lies in git as it is, with all members that no reader looks at.
 */
import { type Problem, toPointer, warning } from '../../../schemas/contracts/problems.ts';
import { isContactMember } from '../../../schemas/rules/contacts/contact-members.ts';
import { linkHasContact } from '../../../schemas/rules/contacts.ts';
import { isWebAddress } from '../../../schemas/rules/web-address.ts';

/** @param document as parsed @returns a warning for each place, none of which repeats a value */
export function contactsInDocument(document: unknown): Problem[] {
  const problems: Problem[] = [];
  findIn(document, [], problems);
  return problems;
}

function findIn(value: unknown, path: string[], problems: Problem[]): void {
  if (typeof value === 'string' && path.at(-1) !== 'sha256' && linkHasContact(value)) {
    problems.push(at(path));
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (linkHasContact(name)) problems.push(at(path));
    else if (!Array.isArray(value) && isContactMember(name) && saysSomething(member))
      problems.push(at([...path, name]));
    else {
      path.push(name);
      findIn(member, path, problems);
      path.pop();
    }
  }
}

/** The place up to the first name that is no plain word: such a name could be a contact itself, or spoil a terminal. */
function at(path: readonly string[]): Problem {
  const odd = path.findIndex((name) => !PLAIN_NAME.test(name) || linkHasContact(name));
  return warning(toPointer(odd === -1 ? path : path.slice(0, odd)), 'contact_kept');
}

const PLAIN_NAME = /^[\p{L}\p{M}\p{N}_.$ -]{1,60}$/u;

/** The address of a page with a form is no contact. */
function saysSomething(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '' && (!isWebAddress(value) || linkHasContact(value));
  if (typeof value === 'object' && value !== null) return Object.values(value).some(saysSomething);
  return typeof value === 'number';
}
