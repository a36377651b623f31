import { describe, expect, it } from 'vitest';
import { categoryAliases } from './category-aliases.ts';
import { isNear } from './near-words.ts';
import { readQuery } from './query.ts';
import { similarQuery, wordsAsked } from './relaxed-query.ts';
import { stemOf } from './word-stems.ts';

const WORDS = ['react', 'datenbanken', 'test', 'werkzeug', 'webpack', 'playwright', 'image', 'viewer', 'abfragen'];
const KNOWN = [...WORDS, ...WORDS.flatMap((word) => stemOf(word) ?? [])];
const VOCABULARY = {
  has: (word: string) => KNOWN.includes(word),
  begins: (word: string) => WORDS.some((each) => each.startsWith(word)),
  near: () => KNOWN,
};
const ALIASES = categoryAliases({
  categories: [
    { slug: 'e-mail', label: 'E-mail', description: '', aliases: ['email-templates', 'Communications::E-Mail'] },
    {
      slug: 'photo',
      label: 'Photo',
      description: '',
      aliases: ['image'],
      translations: { de: { label: 'Foto', description: '', aliases: ['Bilder bearbeiten'] } },
    },
  ],
});

function similarTo(text: string) {
  const query = readQuery(text);
  if (query === undefined) throw new Error('The query asks for nothing.');
  return similarQuery(query, VOCABULARY, ALIASES);
}

describe('a misspelled word', () => {
  it.each([
    ['recat', 'react'],
    ['reakt', 'react'],
    ['reac', 'react'],
    ['reeact', 'react'],
    ['eract', 'react'],
    ['playwrite', 'playwright'],
  ])('%s is near %s', (typed, word) => {
    expect(isNear(typed, word)).toBe(true);
  });

  it.each([
    ['react', 'react'],
    ['cat', 'cut'],
    ['excel', 'axes'],
    ['recta', 'react'],
    ['tcaer', 'react'],
    ['accordion', 'accounts'],
  ])('%s is not near %s', (typed, word) => {
    expect(isNear(typed, word)).toBe(false);
  });

  it('is corrected in its slot, and as a name', () => {
    const { readings, titles, corrections } = similarTo('recat viewer');
    expect(readings[0]?.[0]?.slot.words).toContain('react');
    expect(titles).toEqual(['reactviewer']);
    expect(corrections).toEqual([{ typed: 'recat', words: ['react'] }]);
  });

  it('that is known, or begins one that is, is left as it is', () => {
    expect(similarTo('test play').corrections).toEqual([]);
  });
});

it.each([
  ['test', 2],
  ['unheard', 3],
  ['vpn', 1],
  ['test erstellen', 2, 1],
  ['build', 1],
])('of %s the words weigh %i', (text, ...weights) => {
  expect(similarTo(text).readings[0]?.map(({ weight }) => weight)).toEqual(weights);
});

it('takes a word apart whose parts are known, without those that say nothing', () => {
  const parts = similarTo('datenbankabfragen').readings.slice(1);
  expect(parts).toHaveLength(1);
  expect(parts[0]?.map(({ slot, weight }) => [slot.words[0], weight])).toEqual([
    ['datenbank', 1],
    ['abfragen', 1],
  ]);
  const [tool] = similarTo('testwerkzeug').readings.slice(1);
  expect(tool?.map(({ slot, weight }) => [slot.words[0], weight])).toEqual([['test', 2]]);
});

it('asks the vocabulary for every word that may be one', () => {
  const query = readQuery('abcdef');
  expect(query && wordsAsked(query).toSorted()).toEqual(['abc', 'abcdef', 'def']);
});

describe('words for a category', () => {
  it.each([
    ['image', [['photo']]],
    ['email templates', [['e-mail'], ['e-mail']]],
    ['bilder bearbeiten', [['photo'], ['photo']]],
    ['responsive email template', [[], ['e-mail'], ['e-mail']]],
    ['foto', [['photo']]],
  ])('are found in %s', (text, categories) => {
    expect(
      similarTo(text)
        .readings.flat()
        .map((slot) => slot.categories),
    ).toEqual(categories);
  });

  it('are no paths of the categories of PAD', () => {
    expect([...ALIASES.keys()].filter((word) => word.includes('communications'))).toEqual([]);
  });
});
