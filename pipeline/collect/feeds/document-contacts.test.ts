import { describe, expect, it } from 'vitest';
import { contactsInDocument } from './document-contacts.ts';

const pointers = (document: unknown) => contactsInDocument(document).map(({ code, pointer }) => `${code} ${pointer}`);

describe('contacts in a kept document', () => {
  it.each<[string, unknown, string[]]>([
    ['none', { vendor: { name: 'Works', website: 'https://works.example/' }, release: { version: '1.2.3.4' } }, []],
    [
      'in members for them, at any depth and in any spelling',
      { contact_name: 'Jane', vendor: { 'E-Mail': 'x', phones: [123456] }, list: [{ Ansprechpartner: { a: 'b' } }] },
      [
        'contact_kept /contact_name',
        'contact_kept /vendor/E-Mail',
        'contact_kept /vendor/phones',
        'contact_kept /list/0/Ansprechpartner',
      ],
    ],
    ['in such members that are empty', { email: '', phone: null, contact: { name: ' ' }, contacts: [] }, []],
    ['in such members that lead to a page', { contact: 'https://works.example/contact' }, []],
    ['in an address', { contact: 'https://works.example/?to=jane%40works.example' }, ['contact_kept /contact']],
    [
      'in texts',
      { a: { text: 'Call +49 30 23125123.' }, b: ['jane@works.example'] },
      ['contact_kept /a/text', 'contact_kept /b/0'],
    ],
    ['in the name of a member', { a: { 'jane@works.example': 1 } }, ['contact_kept /a']],
    ['below an odd name', { a: { '\u001b[31m': { email: 'x' } } }, ['contact_kept /a']],
    ['in a digest', { sha256: `${'0123456789'.repeat(6)}0123` }, []],
    ['no document', 'text', []],
  ])('%s', (_where, document, expected) => {
    expect(pointers(document)).toEqual(expected);
  });
});
