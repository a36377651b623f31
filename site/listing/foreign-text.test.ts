import { expect, test } from 'vitest';
import { foreignText } from './foreign-text.ts';

const short = { summary: 'Short' };
const long = (text: string) => ({ summary: 'Short', text });

test.each([
  ['the only long text', { de: short, en: long('English') }, 'de', ['en', 'English']],
  ['English before others', { de: short, fr: long('Français'), 'en-US': long('English') }, 'de', ['en-US', 'English']],
  ['another one where there is no English', { de: short, fr: long('Français') }, 'de', ['fr', 'Français']],
  ['none where the first has one', { de: long('Deutsch'), en: long('English') }, 'de', undefined],
  ['none where nobody has one', { de: short, en: short }, 'de', undefined],
  ['none without descriptions', {}, undefined, undefined],
])('shows %s', (_what, descriptions, shown, expected) => {
  const found = foreignText(descriptions, shown, 'de');
  expect(found && [found.language, found.description.text]).toEqual(expected);
});
