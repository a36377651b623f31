import { expect, test } from 'vitest';
import german from '../texts/de.json' with { type: 'json' };
import { formatsIn } from './format.ts';
import { languageNames } from './language-names.ts';

const formats = formatsIn('de', german);

test('names languages in the language of the page, which comes first, and the others by their letters', () => {
  expect(languageNames(['en', 'ja', 'de', 'ar'], 'de', formats)).toEqual([
    'Deutsch',
    'Arabisch',
    'Englisch',
    'Japanisch',
  ]);
  expect(languageNames(['zh-Hant', 'pt-BR', 'de-AT'], 'de', formats)).toEqual([
    ...['Österreichisches Deutsch', 'Chinesisch (traditionell)', 'Portugiesisch (Brasilien)'],
  ]);
});

test('says a name once, and a tag that no registry could know as it is', () => {
  expect(languageNames(['en', 'en', 'de-1996-1996'], 'de', formats)).toEqual(['de-1996-1996', 'Englisch']);
});
