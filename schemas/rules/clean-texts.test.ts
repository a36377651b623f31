import { describe, expect, it } from 'vitest';
import { cleanTexts } from './clean-texts.ts';

const places = (document: unknown) =>
  cleanTexts(document).problems.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`);

describe('a document without contacts', () => {
  it('is the very document that came in, where there is nothing to take out', () => {
    const document = { name: 'Paper Boat', list: [{ summary: 'Folds boats.\n\nIn two colours.' }] };
    expect(cleanTexts(document)).toEqual({ value: document, problems: [] });
    expect(cleanTexts(document).value).toBe(document);
  });

  it('is a copy that shares what is harmless, lists included; what came in stays as it was', () => {
    const document = { list: [{ summary: 'Ask jane@works.example.' }, { text: 'Fine.' }], vendor: { name: 'Works' } };
    const before = structuredClone(document);
    const value = cleanTexts(document).value as typeof document;
    expect(value).toEqual({ ...before, list: [{ summary: 'Ask [contact removed].' }, { text: 'Fine.' }] });
    expect(document).toEqual(before);
    expect(value.vendor).toBe(document.vendor);
    expect(places(document)).toEqual(['warning contact_removed /list/0/summary']);
  });

  it('has its free text tidied, as it is looked at', () => {
    expect(cleanTexts({ tagline: ' Folds\n boats ', text: ' a \r\n\r\n\r\n b\u200b ' }).value).toEqual({
      tagline: 'Folds boats',
      text: 'a\n\nb',
    });
  });

  it('is refused for a contact anywhere else, except in what is never stored and in digests', () => {
    const contact = '+1 555 010 0199';
    expect(places({ 'a/b': [contact], protocol: { author: contact }, $schema: contact, sha256: contact })).toEqual([
      'error contact_not_allowed /a~1b/0',
    ]);
  });

  it('keeps what may be a contact and may be none, and names it to the reviewer', () => {
    const document = { software: { name: 'Contact Jane Doe', text: 'Contact Jane Doe for help.', version: '1.0' } };
    const { value } = cleanTexts(document);
    expect(value).toBe(document);
    expect(places(document)).toEqual([
      'warning possible_contact /software/name',
      'warning possible_contact /software/text',
    ]);
  });

  it('takes a number for one where the country or the language writes such numbers', () => {
    const text = 'Support 0221 47 10 12 34.';
    const described = (tag: string, country_code?: string) => ({
      vendor: { country_code },
      software: { descriptions: { [tag]: { text } } },
    });
    const removed = (tag: string) => [`warning contact_removed /software/descriptions/${tag}/text`];
    expect(places(described('de'))).toEqual(removed('de'));
    expect(places(described('fr', 'DE'))).toEqual(removed('fr'));
    expect(places(described('fr'))).toEqual(['warning possible_contact /software/descriptions/fr/text']);
  });
});
