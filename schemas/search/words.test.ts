import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_CHARACTER } from '../../tools/testing/any-character.ts';
import { foldText, searchWords } from './words.ts';

describe('words', () => {
  it.each([
    ['Größe & Söhne', 'grosse sohne'],
    ['STRASSE Straße', 'strasse strasse'],
    ['Łódź, Ærø, Đà Nẵng', 'lodz aero da nang'],
    ['İstanbul ISTANBUL ıstanbul', 'istanbul istanbul istanbul'],
    ['ΟΔΟΣ οδός', 'οδοσ οδοσ'],
    ['cafe\u0301 café', 'cafe cafe'],
    ['ﬁle ① Ｌｉｎｕｘ', 'file 1 linux'],
    ['node.js, vs-code_2', 'node js vs code 2'],
    ['.NET, asp.net (.net 8)', 'dotnet asp net dotnet 8'],
    ['C++ c# F#m notepad++ a+b', 'c c++ c c# f f# m notepad notepad++ a b'],
    ['日本語入力 Linux版', '日本 本語 語入 入力 linux 版'],
    ['ガンバレ ｶﾞﾝﾊﾞﾚ ラーメン', 'ガン ンバ バレ ガン ンバ バレ ラー ーメ メン'],
    ['が か', 'が か'],
    ['字', '字'],
    ['ẞ ß', 'ss ss'],
    ['Storybook™ Next.js®', 'storybook next js'],
    ['한국어 문서', '한국 국어 문서'],
    ['สวัสดี', 'สวั วัส สดี'],
    ['हिन्दी भाषा', 'हिन्दी भाषा'],
    ['שלום عربي', 'שלום عربي'],
    ['a\u0000b', 'a b'],
    ['👩‍👩‍👧 😀 — … "', ''],
    ['', ''],
  ])('of %j are %j', (text, words) => {
    expect(searchWords(text).join(' ')).toBe(words);
  });

  it('hold nothing that an index or its query language takes for anything else', () => {
    fc.assert(
      fc.property(fc.string({ unit: ANY_CHARACTER, maxLength: 60 }), (text) => {
        for (const word of searchWords(text)) expect(word).toMatch(/^[\p{L}\p{N}\p{M}]+(?:\+\+|#)?$/u);
      }),
    );
  });

  it('are found again: asking for a word of a text gives a word of its words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const words = searchWords(text);
        expect(searchWords(words.filter((word) => !/[+#]$/.test(word)).join(' '))).toEqual(
          words.filter((word) => !/[+#]$/.test(word)),
        );
      }),
    );
  });

  it('cost time in proportion to the text', () => {
    for (const part of ['a', '日', '\u0301', '+', 'a\u0301', 'a+', '\u3099', ' ']) {
      const begin = process.cpuUsage();
      searchWords(part.repeat(100_000));
      expect(process.cpuUsage(begin).user / 1000).toBeLessThan(1_000);
    }
  });
});

it('names are compared without case and accents, and keep everything else', () => {
  expect(foldText('Élan-Vital 2.0')).toBe('elan-vital 2.0');
});
