/** The sieve against a plain search for each pattern: over texts made of the patterns' own words, and over all lists. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../tools/testing/rounds.ts';
import { findContacts, findSigned } from '../contacts.ts';
import judged from './contacts.judged.json' with { type: 'json' };
import { shadowOf } from './folded-text.ts';
import { ALL_SIGNS, signsOf, WORD_SIGNS } from './quick-checks.ts';
import { EMAIL_SPELLINGS } from './testing/email-spellings.ts';
import { INNOCENT_TEXTS } from './testing/innocent-texts.ts';
import { PERSON_SPELLINGS } from './testing/person-spellings.ts';
import { linesOf, spellingsOf } from './testing/spellings.ts';
import { TELEPHONE_SPELLINGS } from './testing/telephone-spellings.ts';
import { sieveOf } from './word-prefilter.ts';

const sieve = sieveOf(WORD_SIGNS);

const plain = WORD_SIGNS.map(
  ([sign, { source, flags }]) => [sign, new RegExp(source, flags.replace('g', ''))] as const,
);
const plainSearch = (text: string) =>
  plain.reduce((sum, [sign, pattern]) => (pattern.test(text) ? sum | sign : sum), 0);

/** Letters as they stand in the patterns, whole words and what a set or an option leaves of them. */
const words = [...new Set(plain.flatMap(([, { source }]) => source.match(/[\p{L}@ ]+/gu) ?? []))];
const pieces = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...words) },
  { weight: 2, arbitrary: fc.constantFrom(...' .,:-_/#*@([{<"\'’“0123456789\n\u2003\ufeff：=+©') },
  { weight: 1, arbitrary: fc.string({ maxLength: 4, unit: 'grapheme' }) },
);
const texts = fc.array(pieces, { maxLength: 16 }).map((parts) => parts.join('').toLowerCase());

describe('the sieve', () => {
  it('finds the signs that a search for each pattern finds, in texts made of their words', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(sieve(text)).toBe(plainSearch(text));
      }),
      { numRuns: rounds(2_000, 200_000) },
    );
  });

  it('finds the same in all texts of the lists', () => {
    const spelled = [EMAIL_SPELLINGS, TELEPHONE_SPELLINGS, PERSON_SPELLINGS].flatMap(spellingsOf);
    const all = [...spelled, ...judged.cases].map(({ text }) => text).concat(linesOf(INNOCENT_TEXTS));
    const small = all.map((text) => text.toLowerCase());
    expect(small.filter((text) => sieve(text) !== plainSearch(text))).toEqual([]);
  });

  it('knows sets, options, repeats and groups', () => {
    const found = (text: string) => sieveOf([[1, /a[bc]?d|(?:ef|gh){1,2}i|\d,? j/]])(text);
    expect(['ad', 'abd', 'xacd', 'efi', 'ghefi', '7, j', '7 j'].map(found)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(['', 'a', 'ab', 'ef', 'd, j', 'j'].map(found)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it.each([/[^x]y/, /a/, /ab|c?/, /\p{L}a/u])('refuses %s, which may begin with anything', (pattern) => {
    expect(() => sieveOf([[1, pattern]])).toThrow('It may begin with anything');
  });
});

it('hides no find that a search for everything makes', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(findContacts(text)).toEqual(findSigned(shadowOf(text), ALL_SIGNS));
    }),
    { numRuns: rounds(500, 50_000) },
  );
});

it('looks for everything where small letters have another length', () => {
  expect(signsOf('T\u0130')).toBe(ALL_SIGNS);
});
