/** The words that docs/glossary.md says are never right, in what visitors read. */
import { expect, test } from 'vitest';
import german from './de.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };

const NEVER = {
  en: /\b(?:vendors?|primary|ranking|catalogue|licence|visuali[s]ation|misspelt|mend(?:ed)?)\b/i,
  de: /Brotkrumen|Anbieter|Hersteller|\bRanking\b|verifizier|\bVendor|\bReleasenotes\b|Moderation/i,
};

function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, each]) => textsOf(each, `${path}.${key}`));
}

test.each([
  ['en', english],
  ['de', german],
] as const)('no text in %s has a word of the glossary that is never right', (language, texts) => {
  const placeholders = /\{[^}]*\}/g;
  const found = textsOf(texts).filter(([, text]) => NEVER[language].test(text.replace(placeholders, '')));
  expect(found).toEqual([]);
});
