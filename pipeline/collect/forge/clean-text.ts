/** Text of a forge's answer: tidy, and without contacts. */
import { linkHasContact, scrubContacts } from '../../../schemas/rules/contacts.ts';
import { plainLine } from '../../../schemas/rules/plain-text.ts';
import { isWebAddress } from '../../../schemas/rules/web-address.ts';

/** One line of free text: contacts are taken out, and the marks a forge draws as links and pictures. */
export function cleanLine(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const plain = text
    .toWellFormed()
    .slice(0, 5000)
    .replace(/!?\[([^[\]]{0,200})\]\([^()\s]{0,500}\)/g, '$1')
    .replace(/(?<=^|\s):[a-z0-9_+-]{2,40}:(?=\s|$)/g, '');
  return scrubContacts(plainLine(plain)) || undefined;
}

/** A name: one with a contact in it is not kept at all. */
export function cleanName(text: string | undefined, maxLength: number): string | undefined {
  const plain = plainLine((text ?? '').toWellFormed());
  return plain === '' || plain.length > maxLength || linkHasContact(plain) ? undefined : plain;
}

/** An address people may click, without contacts. */
export function cleanAddress(address: string | undefined): string | undefined {
  return address !== undefined && isWebAddress(address) && !linkHasContact(address) ? address : undefined;
}

/** The day in UTC, like 2026-01-31, of a time as the APIs write it. */
export function dayOf(time: string | undefined): string | undefined {
  if (time === undefined || !/^\d{4}-\d\d-\d\d/.test(time)) return undefined;
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
