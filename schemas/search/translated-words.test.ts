import { expect, it } from 'vitest';
import { conceptWords, productsLike, stemsOf } from './translated-words.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

const wordsFor = (text: string, language?: string) =>
  conceptWords(new Set(stemsOf(text)), language).map(({ language, label }) => `${language} ${label}`);

it('knows a German word for an English one, and the other way around', () => {
  expect(wordsFor('store your passwords', 'en')).toContain('de passwort');
  expect(wordsFor('Passwörter ablegen', 'de')).toContain('en password');
});

it('takes several words for one thing only where all are there', () => {
  expect(wordsFor('edit raw photos', 'en')).toContain('de bildbearbeitung');
  expect(wordsFor('raw data', 'en')).not.toContain('de bildbearbeitung');
});

it('looks for words in their own language alone', () => {
  expect(wordsFor('Zug', 'en')).toEqual([]);
  expect(wordsFor('Zug')).toContain('en train');
});

it('knows well-known products by what they do', () => {
  expect(productsLike(new Set(stemsOf('a password safe')))).toContain('lastpass');
});

it('has English and German in each of at least 300 lines, and none twice', () => {
  const sides = vocabulary.concepts.map((line) => line.split(' | '));
  expect(sides.length).toBeGreaterThan(300);
  expect(sides.filter((side) => side.length !== 2 || side.includes(''))).toEqual([]);
  expect(new Set(vocabulary.concepts).size).toBe(vocabulary.concepts.length);
});
