import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../tools/testing/rounds.ts';
import { cutAtSentence, hasInvisible, PLAIN_CHARACTERS, plainLine, plainText, tidied } from './plain-text.ts';

/** Letters, accents, CJK, emoji, white space, control, invisible and bidirectional characters, halves of pairs. */
const anyText = fc.string({
  unit: fc.constantFrom(
    ...[
      'a',
      'Z',
      '1',
      '.',
      '!',
      '。',
      '文',
      'é',
      'e\u0301',
      '\u0301',
      '👩‍💻',
      '\ud83d',
      '\ude00',
      ' ',
      '\t',
      '\n',
      '\r',
    ],
    ...['\0', '\u0007', '\u007f', '\u0085', '\u00a0', '\u00ad', '\u200b', '\u202e', '\u2028', '\u2069', '\ufeff'],
  ),
  maxLength: 200,
});

describe('invisible characters', () => {
  it.each([
    ['a soft hyphen', '\u00ad'],
    ['a combining grapheme joiner', '\u034f'],
    ['an Arabic letter mark', '\u061c'],
    ['a Hangul filler', '\u3164'],
    ['a half-width Hangul filler', '\uffa0'],
    ['a zero-width space', '\u200b'],
    ['a left-to-right mark', '\u200e'],
    ['a right-to-left mark', '\u200f'],
    ['an embedding', '\u202a'],
    ['a right-to-left override', '\u202e'],
    ['a word joiner', '\u2060'],
    ['an isolate', '\u2066'],
    ['the end of an isolate', '\u2069'],
    ['a byte order mark', '\ufeff'],
    ['an interlinear annotation', '\ufff9'],
    ['a tag letter', '\u{e0041}'],
  ])('takes out %s', (_what, character) => {
    expect(plainText(`a${character}b`)).toBe('ab');
    expect(plainLine(`${character}a${character}${character}`)).toBe('a');
    expect(hasInvisible(`a${character}b`)).toBe(true);
  });

  it.each(['\u200c', '\u200d', '\ufe0f'])(
    'takes out %j between two ASCII characters, where it only hides',
    (joiner) => {
      expect(plainText(`jane${joiner}${joiner}@works.example`)).toBe('jane@works.example');
    },
  );

  it.each([
    ['behind an invisible character', 'jane\u00ad\u200d@works.example'],
    ['before one', 'jane\u200d\u00ad@works.example'],
    ['beside a character that becomes ASCII', 'jane\u200d\u212a@works.example'],
  ])('takes out a joiner %s', (_what, text) => {
    expect(plainText(text)).toMatch(/^janeK?@works\.example$/);
  });

  it.each([
    ['a joiner in an emoji', '👩\u200d💻'],
    ['a non-joiner in Persian', 'می\u200cخواهم'],
    ['a variation selector', '❤\ufe0f'],
    ['right-to-left letters', 'שלום'],
  ])('keeps %s', (_what, text) => {
    expect(plainText(text)).toBe(text);
    expect(hasInvisible(text)).toBe(false);
  });
});

