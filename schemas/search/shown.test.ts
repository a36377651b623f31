/** What is shown of a search: the words that matched, and the query as it was meant. */
import { describe, expect, it } from 'vitest';
import { markMatches } from './highlight.ts';
import { didYouMean } from './relaxed-query.ts';

const marked = (text: string, query: string) =>
  markMatches(text, query)
    .map((stretch) => (stretch.isMarked ? `[${stretch.text}]` : stretch.text))
    .join('');

describe('what matched', () => {
  it.each([
    ['A query builder for SQL', 'query buil', 'A [query] [buil]der for SQL'],
    ['Charts on a canvas', 'chart', '[Charts] on a canvas'],
    ['Für Datenbanken', 'datenbank', 'Für [Datenbanken]'],
    ['Größe & Söhne', 'groesse sohne', '[Größe] & [Söhne]'],
    ['Node.js and C++', 'node.js c++', '[Node].js and [C++]'],
    ['TypeScript', 'type script', '[TypeScript]'],
    ['plain', '', 'plain'],
    ['<b>bold</b>', 'b', '<[b]>[b]old</[b]>'],
    ['', 'a', ''],
  ])('in %j for %j is %j', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it.each(['ﬁle ẞ ŉ ⅷ 😀 ｶﾞ', 'a\u0301e\u0301', '日本語入力'])('never changes the text %j', (text) => {
    for (const query of ['file', 'ss', 'n', 'viii', 'ae', 'ga', '日本', 'a e']) {
      expect(
        markMatches(text, query)
          .map((stretch) => stretch.text)
          .join(''),
      ).toBe(text);
    }
  });
});

describe('the query as it was meant', () => {
  const corrections = [{ typed: 'recat', words: ['react', 'recall'] }];

  it.each([
    ['recat charts', ['React'], 'React charts'],
    ['Récat', [null, 'They recall it.'], 'recall'],
    ['recat', ['Vue', 'Reacts'], 'Reacts'],
    ['recat', ['Vue', 'Preact'], undefined],
    ['recat', [], undefined],
    ['recatx', ['React'], undefined],
  ])('of %j where %j is shown is %j', (text, best, meant) => {
    expect(didYouMean(text, { corrections }, best)).toBe(meant);
  });
});
