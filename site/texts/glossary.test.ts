/** The words that docs/glossary.md says are never right, in what visitors and publishers read. */
import { expect, test } from 'vitest';
import germanChanges from '../../schemas/texts/de/changes.json' with { type: 'json' };
import germanProblems from '../../schemas/texts/de/problems.json' with { type: 'json' };
import germanRank from '../../schemas/texts/de/rank.json' with { type: 'json' };
import englishChanges from '../../schemas/texts/en/changes.json' with { type: 'json' };
import englishProblems from '../../schemas/texts/en/problems.json' with { type: 'json' };
import englishRank from '../../schemas/texts/en/rank.json' with { type: 'json' };
import german from './de.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };

const NEVER = {
  en: /\b(?:vendors?|primary|ranking|catalogues?|licence|visuali[s]ation|misspelt|mend(?:ed)?|e-mail|forge|homepage|any more)\b|\bmembers? of\b|taken over/i,
  de: /Brotkrumen|Anbieter|Hersteller|\bRanking\b|\bRang(?:es)?\b|verifizier|\bVendor|\bReleasenotes\b|Moderation|Homepage/i,
};

function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, each]) => textsOf(each, `${path}.${key}`));
}

test.each([
  ['en', [english, englishChanges, englishProblems.problems, englishRank]],
  ['de', [german, germanChanges, germanProblems.problems, germanRank]],
] as const)('no text in %s has a word of the glossary that is never right', (language, texts) => {
  // Names of members and commands are what they are.
  const placeholders = /\{[^}]*\}|`[^`]*`/g;
  const found = textsOf(texts).filter(([, text]) => NEVER[language].test(text.replace(placeholders, '')));
  expect(found).toEqual([]);
});
