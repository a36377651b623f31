import { expect, test } from 'vitest';
import { TEXT_FILES } from '../texts/texts.ts';
import { wordedSteps } from './shown-place.ts';

test('steps are said in the words of a language, with the points from which on they are reached', () => {
  const order = Array.from({ length: 20 }, (_, place) => [`tool-${place}`, 100 - place] as [string, number]);
  const words = TEXT_FILES['./de.json']?.rank.steps;
  expect(words && wordedSteps({ order }, words)).toEqual([
    { from: 100, text: 'Beste 5 %' },
    { from: 99, text: 'Beste 10 %' },
    { from: 96, text: 'Bestes Viertel' },
    { from: 91, text: 'Obere Hälfte' },
  ]);
});
