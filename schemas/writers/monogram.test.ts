import { expect, test } from 'vitest';
import { iconColor, monogram } from './monogram.ts';

test.each([
  ['Astro', 'A'],
  ['date-fns', 'D'],
  ['Visual Studio Code', 'VS'],
  ['élan vital', 'ÉV'],
  ['7-Zip', '7'],
  ['محرر النصوص', 'ما'],
  ['日本語', '日'],
  ['</script> <b>', 'SB'],
  ['©', '©'],
  ['👩‍💻 Works', 'W'],
  ['👩‍💻', '👩‍💻'],
  ['', ''],
])('of %s is %s', (name, letters) => {
  expect(monogram(name)).toBe(letters);
});

test('has a color that depends on the slug alone', () => {
  expect(iconColor('astro')).toBe(iconColor('astro'));
  const colors = new Set(Array.from({ length: 60 }, (_, n) => iconColor(`tool-${n}`)));
  expect(colors.size).toBe(4);
});
