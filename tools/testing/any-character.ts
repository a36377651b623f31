/** Texts of all characters for property tests. */
import fc from 'fast-check';

/** ASCII, the characters of two bytes, and all others: an attack may lie in each, and most characters in the last. */
const LARGEST = [0x7f, 0xffff, 0x10ffff];
const SURROGATES = { first: 0xd800, count: 0x800 };

/**
 * Any character, and no half of one: the unit of `fc.string({ unit: ANY_CHARACTER })`. fast-check's own, `binary`, takes a
 * second of the processor to be made, in each process and for each test that needs it first.
 */
export const ANY_CHARACTER = fc.oneof(
  ...LARGEST.map((largest) =>
    fc
      .integer({ min: 0, max: largest < SURROGATES.first ? largest : largest - SURROGATES.count })
      .map((number) => String.fromCodePoint(number < SURROGATES.first ? number : number + SURROGATES.count)),
  ),
);
