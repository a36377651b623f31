import { expect, it } from 'vitest';
import { monogram } from './monogram.ts';
import { iconColor, PRODUCT_ICON, productIconHtml } from './product-icon.ts';

const PRODUCT = { slug: 'kate', name: 'Kate <b>', icon: null };

it('A product without an icon has letters of its name', () => {
  expect(productIconHtml(PRODUCT)).toMatch(/^<svg class="product-icon" .+ aria-hidden="true" .+>KB<\/text><\/svg>$/);
});

it('An icon is loaded from the host of the page, once it is in sight, and takes its place before', () => {
  const icon = 'https://catalog.test/base/pictures/ab/1.webp';
  expect(productIconHtml({ ...PRODUCT, icon })).toBe(
    '<img class="product-icon" src="/base/pictures/ab/1.webp" width="48" height="48" alt="" loading="lazy" decoding="async">',
  );
  expect(productIconHtml({ ...PRODUCT, icon }, true)).toContain(' loading="eager" ');
});

it('The template has its sections around tags, never within one', () => {
  expect(PRODUCT_ICON.match(/<[^>]*>/g)?.filter((tag) => /\{\{[#^/]/.test(tag))).toEqual([]);
});

it.each([
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
])('The letters of %s are %s', (name, letters) => {
  expect(monogram(name)).toBe(letters);
});

it('Its ground has a color that depends on the slug alone', () => {
  expect(iconColor('astro')).toBe(iconColor('astro'));
  const colors = new Set(Array.from({ length: 60 }, (_, n) => iconColor(`tool-${n}`)));
  expect(colors.size).toBe(4);
});
