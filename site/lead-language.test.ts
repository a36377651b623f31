import { expect, test } from 'vitest';
import { leadLanguage } from './lead-language.ts';

test('finds the language the build has chosen the summary from', () => {
  const descriptions = { de: { summary: 'Ein Editor.' }, 'en-GB': { summary: 'An editor.' } };
  expect(leadLanguage({ descriptions, summary: 'An editor.' })).toBe('en-GB');
});

test('knows none where there is no description', () => {
  expect(leadLanguage({ descriptions: {}, summary: null })).toBeUndefined();
});