describe('plainText', () => {
  it.each([
    ['folds white space in a line', ' a \t  b\u00a0c ', 'a b c'],
    ['knows every end of line', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['keeps one empty line between paragraphs', 'a\n \n\t\n\nb\n', 'a\n\nb'],
    ['makes control characters spaces', 'a\u0000b\u001bc\u0085d\u2028e', 'a b c d e'],
    ['composes letters and accents', 'e\u0301', '\u00e9'],
    ['composes what an invisible character kept apart', 'e\u200b\u0301', '\u00e9'],
    ['keeps letters that only look alike', 'ａ', 'ａ'],
  ])('%s', (_rule, text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  it('gives text that needs no further tidying: NFC, trimmed, no control character', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const plain = plainText(text);
        expect(plainText(plain)).toBe(plain);
        expect(plain.normalize('NFC')).toBe(plain);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
        expect(plain).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e\u200b]|^\s|\s$| {2}|\n{3}/);
      }),
    );
  });

  it('leaves the characters of common scripts alone in whatever order they stand, as it would without a short cut', () => {
    const plain = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((character) =>
      new RegExp(`[${PLAIN_CHARACTERS}]`).test(character),
    );
    expect(plain.length).toBeGreaterThan(20_000);
    // Only marks and the parts of Hangul syllables join what stands before them.
    expect(plain.filter((character) => /[\p{M}\u1100-\u11ff]/u.test(character))).toEqual([]);
    expect(plain.filter((character) => tidied(character) !== character)).toEqual([]);
    const unit = fc.oneof(fc.constantFrom(...plain), fc.constantFrom(' ', '\n', '  ', '\u0301', '\u200b'));
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), (text) => {
        expect(plainText(text)).toBe(tidied(text));
      }),
    );
  });

  // More than a stack or the arguments of a call can take; in the long form the longest text a document can hold.
  it('survives a long text', () => {
    const words = 'a b\n'.repeat(rounds(200_000, 4_000_000));
    expect(plainText(words).length).toBe(words.length - 1);
  });
});

describe('plainLine', () => {
  it('makes one line of paragraphs', () => {
    expect(plainLine(' a\n\n b\r\nc ')).toBe('a b c');
  });

  it('never holds a line break', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(plainLine(text)).not.toMatch(/[\n\r\u2028\u2029]|^\s|\s$|\s{2}/);
      }),
    );
  });
});

describe('cutAtSentence', () => {
  it.each([
    ['leaves text that fits', 'One. Two.', 9, 'One. Two.'],
    ['cuts behind the last whole sentence', 'One. Two. Three.', 12, 'One. Two.'],
    ['takes a sentence that ends just at the limit', 'One. Two. Three.', 9, 'One. Two.'],
    ['knows ! and ?', 'Why? Yes! Because it is so.', 14, 'Why? Yes!'],
    ['takes no dot of a version for an end', 'Now in version 1.10 of it', 17, 'Now in version…'],
    ['takes no dot of a host for an end', 'You can get it at example.org today', 27, 'You can get it at…'],
    ['takes no dot at the very limit for an end', 'You can get it at example.org today', 26, 'You can get it at…'],
    ['cuts Chinese, which has no spaces', '第一句。第二句。第三句很长很长', 9, '第一句。第二句。'],
    ['cuts Japanese before a Latin word', '最初の文。ABC は次です', 8, '最初の文。'],
    ['cuts behind a word where no sentence ends', 'one two three four', 11, 'one two…'],
    ['cuts text without spaces anywhere', 'abcdefghij', 5, 'abcd…'],
    ['passes over a sentence that is too short', 'A. bcd efgh ijkl mnop qrst uvw', 20, 'A. bcd efgh ijkl…'],
    ['halves no emoji', '😀😀😀😀', 4, '😀…'],
  ])('%s', (_rule, text, maxLength, cut) => {
    expect(cutAtSentence(text, maxLength)).toBe(cut);
  });

  it('never exceeds the limit, never splits a surrogate pair, and adds nothing but an ellipsis', () => {
    const words = fc.string({
      unit: fc.constantFrom('a', 'B', '1', '.', '!', '。', '文', '😀', ' ', '\n'),
      maxLength: 120,
    });
    fc.assert(
      fc.property(words.map(plainText), fc.integer({ min: 2, max: 60 }), (text, maxLength) => {
        const cut = cutAtSentence(text, maxLength);
        expect(cut.length).toBeLessThanOrEqual(maxLength);
        expect(cut.isWellFormed()).toBe(true);
        expect(text.startsWith(cut.replace(/…$/, ''))).toBe(true);
        if (text.length <= maxLength) expect(cut).toBe(text);
        else expect(cut).toMatch(/(?:[.!。]|…)$/);
      }),
      { numRuns: rounds(200, 20_000) },
    );
  });
});
