import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type AlphabetPart, alphabetParts, initialOf, initialOfPart, type NamedListing } from './alphabet.ts';

const named = (...names: string[]): NamedListing[] =>
  names.map((name, index) => ({ slug: `s-${index}`, name, vendor: 'Works' }));
const labelsOf = (parts: AlphabetPart[]) =>
  parts.map(({ start, label, entries }) => [start, label, entries.map(({ name }) => name).join(', ')]);

/** Many that begin alike, so that parts are cut deep down. */
const name = fc.oneof(
  fc.array(fc.constantFrom('a', 'ab', 'B', 'z', '-', ' ', '0', 'Ä', 'ß', 'я', '日'), { minLength: 1, maxLength: 5 }),
  fc.constant(['Same name']),
);
const catalogs = fc
  .array(
    name.map((parts) => parts.join('')),
    { maxLength: 60 },
  )
  .map((names) => named(...names));
const MAX = 4;

test.each([
  [['b', 'a'], [['', '', 'a, b']]],
  [
    ['c', 'b', 'a'],
    [
      ['a', 'A', 'a'],
      ['b', 'B', 'b'],
      ['c', 'C', 'c'],
    ],
  ],
  [
    ['1', '9 lives', 'a'],
    [
      ['0', '0–9', '1, 9 lives'],
      ['a', 'A', 'a'],
    ],
  ],
  [
    ['aa', 'ab', 'ar', 'az'],
    [
      ['a', 'A–Ah', 'aa, ab'],
      ['ai', 'Ai–Az', 'ar, az'],
    ],
  ],
])('%j in parts of two names', (names, parts) => {
  expect(labelsOf(alphabetParts(named(...names), 2))).toEqual(parts);
});

test.each([
  ['Älteste', 'A'],
  ['.NET', 'N'],
  ['Ørsted', 'O'],
  ['7-Zip', '0–9'],
  ['Яндекс', 'S'],
  ['日本', 'S'],
  ['…', 'S'],
])('%s stands under %s', (name, initial) => {
  expect(initialOf({ name, slug: 's-1' })).toBe(initial);
});

test('names of one word and of two stand together', () => {
  const [part] = alphabetParts(named('Visual Studio', 'Visuals', 'Visual', 'Über'));
  expect(part?.entries.map(({ name }) => name)).toEqual(['Über', 'Visual', 'Visual Studio', 'Visuals']);
});

describe('of any catalog', () => {
  it('each listing is in one part, under its initial, and no part is longer than allowed', () => {
    fc.assert(
      fc.property(catalogs, (entries) => {
        const parts = alphabetParts(entries, MAX);
        const all = parts.flatMap((part) => part.entries);
        expect(all.map(({ slug }) => slug).toSorted()).toEqual(entries.map(({ slug }) => slug).toSorted());
        expect(new Set(parts.map(({ start }) => start)).size).toBe(parts.length);
        for (const part of parts) {
          expect(part.entries.length).toBeLessThanOrEqual(MAX);
          if (parts.length === 1) continue;
          expect(part.start).toMatch(/^[a-z0-9-]{1,114}$/);
          expect(new Set(part.entries.map(initialOf))).toEqual(new Set([initialOfPart(part)]));
        }
      }),
    );
  });

  it('one more listing changes its own part, or cuts it, and no other', () => {
    const large = catalogs.filter(({ length }) => length > MAX);
    fc.assert(
      fc.property(large, name, (entries, parts) => {
        const added = { slug: 'added', name: parts.join(''), vendor: 'Works' };
        const [before, after] = [entries, [...entries, added]].map((each) => alphabetParts(each, MAX)) as [
          AlphabetPart[],
          AlphabetPart[],
        ];
        const texts = (of: AlphabetPart[]) => new Set(of.map((part) => JSON.stringify(part)));
        const gone = before.filter((part) => !texts(after).has(JSON.stringify(part)));
        const come = after.filter((part) => !texts(before).has(JSON.stringify(part)));
        expect(gone.length).toBeLessThanOrEqual(1);
        const slugs = (of: AlphabetPart[]) => of.flatMap((part) => part.entries.map(({ slug }) => slug));
        expect(slugs(come).filter((slug) => slug !== 'added')).toEqual(slugs(gone));
      }),
    );
  });

  it('does not depend on the order of the listings', () => {
    fc.assert(
      fc.property(catalogs, (entries) => {
        expect(alphabetParts(entries.toReversed(), MAX)).toEqual(alphabetParts(entries, MAX));
      }),
    );
  });
});
