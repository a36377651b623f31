import { expect, test } from 'vitest';
import { leadLanguage } from './lead-language.ts';

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
