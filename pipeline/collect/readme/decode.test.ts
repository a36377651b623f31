import { describe, expect, it } from 'vitest';
import { boundedText, decodeReadme, MAX_CHARACTERS } from './readme.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('decodeReadme', () => {
  it('reads UTF-16 by its mark', () => {
    expect(decodeReadme(Uint8Array.of(0xff, 0xfe, 0x45, 0, 0x31, 4))).toBe('Eб');
    expect(decodeReadme(Uint8Array.of(0xfe, 0xff, 0, 0x45, 4, 0x31))).toBe('Eб');
  });

  it('forgives a broken character in a text that is UTF-8 otherwise', () => {
    expect(decodeReadme(Uint8Array.of(...utf8('приливы '), 0xff, ...utf8(' моря')))).toBe('приливы  моря');
  });

  it('reads windows-1252, and nothing rather than another script by its rules', () => {
    expect(decodeReadme(Uint8Array.of(...utf8('doesn'), 0x92, ...utf8('t get in the way')))).toBe(
      'doesn’t get in the way',
    );
    // "Приливы моря" in windows-1251.
    expect(decodeReadme(Uint8Array.of(0xcf, 0xf0, 0xe8, 0xeb, 0xe8, 0xe2, 0xfb, 0x20, 0xec, 0xee, 0xf0, 0xff))).toBe(
      '',
    );
  });

  it('does not take a character cut in two at the limit for a broken one', () => {
    const bytes = utf8(`a${'é'.repeat(MAX_CHARACTERS * 2)}`);
    expect(decodeReadme(bytes).replaceAll('é', '')).toBe('a');
  });
});

describe('boundedText', () => {
  it('cuts a long text at the end of a line, and never within a character', () => {
    expect(boundedText(`${'a'.repeat(99)}\n`.repeat(3000))).toHaveLength(MAX_CHARACTERS - 1);
    expect(boundedText('🌊'.repeat(MAX_CHARACTERS))).toHaveLength(MAX_CHARACTERS);
    expect(boundedText(`a${'🌊'.repeat(MAX_CHARACTERS)}`)).toHaveLength(MAX_CHARACTERS - 1);
  });
});
