/** Spellings and innocents of another writer, who had not seen the rules. */
import { expect, it } from 'vitest';
import { takeOutContacts } from '../contacts.ts';
import judged from './contacts.judged.json' with { type: 'json' };
import further from './contacts-further.judged.json' with { type: 'json' };

const looked = judged.cases.map((each) => ({ ...each, ...takeOutContacts(each.text) }));

it('removes or holds what is judged to be a contact', () => {
  const contacts = looked.flatMap((each) => (each.secret === undefined ? [] : { ...each, secret: each.secret }));
  const left = contacts.filter(({ text, secret, isHeld }) => text.includes(secret) && !isHeld);
  expect(contacts.length).toBeGreaterThanOrEqual(60);
  expect(left.map(({ name }) => name)).toEqual([
    // Nothing but a reader understands these; and thanks to accounts stand in most lists of changes.
    ...['described in words', 'base64', 'handle: thanks in a changelog'],
  ]);
});

it('leaves what is judged to be innocent as it is, and holds little of it', () => {
  const innocents = looked.filter(({ secret }) => secret === undefined);
  const texts = new Set(judged.cases.map(({ text }) => text));
  expect(innocents.filter(({ text }) => !texts.has(text))).toEqual([]);
  expect(innocents.filter(({ isHeld }) => isHeld).length).toBeLessThanOrEqual(3);
});

it('does the same with a second list, in more languages', () => {
  const contacts = further.cases.map((each) => ({ ...each, ...takeOutContacts(each.text) }));
  const left = contacts.filter(({ text, secret, isHeld }) => text.includes(secret) && !isHeld);
  // A sign said in a word of another kind, tens in words, and an address in two halves.
  expect(left.map(({ name }) => name)).toEqual(['messenger 146', 'telephone 152', 'messenger 166']);
  const innocents = further.innocents.map((text) => ({ text, looked: takeOutContacts(text) }));
  const touched = innocents.filter(({ text, looked }) => looked.isHeld || looked.text !== text);
  expect(touched.map(({ text }) => text)).toEqual([
    // An account of a bank, if only as an example.
    'IBAN check digits are verified, e.g. DE89 3704 0044 0532 0130 00.',
    'Rekeningnummers als NL91 ABNA 0417 1643 00 worden gecontroleerd.',
    // Two signs behind "contact" are as often a name.
    '联系人:导入、合并、导出。',
  ]);
});
