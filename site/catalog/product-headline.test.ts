import { expect, test } from 'vitest';
import { headLine, leadLanguage } from './product-headline.ts';

const LONG = `It edits photos. ${'It is quick and small. '.repeat(10)}`.trim();

test('is the tagline, and the summary stands below', () => {
  const description = { tagline: 'Edits photos', summary: 'It edits photos.', text: 'More.' };
  expect(headLine(description, 'en')).toEqual({
    line: 'Edits photos',
    rest: { summary: 'It edits photos.', text: 'More.' },
  });
});

test('is else the summary, which is not told twice', () => {
  expect(headLine({ summary: 'It edits photos. Quickly.' }, 'en')).toEqual({
    line: 'It edits photos. Quickly.',
    rest: {},
  });
});

test.each([
  ['of a long summary', LONG, 'en', 'It edits photos.'],
  ['of several paragraphs', 'It edits photos.\n\nQuickly.', 'en', 'It edits photos.'],
  ['in a language nobody knows', LONG, 'de-1996-1996', 'It edits photos.'],
  ['that ends otherwise', `写真を編集します。${'とても速いです。'.repeat(40)}`, 'ja', '写真を編集します。'],
])('is the first sentence %s', (_what, summary, language, line) => {
  expect(headLine({ summary }, language)).toEqual({ line, rest: { summary } });
});

test('ends at a word where the first sentence does not end', () => {
  const { line } = headLine({ summary: 'word '.repeat(90) }, 'en');
  expect(line.length).toBeLessThanOrEqual(191);
  expect(line).toMatch(/ word…$/);
  expect(headLine({ summary: 'x'.repeat(400) }, 'en').line).toBe(`${'x'.repeat(190)}…`);
});

const descriptions = {
  de: { summary: 'Ein Editor.' },
  'en-GB': { summary: 'An editor.' },
  fr: { summary: 'Un éditeur.' },
};

test.each([
  ['fr', 'fr'],
  ['en', 'en-GB'],
  ['e', 'de'],
  ['pl', 'de'],
])('on a page in %s shows the description in %s', (page, shown) => {
  expect(leadLanguage({ descriptions, summary: 'Ein Editor.' }, page)).toBe(shown);
});

test('knows none where there is no description', () => {
  expect(leadLanguage({ descriptions: {}, summary: null }, 'en')).toBeUndefined();
});
